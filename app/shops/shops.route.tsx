import { filterBy, pageHref } from "#app/pages/filters.ts";
import { readList } from "#app/pages/list.server.ts";
import { askedChoice } from "#app/pages/paging.server.ts";
import { beginVisit } from "#app/visiting/visit.server.ts";
import { formatTimeRange } from "#platform/dates.ts";
import { ListPage } from "#ui/page/list-page.tsx";
import type { Route } from "./+types/shops.route.ts";
import { shop, shopKinds } from "./shops.content.ts";
import { shopKindNames, shopTexts } from "./shops.texts.ts";

const list = "/shop";

/** /shop, by kind. */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { locale } = visit;
  const kind = askedChoice(visit.url, "kind", shopKinds);
  const read = await readList(visit, {
    type: shop, list, intro: "shop", scene: "shops",
    only: (item) => !kind || item.data.kind === kind,
    eyebrow: ({ data }) => `${shopKindNames[data.kind][locale]} · ${formatTimeRange(data.opens, data.closes, locale)}`,
  });
  return { ...read, kind, filter: filterBy(list, "kind", shopTexts.kind, shopKindNames, kind, locale) };
}

export default function Shops({ loaderData: { intro, cards, filter, kind, current, pages } }: Route.ComponentProps) {
  return <ListPage intro={intro} filters={[filter]} cards={cards} paging={{ page: current, pages, href: pageHref(list, { kind }) }} />;
}
