import type { Locale } from "#platform/locales.ts";

/** Where a sentence may end: its stop, closing quotes and brackets, and the space behind it. */
const han = /[。！？!?…]+[」』）)】”’]*\s*/gu;
const latin = /([.!?…]+)["”’)\]]*\s*/gu;
const abbreviation = /\b(?:Mr|Mrs|Ms|Dr|St|No|e\.g|i\.e|a\.m|p\.m)$/;

/**
 * A text in its sentences; joined they are the text again: `sentencesOf("Stop. Look.", "en_US")` is `["Stop. ",
 * "Look."]`.
 */
export function sentencesOf(text: string, locale: Locale): string[] {
  const ends = locale === "en_US" ? [...text.matchAll(latin)].filter(endsSentence) : [...text.matchAll(han)];
  const cuts = [0, ...ends.map(({ 0: stop, index }) => index + stop.length)];
  const found = cuts.slice(1).map((to, at) => text.slice(cuts[at], to));
  const rest = text.slice(cuts.at(-1));
  return rest.trim() ? [...found, rest] : found;
}

/** No stop of an abbreviation or within a number: a space and a capital, or nothing, come after it. */
function endsSentence({ 0: stop, 1: marks = "", index, input = "" }: RegExpMatchArray): boolean {
  const [from, after] = [index ?? 0, (index ?? 0) + stop.length];
  if (marks.length === 1 && abbreviation.test(input.slice(Math.max(0, from - 4), from))) return false;
  return after === input.length || (/\s$/.test(stop) && /^["“‘(]?[\p{Lu}\d]/u.test(input.slice(after, after + 3)));
}
