import { asCards, type Visit } from "#app/visiting/visit.server.ts";
import type { ContentType } from "#platform/content/define.ts";
import { type Item, listItems } from "#platform/content/store.ts";
import { itemList } from "./item-list.ts";
import { headOfIntro, readIntro } from "./intro.server.ts";
import { pageInQuery, pageOf } from "./paging.server.ts";

type ListOrder<C> = {
  type: C;
  /** Its bare address. */
  list: string;
  /** The words it opens with, and its scene. */
  intro: string;
  scene: string;
  only?: (item: Item<C>) => boolean;
  sort?: (a: Item<C>, b: Item<C>) => number;
  eyebrow?: (item: Item<C>) => string;
};

/** One page of a list of items as cards, with the page's words; throws a 404 beyond the last page. */
export async function readList<C extends ContentType>(
  visit: Visit,
  { type, list, intro: slug, scene, only, sort, eyebrow }: ListOrder<C>,
) {
  const page = pageInQuery(visit.url);
  const all = await listItems(visit.park, type);
  const chosen = only ? all.filter(only) : all;
  const { items, pages } = pageOf(sort ? chosen.sort(sort) : chosen, page);
  const [intro, plain] = await Promise.all([readIntro(visit, slug, scene), asCards(visit, type, items, list)]);
  const cards = plain.map((card, at) => {
    const item = items[at];
    return { ...card, eyebrow: item && eyebrow?.(item) };
  });
  return {
    page: { ...headOfIntro(intro, page), jsonLd: itemList(visit, intro.title, cards) },
    intro,
    cards,
    current: page,
    pages,
  };
}
