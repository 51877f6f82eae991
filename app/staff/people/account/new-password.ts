import { longestPassword, shortestPassword } from "#platform/auth-rules.ts";
import type { Locale } from "#platform/locales.ts";
import { accountTexts } from "./account.texts.ts";

/** What is wrong with a new password typed twice; nothing when it may be set. */
export function wrongWith(next: string, again: string, locale: Locale): string | undefined {
  if (next.length < shortestPassword || next.length > longestPassword) return sayLengths(accountTexts.tooShort[locale]);
  return next === again ? undefined : accountTexts.notAlike[locale];
}

/** A text with the lengths a password may have. */
export function sayLengths(text: string): string {
  return text.replace("{least}", String(shortestPassword)).replace("{most}", String(longestPassword));
}
