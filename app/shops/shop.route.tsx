import { listMark } from "#platform/locales.ts";
import { headOfItem, showItem } from "#app/pages/item.server.ts";
import { openFacilities } from "#app/places/facilities.server.ts";
import { readWhere } from "#app/places/where.server.ts";
import { whereFact, WhereLinks } from "#app/places/where.tsx";
import { formatFact } from "#app/visiting/facts/format-fact.ts";
import { asCards, beginVisit, itemAmongOr404 } from "#app/visiting/visit.server.ts";
import { listItems } from "#platform/content/store.ts";
import { formatTimeRange } from "#platform/dates.ts";
import { phoneLink } from "#platform/phone.ts";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { ItemPage } from "#ui/page/item-page.tsx";
import { Say } from "#ui/say/say.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import type { Route } from "./+types/shop.route.ts";
import { shopJsonLd } from "./shops-json-ld.ts";
import { product, shop } from "./shops.content.ts";
import { paymentNames, shopKindNames, shopTexts } from "./shops.texts.ts";

/** /shop/{id} */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { locale, park } = visit;
  const { found, others } = await itemAmongOr404(visit, shop, args.params.id, "/shop");
  const localized = visit.localize(found.data);
  const facility = { id: found.id, ...found.data };
  const [item, facilities, { where, jsonLd: place }, products] = await Promise.all([
    showItem(visit, found, { ...localized, title: localized.name }),
    openFacilities(visit),
    readWhere(visit, localized.place),
    listItems(park, product),
  ]);
  const payment = localized.payment.map((kind) => paymentNames[kind][locale]).join(listMark[locale]);
  const jsonLd = shopJsonLd(visit, {
    item,
    slug: found.slug,
    kind: localized.kind,
    phone: localized.phone,
    payment,
    place,
    hours: facilities.specificationsOf(facility),
  });
  return {
    page: headOfItem(item, [jsonLd]),
    item,
    where,
    eyebrow: shopKindNames[localized.kind][locale],
    hours: formatTimeRange(localized.opens, localized.closes, locale),
    now: facilities.localize(facility),
    phone: phoneLink(localized.phone, locale),
    payment,
    sold: products
      .filter(({ data }) => data.shop === found.id)
      .map(({ slug, data }) => ({
        to: `/product/${slug}`,
        name: visit.localize<{ zh_TW: string }>(data.name),
        price: formatFact({ value: data.price, unit: "ntd" }, locale),
      })),
    related: await asCards(visit, shop, others, "/shop"),
  };
}

export default function Shop({
  loaderData: { item, where, eyebrow, hours, now, phone, payment, sold, related },
}: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof shopTexts) => shopTexts[name][locale];
  const facts = [
    { term: word("hours"), icon: "clock" as const, detail: hours },
    {
      term: word("open"),
      detail: (
        <>
          <Tag tone={now.open ? "jade" : "plain"}>{now.now}</Tag>
          {now.why && <span className="line">{now.why}</span>}
        </>
      ),
    },
    { term: word("phone"), icon: "phone" as const, detail: <a href={phone.to}>{phone.text}</a> },
    { term: word("payment"), icon: "banknote" as const, detail: payment },
    ...whereFact(word("place"), where),
  ];
  return (
    <ItemPage
      item={item}
      eyebrow={eyebrow}
      facts={facts}
      actions={where && <WhereLinks where={where} />}
      related={{ title: word("moreShops"), cards: related }}
    >
      {sold.length > 0 && (
        <section className="sold-here">
          <h2>{word("soldHere")}</h2>
          <ul role="list">
            {sold.map((one) => (
              <li key={one.to}>
                <To to={one.to}>
                  <Say passage={one.name} />
                </To>{" "}
                <span>{one.price}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </ItemPage>
  );
}
