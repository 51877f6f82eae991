import { data, Form } from "react-router";
import { z } from "zod";
import { parkContext } from "#app/context.ts";
import { kinds } from "#app/deed-kinds.ts";
import { deedKinds, deedStates } from "#app/deeds/deed.ts";
import { stateNames } from "#app/deeds/deeds.texts.ts";
import { contactOf, listDeeds } from "#app/deeds/book/list.server.ts";
import { moment } from "#app/deeds/status/status-page.server.ts";
import { isOverdue, missingYear } from "#app/deeds/working-days.ts";
import { readHolidays } from "#app/deeds/working-years.server.ts";
import { guard } from "#app/staff/guards.server.ts";
import { seesPersonal, staffContext } from "#app/staff/staff-context.ts";
import { formatDay } from "#platform/dates.ts";
import { localeOfPath } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { To } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { Table } from "#ui/table/table.tsx";
import type { Route } from "./+types/deeds.route.ts";
import { deskTexts, say } from "./desk.texts.ts";

export const middleware: Route.MiddlewareFunction[] = [guard("signed-in")];

const size = 25;
const querySchema = z.object({
  kind: z.enum(deedKinds).optional().catch(undefined),
  state: z.enum([...deedStates, "open"]).optional().catch(undefined),
  text: z.string().max(100).catch(""),
  page: z.coerce.number().int().min(1).max(1000).catch(1),
});

/** /booking-manage/list: all deeds, by kind, state and text; a viewer sees no personal data (rules S2, S5). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [park, staff, locale] = [context.get(parkContext), context.get(staffContext), localeOfPath(url.pathname)];
  const asked = querySchema.parse(Object.fromEntries(url.searchParams));
  const personal = seesPersonal(staff);
  const { rows, total } = await listDeeds(park, asked, { page: asked.page, size, personal });
  const shown = await Promise.all(rows.map(async ({ id, kind, code, state, openedAt, dueOn, erased }) => {
    const contact = personal && !erased ? await contactOf(park, id) : undefined;
    return {
      id, code,
      kind: kinds[kind]?.label[locale] ?? kind,
      state: stateNames[state][locale],
      opened: moment(openedAt, locale),
      due: dueOn ? formatDay(dueOn, locale) : "",
      overdue: dueOn !== undefined && isOverdue(dueOn, park.now()),
      contact: contact ? [contact.name, contact.phone].filter(Boolean).join(" · ") : deskTexts[erased ? "erased" : "hidden"][locale],
    };
  }));
  const page: PageHead = { title: { text: deskTexts.list[locale] }, description: deskTexts.list[locale], unlisted: true };
  const known = deedKinds.flatMap((kind) => (kinds[kind] ? [{ kind, label: kinds[kind].label[locale] }] : []));
  const year = missingYear(await readHolidays(park.db), park.now());
  return data({ page, rows: shown, total, asked, known, year, isAdmin: staff.role === "admin" }, { headers: { "cache-control": "no-store" } });
}

export default function Deeds({ loaderData: { rows, total, asked, known, year, isAdmin } }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof deskTexts) => deskTexts[name][locale];
  const pages = Array.from({ length: Math.ceil(total / size) }, (_, at) => at + 1);
  const queryOf = (page: number) => new URLSearchParams({ ...(asked.kind && { kind: asked.kind }), ...(asked.state && { state: asked.state }), ...(asked.text && { text: asked.text }), page: String(page) }).toString();
  return (
    <>
      <h1>{word("list")}</h1>
      {year && <Notice tone="warning" title={say(word("missingYear"), { year })}><p><To to="/booking-manage/working-days">{word("workingDays")}</To></p></Notice>}
      <ul role="list" className="back-links">
        <li><To to="/booking-manage/working-days">{word("workingDays")}</To></li>
        {isAdmin && <li><To to="/booking-manage/personal-data">{word("personalData")}</To></li>}
      </ul>
      <Form method="get" className="back-filter" role="search">
        <p>
          <label htmlFor="kind">{word("kind")}</label>
          <select id="kind" name="kind" className="control" defaultValue={asked.kind ?? ""}>
            <option value="">{word("all")}</option>
            {known.map(({ kind, label }) => <option key={kind} value={kind}>{label}</option>)}
          </select>
        </p>
        <p>
          <label htmlFor="state">{word("state")}</label>
          <select id="state" name="state" className="control" defaultValue={asked.state ?? ""}>
            <option value="">{word("all")}</option>
            <option value="open">{word("open")}</option>
            {deedStates.map((state) => <option key={state} value={state}>{stateNames[state][locale]}</option>)}
          </select>
        </p>
        <p>
          <label htmlFor="text">{word("text")}</label>
          <input id="text" name="text" className="control" type="search" defaultValue={asked.text} maxLength={100} />
        </p>
        <Button type="submit" look="secondary">{word("search")}</Button>
      </Form>
      <p role="status">{say(word("found"), { count: total })}</p>
      {rows.length === 0 ? <p>{word("empty")}</p> : (
        <Table
          caption={word("list")}
          captionHidden
          dense
          head={[word("code"), word("kind"), word("state"), word("due"), word("contact"), word("came")]}
          rows={rows.map((row) => [
            <To key={row.id} to={`/booking-manage/deeds/${row.id}`}>{row.code}</To>,
            row.kind, row.state, row.overdue ? <strong key="due">{row.due} {word("overdue")}</strong> : row.due, row.contact, row.opened,
          ])}
        />
      )}
      {pages.length > 1 && (
        <nav aria-label={word("pages")}>
          <ul role="list" className="back-links">{pages.map((page) => <li key={page}><To to={`/booking-manage/list?${queryOf(page)}`} aria-current={page === asked.page ? "page" : undefined}>{page}</To></li>)}</ul>
        </nav>
      )}
    </>
  );
}
