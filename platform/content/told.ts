import { htmlLangs, type Locale, locales, type Passage, pathIn, tell, unbroken } from "../locales.ts";
import type { ProseDoc } from "./define.ts";
import { renderProse } from "./prose/html.ts";

/** Prose as one visitor reads it; `lang` is set only where it is not the page's language. */
export type ProsePassage = { html: string; lang?: string | undefined };

/** A value with every text told in one language. */
export type Told<V> = V extends { zh_TW: string }
  ? Passage
  : V extends { zh_TW: ProseDoc }
    ? ProsePassage
    : V extends (infer E)[]
      ? Told<E>[]
      : V extends object
        ? { [K in keyof V]: Told<V[K]> }
        : V;

/** How texts are told: in which language, and with which words in the place of facts. */
export type Teller = { locale: Locale; word: (text: string) => string };

/** Tells every text within a value in one language, marking what is still Chinese (rule L7). */
export function tellAll<V>(value: V, teller: Teller): Told<V> {
  // The walk below follows the shape of Told case by case.
  return walk(value, teller) as Told<V>;
}

/** True when any text of a told value had to stay in Chinese. */
export function isUntranslated(told: unknown): boolean {
  if (Array.isArray(told)) return told.some(isUntranslated);
  if (typeof told !== "object" || told === null) return false;
  if ("lang" in told && told.lang !== undefined) return true;
  return Object.values(told).some(isUntranslated);
}

function walk(value: unknown, teller: Teller): unknown {
  if (Array.isArray(value)) return value.map((element) => walk(element, teller));
  if (typeof value !== "object" || value === null) return value;
  if (!("zh_TW" in value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner, teller)]));
  return typeof value.zh_TW === "string" ? tellText(value, teller) : tellProse(value, teller);
}

function tellText(words: object, teller: Teller): Passage {
  const passage = tell({ zh_TW: "", ...words }, teller.locale);
  return { ...passage, text: teller.word(passage.text) };
}

function tellProse(words: object, { locale, word }: Teller): ProsePassage {
  const docs: Partial<Record<Locale, ProseDoc>> = words;
  // An empty document is no translation, as an empty text is none.
  const used = docs[locale]?.content?.length ? locale : locales[0];
  const doc = docs[used] ?? { type: "doc" };
  const html = renderProse(doc, { word: (text) => unbroken(word(text)), href: (address) => pathIn(locale, address) });
  return used === locale ? { html } : { html, lang: htmlLangs[used] };
}
