import type { MapMark } from "#app/places/map/park-map.tsx";
import { lineOf } from "#app/places/map/drawing/drawing.ts";
import type { Visit } from "#app/visiting/visit.server.ts";
import { closedAllDay, openSpansOn } from "#app/visiting/hours/open-spans.ts";
import { readCalendar } from "#app/places/park-calendar.server.ts";
import { clockTime, dayOf, formatDay, instantAt, minutesOf, startOfDay, timeOf } from "#platform/dates.ts";
import { listMark, type Locale, type Localized, type Passage } from "#platform/locales.ts";
import { directionTexts } from "#app/places/map/directions/directions.texts.ts";
import { planTexts } from "./plans.texts.ts";
import { farthestDays } from "./day-query.ts";
import type { planAudiences } from "./plan.content.ts";
import { type PlanRow, type PlanStop, readPlanStops, readSpares } from "./plan-stops.server.ts";
import { countClosed, type LaidDay, wholeArrival, withSecondChoices } from "./second-choices.ts";
import type { ParkDay, WhyClosed } from "./stays.ts";
import { type Timeline, timelineOf } from "./timeline.ts";
import type { Walk } from "#app/places/map/directions/shortest-way.ts";

export type LocalizedEntry = {
  to: string;
  name: Passage;
  note: Passage;
  place: Passage | undefined;
  number?: number;
  times?: string | undefined;
  walk?: string | undefined;
  wait?: string | undefined;
  closed?: string | undefined;
  moved?: boolean;
  /** The plan’s own stop, for which this one stands in, and why. */
  instead?: { to: string; name: Passage; why: string } | undefined;
};
type PlanData = { audience: (typeof planAudiences)[number]; starts: string | undefined; stops: readonly PlanRow[] };
type When = { day: Temporal.PlainDate; at: number };
/** Another arrival or another day on which every stop can be visited in its turn. */
type WholeAt = When & { what: "arrival" | "day" };

/** A whole day is looked for this many days ahead, and an arrival in steps of this many minutes. */
const daysAhead = 14;
const arrivalStep = 15;

/** A plan walked on a day: reads opening hours, closures, shops' hours and sessions; the page lives until midnight. */
export async function readPlanDay(visit: Visit, { audience, starts, stops: rows }: PlanData, { day, at }: When) {
  const { park } = visit;
  park.cache.expireAt(startOfDay(dayOf(park.now()).add({ days: 1 })));
  const calendar = await readCalendar(park);
  const parkDay: ParkDay = { ...calendar, day };
  const { gate, stopsOn } = await readPlanStops(visit, rows);
  const given = stopsOn(parkDay);
  const walk = { starts: at, gate };
  const asGiven = timelineOf(at, gate, given);
  const shut = closedAllDay(parkDay, day);
  const asWritten: LaidDay<WhyClosed, PlanStop> = { turns: given.map((stop) => ({ stop })), timeline: asGiven };
  if (countClosed(asGiven) === 0) return { given, ...asWritten, shut, asGiven, whole: undefined };
  const arrival = shut ? undefined : wholeArrival(walk, given, arrivalsOn(visit, parkDay));
  const whole: WholeAt | undefined = arrival === undefined ? nextWholeDay() : { what: "arrival", day, at: arrival };
  if (shut) return { given, ...asWritten, shut, asGiven, whole };
  const laid = withSecondChoices<WhyClosed, PlanStop>(
    walk,
    given,
    await readSpares(visit, rows, parkDay, { rainy: audience === "rainy-day" }),
  );
  return { given, ...laid, shut, asGiven, whole };

  function nextWholeDay(): WholeAt | undefined {
    const farthest = dayOf(park.now()).add({ days: farthestDays });
    const days = Array.from({ length: daysAhead }, (_, ahead) => day.add({ days: ahead + 1 })).filter(
      (one) => Temporal.PlainDate.compare(one, farthest) <= 0,
    );
    const times = starts ? [at, minutesOf(starts)] : [at];
    const found = times
      .flatMap((time) => days.map((one) => ({ day: one, at: time })))
      .find((one) => countClosed(timelineOf(one.at, gate, stopsOn({ ...calendar, day: one.day }))) === 0);
    return found && { what: "day", ...found };
  }
}

/**
 * When one may arrive on a day: while the park is open, and not before now. A page that names such a time is rendered
 * again once it is past.
 */
function arrivalsOn({ park }: Visit, parkDay: ParkDay): number[] {
  const now = park.now();
  const isToday = parkDay.day.equals(dayOf(now));
  const arrivals = openSpansOn(parkDay, parkDay.day).flatMap(({ from, to }) => {
    const first = minutesOf(timeOf(from));
    return Array.from(
      { length: Math.ceil((minutesOf(timeOf(to)) - first) / arrivalStep) },
      (_, step) => first + step * arrivalStep,
    );
  });
  const coming = arrivals.filter((minute) => !isToday || minute >= minutesOf(timeOf(now)));
  if (isToday && coming[0] !== undefined) park.cache.expireAt(instantAt(parkDay.day, clockTime(coming[0] + 1)));
  return coming;
}

/** The day as the page shows it. */
export function localizePlanDay(
  { turns, given, asGiven, timeline, shut, whole }: Awaited<ReturnType<typeof readPlanDay>>,
  { day, at }: When,
  locale: Locale,
) {
  const made = timeline.entries.flatMap((entry) => (entry.closed === undefined ? [entry] : []));
  let number = 0;
  const entries = turns.map(({ stop, moved, instead }, order): LocalizedEntry => {
    const entry = timeline.entries[order];
    const shown = { to: stop.to, name: stop.name, note: stop.note, place: stop.placeName };
    if (!entry || entry.closed !== undefined)
      return { ...shown, closed: entry ? formatWhy(entry.closed, locale) : undefined };
    number += 1;
    // Of a wait, too, only the five minutes count: who has two of them is on time.
    const wait = Math.floor((entry.begins - entry.arrives) / 5) * 5;
    const why = instead && asGiven.entries[given.indexOf(instead)]?.closed;
    return {
      ...shown,
      number,
      times: `${clockTime(entry.begins)}–${clockTime(entry.leaves)}`,
      walk: entry.walk && fill(directionTexts.onFoot, locale, entry.walk.minutes),
      wait: wait > 0 ? fill(planTexts.wait, locale, wait) : undefined,
      ...(moved && !instead && { moved }),
      instead: instead && { to: instead.to, name: instead.name, why: why ? formatWhy(why, locale) : "" },
    };
  });
  return {
    entries,
    marks: marksOf(
      entries,
      turns.map(({ stop }) => stop),
    ),
    line: {
      path: made
        .flatMap(({ walk }) => walk ?? [])
        .map(pathOf)
        .join(""),
      stepFree: timeline.stepFree,
    },
    total: formatDuration(timeline.minutes, locale),
    between: `${clockTime(at)}–${clockTime(timeline.ends)}`,
    walking: formatDuration(timeline.walking, locale),
    steps: planTexts[timeline.stepFree ? "stepFree" : "withSteps"][locale],
    closed: entries.filter(({ closed }) => closed !== undefined).length,
    dayName: formatDay(day, locale, { year: true, weekday: true }),
    shut:
      shut && `${planTexts.shut[locale]}${shut.reason ? `${locale === "en_US" ? " " : ""}${shut.reason[locale]}` : ""}`,
    whole: whole && {
      query: `?date=${whole.day}&at=${clockTime(whole.at)}`,
      words: planTexts[whole.what === "day" ? "wholeDay" : "wholeArrival"][locale]
        .replace("{day}", formatDay(whole.day, locale))
        .replace("{at}", clockTime(whole.at)),
    },
  };
}

/** Minutes as 3 小時 40 分鐘 / 3 h 40 min / 3時間40分. */
export function formatDuration(minutes: number, locale: Locale): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    ...(hours > 0 ? [fill(planTexts.hours, locale, hours)] : []),
    ...(rest > 0 || hours === 0 ? [fill(planTexts.minutesShort, locale, rest)] : []),
  ];
  return parts.join(locale === "ja_JP" ? "" : " ");
}

/** The instants between which a stop is made; undefined where it is closed. */
export function spanOf(timeline: Timeline<WhyClosed>, order: number, day: Temporal.PlainDate) {
  const entry = timeline.entries[order];
  if (!entry || entry.closed !== undefined) return undefined;
  return { from: instantAt(day, clockTime(entry.begins)), to: instantAt(day, clockTime(entry.leaves)) };
}

/** Stops at one spot share a mark: “2, 3”. */
function marksOf(entries: readonly LocalizedEntry[], stops: readonly PlanStop[]): MapMark[] {
  const marks = new Map<string, MapMark>();
  for (const [order, { number, to, name }] of entries.entries()) {
    const where = stops[order]?.where;
    if (!where || number === undefined) continue;
    const key = `${where.x} ${where.y}`;
    const before = marks.get(key);
    marks.set(
      key,
      before
        ? { ...before, mark: `${before.mark},${number}` }
        : { to, mark: String(number), name, x: where.x, y: where.y, look: "stop" },
    );
  }
  return [...marks.values()];
}

function pathOf(walk: Walk): string {
  return walk.stretches.map(({ points }) => lineOf(points)).join("");
}

function formatWhy(why: WhyClosed, locale: Locale): string {
  const words = planTexts;
  if (why.kind === "shop-hours") return words.shopHours[locale].replace("{hours}", `${why.opens}–${why.closes}`);
  if (why.kind === "other-sessions")
    return words.otherSessions[locale].replace("{times}", why.times.join(listMark[locale]));
  if (why.kind === "no-session") return words.noSession[locale];
  const reason = why.reason?.[locale];
  return reason
    ? words.because[locale].replace("{reason}", reason)
    : words[why.kind === "park-closed" ? "parkShut" : "notOpenThen"][locale];
}

function fill(text: Localized, locale: Locale, number: number): string {
  return text[locale].replace("#", String(number));
}
