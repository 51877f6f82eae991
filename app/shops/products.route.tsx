import { filterBy, pageHref } from "#app/pages/filters.ts";
import { readList } from "#app/pages/list.server.ts";
import { choiceInQuery } from "#app/pages/paging.server.ts";
import { siblingsOf } from "#app/pages/siblings.texts.ts";
import { formatFact } from "#app/visiting/facts/format-fact.ts";
import { beginVisit } from "#app/visiting/visit.server.ts";
import { listItems } from "#platform/content/store.ts";
import { ListPage } from "#ui/page/list-page.tsx";
import type { Route } from "./+types/products.route.ts";
import { product, shop, shopKinds } from "./shops.content.ts";
import { shopKindNames, shopTexts } from "./shops.texts.ts";

const list = "/product";

/** /product, all of it or what was made with the temple (`?cobranded=1`), by the kind of shop that sells it. */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { locale } = visit;
  const cobranded = visit.url.searchParams.get("cobranded") === "1" ? "1" : undefined;
  const kind = choiceInQuery(visit.url, "kind", shopKinds);
  const kindOf = new Map((await listItems(visit.park, shop)).map(({ id, data }) => [id, data.kind]));
  const read = await readList(visit, {
    type: product,
    list,
    intro: "product",
    scene: "exhibition",
    only: ({ data }) =>
      (!cobranded || data.coBranded) && (!kind || (data.shop !== undefined && kindOf.get(data.shop) === kind)),
    eyebrow: ({ data }) =>
      formatFact({ value: data.price, unit: "ntd" }, locale) +
      (data.coBranded ? ` · ${shopTexts.coBranded[locale]}` : ""),
  });
  const filters = [
    filterBy(list, "cobranded", shopTexts.made, { 1: shopTexts.coBranded }, cobranded, locale, { kind }),
    filterBy(list, "kind", shopTexts.soldIn, shopKindNames, kind, locale, { cobranded }),
  ];
  // The goods made with the temple are one of its services, with its own neighbours.
  return {
    ...read,
    query: { cobranded, kind },
    filters,
    siblings: cobranded ? siblingsOf(`${list}?cobranded=1`, locale) : undefined,
  };
}

export default function Products({
  loaderData: { intro, siblings, cards, filters, query, current, pages },
}: Route.ComponentProps) {
  return (
    <ListPage
      intro={intro}
      siblings={siblings}
      filters={filters}
      cards={cards}
      paging={{ page: current, pages, href: pageHref(list, query) }}
    />
  );
}
