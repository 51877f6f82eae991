import { data, Form } from "react-router";
import { parkContext } from "#app/context.ts";
import { PrintButton } from "#app/pages/print-button.tsx";
import { BackHead, Empty } from "#app/staff/core/back-page.tsx";
import { say } from "#app/staff/core/desk.texts.ts";
import { mayRead } from "#app/staff/core/guards.server.ts";
import { seesPersonal, staffContext } from "#app/staff/core/staff-context.ts";
import { backOffice, localeOfPath, pathIn } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { TypedInput } from "#ui/date-input/typed-input.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import type { Route } from "./+types/day-sheet.route.ts";
import { deskCalendarTexts } from "./calendar.texts.ts";
import { ClosedList } from "./closed-list.tsx";
import { readDayInQuery } from "./day-query.server.ts";
import { readDaySheet } from "./day-sheet.server.ts";
import { SessionList } from "./session-list.tsx";
import "./calendar.css";

/** /booking-manage/day-sheet?day=2026-11-21: the day on paper. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [park, staff, locale] = [context.get(parkContext), context.get(staffContext), localeOfPath(url.pathname)];
  const sheet = await readDaySheet(
    park,
    readDayInQuery(park, url.searchParams.get("day")),
    seesPersonal(staff),
    locale,
  );
  const page: PageHead = {
    title: { text: `${deskCalendarTexts.sheet[locale]} ${sheet.label}` },
    description: deskCalendarTexts.sheetLead[locale],
    unlisted: true,
  };
  return data(
    { page, sheet, opensRites: mayRead(staff.role, "rites/:day") },
    { headers: { "cache-control": "no-store" } },
  );
}

export default function DaySheet({ loaderData: { sheet, opensRites } }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof deskCalendarTexts) => deskCalendarTexts[name][locale];
  return (
    <>
      <BackHead
        title={
          <>
            {word("sheet")} <span className="diary-label">{sheet.label}</span>
          </>
        }
        lead={<span className="no-print">{word("sheetLead")}</span>}
      >
        <Form method="get" action={pathIn(locale, `${backOffice}/day-sheet`)} className="back-filter sheet-day">
          <label htmlFor="day" className="visually-hidden">
            {word("dayOf")}
          </label>
          <span className="field-line">
            <TypedInput written="day" key={sheet.day} id="day" name="day" defaultValue={sheet.day} required />
          </span>
          <Button type="submit" look="secondary">
            {word("show")}
          </Button>
        </Form>
        <PrintButton>{word("print")}</PrintButton>
      </BackHead>
      <ClosedList closed={sheet.closed} />
      <ClosedList closed={sheet.closedParts} tone="plain" />
      <p>
        <strong>{say(word("total"), { groups: sheet.lines.length, people: sheet.people })}</strong>
      </p>
      {sheet.lanterns && (
        <p>
          {opensRites ? (
            <To to={`${backOffice}/rites/${sheet.day}`} prefetch={false}>
              {sheet.lanterns}
            </To>
          ) : (
            sheet.lanterns
          )}
        </p>
      )}
      {sheet.lines.length === 0 && !sheet.lanterns && <Empty>{word("nothing")}</Empty>}
      {sheet.lines.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className="table sheet" aria-label={word("sheet")} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {(["time", "who", "tickets", "more", "came"] as const).map((name) => (
                  <th key={name} scope="col">
                    {word(name)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sheet.lines.map((line) => (
                <Line key={line.id} line={line} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {sheet.sessions.length > 0 && <SessionList sessions={sheet.sessions} level="h2" />}
      <p className="quiet">{say(word("printed"), { time: sheet.at })}</p>
    </>
  );
}

type SheetLine = Route.ComponentProps["loaderData"]["sheet"]["lines"][number];

function Line({ line }: { line: SheetLine }) {
  const locale = useLocale();
  return (
    <tr>
      <td className="figures sheet-time">{line.time}</td>
      <th scope="row">
        <strong>{line.name || line.kind}</strong>
        <br />
        <To to={`${backOffice}/submissions/${line.id}`} className="list-code" prefetch={false}>
          {line.code}
        </To>{" "}
        <span className="quiet">
          {line.name && line.kind} {line.state}
        </span>
        {line.phone && (
          <>
            <br />
            <span className="figures">{line.phone}</span>
          </>
        )}
      </th>
      <td>
        {line.people !== undefined && (
          <strong className="figures">{say(deskCalendarTexts.people[locale], { n: line.people })}</strong>
        )}
        <br />
        {line.tickets}
      </td>
      <td className="sheet-facts">
        <dl>
          {line.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {line.notes.map((note, order) => (
          <p key={order} className="sheet-note">
            {note}
          </p>
        ))}
      </td>
      <td className="sheet-came">
        <span className="visually-hidden">{deskCalendarTexts.came[locale]} </span>
        {line.arrived > 0 ? <span className="figures">{line.arrived}</span> : <span className="sheet-box" />}
      </td>
    </tr>
  );
}
