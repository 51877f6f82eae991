import { data } from "react-router";
import { FeedLinks } from "#app/pages/feed-links.tsx";
import { feedsOf } from "#app/pages/feeds.ts";
import { filterBy } from "#app/pages/filters.ts";
import { headOfIntro, readIntro } from "#app/pages/intro.server.ts";
import { askedChoice } from "#app/pages/paging.server.ts";
import { beginVisit } from "#app/visiting/visit.server.ts";
import { dayOf, formatDay, formatMonth, startOfDay, weekdayName, weekdays } from "#platform/dates.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Month } from "#ui/month/month.tsx";
import { ListHead } from "#ui/page/list-page.tsx";
import { Say } from "#ui/say/say.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import type { Route } from "./+types/calendar.route.ts";
import { type Agenda, countDays, readAgenda } from "./agenda.server.ts";
import { calendarTexts, programNames } from "./calendar.texts.ts";
import { whatsOnTexts } from "./whats-on.texts.ts";

const kinds = ["exhibition", "show", "activity"] as const;

/** /calendar: a month, and one day's agenda (`?date=2026-11-21&kind=show`). */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { park, locale } = visit;
  const today = dayOf(park.now());
  park.until(startOfDay(today.add({ days: 1 })));
  const asked = askedDay(visit.url);
  const kind = askedChoice(visit.url, "kind", kinds);
  const chosen = asked ?? today;
  const month = chosen.toPlainYearMonth();
  const feeds = feedsOf(kind ? [kind] : ["whats-on"], locale);
  const [agenda, counts, intro] = await Promise.all([readAgenda(visit, chosen, kind), countDays(visit, month, kind), readIntro(visit, "calendar", "calendar")]);
  const firstOf = (steps: number) => month.add({ months: steps }).toPlainDate({ day: 1 }).toString();
  return {
    page: { ...headOfIntro(intro), feeds, ...(asked && { unlisted: true }) },
    intro, feeds, agenda, kind,
    month: month.toString(),
    caption: formatMonth(chosen, locale),
    label: formatDay(chosen, locale, { year: true }),
    today: today.toString(),
    chosen: chosen.toString(),
    marks: counts.map(({ day, count }) => ({
      day, count, label: calendarTexts.sessions[locale].replace("{day}", formatDay(day, locale)).replace("{n}", String(count)),
    })),
    earlier: firstOf(-1), later: firstOf(1),
    filter: filterBy("/calendar", "kind", calendarTexts.kind, programNames, kind, locale),
  };
}

export default function Calendar({ loaderData }: Route.ComponentProps) {
  const { intro, feeds, filter, month, caption, label, today, chosen, marks, earlier, later, kind, agenda } = loaderData;
  const locale = useLocale();
  const href = (day: string) => `/calendar?date=${day}${kind ? `&kind=${kind}` : ""}`;
  const names = weekdays.map((weekday) => ({ long: weekdayName(weekday, locale), short: weekdayName(weekday, locale, "short") }));
  return (
    <>
      <ListHead intro={intro} filters={[filter]} />
      <div className="list-body calendar">
        <section className="calendar-month" aria-label={caption}>
          <Month month={month} caption={caption} weekdays={names} today={today} chosen={chosen} marks={marks} href={href} />
          <p className="calendar-steps">
            <ButtonLink look="secondary" icon="arrow-left" to={href(earlier)}>{calendarTexts.earlier[locale]}</ButtonLink>
            <ButtonLink look="quiet" to={href(today)}>{calendarTexts.today[locale]}</ButtonLink>
            <ButtonLink look="secondary" iconAfter="arrow-right" to={href(later)}>{calendarTexts.later[locale]}</ButtonLink>
          </p>
        </section>
        <section className="calendar-day" aria-live="polite">
          <h2>{label}</h2>
          {agenda.lunar && <p className="quiet">{calendarTexts.lunar[locale]} {agenda.lunar}</p>}
          <DayAgenda agenda={agenda} />
        </section>
        <FeedLinks feeds={feeds} />
      </div>
    </>
  );
}

function DayAgenda({ agenda }: { agenda: Agenda }) {
  const locale = useLocale();
  if (agenda.closed) return <p>{agenda.closed}</p>;
  return (
    <>
      {agenda.sessions.length === 0 && agenda.exhibitions.length === 0 && <p>{calendarTexts.nothing[locale]}</p>}
      {agenda.sessions.length > 0 && (
        <ul role="list">
          {agenda.sessions.map((one) => (
            <li key={one.to + one.session}>
              <span className="calendar-time">{one.from}–{one.until}</span>
              <To to={one.to}><Say passage={one.title} /></To>
              {one.state === "cancelled" && <Tag tone="brick">{whatsOnTexts.cancelled[locale]}</Tag>}
              {one.state === "sold-out" && <Tag tone="gold">{whatsOnTexts.soldOut[locale]}</Tag>}
            </li>
          ))}
        </ul>
      )}
      {agenda.exhibitions.length > 0 && (
        <>
          <h3>{calendarTexts.allDay[locale]}</h3>
          <ul role="list">{agenda.exhibitions.map((one) => <li key={one.to}><To to={one.to}><Say passage={one.title} /></To></li>)}</ul>
        </>
      )}
    </>
  );
}

/** The day a query asks for; anything that is no day is no address of the site (404). */
function askedDay(url: URL): Temporal.PlainDate | undefined {
  const asked = url.searchParams.get("date");
  if (asked === null) return undefined;
  if (!/^20\d\d-\d\d-\d\d$/.test(asked)) throw data(null, { status: 404 });
  try {
    return Temporal.PlainDate.from(asked, { overflow: "reject" });
  } catch {
    throw data(null, { status: 404 });
  }
}
