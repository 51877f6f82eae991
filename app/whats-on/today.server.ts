import { isOpenAt } from "#app/visiting/hours/opening.ts";
import type { Visit } from "#app/visiting/visit.server.ts";
import { closedAllDay, openSpansOn } from "#app/visiting/hours/open-spans.ts";
import { readCalendar } from "#app/places/park-calendar.server.ts";
import type { Calendar } from "#app/visiting/days/rhythm.ts";
import { mistOn, shuttlesOn } from "#app/visiting/days/rhythm.ts";
import { readFacts, readTimetable } from "#app/visiting/visiting.server.ts";
import { listItems } from "#platform/content/store.ts";
import { dayOf, instantAt, startOfDay, timeOf } from "#platform/dates.ts";
import type { Passage } from "#platform/locales.ts";
import { programTypes } from "./programs.server.ts";
import { nextOccurrences, type Occurrence, occurrencesOn } from "#app/visiting/days/sessions.ts";

/** One thing that happens that day, at a time of the park's clock. */
export type TodayMoment = {
  time: string;
  title: Passage;
  to?: string | undefined;
  kind: "show" | "activity" | "tour" | "sound";
  state: Occurrence["state"];
};
/** The day's moments by the clock, and beside them when the mist begins and the shuttle leaves the park, HH:MM. */
export type Today = {
  day: string;
  when: "today" | "tomorrow" | "later";
  moments: TodayMoment[];
  mist: string[];
  shuttle: string[];
};

/** How far ahead the next open day is looked for. */
const daysAhead = 14;

/**
 * What happens in the park today, or once it has closed on its next open day: sessions and guided tours, called-off
 * ones marked, bell and drum, mist and shuttles; nothing where it stays shut for a fortnight. The page lives until the
 * park closes, or until midnight.
 */
export async function readOpenDay(visit: Visit): Promise<Today> {
  const { park, locale } = visit;
  const now = park.now();
  const today = dayOf(now);
  park.cache.expireAt(startOfDay(today.add({ days: 1 })));
  const [facts, calendar, timetable] = await Promise.all([readFacts(park), readCalendar(park), readTimetable(park)]);
  const closes = openSpansOn(calendar, today).at(-1)?.to;
  const isOver = !closes || Temporal.Instant.compare(closes, now) <= 0;
  if (closes && !isOver) park.cache.expireAt(closes);
  const ahead = isOver
    ? Array.from({ length: daysAhead }, (_, at) => at + 1).find((days) => !closedAllDay(calendar, today.add({ days })))
    : 0;
  const date = today.add({ days: ahead ?? 0 });
  const [day, when] = [
    date.toString(),
    ahead === 1 ? ("tomorrow" as const) : ahead ? ("later" as const) : ("today" as const),
  ];
  if (ahead === undefined) return { day, when, moments: [], mist: [], shuttle: [] };
  const sessions = await Promise.all(
    (["show", "activity", "exhibition"] as const).map((kind) => sessionsOf(visit, kind, calendar, day)),
  );
  const sounds = (["rhythm.bell", "rhythm.drum"] as const).map((key) => ({
    time: String(facts[key].value),
    title: { text: facts[key].label[locale] },
    kind: "sound" as const,
    state: "on" as const,
  }));
  const moments = [
    ...sounds.filter(({ time }) => isOpenAt(calendar.hours, calendar.closures, instantAt(day, time))),
    ...sessions.flat(),
  ];
  return {
    day,
    when,
    moments: moments.sort((a, b) => a.time.localeCompare(b.time)),
    mist: mistOn(calendar, Number(facts["rhythm.mistEvery"].value), date).map(timeOf),
    shuttle: shuttlesOn(calendar, timetable, "fromPark", date).map(timeOf),
  };
}

/** The next performance to come within a fortnight on an open day, if any; the page lives until it begins. */
export async function nextPerformance(visit: Visit) {
  const { park } = visit;
  const now = park.now();
  const [calendar, shows] = await Promise.all([readCalendar(park), listItems(park, programTypes.show)]);
  const coming = shows
    .flatMap((item) =>
      nextOccurrences(calendar, item.data, now, dayOf(now), 12, 14).map((one) => ({
        item,
        state: one.state,
        at: instantAt(one.day, one.from),
      })),
    )
    .filter(({ at, state }) => state !== "cancelled" && Temporal.Instant.compare(at, now) > 0)
    .sort((a, b) => Temporal.Instant.compare(a.at, b.at));
  const [next] = coming;
  if (!next) return undefined;
  park.cache.expireAt(next.at);
  return { at: next.at, title: visit.localize<{ zh_TW: string }>(next.item.data.title), to: `/show/${next.item.slug}` };
}

async function sessionsOf(
  visit: Visit,
  kind: "show" | "activity" | "exhibition",
  calendar: Calendar,
  day: string,
): Promise<TodayMoment[]> {
  const items = await listItems(visit.park, programTypes[kind]);
  return items.flatMap((item) =>
    occurrencesOn(calendar, item.data, day).map((one) => ({
      time: one.from,
      title: visit.localize<{ zh_TW: string }>(item.data.title),
      to: `/${kind}/${item.slug}`,
      kind: kind === "exhibition" ? ("tour" as const) : kind,
      state: one.state,
    })),
  );
}
