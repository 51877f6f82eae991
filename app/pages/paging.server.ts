import { data } from "react-router";
import { itemsPerPage, pageCount } from "#ui/pagination/pages.ts";

/** The page a query asks for: a whole number from 1; anything else is no address of the site (404). */
export function pageInQuery(url: URL): number {
  const query = url.searchParams.get("page");
  if (query === null) return 1;
  if (!/^[1-9]\d{0,4}$/.test(query)) throw data(null, { status: 404 });
  return Number(query);
}

/** One page of a list; a page beyond the last is a 404. */
export function pageOf<T>(all: readonly T[], page: number): { items: T[]; pages: number } {
  const pages = pageCount(all.length);
  if (page > pages) throw data(null, { status: 404 });
  return { items: all.slice((page - 1) * itemsPerPage, page * itemsPerPage), pages };
}

/** The choice a query makes among known words, or nothing for all; an unknown one is a 404. */
export function choiceInQuery<const W extends readonly string[]>(
  url: URL,
  name: string,
  words: W,
): W[number] | undefined {
  const query = url.searchParams.get(name);
  if (query === null || query === "") return undefined;
  const word = words.find((one) => one === query);
  if (word === undefined) throw data(null, { status: 404 });
  return word;
}
