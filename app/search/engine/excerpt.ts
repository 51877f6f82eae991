import { foldWithPlaces } from "./folding.ts";

/** A piece of text as a find shows it; `marked` where it is what was looked for. */
export type Piece = { text: string; marked: boolean };

/** So many signs back an excerpt may be cut where it does not read as cut. */
const nearby = 16;

/** The text with every one of these folded words marked. */
export function markWords(text: string, words: readonly string[]): Piece[] {
  const { folded, places } = foldWithPlaces(text);
  const marked = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    if (word === "") continue;
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      marked.fill(true, places[at], places[at + word.length]);
  }
  const pieces: Piece[] = [];
  for (const [at, unit] of [...text].length === text.length ? [...text].entries() : unitsOf(text)) {
    const last = pieces.at(-1);
    const now = marked[at] ?? false;
    if (last && last.marked === now) last.text += unit;
    else pieces.push({ text: unit, marked: now });
  }
  return pieces;
}

/**
 * The passage of about `length` characters in which the words stand closest, marked; it opens the text when they stand
 * nowhere.
 */
export function excerptOf(text: string, words: readonly string[], length: number): Piece[] {
  const { folded, places } = foldWithPlaces(text);
  const hits = words
    .filter(Boolean)
    .map((word) => folded.indexOf(word))
    .filter((at) => at >= 0);
  const first = hits.length > 0 ? (places[Math.min(...hits)] ?? 0) : 0;
  const from = startOfPassage(text, Math.max(0, first - Math.floor(length / 3)), first);
  const to = endOfPassage(text, from + length);
  // Passages are joined by a blank, which no full-width sign has after it.
  const cut = text
    .slice(from, to)
    .replace(/[\uD800-\uDBFF]$/, "")
    .replace(/^[\uDC00-\uDFFF]/, "")
    .replace(/(?<=[。！？，、；：」』）])\s+/g, "");
  const pieces = markWords(cut, words);
  return [
    ...(from > 0 ? [{ text: "…", marked: false }] : []),
    ...pieces,
    ...(to < text.length ? [{ text: "…", marked: false }] : []),
  ];
}

/** Begins at a sentence or word where one begins nearby. */
function startOfPassage(text: string, from: number, hit: number): number {
  if (from === 0) return 0;
  const near = text.slice(from, hit);
  const sentence = near.search(/[。！？.!?]\s*\S/);
  if (sentence >= 0) return from + sentence + 1;
  const space = near.indexOf(" ");
  return space >= 0 ? from + space + 1 : from;
}

/** Ends before a word or after a pause where one is nearby. */
function endOfPassage(text: string, to: number): number {
  if (to >= text.length) return text.length;
  const near = text.slice(to - nearby, to);
  const pause = /[\s，、。；：！？](?=[^\s，、。；：！？]*$)/.exec(near);
  return pause ? to - nearby + pause.index + (pause[0].trim() === "" ? 0 : 1) : to;
}

function unitsOf(text: string): [number, string][] {
  const units: [number, string][] = [];
  let at = 0;
  for (const character of text) {
    units.push([at, character]);
    at += character.length;
  }
  return units;
}
