import { headOfItem, neighbours, showItem } from "#app/pages/item.server.ts";
import { place } from "#app/places/place.content.ts";
import { beginVisit, itemOr404 } from "#app/visiting/visit.server.ts";
import { findItems } from "#platform/content/store.ts";
import { formatTimeRange } from "#platform/dates.ts";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { ItemPage } from "#ui/page/item-page.tsx";
import { Say } from "#ui/say/say.tsx";
import type { Route } from "./+types/shop.route.ts";
import { shop } from "./shops.content.ts";
import { paymentNames, shopKindNames, shopTexts } from "./shops.texts.ts";

/** /shop/{id} */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { locale } = visit;
  const found = await itemOr404(visit, shop, args.params.id, "/shop");
  const told = visit.tell(found.data);
  const item = await showItem(visit, found, { ...told, title: told.name });
  const [where] = await findItems(visit.park, place, told.place ? [told.place] : []);
  const jsonLd = [{ "@context": "https://schema.org", "@type": "Store", name: told.name.text, telephone: told.phone, openingHours: `Mo-Su ${told.opens}-${told.closes}` }];
  return {
    page: headOfItem(item, jsonLd),
    item,
    eyebrow: shopKindNames[told.kind][locale],
    hours: formatTimeRange(told.opens, told.closes, locale),
    phone: told.phone,
    payment: told.payment.map((kind) => paymentNames[kind][locale]).join(locale === "en_US" ? ", " : "、"),
    place: where && { to: `/navigate/${where.slug}`, name: visit.tell(where.data.name) },
    related: await neighbours(visit, shop, found, "/shop"),
  };
}

export default function Shop({ loaderData: { item, eyebrow, hours, phone, payment, place: where, related } }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof shopTexts) => shopTexts[name][locale];
  const facts = [
    { term: word("hours"), icon: "clock" as const, detail: hours },
    { term: word("phone"), icon: "phone" as const, detail: <a href={`tel:${phone}`}>{phone}</a> },
    { term: word("payment"), icon: "banknote" as const, detail: payment },
  ];
  const placed = where ? [...facts, { term: word("place"), icon: "pin" as const, detail: <To to={where.to}><Say passage={where.name} /></To> }] : facts;
  return <ItemPage item={item} eyebrow={eyebrow} facts={placed} related={{ title: word("moreShops"), cards: related }} />;
}
