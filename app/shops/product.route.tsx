import { headOfItem, showItem } from "#app/pages/item.server.ts";
import { siblingsOf } from "#app/pages/siblings.texts.ts";
import { openFacilities } from "#app/places/facilities.server.ts";
import { readWhere } from "#app/places/where.server.ts";
import { whereFact, WhereLinks } from "#app/places/where.tsx";
import { formatFact } from "#app/visiting/facts/format-fact.ts";
import { asCards, beginVisit, itemAmongOr404 } from "#app/visiting/visit.server.ts";
import { findItems } from "#platform/content/store.ts";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { ItemPage } from "#ui/page/item-page.tsx";
import { Say } from "#ui/say/say.tsx";
import { SectionNav } from "#ui/section-nav/section-nav.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import type { Route } from "./+types/product.route.ts";
import { productJsonLd } from "./shops-json-ld.ts";
import { product, shop } from "./shops.content.ts";
import { shopTexts } from "./shops.texts.ts";

/** /product/{id} */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { locale } = visit;
  const { found, others } = await itemAmongOr404(visit, product, args.params.id, "/product");
  const localized = visit.localize(found.data);
  const [item, [seller], facilities] = await Promise.all([
    showItem(visit, found, { ...localized, title: localized.name }),
    findItems(visit.park, shop, localized.shop ? [localized.shop] : []),
    openFacilities(visit),
  ]);
  const sold = seller && {
    to: `/shop/${seller.slug}`,
    slug: seller.slug,
    name: visit.localize<{ zh_TW: string }>(seller.data.name),
    now: facilities.localize({ id: seller.id, ...seller.data }),
  };
  const { where } = await readWhere(visit, seller?.data.place);
  const jsonLd = productJsonLd(visit, {
    item,
    slug: found.slug,
    price: localized.price,
    maker: localized.maker.text,
    materials: localized.materials.text,
    seller: sold && { slug: sold.slug, name: sold.name.text },
  });
  return {
    page: headOfItem(item, [jsonLd]),
    item,
    where,
    shop: sold,
    eyebrow: localized.coBranded ? shopTexts.coBranded[locale] : undefined,
    siblings: localized.coBranded ? siblingsOf("/product?cobranded=1", locale) : undefined,
    price: formatFact({ value: localized.price, unit: "ntd" }, locale),
    maker: localized.maker,
    materials: localized.materials,
    related: await asCards(visit, product, others, "/product"),
  };
}

export default function Product({
  loaderData: { item, where, shop: seller, eyebrow, siblings, price, maker, materials, related },
}: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof shopTexts) => shopTexts[name][locale];
  const facts = [
    { term: word("price"), icon: "ticket" as const, detail: price },
    { term: word("maker"), icon: "craft" as const, detail: <Say passage={maker} /> },
    { term: word("materials"), detail: <Say passage={materials} /> },
    ...(seller
      ? [
          {
            term: word("shop"),
            icon: "shop" as const,
            detail: (
              <>
                <To to={seller.to}>
                  <Say passage={seller.name} />
                </To>{" "}
                <Tag tone={seller.now.open ? "jade" : "plain"}>{seller.now.now}</Tag>
              </>
            ),
          },
        ]
      : []),
    ...whereFact(word("place"), where),
  ];
  return (
    <ItemPage
      item={item}
      eyebrow={eyebrow}
      facts={facts}
      actions={where && <WhereLinks where={where} />}
      related={{ title: word("moreProducts"), cards: related }}
    >
      {siblings && (
        <SectionNav label={siblings.label} links={siblings.links.map((link) => ({ ...link, current: false }))} />
      )}
    </ItemPage>
  );
}
