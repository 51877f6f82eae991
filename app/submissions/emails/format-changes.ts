import type { Locale } from "#platform/locales.ts";
import { colon } from "./email.ts";

/** A value by its name, as it was and as it is. */
export type Changed = { what: string; before: string; after: string };

/**
 * What differs, a line each, as a letter tells it: `Start: 10:00 → 14:00`; what has several lines is told in several.
 * Empty where nothing differs.
 */
export function formatChanges(all: readonly Changed[], locale: Locale): string {
  return all
    .filter(({ before, after }) => before !== after)
    .map((one) => formatOne(one, locale))
    .join("\n");
}

function formatOne({ what, before, after }: Changed, locale: Locale): string {
  const [was, is] = [before || "–", after || "–"];
  return `${was}${is}`.includes("\n")
    ? `${what}${colon[locale].trim()}\n${was}\n→ ${is}`
    : `${what}${colon[locale]}${was} → ${is}`;
}
