import type { Locale } from "#platform/locales.ts";

/** A group of an index: what stands above it, and its address on the page. */
export type IndexGroup<T> = { anchor: string; label: string; items: T[] };
/** What of an entry an index goes by: its word, and for Japanese how that is read. */
export type Indexed = { word: string; kana?: string | undefined };

const byStroke = new Intl.Collator("zh-Hant-TW-u-co-stroke");
const byLetter = new Intl.Collator("en");
const byKana = new Intl.Collator("ja");
const mostStrokes = 48;

/**
 * Entries as each language looks them up: Chinese by the strokes of the first character, English by letter, Japanese by
 * the fifty sounds (rule C11).
 */
export function indexed<T extends Indexed>(entries: readonly T[], locale: Locale): IndexGroup<T>[] {
  const collator = { zh_TW: byStroke, en_US: byLetter, ja_JP: byKana }[locale];
  const readAs = ({ word, kana }: T) => (locale === "ja_JP" ? (kana ?? word) : word);
  const groups = new Map<string, IndexGroup<T>>();
  for (const entry of entries.toSorted((a, b) => collator.compare(readAs(a), readAs(b)))) {
    const { anchor, label } = headingOf(readAs(entry), locale);
    const group = groups.get(anchor) ?? { anchor, label, items: [] };
    group.items.push(entry);
    groups.set(anchor, group);
  }
  return [...groups.values()];
}

function headingOf(word: string, locale: Locale): { anchor: string; label: string } {
  const [first = ""] = word;
  if (locale === "zh_TW") {
    const strokes = strokesOf(first);
    return strokes > 0 ? { anchor: `strokes-${strokes}`, label: `${strokes} 畫` } : { anchor: "other", label: "其他" };
  }
  if (locale === "en_US") {
    const letter = first.normalize("NFD").charAt(0).toUpperCase();
    return /[A-Z]/.test(letter)
      ? { anchor: `letter-${letter.toLowerCase()}`, label: letter }
      : { anchor: "other", label: "Other" };
  }
  const row = rowOf(first);
  return row ? { anchor: `row-${row.name}`, label: `${row.label}行` } : { anchor: "other", label: "そのほか" };
}

/**
 * How many strokes a character is written with, 0 for what is none. The collation by strokes that every runtime brings
 * knows it: it marks where each count begins (Unicode CLDR, U+FDD0 and U+2800 plus the count).
 */
export function strokesOf(character: string): number {
  if (!/\p{Script=Han}/u.test(character)) return 0;
  let strokes = 0;
  for (let count = 1; count <= mostStrokes; count++)
    if (byStroke.compare(`\uFDD0${String.fromCharCode(0x2800 + count)}`, character) <= 0) strokes = count;
  return strokes;
}

const rows = [
  { name: "a", label: "あ", kana: "あいうえおぁぃぅぇぉ" },
  { name: "ka", label: "か", kana: "かきくけこがぎぐげご" },
  { name: "sa", label: "さ", kana: "さしすせそざじずぜぞ" },
  { name: "ta", label: "た", kana: "たちつてとだぢづでどっ" },
  { name: "na", label: "な", kana: "なにぬねの" },
  { name: "ha", label: "は", kana: "はひふへほばびぶべぼぱぴぷぺぽ" },
  { name: "ma", label: "ま", kana: "まみむめも" },
  { name: "ya", label: "や", kana: "やゆよゃゅょ" },
  { name: "ra", label: "ら", kana: "らりるれろ" },
  { name: "wa", label: "わ", kana: "わをん" },
];

function rowOf(character: string) {
  const code = character.codePointAt(0) ?? 0;
  const hiragana = code >= 0x30a1 && code <= 0x30f6 ? String.fromCodePoint(code - 0x60) : character;
  return rows.find(({ kana }) => kana.includes(hiragana));
}
