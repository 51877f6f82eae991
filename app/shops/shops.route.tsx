import { filterBy, pageHref } from "#app/pages/filters.ts";
import { readList } from "#app/pages/list.server.ts";
import { choiceInQuery } from "#app/pages/paging.server.ts";
import { openFacilities } from "#app/places/facilities.server.ts";
import { beginVisit } from "#app/visiting/visit.server.ts";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { ListPage } from "#ui/page/list-page.tsx";
import type { Route } from "./+types/shops.route.ts";
import { shop, shopKinds } from "./shops.content.ts";
import { shopKindNames, shopTexts } from "./shops.texts.ts";

const list = "/shop";

/** /shop, by kind, and those that are open now (`?kind=tea&open=now`). */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { locale } = visit;
  const kind = choiceInQuery(visit.url, "kind", shopKinds);
  const open = choiceInQuery(visit.url, "open", ["now"]);
  const facilities = await openFacilities(visit);
  const now = (item: { id: string; data: { opens: string; closes: string; place?: string | undefined } }) =>
    facilities.localize({ id: item.id, ...item.data });
  const read = await readList(visit, {
    type: shop,
    list,
    intro: "shop",
    scene: "shops",
    only: (item) => (!kind || item.data.kind === kind) && (!open || now(item).open),
    eyebrow: (item) => `${shopKindNames[item.data.kind][locale]} · ${now(item).brief}`,
  });
  const filters = [
    filterBy(list, "kind", shopTexts.kind, shopKindNames, kind, locale, { open }),
    filterBy(list, "open", shopTexts.open, { now: shopTexts.openNow }, open, locale, { kind }),
  ];
  return { ...read, page: { ...read.page, ...(open && { unlisted: true }) }, asked: { kind, open }, filters };
}

export default function Shops({ loaderData: { intro, cards, filters, asked, current, pages } }: Route.ComponentProps) {
  const locale = useLocale();
  const none = asked.open && (
    <div className="list-empty">
      <p>{shopTexts.noneOpen[locale]}</p>
      <ul role="list">
        <li>
          <To to="/time">{shopTexts.allHours[locale]}</To>
        </li>
        <li>
          <To to={list}>{shopTexts.allShops[locale]}</To>
        </li>
      </ul>
    </div>
  );
  return (
    <ListPage
      intro={intro}
      filters={filters}
      cards={cards}
      empty={none}
      paging={{ page: current, pages, href: pageHref(list, asked) }}
    />
  );
}
