/**
 * What comes with pasted text and nobody sees: soft hyphens, zero-width spaces, byte order marks, and marks that turn
 * the direction of what follows.
 */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * A text without the characters that nobody sees and that hinder searching, copying and wrapping; spaces that do not
 * wrap become plain ones, line ends one character. What joins the parts of an emoji stays.
 */
export function cleanCharacters(text: string): string {
  return text.replaceAll("\r\n", "\n").replace(unseen, "").replaceAll("\u00a0", " ");
}
