import type { Crossing, Point, WayName } from "#app/places/map/park-plan.ts";
import type { Stretch, Walk } from "./shortest-way.ts";

export const headings = [
  "north",
  "north-east",
  "east",
  "south-east",
  "south",
  "south-west",
  "west",
  "north-west",
] as const;
export type Heading = (typeof headings)[number];
export type Turn = "straight" | "left" | "right" | "back";

/** One instruction: set out or turn, along which way, how far, over how many steps, up to where. */
export type Leg = {
  /** Where to look when setting out; after that one turns. */
  heading: Heading | undefined;
  turn: Turn | undefined;
  way: WayName | undefined;
  /** To the nearest 5. */
  metres: number;
  steps: number;
  ends: Crossing | undefined;
};

/** A walk told leg by leg: stretches of one way are one leg, unless a turn lies between. */
export function legsOf(walk: Walk): Leg[] {
  const legs: Leg[] = [];
  let before: Stretch | undefined;
  for (const stretch of walk.stretches) {
    const turn = before && turnBetween(lastCourse(before.points), firstCourse(stretch.points));
    const last = legs.at(-1);
    if (last && turn === "straight" && last.way === stretch.name) {
      last.metres += stretch.metres;
      last.steps += stretch.steps;
      last.ends = stretch.ends;
    } else {
      legs.push({
        heading: before ? undefined : headingOf(firstCourse(stretch.points)),
        turn,
        way: stretch.name,
        metres: stretch.metres,
        steps: stretch.steps,
        ends: stretch.ends,
      });
    }
    before = stretch;
  }
  return legs.map((leg) => ({ ...leg, metres: Math.max(5, Math.round(leg.metres / 5) * 5) }));
}

/** Degrees, clockwise from north. */
function course(from: Point, to: Point): number {
  return ((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI + 360) % 360;
}

function firstCourse([from, to]: readonly Point[]): number {
  return from && to ? course(from, to) : 0;
}

function lastCourse(points: readonly Point[]): number {
  return firstCourse(points.slice(-2));
}

function headingOf(degrees: number): Heading {
  return headings[Math.round(degrees / 45) % 8] ?? "north";
}

function turnBetween(before: number, after: number): Turn {
  const by = ((after - before + 540) % 360) - 180;
  if (Math.abs(by) > 150) return "back";
  if (Math.abs(by) < 35) return "straight";
  return by < 0 ? "left" : "right";
}
