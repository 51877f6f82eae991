import type { Locale, Passage } from "#platform/locales.ts";
import { type Leg, legsOf } from "./directions.ts";
import { directionTexts, headingNames, turnNames, wayTexts } from "./directions.texts.ts";
import { lineOf } from "#app/places/map/drawing/drawing.ts";
import { type Crossing, crossings, unitsBetween } from "#app/places/map/park-plan.ts";
import { shortestWalk } from "./shortest-way.ts";
import type { Spot } from "#app/places/map/spots.server.ts";

/** A walk from one place to another, told and drawn. */
export type LocalizedWalk = { minutes: number; summary: string; legs: Passage[]; line: string; stepFree: boolean };

/** The walk told in the visitor's language; nothing where no way fits. */
export function localizeWalk(
  spots: readonly Spot[],
  from: Spot,
  to: Spot,
  { stepFree, locale }: { stepFree: boolean; locale: Locale },
): LocalizedWalk | undefined {
  const walk = shortestWalk(from, to, { stepFree });
  if (!walk) return undefined;
  const words = directionTexts;
  const steps = walk.steps > 0 ? words.someSteps[locale].replace("#", String(walk.steps)) : words.noSteps[locale];
  const legs = legsOf(walk);
  return {
    minutes: walk.minutes,
    summary: words.summary[locale]
      .replace("#", String(walk.minutes))
      .replace("#", String(Math.round(walk.metres / 10) * 10))
      .replace("#", steps),
    legs: legs.map((leg, at) => localizeLeg(leg, at === legs.length - 1 ? to : landmark(spots, leg.ends), locale)),
    line: walk.stretches.map(({ points }) => lineOf(points)).join(""),
    stepFree: walk.steps === 0,
  };
}

/** The place that stands at a crossing, if any. */
function landmark(spots: readonly Spot[], crossing: Crossing | undefined): Spot | undefined {
  return crossing && spots.find((spot) => unitsBetween(spot, crossings[crossing]) < 12);
}

function localizeLeg(leg: Leg, until: Spot | undefined, locale: Locale): Passage {
  const words = directionTexts;
  const way = leg.way ? wayTexts[leg.way][locale] : words.acrossTheGround[locale];
  const start = leg.heading
    ? words.setOut[locale].replace("{heading}", headingNames[leg.heading][locale])
    : turnNames[leg.turn ?? "straight"][locale];
  const steps = leg.steps > 0 ? words.legSteps[locale].replace("#", String(leg.steps)) : "";
  const end = until ? words.until[locale].replace("{place}", until.name.text) : "";
  return {
    text: words.leg[locale]
      .replace("{start}", start)
      .replace("{way}", way)
      .replace("{metres}", String(leg.metres))
      .replace("{steps}", steps)
      .replace("{until}", end),
  };
}
