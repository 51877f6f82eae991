import type { Locale } from "#platform/locales.ts";

/** Where a sentence ends: its stop, closing quotes and brackets, and the space behind it. */
const han = /[^。！？!?…]*[。！？!?…]+[」』）)】”’]*\s*/gu;
const latin = /[\s\S]*?(?<!\b(?:Mr|Mrs|Ms|Dr|St|No|e\.g|i\.e|a\.m|p\.m))[.!?…]+["”’)\]]*(?:\s+(?=["“‘(]?[\p{Lu}\d])|\s*$)/gu;

/** A text in its sentences; joined they are the text again: `sentencesOf("Stop. Look.", "en_US")` is `["Stop. ", "Look."]`. */
export function sentencesOf(text: string, locale: Locale): string[] {
  const found = [...text.matchAll(locale === "en_US" ? latin : han)].map(([sentence]) => sentence);
  const rest = text.slice(found.join("").length);
  return rest.trim() ? [...found, rest] : found;
}
