import {
  type Crossing,
  crossings,
  metresAlong,
  metresPerUnit,
  type Point,
  pointsOf,
  unitsBetween,
  type WayName,
  ways,
} from "#app/places/map/park-plan.ts";

/**
 * A stretch of one way, walked in one direction. `ends` is the crossing it leads to; the last of a walk may lead off to
 * a place instead.
 */
export type Stretch = {
  name: WayName | undefined;
  points: Point[];
  metres: number;
  steps: number;
  ends: Crossing | undefined;
};
/**
 * A walk through the park: its stretches in order, its length, the steps on it, and the minutes of an easy stroll, at
 * least 1.
 */
export type Walk = { stretches: Stretch[]; metres: number; steps: number; minutes: number };
type Goal = Point & { stepFree: boolean };

/** An easy stroll with children, 60 metres a minute, and a second more for each step (rule C9). */
const metresPerSecond = 1;
const secondsPerStep = 1;

/**
 * The quickest walk between two places; with `stepFree` the quickest without any step, or nothing where there is none:
 * also where one of the two can only be entered by steps (rule C9).
 */
export function shortestWalk(from: Goal, to: Goal, { stepFree }: { stepFree: boolean }): Walk | undefined {
  if (stepFree && !(from.stepFree && to.stepFree)) return undefined;
  const [start, end] = [nearestCrossing(from), nearestCrossing(to)];
  const between = quickest(start, end, stepFree);
  if (!between) return undefined;
  const stretches = [leadIn(from, crossings[start], start), ...between, leadIn(crossings[end], to, undefined)].filter(
    ({ metres }) => metres > metresPerUnit,
  );
  const metres = stretches.reduce((sum, one) => sum + one.metres, 0);
  const steps = stretches.reduce((sum, one) => sum + one.steps, 0);
  return {
    stretches,
    metres: Math.round(metres),
    steps,
    minutes: Math.max(1, Math.round(seconds(metres, steps) / 60)),
  };
}

/** The crossing at which a place joins the ways. */
export function nearestCrossing(point: Point): Crossing {
  return typedKeys(crossings).reduce((best, one) =>
    unitsBetween(crossings[one], point) < unitsBetween(crossings[best], point) ? one : best,
  );
}

/** Dijkstra's: from the start outwards, always on from the crossing that is reached soonest. */
function quickest(start: Crossing, end: Crossing, stepFree: boolean): Stretch[] | undefined {
  const reached = new Map<Crossing, { after: number; by: Stretch[] }>([[start, { after: 0, by: [] }]]);
  const open = new Set<Crossing>([start]);
  for (;;) {
    const here = [...open].sort((a, b) => (reached.get(a)?.after ?? 0) - (reached.get(b)?.after ?? 0))[0];
    const arrived = here && reached.get(here);
    if (!here || !arrived) return undefined;
    if (here === end) return arrived.by;
    open.delete(here);
    for (const stretch of stretchesFrom(here, stepFree)) {
      const after = arrived.after + seconds(stretch.metres, stretch.steps);
      if (after >= (reached.get(stretch.ends)?.after ?? Number.POSITIVE_INFINITY)) continue;
      reached.set(stretch.ends, { after, by: [...arrived.by, stretch] });
      open.add(stretch.ends);
    }
  }
}

function stretchesFrom(here: Crossing, stepFree: boolean): (Stretch & { ends: Crossing })[] {
  return ways
    .filter((way) => (way.from === here || way.to === here) && !(stepFree && way.steps))
    .map((way) => {
      const points = way.from === here ? pointsOf(way) : pointsOf(way).reverse();
      return {
        name: way.name,
        points,
        metres: metresAlong(points),
        steps: way.steps ?? 0,
        ends: way.from === here ? way.to : way.from,
      };
    });
}

function leadIn(from: Point, to: Point, ends: Crossing | undefined): Stretch {
  const points = [
    { x: from.x, y: from.y },
    { x: to.x, y: to.y },
  ];
  return { name: undefined, points, metres: metresAlong(points), steps: 0, ends };
}

function seconds(metres: number, steps: number): number {
  return metres / metresPerSecond + steps * secondsPerStep;
}

function typedKeys<T extends object>(of: T): (keyof T)[] {
  const keys: (keyof T)[] = [];
  for (const key in of) keys.push(key);
  return keys;
}
