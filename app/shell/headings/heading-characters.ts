import { drawnIn, type Face, type FaceName, mostCharacters } from "#platform/fonts/faces.ts";

const figures = "0123456789";
const alphabet = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz${figures}!"#$%&'()+,-./:;?@·–—‘’“”…`;
const firstHan = "\u2e80";

/**
 * What to load so that a text is set in its face. The Latin face comes as a whole alphabet: letters from two files
 * would not be kerned, and one address serves all pages. Figures come together, so that a clock may go on without
 * another request.
 */
export function charactersFor(face: Face, text: string): Set<string> {
  const drawn = drawnIn(text);
  if (face.name.startsWith("eb-")) return new Set([...alphabet, ...drawn].filter((character) => character < firstHan));
  return new Set(/\d/.test(text) ? [...drawn, ...figures] : drawn);
}

/** What is not on the page yet, in portions that one address may ask for; from now on it counts as asked for. */
export function portionsOf(wanted: Set<string>, face: FaceName, asked: Map<FaceName, Set<string>>): string[][] {
  const before = asked.get(face) ?? new Set();
  const fresh = [...wanted].filter((character) => !before.has(character)).sort();
  asked.set(face, new Set([...before, ...fresh]));
  return Array.from({ length: Math.ceil(fresh.length / mostCharacters) }, (_, at) =>
    fresh.slice(at * mostCharacters, (at + 1) * mostCharacters),
  );
}
