import { htmlLangs, type Locale, locales, type Passage, pathIn, localize, unbroken } from "../locales.ts";
import type { ProseDoc } from "./define.ts";
import { renderProse } from "./prose/html.ts";

/** Prose as one visitor reads it; `lang` is set only where it is not the page's language. */
export type ProsePassage = { html: string; lang?: string | undefined };

/** A value with every text told in one language. */
export type InLanguage<V> = V extends { zh_TW: string }
  ? Passage
  : V extends { zh_TW: ProseDoc }
    ? ProsePassage
    : V extends (infer E)[]
      ? InLanguage<E>[]
      : V extends object
        ? { [K in keyof V]: InLanguage<V[K]> }
        : V;

/** How texts are told: in which language, and with which words in the place of facts. */
export type Wording = { locale: Locale; word: (text: string) => string };

/** Tells every text within a value in one language, marking what is still Chinese (rule L7). */
export function localizeAll<V>(value: V, wording: Wording): InLanguage<V> {
  // The walk below follows the shape of Told case by case.
  return walk(value, wording) as InLanguage<V>;
}

/** True when any text of a told value had to stay in Chinese. */
export function isUntranslated(told: unknown): boolean {
  if (Array.isArray(told)) return told.some(isUntranslated);
  if (typeof told !== "object" || told === null) return false;
  if ("lang" in told && told.lang !== undefined) return true;
  return Object.values(told).some(isUntranslated);
}

function walk(value: unknown, wording: Wording): unknown {
  if (Array.isArray(value)) return value.map((element) => walk(element, wording));
  if (typeof value !== "object" || value === null) return value;
  if (!("zh_TW" in value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner, wording)]));
  return typeof value.zh_TW === "string" ? localizeText(value, wording) : localizeProse(value, wording);
}

function localizeText(words: object, wording: Wording): Passage {
  const passage = localize({ zh_TW: "", ...words }, wording.locale);
  return { ...passage, text: wording.word(passage.text) };
}

function localizeProse(words: object, { locale, word }: Wording): ProsePassage {
  const docs: Partial<Record<Locale, ProseDoc>> = words;
  // An empty document is no translation, as an empty text is none.
  const used = docs[locale]?.content?.length ? locale : locales[0];
  const doc = docs[used] ?? { type: "doc" };
  const html = renderProse(doc, { word: (text) => unbroken(word(text)), href: (address) => pathIn(locale, address) });
  return used === locale ? { html } : { html, lang: htmlLangs[used] };
}
