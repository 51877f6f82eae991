import { LRUCache } from "lru-cache";
import { type Finds, findIn } from "#app/search/engine/finding.server.ts";
import { searchEngine } from "#app/search/engine/search-engine.server.ts";
import { type SearchShelf, searchedTypes } from "#app/search/engine/searched.ts";
import { synonymsTag } from "#app/search/engine/synonyms.server.ts";
import { listTag } from "#platform/content/store.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";

/** How many characters of a find's text are shown. */
export const excerptLength = { zh_TW: 90, en_US: 170, ja_JP: 90 };

const kept = new LRUCache<string, Finds>({ max: 500 });

/**
 * The finds of a question in one language; the same question in the same second, with nothing changed since, is not
 * looked for again.
 */
export async function find(park: Park, locale: Locale, q: string, kind: SearchShelf | undefined): Promise<Finds> {
  park.cache.tag(synonymsTag);
  for (const { type } of searchedTypes) park.cache.tag(listTag(type));
  const engine = searchEngine(park);
  const index = await engine.index(locale);
  const second = Math.floor(park.now().epochMilliseconds / 1000);
  const key = JSON.stringify([engine.made, engine.version, locale, second, kind, q]);
  const known = kept.get(key) ?? findIn(index, locale, q, park.now(), kind);
  kept.set(key, known);
  return known;
}
