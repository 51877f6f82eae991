import { mailTexts } from "#app/deeds/deeds.texts.ts";
import type { Deed } from "#app/deeds/kind.ts";
import type { Locale } from "#platform/locales.ts";

const webAddress = /(?:\bhttps?:\/\/|\bwww\.)[^\s<>"，。、；：）」』]+|(?<![@\w.-])[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/[^\s<>"，。、；：）」』]*/giu;

/**
 * Letters go to whatever address a form was given: they carry no web addresses that a visitor wrote, or anybody could have the park send
 * them to anybody (rule B6). Answers a function that takes them out of a text; what staff wrote stays.
 */
export function withoutVisitorsLinks({ personal }: Pick<Deed, "personal">, locale: Locale): (text: string) => string {
  const written = personal === "erased" ? [] : Object.values(personal).filter((value) => typeof value === "string");
  const cut = written.map((text) => [text, text.replace(webAddress, mailTexts.noLink[locale])] as const).filter(([before, after]) => before !== after);
  return (text) => cut.reduce((whole, [before, after]) => whole.replaceAll(before, () => after), text);
}
