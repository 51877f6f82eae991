import { fillIn } from "#platform/locales.ts";

/**
 * A text with its {places} filled, and what goes with a number chosen (see `fillIn`); nothing when there is no word for
 * one of them.
 */
export function fill(text: string, words: Record<string, string>): string | undefined {
  const places = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return places.every((name) => words[name]) ? fillIn(text, words) : undefined;
}
