import type { SearchResult } from "minisearch";
import type { Locale } from "#platform/locales.ts";
import type { SearchDocument } from "./documents.server.ts";
import type { LanguageIndex } from "./search-engine.server.ts";
import { fold } from "./folding.ts";
import type { SearchKind, SearchedType } from "./searched.ts";
import { shelved, unshelved } from "./shelves.ts";
import { asJoined, type Asked, askedWords, type AskedUnit, isHan, isJoined, isSingle, isWhole, runsOf } from "./words.ts";

/** The longest question that is looked at, in characters. */
export const longestQuery = 100;

/** `whole` when it meets the whole question. */
export type Find = { document: SearchDocument; score: number; whole: boolean };
export type Finds = {
  finds: Find[];
  /** How many there are of each kind. */
  counts: Partial<Record<SearchKind, number>>;
  /** A title that was probably meant, when nothing is called as was asked. */
  meant: string | undefined;
  /** The folded words to mark in what was found. */
  marks: string[];
};

const boost = { title: 5, offers: 6, summary: 1.6, extra: 1.2, body: 1 };
const typeWeight: Partial<Record<SearchedType, number>> = { page: 1.45, encyclopedia: 1.2, faq: 1.15, place: 1.1, lostitem: 0.6, link: 0.7, audiostop: 0.9, mascotreport: 0.8 };
const synonymWeight = 0.85;
const mostReadings = 6;
/** So many entries of the index are gone through for the question itself, and for its other readings together: beyond, by its rarest words alone. */
const mostEntries = { question: 2500, readings: 2500 };
/** What meets only a part of the question and scores less than this part of the best is not shown. */
const leastOfBest = 0.12;

/** What a language's index holds of what was asked and is out now, best first; of one kind when one is given (rules Q1–Q4). */
export function findIn(index: LanguageIndex, locale: Locale, asked: string, now: Temporal.Instant, kind?: SearchKind): Finds {
  const question = clean(asked);
  const readings = readingsOf(question, index.synonyms[locale]);
  const scores = new Map<string, { score: number; whole: boolean }>();
  for (const [at, reading] of readings.entries()) {
    const most = at === 0 ? mostEntries.question : mostEntries.readings / (readings.length - 1);
    for (const { id, score, whole } of searchOnce(index, locale, reading, { slips: at === 0, most })) {
      const weighed = score * (at === 0 ? 1 : synonymWeight);
      const known = scores.get(id);
      scores.set(id, { score: Math.max(weighed, known?.score ?? 0), whole: whole || known?.whole === true });
    }
  }
  const moment = now.epochMilliseconds;
  const all = [...scores].flatMap(([id, { score, whole }]) => {
    const document = index.documents.get(id);
    return document && document.from <= moment && moment < document.to ? [{ document, score, whole }] : [];
  });
  all.sort((a, b) => b.score - a.score || a.document.id.localeCompare(b.document.id));
  const worth = all.filter(({ score, whole }) => whole || score >= leastOfBest * (all[0]?.score ?? 0));
  const counts: Finds["counts"] = {};
  for (const { document } of worth) counts[document.kind] = (counts[document.kind] ?? 0) + 1;
  return {
    finds: kind ? worth.filter(({ document }) => document.kind === kind) : worth,
    counts,
    meant: meantTitle(worth[0]?.document, readings),
    marks: marksOf(readings, locale),
  };
}

/** What was asked without control characters, cut to its longest. */
export function clean(asked: string): string {
  return asked.replace(/\p{C}/gu, " ").replace(/\s+/g, " ").trim().slice(0, longestQuery).replace(/[\uD800-\uDBFF]$/, "");
}

/** The question, and the question with each synonym in the place of the word it names. */
function readingsOf(question: string, groups: readonly string[][]): string[] {
  // One character may be written out as many.
  const folded = fold(question).slice(0, longestQuery);
  const runs = runsOf(folded);
  const bare = folded.replace(/(^|[^\p{L}])[おご御](?=\p{Script=Han})/gu, "$1");
  const readings = groups.flatMap((group) => {
    const named = group.map((word) => heldAs(bare, runs, word)).filter((held) => held !== undefined).sort((a, b) => b.length - a.length)[0];
    return named === undefined ? [] : group.filter((word) => word !== named).map((word) => bare.replace(named, () => word));
  });
  return [...new Set([folded, bare, ...readings])].slice(0, mostReadings);
}

/** The part of a question that is this word: Latin words stand alone ("cat" is not in "catering") and may hold a slip of the pen. */
function heldAs(folded: string, runs: readonly string[], word: string): string | undefined {
  if (word === "") return undefined;
  if (!/^[\p{Script=Latin}\d ,'-]+$/u.test(word)) return folded.includes(word) ? word : undefined;
  const escaped = runsOf(word).join("[^\\p{L}\\p{N}]+");
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?:s|es)?(?![\\p{L}\\p{N}])`, "u").exec(folded);
  if (found) return found[0];
  return word.length >= 7 ? runs.find((run) => likeness(run, word)) : undefined;
}

function searchOnce({ mini, documents, spread }: LanguageIndex, locale: Locale, question: string, { slips, most }: { slips: boolean; most: number }): { id: string; score: number; whole: boolean }[] {
  const { words: all, units } = affordable(askedWords(question, locale), spread, most);
  if (units.length === 0) return [];
  // Another name is met as it stands or not at all.
  const words = slips ? all : all.filter((word) => !isSingle(word) || units.length === 1);
  const exact = mini.search(question, { ...options(words), fuzzy: false });
  const meets = meeting(words);
  const known = exact.some(({ queryTerms }) => {
    const met = meets(queryTerms);
    return units.every(({ any }) => any.some((word) => met.has(word)));
  });
  const met = new Set(exact.flatMap(({ queryTerms }) => queryTerms));
  // Looking for misspelt words takes time: it is done only for the question itself, and only for its first few words that are found nowhere.
  const unmet = new Set(words.map(shelved).filter((term) => !met.has(term) && slipsIn(term)).slice(0, mostSlips));
  const hits = known || !slips || unmet.size === 0 ? exact : mini.search(question, { ...options(words), fuzzy: (term: string) => unmet.has(term) && slipsIn(term) });
  const worth = weighed(hits, units, units.every(({ weight }) => weight < 1) ? leastShareOfKana : leastShare);
  // A slip in a word of two characters leaves no pair to meet; then each character counts.
  return worth.length > 0 || !words.some(isSingle) ? worth : weighed(hits, words.filter(isSingle).map((word) => ({ any: [word], weight: isHan.test(word) ? 1 : 0.2 })), leastShare);

  function weighed(some: readonly SearchResult[], of: readonly AskedUnit[], least: number) {
    // Many finds meet the same words: each share is reckoned once.
    const shares = new Map<ReadonlySet<string>, number>();
    const shareOf = sharing(of, words);
    return some.flatMap(({ id, score, queryTerms }) => {
      const document = documents.get(String(id));
      const meet = meets(queryTerms);
      const share = shares.get(meet) ?? shareOf(meet);
      shares.set(meet, share);
      if (!document || share < least) return [];
      return [{ id: document.id, score: score * (0.15 + 0.85 * share * share) * (typeWeight[document.type] ?? 1), whole: share === 1 }];
    });
  }
}

/** A question by as many of its words as may be gone through, the rarest first, and at least one; what it was met by counts among these. */
function affordable({ words, units }: Asked, spread: LanguageIndex["spread"], most: number): Asked {
  const cost = (word: string) => spread.get(word) ?? 0;
  if (words.reduce((sum, word) => sum + cost(word), 0) <= most) return { words, units };
  const chosen = new Set<string>();
  let inAll = 0;
  for (const word of words.toSorted((a, b) => cost(a) - cost(b))) {
    inAll += cost(word);
    if (inAll > most && chosen.size > 0) break;
    chosen.add(word);
  }
  return { words: words.filter((word) => chosen.has(word)), units: units.filter(({ any }) => any.some((word) => chosen.has(word))) };
}

/** The words that stand behind the terms of a find; the same set for the same terms. */
function meeting(words: readonly string[]): (terms: readonly string[]) => ReadonlySet<string> {
  const wordOf = new Map(words.map((word) => [shelved(word), word]));
  const sets = new Map<string, ReadonlySet<string>>();
  return (terms) => {
    const key = terms.join(" ");
    const set = sets.get(key) ?? new Set(terms.map((term) => wordOf.get(term) ?? term));
    sets.set(key, set);
    return set;
  };
}

/** More misspelt words than these in one question are not looked for. */
const mostSlips = 4;
const leastShare = 0.2;
/** Two kana side by side say nothing: かんたん has more than half of ランタン. */
const leastShareOfKana = 0.7;

/** How much of the question was met by some words; a whole run met with a slip of the pen counts fully. Takes time by the words that were met, not by those asked. */
function sharing(units: readonly AskedUnit[], words: readonly string[]): (met: ReadonlySet<string>) => number {
  const wholes = words.filter(isWhole);
  const weightOf = (some: Iterable<AskedUnit>) => Array.from(some).reduce((sum, { weight }) => sum + weight, 0);
  const inAll = weightOf(units);
  const unitsOf = new Map<string, AskedUnit[]>();
  for (const unit of units) for (const word of new Set([...unit.any, ...unit.any.map(partOf)])) unitsOf.set(word, [...(unitsOf.get(word) ?? []), unit]);
  return (met) => {
    if (wholes.length > 0 && wholes.every((word) => met.has(word))) return 1;
    const those = new Set([...met].flatMap((word) => unitsOf.get(word) ?? []));
    return those.size === units.length ? 1 : weightOf(those) / inAll;
  };
}

/** "刺し" is met by "刺繍": the same character, written on in another script. */
function partOf(word: string): string {
  return /^\p{Script=Han}\p{Script=Hiragana}$/u.test(word) ? word.charAt(0) : word;
}

function options(words: string[]) {
  const last = words.findLast((word) => !isWhole(word) && !isJoined(word) && !isSingle(word)) ?? "";
  return {
    tokenize: () => words,
    boost,
    combineWith: "OR" as const,
    prefix: (term: string) => !isWhole(term) && !isLetter(term) && (words.length === 1 || ([last, asJoined(last)].includes(unshelved(term)) && !isHan.test(term))),
    weights: { fuzzy: 0.5, prefix: 0.6 },
    boostTerm: (term: string) => (isWhole(term) ? 1.5 : isSingle(unshelved(term)) && words.length > 1 ? 0.2 : 1),
  };
}

/** A letter alone begins half of all words. */
function isLetter(term: string): boolean {
  return /^[\p{Script=Latin}\d]$/u.test(term);
}

/** How many slips of the pen a word may hold. */
function slipsIn(term: string): number | false {
  if (isWhole(term)) return term.length >= 4 ? 1 : false;
  if (!/^[\p{Script=Latin}\d]+$/u.test(term)) return false;
  return term.length >= 7 ? 2 : term.length >= 4 ? 1 : false;
}

/** The best find's title, when no word of the question stands in it but one like it does. */
function meantTitle(best: SearchDocument | undefined, readings: readonly string[]): string | undefined {
  const [asked = ""] = readings;
  if (!best || asked.length < 2 || best.title.length > 24) return undefined;
  const title = runsOf(best.title);
  const near = runsOf(asked).every((run) => title.some((one) => one !== run && !one.includes(run) && likeness(one, run)));
  return near ? best.title : undefined;
}

/** True when two words of some length differ by one or two letters. */
function likeness(a: string, b: string): boolean {
  const most = Math.min(a.length, b.length) >= 8 ? 2 : 1;
  return Math.min(a.length, b.length) >= 3 && Math.abs(a.length - b.length) <= most && distance(a, b) <= most;
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Whole runs and the words of the readings; single characters only when nothing else was asked. */
function marksOf(readings: readonly string[], locale: Locale): string[] {
  const words = readings.flatMap((reading) => [...runsOf(reading), ...askedWords(reading, locale).words]).filter((word) => !isWhole(word) && !isJoined(word) && (word.length > 1 || readings[0]?.length === 1));
  return [...new Set(words)];
}
