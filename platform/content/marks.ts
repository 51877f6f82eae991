import { type Locale, locales } from "../locales.ts";
import { isDoc, isValues, same, type Values } from "./values.ts";

/**
 * For each text of an item, by its path, the revision in which a language was last changed; left out where that was the
 * first.
 */
export type Marks = Record<string, Partial<Record<Locale, number>>>;

/** What is still to be translated, or to be looked at again since the Chinese has changed. */
export type Gap = {
  path: string;
  locale: Locale;
  kind: "missing" | "stale";
  /** How many characters the Chinese has. */
  characters: number;
};

/**
 * The languages in which all is said, the Chinese no less than the others; those that lag behind; and what is to be
 * translated into each.
 */
export type WordState = { complete: Locale[]; stale: Locale[]; gaps: Gap[] };

const [chinese, ...others] = locales;

/**
 * The marks after a change: a minor one leaves translations as they are, and `confirmed` are looked at and still right.
 */
export function nextMarks(
  marks: Marks,
  before: unknown,
  after: unknown,
  revision: number,
  { minor = false, confirmed = [] }: { minor?: boolean; confirmed?: readonly string[] } = {},
): Marks {
  const known = new Map(textsIn(before));
  const next: Marks = {};
  for (const [path, texts] of textsIn(after)) {
    const former = known.get(path);
    const changed = former ? locales.filter((locale) => !same(texts[locale], former[locale])) : [];
    const counted = changed.filter((locale) => locale !== chinese || !minor);
    const seen = others.filter((locale) => confirmed.includes(`${path}.${locale}`));
    const mark = { ...marks[path], ...Object.fromEntries([...counted, ...seen].map((locale) => [locale, revision])) };
    if (Object.keys(mark).length > 0) next[path] = mark;
  }
  return next;
}

/** A revision of an item, as far as its translations go; `marks` is not known of old ones. */
export type PastVersion = { number: number; data: unknown; marks: Marks | null };

/**
 * The marks after a change where a text came back that was there before, as when an older version is put back: a
 * translation is right where it stood beside the same Chinese before and was right then; one that came back beside
 * another Chinese lags behind. `present` are the marks of the last revision.
 */
export function knownAgain(
  next: Marks,
  before: unknown,
  after: unknown,
  revision: number,
  past: readonly PastVersion[],
  present: Marks,
): Marks {
  const former = new Map(textsIn(before));
  const known = past.map(({ number, data, marks }) => ({ number, marks, texts: new Map(textsIn(data)) }));
  const settled: Marks = { ...next };
  for (const [path, texts] of textsIn(after)) {
    for (const locale of others) {
      const was = former.get(path);
      const translated = !same(texts[locale], was?.[locale]);
      if (!was || (same(texts[chinese], was[chinese]) && !translated) || plainWords(texts[locale]).trim() === "")
        continue;
      const alike = known.filter(
        (one) => same(one.texts.get(path)?.[locale], texts[locale]) && isRight(one, path, locale, present),
      );
      const right = alike.some((one) => same(one.texts.get(path)?.[chinese], texts[chinese]));
      const last = alike.at(-1)?.number;
      if (right) settled[path] = { ...settled[path], [locale]: revision };
      // It was written for another Chinese, which stands in the last revision in which it was right.
      else if (translated && last !== undefined && (settled[path]?.[chinese] ?? 0) > last)
        settled[path] = { ...settled[path], [locale]: last };
    }
  }
  return settled;
}

/**
 * True where a translation was right in a revision; of one whose marks nobody kept, where it was the first, or that in
 * which it was written.
 */
function isRight({ number, marks }: Omit<PastVersion, "data">, path: string, locale: Locale, present: Marks): boolean {
  if (!marks) return number === 1 || present[path]?.[locale] === number;
  return (marks[path]?.[chinese] ?? 0) <= (marks[path]?.[locale] ?? 0);
}

/** How far an item is told in each language. */
export function wordsOf(data: unknown, marks: Marks): WordState {
  const told = textsIn(data);
  const gaps = told.flatMap(([path, texts]) => gapsOf(path, texts, marks[path] ?? {}));
  const stale = others.filter((locale) => gaps.some((gap) => gap.kind === "stale" && gap.locale === locale));
  return { complete: locales.filter((locale) => !told.some(([, texts]) => lacks(texts, locale))), stale, gaps };
}

/** True where a language is still to be written. A document that no language has may be meant to be empty. */
export function lacks(texts: Values, locale: Locale): boolean {
  const isBlank = (one: Locale) => plainWords(texts[one]).trim() === "";
  return isBlank(locale) && !(isDoc(texts[chinese]) && locales.every(isBlank));
}

/** Every text in three languages within a value, with its path. */
export function textsIn(value: unknown, path = ""): [path: string, texts: Values][] {
  if (Array.isArray(value)) return value.flatMap((one, at) => textsIn(one, `${path}.${at}`));
  if (!isValues(value) || isDoc(value)) return [];
  if (chinese in value) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, path === "" ? key : `${path}.${key}`));
}

/** The plain words of a text or document. */
export function plainWords(value: unknown): string {
  if (typeof value === "string") return value;
  if (!isValues(value)) return "";
  if (typeof value.text === "string") return value.text;
  const inner = Array.isArray(value.content) ? value.content.map(plainWords) : [];
  return inner.join(value.type === "paragraph" || value.type === "heading" ? "" : "\n");
}

function gapsOf(path: string, texts: Values, mark: Marks[string]): Gap[] {
  const characters = plainWords(texts[chinese]).trim().length;
  if (characters === 0) return [];
  return others.flatMap((locale): Gap[] => {
    if (plainWords(texts[locale]).trim() === "") return [{ path, locale, kind: "missing", characters }];
    return (mark[chinese] ?? 0) > (mark[locale] ?? 0) ? [{ path, locale, kind: "stale", characters }] : [];
  });
}
