import { fold } from "./folding.ts";
import { likeness } from "./likeness.ts";
import { runsOf } from "./words.ts";

/** The longest question that is looked at, in characters. */
export const longestQuery = 100;

const mostReadings = 6;

/** What was asked without control characters, cut to its longest. */
export function clean(asked: string): string {
  return asked
    .replace(/\p{C}/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, longestQuery)
    .replace(/[\uD800-\uDBFF]$/, "");
}

/** The folded question, and the question with each synonym in the place of the word it names. */
export function readingsOf(question: string, groups: readonly string[][]): string[] {
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
