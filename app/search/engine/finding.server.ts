import type { Locale } from "#platform/locales.ts";
import type { SearchDocument } from "./documents.server.ts";
import type { LanguageIndex } from "./search-engine.server.ts";
import { fold } from "./folding.ts";
import type { SearchKind, SearchedType } from "./searched.ts";
import { shelved, unshelved } from "./shelves.ts";
import type { Kin, Vocabulary } from "./vocabulary.server.ts";
import {
  asJoined,
  type Asked,
  askedWords,
  type AskedUnit,
  isHan,
  isJoined,
  isSingle,
  isWhole,
  runsOf,
} from "./words.ts";

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
const typeWeight: Partial<Record<SearchedType, number>> = {
  page: 1.45,
  encyclopedia: 1.2,
  faq: 1.15,
  place: 1.1,
  lostitem: 0.6,
  link: 0.7,
  audiostop: 0.9,
  mascotreport: 0.8,
};
const synonymWeight = 0.85;
const mostReadings = 6;
/**
 * So many entries of the index are gone through for the question itself, and for its other readings together: beyond,
 * by its rarest words alone. As many again at most for what its words begin, and for words like them.
 */
const mostEntries = { question: 2000, readings: 2000 };
/** What meets only a part of the question and scores less than this part of the best is not shown. */
const leastOfBest = 0.12;

/**
 * What a language's index holds of what was asked and is out now, best first; of one kind when one is given (rules
 * Q1–Q4).
 */
export function findIn(
  index: LanguageIndex,
  locale: Locale,
  asked: string,
  now: Temporal.Instant,
  kind?: SearchKind,
): Finds {
  const question = clean(asked);
  const readings = readingsOf(question, index.synonyms[locale]).map((text) => ({
    text,
    asked: askedWords(text, locale),
  }));
  const moment = now.epochMilliseconds;
  const found = new Map<SearchDocument, Find>();
  for (const [at, reading] of readings.entries()) {
    const most = at === 0 ? mostEntries.question : mostEntries.readings / (readings.length - 1);
    for (const find of searchOnce(index, reading.asked, { slips: at === 0, most })) {
      if (find.document.from > moment || moment >= find.document.to) continue;
      if (at > 0) find.score *= synonymWeight;
      const known = found.get(find.document);
      if (known === undefined) found.set(find.document, find);
      else Object.assign(known, { score: Math.max(find.score, known.score), whole: find.whole || known.whole });
    }
  }
  const all = [...found.values()].sort((a, b) => b.score - a.score || (a.document.id < b.document.id ? -1 : 1));
  const best = all[0]?.score ?? 0;
  const worth = all.filter(({ score, whole }) => whole || score >= leastOfBest * best);
  const counts: Finds["counts"] = {};
  for (const { document } of worth) counts[document.kind] = (counts[document.kind] ?? 0) + 1;
  return {
    finds: kind ? worth.filter(({ document }) => document.kind === kind) : worth,
    counts,
    meant: meantTitle(worth[0]?.document, readings[0]?.text ?? ""),
    marks: marksOf(readings),
  };
}

/** What was asked without control characters, cut to its longest. */
export function clean(asked: string): string {
  return asked
    .replace(/\p{C}/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, longestQuery)
    .replace(/[\uD800-\uDBFF]$/, "");
}

/** The question, and the question with each synonym in the place of the word it names. */
function readingsOf(question: string, groups: readonly string[][]): string[] {
  // One character may be written out as many.
  const folded = fold(question).slice(0, longestQuery);
  const runs = runsOf(folded);
  const bare = folded.replace(/(^|[^\p{L}])[おご御](?=\p{Script=Han})/gu, "$1");
  const readings = groups.flatMap((group) => {
    const named = group
      .map((word) => heldAs(bare, runs, word))
      .filter((held) => held !== undefined)
      .sort((a, b) => b.length - a.length)[0];
    return named === undefined
      ? []
      : group.filter((word) => word !== named).map((word) => bare.replace(named, () => word));
  });
  return [...new Set([folded, bare, ...readings])].slice(0, mostReadings);
}

/**
 * The part of a question that is this word: Latin words stand alone ("cat" is not in "catering") and may hold a slip of
 * the pen.
 */
function heldAs(folded: string, runs: readonly string[], word: string): string | undefined {
  if (word === "") return undefined;
  if (!/^[\p{Script=Latin}\d ,'-]+$/u.test(word)) return folded.includes(word) ? word : undefined;
  const escaped = runsOf(word).join("[^\\p{L}\\p{N}]+");
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?:s|es)?(?![\\p{L}\\p{N}])`, "u").exec(folded);
  if (found) return found[0];
  return word.length >= 7 ? runs.find((run) => likeness(run, word)) : undefined;
}

type Met = { id: string; score: number; terms: readonly string[] };

function searchOnce(
  { mini, documents, vocabulary }: LanguageIndex,
  asked: Asked,
  { slips, most }: { slips: boolean; most: number },
): Find[] {
  const { words: all, units } = affordable(asked, vocabulary, most);
  if (units.length === 0) return [];
  // Another name is met as it stands or not at all.
  const words = slips ? all : all.filter((word) => !isSingle(word) || units.length === 1);
  const begun = beginnings(asked.words).filter((word) => words.includes(word));
  const stands = standingFor(words, vocabulary);
  // A word alone that stands nearly everywhere is met enough.
  const rest = words.length > 1 ? most : most - vocabulary.places(words[0] ?? "");
  for (const word of begun) stands.let(word, vocabulary.begunBy(word), rest / begun.length);
  const exact = search(stands.fresh());
  const known = exact.some(({ terms }) => {
    const met = stands.behind(terms);
    return units.every(({ any }) => any.some((word) => met.has(word)));
  });
  // Looking for misspelt words takes time: it is done only for the question itself, and only for its first few words
  // that are found nowhere.
  const met = new Set(exact.flatMap(({ terms }) => [...stands.behind(terms)]));
  const unmet = known || !slips ? [] : words.filter((word) => !met.has(word) && slipsIn(word)).slice(0, mostSlips);
  for (const word of unmet) stands.let(word, vocabulary.like(word, slipsIn(word) || 0), most / unmet.length);
  const hits = together(exact, search(stands.fresh()));
  const worth = weighed(hits, units, units.every(({ weight }) => weight < 1) ? leastShareOfKana : leastShare);
  // A slip in a word of two characters leaves no pair to meet; then each character counts.
  return worth.length > 0 || !words.some(isSingle)
    ? worth
    : weighed(
        hits,
        words.filter(isSingle).map((word) => ({ any: [word], weight: isHan.test(word) ? 1 : 0.2 })),
        leastShare,
      );

  function search(weights: ReadonlyMap<string, number>): Met[] {
    if (weights.size === 0) return [];
    const found = mini.search("", {
      tokenize: () => [...weights.keys()],
      boost,
      combineWith: "OR",
      prefix: false,
      fuzzy: false,
      boostTerm: (term) => weights.get(unshelved(term)) ?? 1,
    });
    // The index multiplies by the number of terms met; here it is words that count.
    return found.map(({ id, score, queryTerms }) => ({
      id: String(id),
      score: score / queryTerms.length,
      terms: queryTerms,
    }));
  }

  function weighed(some: readonly Met[], of: readonly AskedUnit[], least: number) {
    // Many finds meet the same words: each share is reckoned once.
    const shares = new Map<ReadonlySet<string>, number>();
    const shareOf = sharing(of, words);
    const finds: Find[] = [];
    // A common word is met by thousands.
    for (const { id, score, terms } of some) {
      const document = documents.get(id);
      const meet = stands.behind(terms);
      const share = shares.get(meet) ?? shareOf(meet);
      shares.set(meet, share);
      if (document && share >= least)
        finds.push({
          document,
          score: score * meet.size * (0.15 + 0.85 * share * share) * (typeWeight[document.type] ?? 1),
          whole: share === 1,
        });
    }
    return finds;
  }
}

/**
 * A question by as many of its words as may be gone through, the rarest first, and at least one that stands somewhere;
 * what it was met by counts among these.
 */
function affordable({ words, units }: Asked, { places }: Vocabulary, most: number): Asked {
  if (words.reduce((sum, word) => sum + places(word), 0) <= most) return { words, units };
  const chosen = new Set<string>();
  let inAll = 0;
  for (const word of words.toSorted((a, b) => places(a) - places(b))) {
    if (inAll > 0 && inAll + places(word) > most) break;
    inAll += places(word);
    chosen.add(word);
  }
  // A part whose own word was left out cannot be met by a word that stands nowhere.
  const asked = units.filter(
    ({ any }) => any.every((word) => chosen.has(word)) || any.some((word) => chosen.has(word) && places(word) > 0),
  );
  return { words: words.filter((word) => chosen.has(word)), units: asked };
}

/** Which words of an index stand for words of the question. Each is gone through once, whatever it stands for. */
function standingFor(words: readonly string[], { places }: Vocabulary) {
  const behind = new Map<string, Set<string>>();
  const sets = new Map<string, ReadonlySet<string>>();
  let fresh = new Map<string, number>();
  const add = (word: string, asked: string, weight: number) => {
    const term = shelved(word);
    const known = behind.get(term);
    if (known) return void known.add(asked);
    behind.set(term, new Set([asked]));
    fresh.set(word, weight);
  };
  const weightOf = (word: string) => (isWhole(word) ? 1.5 : isSingle(word) && words.length > 1 ? 0.2 : 1);
  for (const word of words) add(word, word, weightOf(word));
  return {
    /** Lets kin stand for a word, the first of them and at least one, as far as they stand in so many places. */
    let(asked: string, kin: readonly Kin[], most: number): void {
      if (most <= 0) return;
      sets.clear();
      let inAll = 0;
      for (const { word, weight } of kin) {
        if (inAll > 0 && inAll + places(word) > most) continue;
        inAll += places(word);
        add(word, asked, weight * weightOf(asked));
      }
    },
    /** What has come since this was last asked, with the weight of each. */
    fresh(): ReadonlyMap<string, number> {
      const some = fresh;
      fresh = new Map();
      return some;
    },
    /** The words of the question behind the terms of a find; the same set for the same terms. */
    behind(terms: readonly string[]): ReadonlySet<string> {
      const [only = ""] = terms;
      const key = terms.length === 1 ? only : terms.join(" ");
      const known = sets.get(key);
      if (known) return known;
      const set = new Set(terms.flatMap((term) => [...(behind.get(term) ?? [])]));
      sets.set(key, set);
      return set;
    },
  };
}

/** What two searches met. */
function together(some: readonly Met[], others: readonly Met[]): readonly Met[] {
  if (others.length === 0) return some;
  const met = new Map(some.map((one) => [one.id, one]));
  for (const { id, score, terms } of others) {
    const known = met.get(id);
    met.set(id, known ? { id, score: known.score + score, terms: [...known.terms, ...terms] } : { id, score, terms });
  }
  return [...met.values()];
}

/** The words of a question that may go on: its only one, or its last. */
function beginnings(words: readonly string[]): readonly string[] {
  if (words.length === 1) return words.filter((word) => !isWhole(word));
  const last = words.findLast((word) => !isWhole(word) && !isJoined(word) && !isSingle(word)) ?? "";
  return words.filter((word) => [last, asJoined(last)].includes(word) && !isHan.test(word));
}

/** More misspelt words than these in one question are not looked for. */
const mostSlips = 4;
const leastShare = 0.2;
/** Two kana side by side say nothing: かんたん has more than half of ランタン. */
const leastShareOfKana = 0.7;

/**
 * How much of the question was met by some words; a whole run met with a slip of the pen counts fully. Takes time by
 * the words that were met, not by those asked.
 */
function sharing(units: readonly AskedUnit[], words: readonly string[]): (met: ReadonlySet<string>) => number {
  const wholes = words.filter(isWhole);
  const weightOf = (some: Iterable<AskedUnit>) => Array.from(some).reduce((sum, { weight }) => sum + weight, 0);
  const inAll = weightOf(units);
  const unitsOf = new Map<string, AskedUnit[]>();
  for (const unit of units)
    for (const word of new Set([...unit.any, ...unit.any.map(partOf)]))
      unitsOf.set(word, [...(unitsOf.get(word) ?? []), unit]);
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

/** How many slips of the pen a word may hold. */
function slipsIn(term: string): number | false {
  if (isWhole(term)) return term.length >= 4 ? 1 : false;
  if (!/^[\p{Script=Latin}\d]+$/u.test(term)) return false;
  return term.length >= 7 ? 2 : term.length >= 4 ? 1 : false;
}

/** The best find's title, when no word of the question stands in it but one like it does. */
function meantTitle(best: SearchDocument | undefined, asked: string): string | undefined {
  if (!best || asked.length < 2 || best.title.length > 24) return undefined;
  const title = runsOf(best.title);
  const near = runsOf(asked).every((run) =>
    title.some((one) => one !== run && !one.includes(run) && likeness(one, run)),
  );
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
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Whole runs and the words of the readings; single characters only when nothing else was asked. */
function marksOf(readings: readonly { text: string; asked: Asked }[]): string[] {
  const words = readings
    .flatMap(({ text, asked }) => [...runsOf(text), ...asked.words])
    .filter((word) => !isWhole(word) && !isJoined(word) && (word.length > 1 || readings[0]?.text.length === 1));
  return [...new Set(words)];
}
