import { stemmer } from "stemmer";
import { htmlLangs, type Locale } from "#platform/locales.ts";
import { fold } from "./folding.ts";

/** Han characters and kana, with the marks that belong to them. */
const runs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+|[\p{L}\p{N}]+/gu;
const isEastern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
export const isHan = /\p{Script=Han}/u;
/** A run this short is also one word as a whole, against which a slip of the pen is measured. */
const longestWhole = 8;

const emptyWords = new Set(
  "a an the of in on at to for is are am be do does did can could may might i me my we our you your it its and or with by from how what when where which who why there here this that any some please about get go find want need s t".split(
    " ",
  ),
);

/** Words that their stem would make another: a bus is no "bu", parking no park. */
const ownStems = new Map(["bus", "news", "parking"].map((word) => [word, word])).set("buses", "bus");

/** What a Latin word has in common with its other forms. */
const stemOf = (word: string) => ownStems.get(word) ?? stemmer(word);

const segmenters = new Map<Locale, Intl.Segmenter>();

/** A whole run of Chinese or Japanese as one word; no other word looks like it. */
const whole = (run: string) => `=${run}`;
export const isWhole = (word: string) => word.startsWith("=");

/** True for a single Chinese or Japanese character, which says little. */
export const isSingle = (word: string) => word.length === 1 && isEastern.test(word);

/** The words an index keeps of a text; of titles also each Han character and each short run as a whole. */
export function indexWords(text: string, locale: Locale, title: boolean): string[] {
  const found = runsOf(text);
  return found.flatMap((run, at) => {
    if (!isEastern.test(run)) return [stemOf(run), ...(title ? joined(found, at).map(asJoined) : [])];
    if (!title) return pairs(run);
    return [
      ...pairs(run),
      ...longWords(run, locale),
      ...hanIn(run),
      ...(run.length <= longestWhole ? [whole(run)] : []),
    ];
  });
}

/** Labels, a line each, as words that only who asks for the whole label meets: not "first" for "first aid". */
export function labelWords(labels: string): string[] {
  return labels.split("\n").flatMap((label) => {
    const found = runsOf(label);
    return found.flatMap((run, at) =>
      isEastern.test(run) ? [whole(run)] : found.length === 1 ? [stemOf(run)] : joined(found, at).map(asJoined),
    );
  });
}

/** What of a question must be met: any of these words does, and it counts so much. */
export type QueryUnit = { any: string[]; weight: number };
export type Asked = { words: string[]; units: QueryUnit[] };

/**
 * The words somebody asks by, and what each part of the question counts; words that say nothing are left out unless
 * there are no others.
 */
export function queryWords(text: string, locale: Locale): Asked {
  const found = runsOf(text);
  const telling = found.filter((run) => !emptyWords.has(run));
  const asked = telling.length > 0 ? telling : found;
  const units = asked.flatMap((run, at): QueryUnit[] => {
    if (!isEastern.test(run)) return [{ any: latinWords(asked, run, at), weight: 1 }];
    if (run.length === 1) return [{ any: [run], weight: 1 }];
    return pairs(run).map((pair) => ({ any: [pair], weight: isHan.test(pair) ? 1 : 0.4 }));
  });
  const beside = asked.flatMap((run) =>
    isEastern.test(run) && run.length > 1
      ? [...longWords(run, locale), ...hanIn(run), ...(run.length <= longestWhole ? [whole(run)] : [])]
      : [],
  );
  // What is asked twice counts once.
  const different = [...new Map(units.map((unit) => [unit.any.join(" "), unit])).values()];
  return { words: [...new Set([...units.flatMap(({ any }) => any), ...beside])].slice(0, mostWords), units: different };
}

const mostWords = 80;

/** Single kana stand in every title; single Han characters tell something. */
const hanIn = (run: string) => [...run].filter((character) => isHan.test(character));

/**
 * Two words of a title written as one. No other word looks like it: "What if I …" holds an "ifi", which is no slip of
 * "wifi".
 */
export const asJoined = (words: string) => `+++${words}`;
export const isJoined = (word: string) => word.startsWith("+++");

/**
 * By what a Latin word is met: itself, itself as two words of a title, and itself with a neighbour, in one word or in
 * two.
 */
function latinWords(asked: readonly string[], run: string, at: number): string[] {
  const one = [stemOf(run), ...joined(asked, at - 1), ...joined(asked, at)];
  return [...one.map(asJoined), ...one];
}

/** A Latin word with the next one, as who writes "audioguide" or "swallowtail" has it. */
function joined(found: readonly string[], at: number): string[] {
  const next = at < 0 ? undefined : found[at + 1];
  return next === undefined || isEastern.test(next) || isEastern.test(found[at] ?? "")
    ? []
    : [`${found[at]}${stemOf(next)}`];
}

/** The runs of letters in a folded text: `runsOf("Tea 老人茶!")` is `["tea", "老人茶"]`. */
export function runsOf(text: string): string[] {
  return fold(text).match(runs) ?? [];
}

function pairs(run: string): string[] {
  const characters = [...run];
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}

function longWords(run: string, locale: Locale): string[] {
  if (run.length < 3) return [];
  const segmenter = segmenters.get(locale) ?? new Intl.Segmenter(htmlLangs[locale], { granularity: "word" });
  segmenters.set(locale, segmenter);
  return Array.from(segmenter.segment(run), ({ segment }) => segment).filter((word) => word.length > 2);
}
