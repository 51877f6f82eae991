/**
 * The query keys that make another page, by bare address; all others are dropped before a page is made or kept
 * (architecture, page cache). A page whose query visitors write themselves is made anew each time.
 */
const program = ["page", "place", "tag", "date"];
const queries: Record<string, { keys: readonly string[]; ownWords?: true | readonly string[] }> = {
  "/news": { keys: ["page", "category", "year"] },
  "/tidings": { keys: ["page", "category", "year"] },
  "/mascotreport": { keys: ["page"] },
  "/dexterity": { keys: ["page", "kind"] },
  "/dexterity/history": { keys: ["kind"] },
  ...Object.fromEntries(
    ["exhibition", "show", "activity"].flatMap((type) =>
      ["", "/preview", "/review"].map((time) => [`/${type}${time}`, { keys: program }]),
    ),
  ),
  "/collaboration": { keys: ["kind"] },
  "/calendar": { keys: ["date", "kind", "view"] },
  "/experiences": { keys: ["page", "craft", "day"] },
  "/shop": { keys: ["page", "kind", "open"] },
  "/product": { keys: ["page", "cobranded", "kind"] },
  "/lodging": { keys: ["people"] },
  "/navigate": { keys: ["kind", "need", "from", "to", "way"] },
  "/plan": { keys: ["page"] },
  "/audio-guide": { keys: ["stop"] },
  "/video": { keys: ["page", "kind", "item"] },
  "/encyclopedia": { keys: ["category", "order", "term"] },
  "/faq/faq": { keys: ["category", "q"], ownWords: ["q"] },
  "/faq/lostfound": { keys: ["page", "category", "state"] },
  "/fortune-stick": { keys: ["page", "draw"], ownWords: ["draw"] },
  "/search": { keys: ["q", "kind", "page"], ownWords: true },
  "/api/search/suggestions": { keys: ["locale", "q"], ownWords: true },
  ...Object.fromEntries(
    ["/group", "/field-trip", "/class-tour"].map((form) => [
      form,
      { keys: ["date", "hour", "fieldTrip", "classTour"] },
    ]),
  ),
  ...Object.fromEntries(
    ["/space/inside", "/space/outside"].map((side) => [
      side,
      { keys: ["date", "from", "to", "heads", "space", "day", "rent"], ownWords: true },
    ]),
  ),
  "/info": { keys: ["date", "age", "card", "bus", "arrive", "leave", "more"], ownWords: true },
  "/api/HomePage/GetMenuList": { keys: ["locale"] },
  "/api/HomePage/GetSubMenuList": { keys: ["locale"] },
};

/** The same for the pages of the items of a list. */
const itemQueries: typeof queries = { "/plan": { keys: ["date", "at"], ownWords: true } };

/**
 * The part of an address's query that counts, in one order; `ownWords` when visitors wrote some of it themselves.
 * Asking for a part of a page's data alone is anybody's own combination: never kept.
 */
export function countedQuery(bare: string, search: URLSearchParams): { query: string; ownWords: boolean } {
  const known = queries[bare] ?? itemQueries[bare.slice(0, bare.lastIndexOf("/"))];
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
