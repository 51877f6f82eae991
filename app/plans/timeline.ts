import { type Walk, shortestWalk } from "#app/places/map/directions/shortest-way.ts";
import type { Point } from "#app/places/map/park-plan.ts";

/** Where a stop lies; undefined where nobody has said. */
export type Where = (Point & { stepFree: boolean }) | undefined;
/** Minutes from midnight: from when to when somebody arriving is there; or why not at all. */
export type Stay<R> = { open: true; begins: number; leaves: number } | { open: false; why: R };
export type PlannedStop<R> = { where: Where; stay: (arrival: number) => Stay<R> };
export type Entry<R> = { walk: Walk | undefined; arrives: number; begins: number; leaves: number; closed?: undefined } | { closed: R };
export type Timeline<R> = { entries: Entry<R>[]; ends: number; minutes: number; walking: number; stepFree: boolean };

/**
 * A plan walked from the gate at a time: stop by stop how far it is, when one is there, how long one waits. A closed stop is left
 * out and takes no time. Without steps all the way where that can be done; all times are minutes from midnight (rule C10).
 */
export function timelineOf<R>(starts: number, gate: Where, stops: readonly PlannedStop<R>[]): Timeline<R> {
  const level = walked(starts, gate, stops, true);
  return level ?? walked(starts, gate, stops, false) ?? { entries: [], ends: starts, minutes: 0, walking: 0, stepFree: false };
}

function walked<R>(starts: number, gate: Where, stops: readonly PlannedStop<R>[], stepFree: boolean): Timeline<R> | undefined {
  const entries: Entry<R>[] = [];
  let [now, here, walking, steps] = [starts, gate, 0, 0];
  for (const stop of stops) {
    const walk = walkBetween(here, stop.where, stepFree);
    if (walk === "none") {
      // Only a stop that is open must be reached; a closed one is not gone to.
      if (stop.stay(now).open) return undefined;
    }
    const way = walk === "none" ? undefined : walk;
    const arrives = now + (way?.minutes ?? 0);
    const stay = stop.stay(arrives);
    if (!stay.open) {
      entries.push({ closed: stay.why });
      continue;
    }
    entries.push({ walk: way, arrives, begins: stay.begins, leaves: stay.leaves });
    now = stay.leaves;
    here = stop.where ?? here;
    walking += way?.minutes ?? 0;
    steps += (way?.steps ?? 0) + (stop.where?.stepFree === false ? 1 : 0);
  }
  return { entries, ends: now, minutes: now - starts, walking, stepFree: steps === 0 };
}

/** No walk where a stop has no spot or is where one stands; "none" where no way fits. */
function walkBetween(from: Where, to: Where, stepFree: boolean): Walk | undefined | "none" {
  if (!from || !to || (from.x === to.x && from.y === to.y)) return undefined;
  return shortestWalk(from, to, { stepFree }) ?? "none";
}
