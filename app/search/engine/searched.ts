import { type ContentName, contentTypes } from "#app/content.ts";
import type { ContentType, Search } from "#platform/content/define.ts";

/** What a visitor can narrow a search to, in the order in which it is offered. */
export const searchShelves = ["page", "program", "doing", "place", "shop", "term", "story", "question"] as const;
export type SearchShelf = (typeof searchShelves)[number];

/** The types that can be found, each as it describes itself (rule C8). */
export const searchedTypes = Object.entries(contentTypes).flatMap(([name, { search }]: [string, ContentType]) =>
  search && isContentName(name) ? [{ type: name, ...search, shelf: shelfOf(name, search) }] : [],
);

/** How a type is searched; nothing where it is not. */
export function searchOf(type: ContentName): Search | undefined {
  return contentTypes[type].search;
}

type Addressed = { type: ContentName; slug: string; data: Record<string, unknown>; schoolYear: number };

/** The bare address at which an item is read. */
export function addressOf({ type, ...item }: Addressed): string {
  return contentTypes[type].address(item);
}

function shelfOf(type: string, { shelf }: Search): SearchShelf {
  const known = searchShelves.find((one) => one === shelf);
  if (!known) throw new Error(`${type} stands on a shelf of the search that is not there: ${shelf}`);
  return known;
}

function isContentName(name: string): name is ContentName {
  return Object.hasOwn(contentTypes, name);
}
