import { headOfItem, neighbours, showItem } from "#app/pages/item.server.ts";
import { sayFact } from "#app/visiting/say-fact.ts";
import { beginVisit, itemOr404 } from "#app/visiting/visit.server.ts";
import { findItems } from "#platform/content/store.ts";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { ItemPage } from "#ui/page/item-page.tsx";
import { Say } from "#ui/say/say.tsx";
import type { Route } from "./+types/product.route.ts";
import { product, shop } from "./shops.content.ts";
import { shopTexts } from "./shops.texts.ts";

/** /product/{id} */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const found = await itemOr404(visit, product, args.params.id, "/product");
  const told = visit.tell(found.data);
  const item = await showItem(visit, found, { ...told, title: told.name });
  const [seller] = await findItems(visit.park, shop, told.shop ? [told.shop] : []);
  const jsonLd = [{ "@context": "https://schema.org", "@type": "Product", name: told.name.text, description: told.summary.text, offers: { "@type": "Offer", price: told.price, priceCurrency: "TWD" } }];
  return {
    page: headOfItem(item, jsonLd),
    item,
    eyebrow: told.coBranded ? shopTexts.coBranded[visit.locale] : undefined,
    price: sayFact({ value: told.price, unit: "ntd" }, visit.locale),
    maker: told.maker, materials: told.materials,
    shop: seller && { to: `/shop/${seller.slug}`, name: visit.tell(seller.data.name) },
    related: await neighbours(visit, product, found, "/product"),
  };
}

export default function Product({ loaderData: { item, eyebrow, price, maker, materials, shop: seller, related } }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof shopTexts) => shopTexts[name][locale];
  const facts = [
    { term: word("price"), icon: "ticket" as const, detail: price },
    { term: word("maker"), icon: "craft" as const, detail: <Say passage={maker} /> },
    { term: word("materials"), detail: <Say passage={materials} /> },
  ];
  const sold = seller ? [...facts, { term: word("shop"), icon: "shop" as const, detail: <To to={seller.to}><Say passage={seller.name} /></To> }] : facts;
  return <ItemPage item={item} eyebrow={eyebrow} facts={sold} related={{ title: word("moreProducts"), cards: related }} />;
}
