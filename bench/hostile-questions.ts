import type { LanguageIndex } from "#app/search/engine/search-engine.server.ts";
import { longestQuery } from "#app/search/engine/readings.server.ts";
import { indexWords } from "#app/search/engine/words.ts";
import type { Locale } from "#platform/locales.ts";
import { hostileTexts } from "#tests/hostile/texts.ts";

/**
 * Questions that ask as much of an index as a hundred characters can, by what they are; made of the words that this
 * index has.
 */
export function hostileQuestions(index: LanguageIndex, locale: Locale): Record<string, string> {
  const often = wordsByOften(index, locale);
  const latin = often.filter((word) => /^[a-z]+$/.test(word));
  const long = latin.filter((word) => word.length >= 7);
  const pairs = often.filter((word) => /^\p{Script=Han}{2}$/u.test(word));
  const kana = often.filter((word) => /^\p{Script=Hiragana}{2}$/u.test(word));
  const single = byOften(pairs.flatMap((pair) => [...pair]));
  const starts = (length: number) =>
    byOften(latin.filter((word) => word.length > length).map((word) => word.slice(0, length)));
  const [first = "", second = ""] = [...pairs, ...latin];
  const questions = {
    "the commonest pairs of characters": pairs.join(""),
    "the commonest pairs, apart": pairs.join(" "),
    "the commonest pair again and again": first.repeat(longestQuery),
    "two common pairs in turn": `${first}${second}`.repeat(longestQuery),
    "the commonest characters": single.join(""),
    "the commonest characters, apart": single.join(" "),
    "a chain of common pairs": chain(pairs),
    "the commonest kana": kana.join(""),
    "the commonest kana, apart": kana.join(" "),
    "a chain of kana": chain(kana),
    "all kana": Array.from({ length: 83 }, (_, at) => String.fromCodePoint(0x3041 + at)).join(""),
    "a hundred characters of the alphabet of characters": Array.from({ length: longestQuery }, (_, at) =>
      String.fromCodePoint(0x4e00 + at * 61),
    ).join(""),
    "the commonest words": latin.join(" "),
    "the commonest words of the question's language": often.join(" "),
    "words, characters and kana in turn": mixed(latin, pairs, kana, " "),
    "words, characters and kana in turn, as one": mixed(latin, pairs, kana, ""),
    "long words with one letter wrong": long.map((word) => `${word.slice(0, 3)}q${word.slice(4)}`).join(" "),
    "long words with two letters wrong": long.map((word) => `${word.slice(0, 2)}qx${word.slice(4)}`).join(" "),
    "long words without their ends": long.map((word) => word.slice(0, -1)).join(" "),
    "short words with one letter wrong": latin
      .filter((word) => word.length === 4)
      .map((word) => `${word.slice(0, 2)}q${word.slice(3)}`)
      .join(" "),
    "common characters with a wrong one between": pairs.map((pair) => `${pair}龘`).join(""),
    "short runs with a wrong character": pairs.map((pair, at) => `${pair}龘${pairs[at + 1] ?? ""}`).join(" "),
    "synonyms one after another": index.synonyms[locale].flat().join(locale === "en_US" ? " " : ""),
    "synonyms, each of another group": index.synonyms[locale].flatMap(([word]) => word ?? []).join(" "),
    "the longest titles":
      [...index.documents.values()].map(({ title }) => title).toSorted((a, b) => b.length - a.length)[0] ?? "",
    ...numbered("the commonest beginnings of a letter", starts(1)),
    ...numbered("the commonest beginnings of two letters", starts(2)),
    ...numbered("the commonest beginnings of three letters", starts(3)),
    ...numbered("a common character alone", single),
    ...numbered("a common kana alone", byOften(kana.flatMap((pair) => [...pair]))),
    ...numbered("a common pair alone", pairs),
    ...numbered("a common word alone", often),
    ...numbered(
      "common words, then a beginning of two letters",
      starts(2),
      (start) => `${cut(latin.join(" "), longestQuery - 3)} ${start}`,
    ),
    ...numbered(
      "common pairs, then a beginning of two letters",
      starts(2),
      (start) => `${cut(pairs.join(""), longestQuery - 3)} ${start}`,
    ),
    ...numbered("common pairs, then a kana", kana, (pair) => `${cut(pairs.join(""), longestQuery - 3)} ${pair}`),
    ...Object.fromEntries(Object.entries(hostileTexts).map(([name, text]) => [name, text(longestQuery)])),
  };
  return Object.fromEntries(Object.entries(questions).map(([name, text]) => [name, cut(text, longestQuery)]));
}

const cut = (text: string, length: number) => text.slice(0, length).trimEnd();

function numbered(name: string, some: readonly string[], question = (one: string) => one): Record<string, string> {
  return Object.fromEntries(some.slice(0, 5).map((one) => [`${name} (${one})`, question(one)]));
}

function mixed(latin: readonly string[], pairs: readonly string[], kana: readonly string[], between: string): string {
  return latin
    .flatMap((word, at) => [word, pairs[at] ?? "", kana[at] ?? ""])
    .filter(Boolean)
    .join(between);
}

/** Pairs of which each begins with the end of the one before, so that every two neighbours are common. */
function chain(pairs: readonly string[]): string {
  const left = new Set(pairs);
  let text = pairs[0] ?? "";
  left.delete(text);
  while (text.length < longestQuery) {
    const end = [...text].at(-1) ?? "";
    const next = [...left].find((pair) => pair.startsWith(end)) ?? [...left][0];
    if (next === undefined) break;
    left.delete(next);
    text += next.startsWith(end) ? next.slice(end.length) : next;
  }
  return text;
}

/** The words of an index, those that stand in most documents first; enough of its documents tell. */
function wordsByOften({ documents }: LanguageIndex, locale: Locale): string[] {
  const some = [...documents.values()].slice(0, 600);
  return byOften(
    some.flatMap(({ title, summary, body, extra }) => [
      ...new Set(indexWords([title, summary, body, extra].join(" ").replace(/\{fact:[^{}]*\}/g, " "), locale, false)),
    ]),
  );
}

function byOften(some: readonly string[]): string[] {
  const many = new Map<string, number>();
  for (const one of some) many.set(one, (many.get(one) ?? 0) + 1);
  return [...many].toSorted((a, b) => b[1] - a[1]).map(([one]) => one);
}
