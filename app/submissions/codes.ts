import { randomBytes, randomInt } from "node:crypto";
import { plainLetters } from "#platform/form/clean.ts";

/** Without look-alikes (0 O, 1 I L, 2 Z, 5 S, 8 B, U V) and without A and E, so that no code is a word. */
const letters = "34679CDFGHJKMNPQRTWXY";

/**
 * A reference code such as `H4KX-9TMC`: 21⁸ ≈ 38 thousand million, so that guessing one takes years at the rate we
 * allow.
 */
export function makeCode(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join("");
  return `${group()}-${group()}`;
}

/** A code as somebody typed it, the way we write it; nothing when it cannot be one: `" h4kx 9tmc"` is `H4KX-9TMC`. */
export function readCode(typed: string): string | undefined {
  const plain = plainLetters(typed)
    .toUpperCase()
    .replace(/[\s\-‐–—−ー－]/g, "");
  return plain.length === 8 && [...plain].every((letter) => letters.includes(letter))
    ? `${plain.slice(0, 4)}-${plain.slice(4)}`
    : undefined;
}

/** The secret of a status link: 192 bits. */
export function makeSecret(): string {
  return randomBytes(24).toString("base64url");
}

/** True for what can be a secret. */
export function isSecret(text: string): boolean {
  return /^[\w-]{32}$/.test(text);
}
