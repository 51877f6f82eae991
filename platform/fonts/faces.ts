/** Every face the site has as a file: a family and a weight. */
export const faceNames = [
  "eb-garamond-400",
  "eb-garamond-700",
  "noto-serif-jp-400",
  "noto-serif-jp-900",
  "noto-serif-tc-400",
  "noto-serif-tc-900",
] as const;
export type FaceName = (typeof faceNames)[number];
export type Face = { name: FaceName; family: string; weight: number };

/** The most characters one address may ask for; a page that needs more asks twice. */
export const mostCharacters = 400;

/** The regular weight of each family and that of headings (tokens.css, --heading-weight). */
const weights = new Map([
  ["EB Garamond", [400, 700]],
  ["Noto Serif JP", [400, 900]],
  ["Noto Serif TC", [400, 900]],
]);

/**
 * The face a text is set in: `faceOf('"Noto Serif TC", serif', 700)` is the heavy one; nothing when its first family
 * has no file.
 */
export function faceOf(stack: string, weight: number): Face | undefined {
  const family = stack.split(",", 1)[0]?.replace(/["']/g, "") ?? "";
  return facesOf(family)[weight > 500 ? 1 : 0];
}

/** The faces of a family, the regular one first. */
export function facesOf(family: string): Face[] {
  return (weights.get(family) ?? []).flatMap((weight) => {
    const name = faceNames.find((face) => face === `${family.toLowerCase().replace(/ /g, "-")}-${weight}`);
    return name ? [{ name, family, weight }] : [];
  });
}

/** Where the browser gets some of a face's characters: each set of them has one address. */
export function fontAddress(face: FaceName, characters: Iterable<string>): string {
  return `/fonts/${face}.woff2?text=${encodeURIComponent(inOrder(characters))}`;
}

/** The face and the characters an address asks for, or nothing when it is not one that `fontAddress` makes. */
export function readFontAddress(address: URL): { face: FaceName; text: string } | undefined {
  const face = faceNames.find((name) => address.pathname === `/fonts/${name}.woff2`);
  const text = address.searchParams.get("text");
  if (!face || !text || [...text].length > mostCharacters || text !== inOrder(text) || unseen.test(text))
    return undefined;
  return { face, text };
}

/** The characters of a text that a font draws, each once; a space is always the reader's own. */
export function drawnIn(text: string): Set<string> {
  return new Set([...text].filter((character) => !unseen.test(character)));
}

const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}]/u;

function inOrder(characters: Iterable<string>): string {
  return [...new Set(characters)].sort().join("");
}
