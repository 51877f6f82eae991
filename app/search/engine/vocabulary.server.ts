import SearchableMap from "minisearch/SearchableMap";
import { shelved, unshelved } from "./shelves.ts";

/** A word of an index that stands for one that was asked, and how much it counts beside the word itself. */
export type Kin = { word: string; weight: number };

/**
 * The words of an index, and in how many fields of documents each stands: so many entries are gone through by who asks
 * for it.
 */
export type Vocabulary = {
  /** Counts the words of one field, each once. */
  add(words: readonly string[]): void;
  /** Takes the words of one field off again. */
  remove(words: readonly string[]): void;
  /** In how many fields of documents a word stands. */
  places(word: string): number;
  /** The words that begin with this one, the shortest first, without the word itself. */
  begunBy(word: string): Kin[];
  /** The words that differ from this one by at most so many letters, the likest first, without the word itself. */
  like(word: string, slips: number): Kin[];
};

/** More words than these are not looked at for one beginning. */
const mostBegun = 1000;
const isLatin = /^[\p{Script=Latin}\d]/u;
const weights = { begun: 0.6, like: 0.5 };

/** A vocabulary without words. */
export function newVocabulary(): Vocabulary {
  const counts = new Map<string, number>();
  // Apart, since who looks for words like a Latin one would go through all that begin with any other sign, too.
  const [latin, others] = [new SearchableMap<true>(), new SearchableMap<true>()];
  const termsWith = (word: string) => (isLatin.test(word) ? latin : others);
  return {
    add(words) {
      for (const word of new Set(words)) {
        const before = counts.get(word) ?? 0;
        if (before === 0) termsWith(word).set(shelved(word), true);
        counts.set(word, before + 1);
      }
    },
    remove(words) {
      for (const word of new Set(words)) {
        const left = (counts.get(word) ?? 0) - 1;
        if (left > 0) counts.set(word, left);
        else if (counts.delete(word)) termsWith(word).delete(shelved(word));
      }
    },
    places: (word) => counts.get(word) ?? 0,
    begunBy(word) {
      const start = shelved(word);
      const found: string[] = [];
      for (const [term] of termsWith(word).atPrefix(start)) {
        if (term !== start) found.push(term);
        if (found.length >= mostBegun) break;
      }
      return found
        .sort((a, b) => a.length - b.length)
        .map((term) => ({
          word: unshelved(term),
          weight: (weights.begun * term.length) / (term.length + 0.3 * (term.length - start.length)),
        }));
    },
    like(word, slips) {
      const found = [...likeIn(termsWith(word), shelved(word), slips)]
        .map(([term, distance]) => ({ term, distance }))
        .filter(({ distance }) => distance > 0);
      return found
        .sort((a, b) => a.distance - b.distance)
        .map(({ term, distance }) => ({
          word: unshelved(term),
          weight: (weights.like * term.length) / (term.length + distance),
        }));
    },
  };
}

/**
 * The terms that differ from this one by at most so many letters, and by how many. Of two slips none is in the first
 * letter, which is seldom mistaken: else nearly every term would be looked at.
 */
function likeIn(terms: SearchableMap<true>, term: string, slips: number): Map<string, number> {
  const found = new Map<string, number>();
  const [first, rest] = [term.slice(0, 1), term.slice(1)];
  if (slips > 1)
    for (const [end, [, distance]] of terms.atPrefix(first).fuzzyGet(rest, slips)) found.set(first + end, distance);
  for (const [like, [, distance]] of terms.fuzzyGet(term, 1)) found.set(like, distance);
  return found;
}
