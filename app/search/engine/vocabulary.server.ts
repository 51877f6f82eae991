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
const weights = { begun: 0.6, like: 0.5 };

/** A vocabulary without words. */
export function newVocabulary(): Vocabulary {
  const counts = new Map<string, number>();
  const terms = new SearchableMap<true>();
  return {
    add(words) {
      for (const word of new Set(words)) {
        const before = counts.get(word) ?? 0;
        if (before === 0) terms.set(shelved(word), true);
        counts.set(word, before + 1);
      }
    },
    remove(words) {
      for (const word of new Set(words)) {
        const left = (counts.get(word) ?? 0) - 1;
        if (left > 0) counts.set(word, left);
        else if (counts.delete(word)) terms.delete(shelved(word));
      }
    },
    places: (word) => counts.get(word) ?? 0,
    begunBy(word) {
      const start = shelved(word);
      const found: string[] = [];
      for (const [term] of terms.atPrefix(start)) {
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
      const found = [...terms.fuzzyGet(shelved(word), slips)]
        .map(([term, [, distance]]) => ({ term, distance }))
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
