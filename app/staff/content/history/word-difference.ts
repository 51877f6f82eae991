import { diffArrays } from "diff";
import { plainly } from "./plainly.ts";

/** A piece of two texts put together: in both, only before, or only after. */
export type Piece = { text: string; sign: "same" | "removed" | "added" };

const words = new Intl.Segmenter("zh-Hant-TW", { granularity: "word" });

/**
 * Nobody reads more than so many changed words one by one, and to find them holds up everybody (20 000 sentences
 * against a few: seven seconds).
 */
const mostChanges = 1000;

/**
 * What differs between two texts or documents, word by word; Chinese and Japanese words are told apart by the
 * segmenter. Texts that have little in common come one whole after the other.
 */
export function wordDifference(before: unknown, after: unknown): Piece[] {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  const changes = diffArrays(was, is, { maxEditLength: mostChanges });
  if (!changes)
    return [
      { text: was.join(""), sign: "removed" as const },
      { text: is.join(""), sign: "added" as const },
    ].filter(({ text }) => text !== "");
  return changes.map(({ value, added, removed }) => ({
    text: value.join(""),
    sign: added ? "added" : removed ? "removed" : "same",
  }));
}

function wordsOf(value: unknown): string[] {
  return [...words.segment(plainly(value))].map(({ segment }) => segment);
}
