import { diffArrays } from "diff";
import { plainly } from "./plainly.ts";

/** A piece of two texts put together: in both, only before, or only after. */
export type Piece = { text: string; sign: "same" | "removed" | "added" };

const words = new Intl.Segmenter("zh-Hant-TW", { granularity: "word" });

/** What differs between two texts or documents, word by word; Chinese and Japanese words are told apart by the segmenter. */
export function wordDifference(before: unknown, after: unknown): Piece[] {
  const changes = diffArrays(wordsOf(before), wordsOf(after));
  return changes.map(({ value, added, removed }) => ({ text: value.join(""), sign: added ? "added" : removed ? "removed" : "same" }));
}

function wordsOf(value: unknown): string[] {
  return [...words.segment(plainly(value))].map(({ segment }) => segment);
}
