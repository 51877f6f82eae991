import { data } from "react-router";
import { itemsPerPage, pageCount } from "#ui/pagination/pages.ts";

/** The page a query asks for: a whole number from 1; anything else is no address of the site (404). */
export function askedPage(url: URL): number {
  const asked = url.searchParams.get("page");
  if (asked === null) return 1;
  if (!/^[1-9]\d{0,4}$/.test(asked)) throw data(null, { status: 404 });
  return Number(asked);
}

/** One page of a list; a page beyond the last is a 404. */
export function pageOf<T>(all: readonly T[], page: number): { items: T[]; pages: number } {
  const pages = pageCount(all.length);
  if (page > pages) throw data(null, { status: 404 });
  return { items: all.slice((page - 1) * itemsPerPage, page * itemsPerPage), pages };
}

/** The choice a query makes among known words, or nothing for all; an unknown one is a 404. */
export function askedChoice<const W extends readonly string[]>(
  url: URL,
  name: string,
  words: W,
): W[number] | undefined {
  const asked = url.searchParams.get(name);
  if (asked === null || asked === "") return undefined;
  const word = words.find((one) => one === asked);
  if (word === undefined) throw data(null, { status: 404 });
  return word;
}
