import type { ContentName } from "#app/content.ts";
import { addressOf } from "#app/search/engine/searched.ts";
import { schoolYearOf } from "#app/stories/school-year.ts";
import type { Values } from "#platform/content/values.ts";
import { dayOf } from "#platform/dates.ts";

/** The bare address at which an item is read on the site. */
export function siteAddress(type: ContentName, slug: string, content: Values, now: Temporal.Instant): string {
  return addressOf({ type, slug, data: content, schoolYear: schoolYearOf(dayOf(now)) });
}

/**
 * A slug made of words: `slugFrom("Moon River: opening night!")` is `moon-river-opening-night`. Facts are no words:
 * their values change.
 */
export function slugFrom(words: string): string {
  return words
    .replace(/\{[^{}]*\}/g, " ")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 70)
    .replace(/^-|-$/g, "");
}
