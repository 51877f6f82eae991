import { longestPassword, shortestPassword } from "#platform/auth/rules.ts";
import type { Locale } from "#platform/locales.ts";
import { isBreached } from "#platform/auth/passwords/breached.ts";
import { isEasilyGuessed } from "#platform/auth/passwords/guessing.ts";
import { accountTexts } from "./account.texts.ts";

/** Words that stand in too many passwords of a house like this, beside its names (docs/security.md). */
const wordsOfTheHouse = [
  "park",
  "traditional",
  "arts",
  "lantern",
  "booking",
  "chuanyi",
  "wenchang",
  "園區",
  "傳藝",
  "傳統藝術",
  "文昌祠",
];

/** What is wrong with a new password typed twice by who has this e-mail; nothing when it may be set (rules S3, H29). */
export async function wrongWith(
  next: string,
  again: string,
  email: string,
  locale: Locale,
): Promise<string | undefined> {
  if (next.length < shortestPassword || next.length > longestPassword)
    return formatLengths(accountTexts.tooShort[locale]);
  if (next !== again) return accountTexts.notAlike[locale];
  if (await isBreached(next)) return accountTexts.breached[locale];
  return (await isEasilyGuessed(next, [...wordsOfTheHouse, ...email.split(/[@._+-]/)]))
    ? accountTexts.easilyGuessed[locale]
    : undefined;
}

/** A text with the lengths a password may have. */
export function formatLengths(text: string): string {
  return text.replace("{least}", String(shortestPassword)).replace("{most}", String(longestPassword));
}
