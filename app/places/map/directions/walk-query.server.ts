import type { Locale } from "#platform/locales.ts";
import { directionTexts } from "./directions.texts.ts";
import { type LocalizedWalk, localizeWalk } from "./directions.server.ts";
import type { Spot } from "#app/places/map/spots.server.ts";

export type WalkForm = {
  from: string;
  to: string;
  stepFree: boolean;
  options: { value: string; label: string }[];
  errors: { field: "from" | "to"; message: string }[];
};
export type WalkQuery = {
  form: WalkForm;
  /** The two places asked for, where both are known and differ. */
  heading: string | undefined;
  walk: LocalizedWalk | undefined;
  /** Why there is no walk although both places are known. */
  refused: string | undefined;
  /** Leads to the way back, and to the way with or without steps. */
  links: { to: string; text: string }[];
  /** True for an address that names a place the park does not have. */
  unknown: boolean;
};

/**
 * The walk an address asks for (?from=…&to=…&way=step-free), or what is wrong with the question; nothing asked is no
 * fault.
 */
export function askWalk(query: URLSearchParams, spots: readonly Spot[], locale: Locale): WalkQuery {
  const stepFree = query.get("way") === "step-free";
  const [from, to] = [readEnd("from", query, spots, locale), readEnd("to", query, spots, locale)];
  const form = {
    from: from.spot?.slug ?? "",
    to: to.spot?.slug ?? "",
    stepFree,
    options: optionsOf(spots, locale),
    errors: errorsOf(from, to, locale),
  };
  const unknown = Boolean(from.unknown || to.unknown);
  const none = { form, heading: undefined, walk: undefined, refused: undefined, links: [], unknown };
  if (!from.spot || !to.spot || form.errors.length > 0) return none;
  const ends = { from: from.spot, to: to.spot };
  const walk = localizeWalk(spots, ends.from, ends.to, { stepFree, locale });
  return {
    ...none,
    heading: between(directionTexts.heading[locale], ends),
    walk,
    refused: walk ? undefined : between(directionTexts.noStepFree[locale], ends),
    links: linksOf(ends, stepFree, walk, locale),
  };
}

/** The address of the directions between two places. */
export function walkAddress(from: string, to: string, stepFree = false): string {
  return `/navigate?${new URLSearchParams({ ...(from && { from }), ...(to && { to }), ...(stepFree && { way: "step-free" }) })}#directions`;
}

type End = { spot?: Spot; unknown?: string };

function readEnd(name: "from" | "to", query: URLSearchParams, spots: readonly Spot[], locale: Locale): End {
  const written = query.get(name)?.trim() ?? "";
  if (written === "") return {};
  const spot = spots.find(({ slug }) => slug === written);
  if (spot) return { spot };
  return { unknown: directionTexts.unknown[locale].replace("{asked}", () => written.slice(0, 40)) };
}

/** One end alone may have been chosen on a place's page: then the other is asked for without complaint. */
function errorsOf(from: End, to: End, locale: Locale): WalkForm["errors"] {
  if (from.spot && to.spot && from.spot.id === to.spot.id)
    return [{ field: "to", message: directionTexts.same[locale] }];
  return [
    ...(from.unknown ? [{ field: "from" as const, message: from.unknown }] : []),
    ...(to.unknown ? [{ field: "to" as const, message: to.unknown }] : []),
  ];
}

function optionsOf(spots: readonly Spot[], locale: Locale) {
  return [
    { value: "", label: directionTexts.choose[locale] },
    ...spots.map(({ slug, letter, name }) => ({ value: slug, label: `${letter} ${name.text}` })),
  ];
}

function linksOf(
  { from, to }: { from: Spot; to: Spot },
  stepFree: boolean,
  walk: LocalizedWalk | undefined,
  locale: Locale,
) {
  const back = { to: walkAddress(to.slug, from.slug, stepFree), text: directionTexts.swap[locale] };
  if (!walk) return [{ to: walkAddress(from.slug, to.slug), text: directionTexts.withSteps[locale] }];
  return walk.stepFree
    ? [back]
    : [back, { to: walkAddress(from.slug, to.slug, true), text: directionTexts.other[locale] }];
}

function between(text: string, { from, to }: { from: Spot; to: Spot }): string {
  return text.replace("{from}", () => from.name.text).replace("{to}", () => to.name.text);
}
