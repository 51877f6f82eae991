import { barePath, isInBackOffice, type Locale, localeOfPath } from "#platform/locales.ts";

/** The scripts a page has: those of its language alone, or all, whole (rule H10). */
export type ScriptSet = Locale | "whole";

/**
 * The back office has its scripts whole, and so has the gallery of components; `scriptSetOf("/ja_JP/news") ===
 * "ja_JP"`.
 */
export function scriptSetOf(path: string): ScriptSet {
  return isInBackOffice(path) || /^\/dev(\/|$)/.test(barePath(path)) ? "whole" : localeOfPath(path);
}
