import { bounds } from "../http/bounds.ts";

/**
 * What somebody wrote, without what nobody can see and no database or mail should hold: control characters, zero-width
 * and direction marks, halves of characters. Line ends become "\n"; joiners inside emoji and variants of kanji stay.
 */
export function cleanText(written: string): string {
  return (
    boundedMarks(written.toWellFormed())
      // Compatibility ideographs stay as they are: they are how some people write their names.
      .replace(/[^\uF900-\uFAFF\u{2F800}-\u{2FA1F}]+/gu, (part) => part.normalize("NFC"))
      .replace(/\r\n?|\u2028|\u2029/g, "\n")
      .replace(unseen, "")
      .replace(/(?<!\p{Extended_Pictographic}\uFE0F?)\u200D|\u200D(?!\p{Extended_Pictographic})/gu, "")
      .split("\n")
      // Not by a pattern: one that looks for blanks before a line's end begins anew at each blank of a long run.
      .map((line) => line.trimEnd())
      .join("\n")
      .trim()
  );
}

/**
 * No more than 30 marks on one letter: no writing stacks more (Unicode calls that stream-safe), and putting longer runs
 * in order, as every
 * `normalize` does, takes the square of their length.
 */
export function boundedMarks(written: string): string {
  return written.replace(/(\p{M}{30})\p{M}+/gu, "$1");
}

/** The same on one line, with single spaces: `cleanLine(" 王  小明\n") === "王 小明"`. */
export function cleanLine(written: string): string {
  return cleanText(written).replace(/\s+/g, " ");
}

/** One line with full-width digits, letters and signs as plain ones: `plainLine("０３－１２３") === "03-123"`. */
export function plainLine(written: string): string {
  return cleanLine(plainLetters(written)).replace(/[‐‑‒–—―−ー]/g, "-");
}

/**
 * Full-width letters and their like as plain ones, in a text that may still be a line of them: one can stand for 18.
 */
export function plainLetters(written: string): string {
  return written.length > bounds.plainLine.characters ? written : written.normalize("NFKC");
}

/** True where nothing can be seen of what was written. Mostly its beginning tells. */
export function isBlank(written: string): boolean {
  return cleanText(written.slice(0, 100)) === "" && cleanText(written) === "";
}

/** How many characters a person would count. */
export function lengthOf(text: string): number {
  return [...text].length;
}

// Control characters but tab and line feed; soft hyphen, zero-width and direction marks, tags, noncharacters, what
// decoding put for broken bytes.
const unseen =
  /[^\P{Cc}\t\n]|[\u00AD\u061C\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFF\u{E0000}-\u{E007F}\p{Cs}]/gu;
