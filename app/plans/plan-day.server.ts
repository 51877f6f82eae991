import type { MapMark } from "#app/places/map/park-map.tsx";
import { lineOf } from "#app/places/map/drawing/drawing.ts";
import type { Visit } from "#app/visiting/visit.server.ts";
import { closedAllDay } from "#app/visiting/hours/open-spans.ts";
import { readCalendar } from "#app/visiting/hours/park-calendar.server.ts";
import { clockTime, dayOf, formatDay, instantAt, startOfDay } from "#platform/dates.ts";
import { listMark, type Locale, type Localized, type Passage } from "#platform/locales.ts";
import { directionTexts } from "#app/places/map/directions/directions.texts.ts";
import { planTexts } from "./plans.texts.ts";
import { type PlanStop, readPlanStops } from "./plan-stops.server.ts";
import type { ParkDay, WhyClosed } from "./stays.ts";
import { type Timeline, timelineOf } from "./timeline.ts";
import type { Walk } from "#app/places/map/directions/shortest-way.ts";

export type ToldEntry = { to: string; name: Passage; note: Passage; place: Passage | undefined; number?: number; times?: string | undefined; walk?: string | undefined; wait?: string | undefined; closed?: string | undefined };
type Rows = Parameters<typeof readPlanStops>[1];

/** A plan walked on a day: reads opening hours, closures, shops' hours and sessions; the page lives until midnight. */
export async function readPlanDay(visit: Visit, rows: Rows, { day, at }: { day: Temporal.PlainDate; at: number }) {
  const { park } = visit;
  park.until(startOfDay(dayOf(park.now()).add({ days: 1 })));
  const parkDay: ParkDay = { ...(await readCalendar(park)), day };
  const { gate, stops } = await readPlanStops(visit, rows, parkDay);
  const timeline = timelineOf(at, gate, stops);
  return { stops, timeline, shut: closedAllDay(parkDay, day) };
}

/** The day as the page shows it. */
export function tellPlanDay({ stops, timeline, shut }: Awaited<ReturnType<typeof readPlanDay>>, { day, at }: { day: Temporal.PlainDate; at: number }, locale: Locale) {
  const made = timeline.entries.flatMap((entry) => (entry.closed === undefined ? [entry] : []));
  let number = 0;
  const entries = stops.map((stop, order): ToldEntry => {
    const entry = timeline.entries[order];
    const shown = { to: stop.to, name: stop.name, note: stop.note, place: stop.placeName };
    if (!entry || entry.closed !== undefined) return { ...shown, closed: entry ? sayWhy(entry.closed, locale) : undefined };
    number += 1;
    // Of a wait, too, only the five minutes count: who has two of them is on time.
    const wait = Math.floor((entry.begins - entry.arrives) / 5) * 5;
    return {
      ...shown, number,
      times: `${clockTime(entry.begins)}–${clockTime(entry.leaves)}`,
      walk: entry.walk && fill(directionTexts.onFoot, locale, entry.walk.minutes),
      wait: wait > 0 ? fill(planTexts.wait, locale, wait) : undefined,
    };
  });
  return {
    entries,
    marks: marksOf(entries, stops),
    line: { path: made.flatMap(({ walk }) => walk ?? []).map(pathOf).join(""), stepFree: timeline.stepFree },
    total: sayDuration(timeline.minutes, locale),
    between: `${clockTime(at)}–${clockTime(timeline.ends)}`,
    walking: sayDuration(timeline.walking, locale),
    steps: planTexts[timeline.stepFree ? "stepFree" : "withSteps"][locale],
    closed: entries.filter(({ closed }) => closed !== undefined).length,
    dayName: formatDay(day, locale, { year: true, weekday: true }),
    shut: shut && `${planTexts.shut[locale]}${shut.reason ? `${locale === "en_US" ? " " : ""}${shut.reason[locale]}` : ""}`,
  };
}

/** Minutes as 3 小時 40 分鐘 / 3 h 40 min / 3時間40分. */
export function sayDuration(minutes: number, locale: Locale): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [...(hours > 0 ? [fill(planTexts.hours, locale, hours)] : []), ...(rest > 0 || hours === 0 ? [fill(planTexts.minutesShort, locale, rest)] : [])];
  return parts.join(locale === "ja_JP" ? "" : " ");
}

/** The instants between which a stop is made; undefined where it is closed. */
export function spanOf(timeline: Timeline<WhyClosed>, order: number, day: Temporal.PlainDate) {
  const entry = timeline.entries[order];
  if (!entry || entry.closed !== undefined) return undefined;
  return { from: instantAt(day, clockTime(entry.begins)), to: instantAt(day, clockTime(entry.leaves)) };
}

/** Stops at one spot share a mark: “2, 3”. */
function marksOf(entries: readonly ToldEntry[], stops: readonly PlanStop[]): MapMark[] {
  const marks = new Map<string, MapMark>();
  for (const [order, { number, to, name }] of entries.entries()) {
    const where = stops[order]?.where;
    if (!where || number === undefined) continue;
    const key = `${where.x} ${where.y}`;
    const before = marks.get(key);
    marks.set(key, before ? { ...before, mark: `${before.mark},${number}` } : { to, mark: String(number), name, x: where.x, y: where.y, look: "stop" });
  }
  return [...marks.values()];
}

function pathOf(walk: Walk): string {
  return walk.stretches.map(({ points }) => lineOf(points)).join("");
}

function sayWhy(why: WhyClosed, locale: Locale): string {
  const words = planTexts;
  if (why.kind === "shop-hours") return words.shopHours[locale].replace("{hours}", `${why.opens}–${why.closes}`);
  if (why.kind === "other-sessions") return words.otherSessions[locale].replace("{times}", why.times.join(listMark[locale]));
  if (why.kind === "no-session") return words.noSession[locale];
  const reason = why.reason?.[locale];
  return reason ? words.because[locale].replace("{reason}", reason) : words[why.kind === "park-closed" ? "parkShut" : "notOpenThen"][locale];
}

function fill(text: Localized, locale: Locale, number: number): string {
  return text[locale].replace("#", String(number));
}
