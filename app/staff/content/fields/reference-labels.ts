import { typeNames } from "#app/search/search.texts.ts";
import type { Locale } from "#platform/locales.ts";

type Named = keyof typeof typeNames;

export function isContentType(name: string): name is Named {
  return Object.hasOwn(typeNames, name);
}

/** What a type is called above its items in a list. */
export function typeLabels(type: Named, locale: Locale): string {
  return typeNames[type][locale];
}
