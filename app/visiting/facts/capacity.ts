import type { Locale, Localized } from "#platform/locales.ts";
import { builtInFacts, type Fact, type FactKey } from "./facts.ts";
import { formatFact } from "./format-fact.ts";

/** What the number of a capacity means (rule C6). */
export const capacityMeanings = ["exactly", "about", "at least"] as const;
export type CapacityMeaning = (typeof capacityMeanings)[number];

/** The facts that say how many people a place holds (rule F11). */
export const capacityFacts = [
  "capacity.centralPlaza",
  "capacity.outdoorPlaza",
  "capacity.templePlaza",
  "capacity.moonRiverPlaza",
  "capacity.craftHall",
] as const satisfies readonly FactKey[];
type CapacityFact = (typeof capacityFacts)[number];

/** What those facts are called, for staff who choose one. */
export const capacityFactNames: Record<CapacityFact, Localized> = {
  "capacity.centralPlaza": builtInFacts["capacity.centralPlaza"].label,
  "capacity.outdoorPlaza": builtInFacts["capacity.outdoorPlaza"].label,
  "capacity.templePlaza": builtInFacts["capacity.templePlaza"].label,
  "capacity.moonRiverPlaza": builtInFacts["capacity.moonRiverPlaza"].label,
  "capacity.craftHall": builtInFacts["capacity.craftHall"].label,
};

const words: Record<CapacityMeaning, Localized> = {
  exactly: { zh_TW: "最多 # 人", en_US: "# people at most", ja_JP: "定員#名" },
  about: { zh_TW: "約 # 人", en_US: "about # people", ja_JP: "約#名" },
  "at least": { zh_TW: "# 人以上", en_US: "# people or more", ja_JP: "#名以上" },
};

const meant: Record<CapacityFact, CapacityMeaning> = {
  "capacity.centralPlaza": "about",
  "capacity.outdoorPlaza": "at least",
  "capacity.templePlaza": "exactly",
  "capacity.moonRiverPlaza": "exactly",
  "capacity.craftHall": "about",
};

export type Capacity = { people: number; meant: CapacityMeaning };

/**
 * How many people a place holds: as a fact says it, or a number of its own, which is exact; undefined where nobody
 * counts.
 */
export function capacityOf(
  { capacity, capacityFact }: { capacity?: number | undefined; capacityFact?: CapacityFact | undefined },
  facts: Record<FactKey, Fact>,
): Capacity | undefined {
  if (capacityFact) return { people: Number(facts[capacityFact].value), meant: meant[capacityFact] };
  return capacity === undefined ? undefined : { people: capacity, meant: "exactly" };
}

/** A capacity as people say it: 約 500 人, about 500 people, 約500名. */
export function formatCapacity({ people, meant }: Capacity, locale: Locale): string {
  return words[meant][locale].replace("#", people.toLocaleString("en"));
}

/** The unit of a capacity as a form has it behind the number: 人（約）, people or more. */
const capacityUnits: Record<CapacityMeaning, Localized> = {
  exactly: { zh_TW: "人（最多）", en_US: "people at most", ja_JP: "名（定員）" },
  about: { zh_TW: "人（約）", en_US: "people (about)", ja_JP: "名（約）" },
  "at least": { zh_TW: "人以上", en_US: "people or more", ja_JP: "名以上" },
};

/** The unit of a fact that says how many people a place holds; undefined for all others. */
export function capacityUnit(key: FactKey, locale: Locale): string | undefined {
  return isCapacityFact(key) ? capacityUnits[meant[key]][locale] : undefined;
}

/**
 * A value of a fact as staff read it, with what the number means: 約 500 人, 3,000 people or more; any other fact as
 * everywhere (rule F11).
 */
export function formatValueOf(key: FactKey, value: number | string, locale: Locale): string {
  return isCapacityFact(key)
    ? formatCapacity({ people: Number(value), meant: meant[key] }, locale)
    : formatFact({ value, unit: builtInFacts[key].unit }, locale);
}

function isCapacityFact(key: FactKey): key is CapacityFact {
  return capacityFacts.some((one) => one === key);
}
