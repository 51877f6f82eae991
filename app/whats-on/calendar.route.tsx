import { data, Form } from "react-router";
import { FeedLinks } from "#app/pages/feed-links.tsx";
import { feedsOf } from "#app/pages/feeds.ts";
import { filterBy, pageHref } from "#app/pages/filters.ts";
import { headOfIntro, readIntro } from "#app/pages/intro.server.ts";
import { choiceInQuery } from "#app/pages/paging.server.ts";
import { PrintButton } from "#app/pages/print-button.tsx";
import { beginVisit } from "#app/visiting/visit.server.ts";
import { dayOf, formatDay, formatMonth, startOfDay, weekdayName, weekdays } from "#platform/dates.ts";
import { listMark, partMark, pathIn } from "#platform/locales.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { DateInput } from "#ui/date-input/date-input.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Month } from "#ui/month/month.tsx";
import { MonthKey } from "#ui/month/month-key.tsx";
import { ToolHead } from "#ui/page/tool-head.tsx";
import { UntranslatedNotice } from "#ui/say/say.tsx";
import type { Route } from "./+types/calendar.route.ts";
import { openAgenda } from "./agenda.server.ts";
import { AgendaList, DayAgenda, isPartlyUntranslated } from "./agenda.tsx";
import { calendarKinds, calendarTexts, heldNames, kindNames, viewNames } from "./calendar.texts.ts";
import { Timeline } from "./timeline.tsx";
import { timelineTexts } from "./timeline.texts.ts";
import { readOpenDay } from "./today.server.ts";
import "./calendar.css";

const agendaDays = 14;

/**
 * /calendar: a month and one of its days, or two weeks as an agenda, from any day
 * (`?date=2026-11-21&kind=show&view=agenda`).
 */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { park, locale } = visit;
  const today = dayOf(park.now());
  park.cache.expireAt(startOfDay(today.add({ days: 1 })));
  const query = dayInQuery(visit.url);
  const kind = choiceInQuery(visit.url, "kind", calendarKinds);
  const view = choiceInQuery(visit.url, "view", ["agenda"]);
  const chosen = query ?? today;
  const feeds = feedsOf(kind && kind !== "festival" ? [kind] : ["whats-on"], locale);
  const [agenda, intro] = await Promise.all([openAgenda(visit, kind), readIntro(visit, "calendar", "calendar")]);
  const last = chosen.add({ days: agendaDays - 1 });
  const month = chosen.toPlainYearMonth();
  const firstOf = (steps: number) => month.add({ months: steps }).toPlainDate({ day: 1 }).toString();
  const date = query?.toString();
  const read = view ? { usual: [], days: [] } : agenda.readMonth(month);
  return {
    page: { ...headOfIntro(intro), feeds, ...((query ?? view) && { unlisted: true }) },
    intro,
    feeds,
    kind,
    view,
    date,
    today: today.toString(),
    chosen: chosen.toString(),
    agenda: view && {
      caption: calendarTexts.agenda[locale].replace("{from}", formatDay(chosen, locale)),
      days: Array.from({ length: agendaDays }, (_, ahead) => chosen.add({ days: ahead }))
        .map((day) => ({ ...agenda.dayOf(day), label: formatDay(day, locale) }))
        .filter((day) => !kind || day.closed || day.sessions.length + day.festivals.length > 0),
      exhibitions: agenda.exhibitionsBetween(chosen.toString(), last.toString()),
      earlier: chosen.subtract({ days: agendaDays }).toString(),
      later: chosen.add({ days: agendaDays }).toString(),
    },
    month: view
      ? undefined
      : {
          month: month.toString(),
          caption: formatMonth(chosen, locale),
          usual: read.usual.map((one) => heldNames[one][locale]).join(listMark[locale]),
          kinds: (["show", "activity", "exhibition", "festival"] as const).filter((one) =>
            read.days.some(({ kinds }) => kinds.includes(one)),
          ),
          marks: read.days.map(({ day, closed, held, kinds, special }) => ({
            day,
            count: held.length,
            kinds,
            note: closed ? calendarTexts.shut[locale] : undefined,
            special: special.length > 0,
            label: [
              formatDay(day, locale),
              ...(closed
                ? [calendarTexts.shut[locale]]
                : held.map(([kind, count]) => `${heldNames[kind][locale]} ${count}`)),
              ...(special.length > 0 ? [calendarTexts.special[locale]] : []),
            ].join(partMark[locale]),
          })),
          earlier: firstOf(-1),
          later: firstOf(1),
          day: { ...agenda.dayOf(chosen), label: formatDay(chosen, locale, { year: true }) },
        },
    happening: view || query || kind ? undefined : await readOpenDay(visit),
    filters: [
      filterBy("/calendar", "view", calendarTexts.view, { agenda: viewNames.agenda }, view, locale, { date, kind }),
      filterBy("/calendar", "kind", calendarTexts.kind, kindNames, kind, locale, { date, view }),
    ],
  };
}

export default function Calendar({ loaderData }: Route.ComponentProps) {
  const { intro, feeds, filters, kind, view, today, chosen, month, agenda, happening } = loaderData;
  const locale = useLocale();
  const word = (name: keyof typeof calendarTexts) => calendarTexts[name][locale];
  const href = (day: string) => pageHref("/calendar", { date: day, kind, view })(1);
  const [viewFilter, ...others] = filters;
  // Without a choice the calendar is a month: the first of the two views says so.
  const views = viewFilter && {
    ...viewFilter,
    links: viewFilter.links.map((link, at) => (at === 0 ? { ...link, text: { text: viewNames.month[locale] } } : link)),
  };
  return (
    <>
      <ToolHead intro={intro} filters={views ? [views, ...others] : others} />
      <div className="list-body calendar" data-view={view ?? "month"}>
        {(month
          ? isPartlyUntranslated([month.day])
          : agenda && isPartlyUntranslated(agenda.days, agenda.exhibitions)) && <UntranslatedNotice />}
        {month && (
          <>
            <section className="month-frame" aria-label={month.caption}>
              <Month
                month={month.month}
                caption={month.caption}
                weekdays={weekdays.map((weekday) => ({
                  long: weekdayName(weekday, locale),
                  short: weekdayName(weekday, locale, "short"),
                }))}
                today={today}
                chosen={chosen}
                marks={month.marks}
                href={href}
              />
              <MonthKey
                kinds={month.kinds.map((one) => [one, heldNames[one][locale]])}
                special={month.marks.some(({ special }) => special) ? word("special") : undefined}
              />
              {month.usual && <p className="calendar-usual quiet">{word("usual").replace("{kinds}", month.usual)}</p>}
              <Steps
                earlier={href(month.earlier)}
                later={href(month.later)}
                words={[word("earlierShort"), word("laterShort")]}
                labels={[word("earlier"), word("later")]}
                today={href(today)}
              />
              <p className="calendar-keys quiet no-print">{word("keys")}</p>
            </section>
            <section className="calendar-day" aria-live="polite">
              <h2>{month.day.label}</h2>
              {month.day.lunar && (
                <p className="quiet">
                  {word("lunar")} {month.day.lunar}
                </p>
              )}
              <DayAgenda agenda={month.day} />
            </section>
          </>
        )}
        {agenda && (
          <>
            <AgendaList caption={agenda.caption} days={agenda.days} exhibitions={agenda.exhibitions} today={today} />
            <Steps
              earlier={href(agenda.earlier)}
              later={href(agenda.later)}
              words={[word("fortnightBefore"), word("fortnightAfter")]}
              today={href(today)}
            />
          </>
        )}
        <div className="calendar-tools no-print">
          <Form method="get" action={pathIn(locale, "/calendar")}>
            {kind && <input type="hidden" name="kind" value={kind} />}
            {view && <input type="hidden" name="view" value={view} />}
            <DateInput name="date" label={word("goTo")} defaultValue={chosen} key={chosen} />
            <Button type="submit" look="secondary">
              {word("go")}
            </Button>
          </Form>
          <PrintButton look="quiet" />
        </div>
        {happening && happening.moments.length > 0 && (
          <section className="calendar-today">
            <h2>{timelineTexts[happening.when][locale]}</h2>
            <Timeline today={happening} />
          </section>
        )}
        <FeedLinks feeds={feeds} />
      </div>
    </>
  );
}

type StepsProps = {
  earlier: string;
  later: string;
  today: string;
  words: [string, string];
  /** What they are called where the words alone do not tell. */
  labels?: [string, string];
};

function Steps({ earlier, later, today, words, labels = words }: StepsProps) {
  const locale = useLocale();
  return (
    <p className="month-steps no-print">
      <ButtonLink look="secondary" icon="arrow-left" to={earlier} aria-label={labels[0]}>
        {words[0]}
      </ButtonLink>
      <ButtonLink look="quiet" to={today}>
        {calendarTexts.today[locale]}
      </ButtonLink>
      <ButtonLink look="secondary" iconAfter="arrow-right" to={later} aria-label={labels[1]}>
        {words[1]}
      </ButtonLink>
    </p>
  );
}

/** The day a query asks for; nothing where none was written, and what is no day is no address of the site (404). */
function dayInQuery(url: URL): Temporal.PlainDate | undefined {
  const query = url.searchParams.get("date");
  if (query === null || query === "") return undefined;
  if (!/^20\d\d-\d\d-\d\d$/.test(query)) throw data(null, { status: 404 });
  try {
    return Temporal.PlainDate.from(query, { overflow: "reject" });
  } catch {
    throw data(null, { status: 404 });
  }
}
