import { fillFacts } from "#app/visiting/facts/format-fact.ts";
import { readFacts } from "#app/visiting/visiting.server.ts";
import { isValues } from "#platform/content/values.ts";
import { type Locale, locales } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";

/**
 * Titles as a language says them, else as the first that has one does; a fact in them is said as it holds today (rule
 * F1).
 */
export async function readTitles(park: Park, locale: Locale): Promise<(title: unknown) => string> {
  const facts = await readFacts(park);
  return (title) => {
    if (!isValues(title)) return "";
    const said =
      [locale, ...locales]
        .map((one) => title[one])
        .find((text): text is string => typeof text === "string" && text !== "") ?? "";
    // Whoever still writes may name a fact that is none.
    return fillFacts(said, facts, locale, () => undefined);
  };
}
