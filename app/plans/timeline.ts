import { LRUCache } from "lru-cache";
import { type Walk, shortestWalk } from "#app/places/map/directions/shortest-way.ts";
import type { Point } from "#app/places/map/park-plan.ts";

/** Where a stop lies; undefined where nobody has said. */
export type Where = (Point & { stepFree: boolean }) | undefined;
/**
 * Minutes from midnight: from when to when somebody arriving is there, `fixed` where others set the time; or why not at
 * all.
 */
export type Stay<R> = { open: true; begins: number; leaves: number; fixed?: true } | { open: false; why: R };
export type PlannedStop<R> = { where: Where; stay: (arrival: number) => Stay<R> };
type MadeEntry = {
  walk: Walk | undefined;
  arrives: number;
  begins: number;
  leaves: number;
  fixed?: true | undefined;
  closed?: undefined;
};
export type Entry<R> = MadeEntry | { closed: R };
export type Timeline<R> = { entries: Entry<R>[]; ends: number; minutes: number; walking: number; stepFree: boolean };

/**
 * A plan walked from the gate at a time: stop by stop how far it is, when one is there, how long one waits. A closed
 * stop is left out and takes no time. Without steps all the way where that can be done; all times are minutes from
 * midnight (rule C10). Times are told as one says them, on five minutes; where that would cost a stop or a session, no
 * stay is longer than the exact one.
 */
export function timelineOf<R>(starts: number, gate: Where, stops: readonly PlannedStop<R>[]): Timeline<R> {
  for (const stepFree of [true, false]) {
    const exact = walked(starts, gate, stops, { stepFree, rounded: false });
    if (!exact) continue;
    const rounded = walked(starts, gate, stops, { stepFree, rounded: true });
    return rounded && !losesAnything(exact, rounded) ? rounded : trimmed(exact, starts);
  }
  return { entries: [], ends: starts, minutes: 0, walking: 0, stepFree: false };
}

const step = 5;
const roundedUp = (minute: number) => Math.ceil(minute / step) * step;
const roundedDown = (minute: number) => Math.floor(minute / step) * step;

function walked<R>(
  starts: number,
  gate: Where,
  stops: readonly PlannedStop<R>[],
  { stepFree, rounded }: { stepFree: boolean; rounded: boolean },
): Timeline<R> | undefined {
  const entries: Entry<R>[] = [];
  let [now, here, walking, steps] = [starts, gate, 0, 0];
  for (const stop of stops) {
    const walk = walkBetween(here, stop.where, stepFree);
    if (walk === "none") {
      // Only a stop that is open must be reached; a closed one is not gone to.
      if (stop.stay(now).open) return undefined;
    }
    const way = walk === "none" ? undefined : walk;
    const onFoot = now + (way?.minutes ?? 0);
    const { arrives, stay } = arrival(stop, onFoot, rounded);
    if (!stay.open) {
      entries.push({ closed: stay.why });
      continue;
    }
    entries.push({ walk: way, arrives, begins: stay.begins, leaves: stay.leaves, fixed: stay.fixed });
    now = stay.leaves;
    here = stop.where ?? here;
    walking += way?.minutes ?? 0;
    steps += (way?.steps ?? 0) + (stop.where?.stepFree === false ? 1 : 0);
  }
  return { entries, ends: now, minutes: now - starts, walking, stepFree: steps === 0 };
}

/** When one is there: on five minutes, unless the stop sets the time itself or would be closed by then. */
function arrival<R>(stop: PlannedStop<R>, onFoot: number, rounded: boolean): { arrives: number; stay: Stay<R> } {
  const exact = { arrives: onFoot, stay: stop.stay(onFoot) };
  if (!rounded || !exact.stay.open || exact.stay.fixed || exact.stay.begins > onFoot) return exact;
  const later = { arrives: roundedUp(onFoot), stay: stop.stay(roundedUp(onFoot)) };
  return later.stay.open ? later : exact;
}

const isMade = <R>(entry: Entry<R>): entry is MadeEntry => "begins" in entry;

/** True where rounding has closed a stop or let one come too late for the session. */
function losesAnything<R>(exact: Timeline<R>, rounded: Timeline<R>): boolean {
  return exact.entries.some((entry, at) => {
    const other = rounded.entries[at];
    return isMade(entry) && !(other && isMade(other) && !(entry.fixed && other.begins > entry.begins));
  });
}

/** The exact day with each stay cut to the five minutes within it, as far as anything is left of it. */
function trimmed<R>(day: Timeline<R>, starts: number): Timeline<R> {
  const entries = day.entries.map((entry) => {
    if (!isMade(entry) || entry.fixed) return entry;
    const [begins, leaves] = [roundedUp(entry.begins), roundedDown(entry.leaves)];
    return leaves > begins ? { ...entry, arrives: begins - (entry.begins - entry.arrives), begins, leaves } : entry;
  });
  const ends = entries.findLast(isMade)?.leaves ?? starts;
  return { ...day, entries, ends, minutes: ends - starts };
}

/** No walk where a stop has no spot or is where one stands; "none" where no way fits. */
function walkBetween(from: Where, to: Where, stepFree: boolean): Walk | undefined | "none" {
  if (!from || !to || (from.x === to.x && from.y === to.y)) return undefined;
  const way = [from, to].map(({ x, y, stepFree }) => `${x} ${y} ${stepFree}`).join(" ") + String(stepFree);
  const known = walks.get(way) ?? shortestWalk(from, to, { stepFree }) ?? "none";
  walks.set(way, known);
  return known;
}

/** The same few walks are asked for again and again while a day is laid in several ways. */
const walks = new LRUCache<string, Walk | "none">({ max: 2000 });
