import { contentTypes } from "./content.ts";
import type { ContentType, Queries } from "#platform/content/define.ts";

const queriesOfTypes: Queries[] = Object.values<ContentType>(contentTypes).map(({ queries }) => queries);

/**
 * The query keys that make another page, by bare address; all others are dropped before a page is made or kept
 * (architecture, page cache). A page whose query visitors write themselves is made anew each time. Content types
 * declare those of their lists and items themselves.
 */
const queries: Queries = {
  ...Object.assign({}, ...queriesOfTypes),
  "/collaboration": { keys: ["kind"] },
  "/calendar": { keys: ["date", "kind", "view"] },
  "/search": { keys: ["q", "kind", "page"], ownWords: true },
  "/api/search/suggestions": { keys: ["locale", "q"], ownWords: true },
  ...Object.fromEntries(
    ["/group", "/field-trip", "/class-tour"].map((form) => [
      form,
      { keys: ["date", "hour", "fieldTrip", "classTour"] },
    ]),
  ),
  "/info": { keys: ["date", "age", "card", "bus", "arrive", "leave", "more"], ownWords: true },
  "/api/HomePage/GetMenuList": { keys: ["locale"] },
  "/api/HomePage/GetSubMenuList": { keys: ["locale"] },
};

/**
 * The part of an address's query that counts, in one order; `ownWords` when visitors wrote some of it themselves.
 * Asking for a part of a page's data alone is anybody's own combination: never kept.
 */
export function countedQuery(bare: string, search: URLSearchParams): { query: string; ownWords: boolean } {
  const known = queries[bare] ?? queries[`${bare.slice(0, bare.lastIndexOf("/"))}/*`];
  const kept = [...search]
    .filter(([name]) => name === "_routes" || known?.keys.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return {
    query: new URLSearchParams(kept).toString(),
    ownWords: kept.some(
      ([name]) => name === "_routes" || known?.ownWords === true || known?.ownWords?.includes(name) === true,
    ),
  };
}
