import { pageHref } from "#app/pages/filters.ts";
import { readList } from "#app/pages/list.server.ts";
import { siblingsOf } from "#app/pages/siblings.texts.ts";
import { sayFact } from "#app/visiting/say-fact.ts";
import { beginVisit } from "#app/visiting/visit.server.ts";
import { ListPage } from "#ui/page/list-page.tsx";
import type { Route } from "./+types/products.route.ts";
import { product } from "./shops.content.ts";
import { shopTexts } from "./shops.texts.ts";

const list = "/product";

/** /product, all of it or what was made with the temple (`?cobranded=1`). */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { locale } = visit;
  const coBranded = visit.url.searchParams.get("cobranded") === "1";
  const read = await readList(visit, {
    type: product, list, intro: "product", scene: "exhibition",
    only: (item) => !coBranded || item.data.coBranded,
    eyebrow: ({ data }) => sayFact({ value: data.price, unit: "ntd" }, locale) + (data.coBranded ? ` · ${shopTexts.coBranded[locale]}` : ""),
  });
  const filter = {
    label: shopTexts.kind[locale],
    links: [
      { to: list, text: { text: shopTexts.allProducts[locale] }, current: !coBranded },
      { to: `${list}?cobranded=1`, text: { text: shopTexts.coBranded[locale] }, current: coBranded },
    ],
  };
  // The goods made with the temple are one of its services, with its own neighbours.
  return { ...read, coBranded, filter, siblings: coBranded ? siblingsOf(`${list}?cobranded=1`, locale) : undefined };
}

export default function Products({ loaderData: { intro, siblings, cards, filter, coBranded, current, pages } }: Route.ComponentProps) {
  return <ListPage intro={intro} siblings={siblings} filters={[filter]} cards={cards} paging={{ page: current, pages, href: pageHref(list, { cobranded: coBranded ? "1" : undefined }) }} />;
}
