import type { LanguageIndex } from "./search-engine.server.ts";
import type { SearchDocument } from "./documents.server.ts";
import { searchOf } from "./searched.ts";
import { shelved, unshelved } from "./shelves.ts";
import type { Kin, Vocabulary } from "./vocabulary.server.ts";
import { asJoined, type Asked, type QueryUnit, isHan, isJoined, isSingle, isWhole } from "./words.ts";

/** `whole` when it meets the whole question. */
export type Find = { document: SearchDocument; score: number; whole: boolean };

const boost = { title: 5, offers: 6, summary: 1.6, extra: 1.2, body: 1 };

type Met = { id: string; score: number; terms: readonly string[] };

/** The documents that meet a reading of the question, in any order. */
export function findMatches(
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

  function weighed(some: readonly Met[], of: readonly QueryUnit[], least: number) {
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
          score: score * meet.size * (0.15 + 0.85 * share * share) * (searchOf(document.type)?.weight ?? 1),
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
function sharing(units: readonly QueryUnit[], words: readonly string[]): (met: ReadonlySet<string>) => number {
  const wholes = words.filter(isWhole);
  const weightOf = (some: Iterable<QueryUnit>) => Array.from(some).reduce((sum, { weight }) => sum + weight, 0);
  const inAll = weightOf(units);
  const unitsOf = new Map<string, QueryUnit[]>();
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
