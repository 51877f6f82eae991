import { data } from "react-router";
import { parkContext } from "#app/context.ts";
import { BackHead, Panel } from "#app/staff/core/back-page.tsx";
import { EntryList } from "#app/staff/desk/day/entry-list.tsx";
import { say } from "#app/staff/core/desk.texts.ts";
import { seesPersonal, staffContext } from "#app/staff/core/staff-context.ts";
import { dayOf, formatDay, formatDayRange, formatMonth, weekdayName, weekdays } from "#platform/dates.ts";
import { backOffice, localeOfPath } from "#platform/locales.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import type { Route } from "./+types/calendar.route.ts";
import { type DeskDay, readDeskCalendar } from "./calendar.server.ts";
import { deskCalendarTexts } from "./calendar.texts.ts";
import { ClosedList } from "./closed-list.tsx";
import { readDayInQuery } from "./day-query.server.ts";
import { SessionList } from "./session-list.tsx";
import { daysShown, type Span, spans, stepped } from "./span.ts";
import "#app/staff/desk/day/day.css";
import "./calendar.css";

/**
 * /booking-manage/calendar?view=week&day=2026-11-21: reservations, rentals, rites and sessions by month, week and day.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [park, staff, locale] = [context.get(parkContext), context.get(staffContext), localeOfPath(url.pathname)];
  const span = spans.find((one) => one === url.searchParams.get("view")) ?? "month";
  const day = readDayInQuery(park, url.searchParams.get("day"));
  const { first, last } = daysShown(span, day);
  const label =
    span === "month"
      ? formatMonth(day, locale)
      : span === "week"
        ? formatDayRange(first, last, locale, { year: true })
        : formatDay(day, locale, { year: true });
  const page: PageHead = {
    title: { text: `${deskCalendarTexts.title[locale]} ${label}` },
    description: deskCalendarTexts.title[locale],
    unlisted: true,
  };
  const today = dayOf(park.now()).toString();
  const days = await readDeskCalendar(park, span, day, seesPersonal(staff), locale);
  return data(
    {
      page,
      span,
      day: day.toString(),
      label,
      today,
      earlier: stepped(span, day, -1).toString(),
      later: stepped(span, day, 1).toString(),
      days,
    },
    { headers: { "cache-control": "no-store" } },
  );
}

const address = (span: Span, day: string) => `${backOffice}/calendar?view=${span}&day=${day}`;

export default function DeskCalendar({
  loaderData: { span, day, label, today, earlier, later, days },
}: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof deskCalendarTexts) => deskCalendarTexts[name][locale];
  return (
    <>
      <BackHead
        title={
          <>
            {word("title")} <span className="diary-label">{label}</span>
          </>
        }
      >
        <ButtonLink to={address(span, earlier)} look="secondary" icon="chevron-left" iconOnly>
          {word("earlier")}
        </ButtonLink>
        <ButtonLink to={address(span, today)} look="secondary">
          {word("today")}
        </ButtonLink>
        <ButtonLink to={address(span, later)} look="secondary" icon="chevron-right" iconOnly>
          {word("later")}
        </ButtonLink>
      </BackHead>
      <nav className="back-views diary-spans" aria-label={word("views")}>
        <ul role="list">
          {spans.map((one) => (
            <li key={one}>
              <To to={address(one, day)} aria-current={one === span ? "page" : undefined}>
                {word(one)}
              </To>
            </li>
          ))}
        </ul>
      </nav>
      {span === "month" ? (
        <MonthTable days={days} today={today} label={label} />
      ) : (
        <div className={span === "week" ? "diary-week" : undefined}>
          {days.map((one) => (
            <DayPanel key={one.day} one={one} isToday={one.day === today} />
          ))}
        </div>
      )}
    </>
  );
}

function MonthTable({ days, today, label }: { days: readonly DeskDay[]; today: string; label: string }) {
  const locale = useLocale();
  // On a phone, where days stand one under the other, the month that runs begins today.
  const running = days.some(({ day, inMonth }) => inMonth && day === today);
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return (
    <table className="diary-month">
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              {weekdayName(weekday, locale, "short")}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.day}>
            {week.map((one, at) => (
              <MonthCell
                key={one.day}
                one={one}
                weekday={weekdayName(weekdays[at] ?? 1, locale, "short")}
                isToday={one.day === today}
                past={running && one.day < today}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MonthCell({
  one,
  weekday,
  isToday,
  past,
}: {
  one: DeskDay;
  weekday: string;
  isToday: boolean;
  past: boolean;
}) {
  const locale = useLocale();
  const word = (name: keyof typeof deskCalendarTexts) => deskCalendarTexts[name][locale];
  const quiet = one.counts.length === 0 && one.sessions.length === 0 && one.closed.length === 0;
  return (
    <td
      data-other={!one.inMonth || undefined}
      data-today={isToday || undefined}
      data-past={past || undefined}
      data-quiet={quiet || undefined}
    >
      <To
        to={address("day", one.day)}
        className="diary-number"
        aria-label={one.label}
        aria-current={isToday ? "date" : undefined}
        prefetch={false}
      >
        {one.number}
      </To>
      <span className="diary-weekday quiet" aria-hidden="true">
        {weekday}
      </span>
      <ClosedList closed={one.closed} />
      <ul role="list">
        {one.counts.map(({ kind, label, submissions, people }) => (
          <li key={kind} data-kind={kind}>
            {label} {submissions}
            {people > 0 && <span className="quiet"> · {say(word("people"), { n: people })}</span>}
          </li>
        ))}
        {one.sessions.length > 0 && <li className="quiet">{say(word("sessions"), { n: one.sessions.length })}</li>}
      </ul>
      {one.taken > 0 && (
        <meter
          min={0}
          max={Math.max(one.most, one.taken, 1)}
          high={one.most * 0.85}
          optimum={0}
          value={one.taken}
          aria-label={`${one.taken} / ${one.most}`}
        />
      )}
    </td>
  );
}

function DayPanel({ one, isToday }: { one: DeskDay; isToday: boolean }) {
  const locale = useLocale();
  const word = (name: keyof typeof deskCalendarTexts) => deskCalendarTexts[name][locale];
  const people = one.entries.reduce((sum, entry) => sum + (entry.people ?? 0), 0);
  return (
    <Panel
      title={
        <To to={address("day", one.day)} aria-current={isToday ? "date" : undefined} prefetch={false}>
          {one.label}
        </To>
      }
      tools={
        <>
          {people > 0 && <span className="quiet">{say(word("people"), { n: people })}</span>}
          <To to={`${backOffice}/day-sheet?day=${one.day}`} prefetch={false}>
            {word("sheet")}
          </To>
        </>
      }
    >
      <ClosedList closed={one.closed} />
      {one.entries.length === 0 ? <p className="quiet">{word("nothing")}</p> : <EntryList entries={one.entries} />}
      {one.sessions.length > 0 && <SessionList sessions={one.sessions} />}
    </Panel>
  );
}
