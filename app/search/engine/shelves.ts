const many = 64;
const first = 0xe000;
/** Where the eastern scripts begin. */
const eastern = 0x2e80;

/**
 * A word as the index keeps it: before each Chinese or Japanese character stands the shelf it is on. The index's tree
 * looks through the children of a node one after another, and below its root would stand as many as there are
 * characters; so there are 64, and 64 below each.
 */
export function shelved(word: string): string {
  let kept = "";
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    kept += code < eastern ? word[at] : String.fromCharCode(first + (code % many)) + word[at];
  }
  return word.startsWith("=") ? word : kept;
}

const shelves = new RegExp(`[${String.fromCharCode(first)}-${String.fromCharCode(first + many - 1)}]`, "g");

/** The word again. */
export function unshelved(term: string): string {
  return term.replace(shelves, "");
}
