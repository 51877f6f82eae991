import { parkPlace } from "#app/visiting/park-json-ld.ts";
import type { Visit } from "#app/visiting/visit.server.ts";
import { pathIn } from "#platform/locales.ts";
import { dialled } from "#platform/phone.ts";
import type { ItemWords } from "#ui/page/item-page.tsx";
import { pictureAddress } from "#ui/picture/picture.ts";
import type { shopKinds } from "./shops.content.ts";

type Thing = Record<string, unknown>;

const storeTypes: Record<(typeof shopKinds)[number], string> = {
  food: "Restaurant",
  tea: "CafeOrCoffeeShop",
  craft: "Store",
  gift: "Store",
  clothing: "ClothingStore",
};

type LocalizedShop = {
  item: ItemWords;
  slug: string;
  kind: (typeof shopKinds)[number];
  phone: string;
  payment: string;
  place: Thing | undefined;
  hours: Thing;
};

/** A shop or an eating place as schema.org tells it, with the hours that closures leave it. */
export function shopJsonLd(visit: Visit, { item, slug, kind, phone, payment, place, hours }: LocalizedShop): Thing {
  return {
    "@context": "https://schema.org",
    "@type": storeTypes[kind],
    ...described(visit, item, `/shop/${slug}`),
    telephone: dialled(phone),
    currenciesAccepted: "TWD",
    paymentAccepted: payment,
    address: parkPlace(visit).address,
    containedInPlace: place ? { ...place, containedInPlace: parkPlace(visit) } : parkPlace(visit),
    ...hours,
  };
}

type LocalizedProduct = {
  item: ItemWords;
  slug: string;
  price: number;
  maker: string;
  materials: string;
  seller: { slug: string; name: string } | undefined;
};

/** A thing that is sold in the park; it is bought there, not ordered. */
export function productJsonLd(visit: Visit, { item, slug, price, maker, materials, seller }: LocalizedProduct): Thing {
  const site = visit.park.config.siteUrl;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    ...described(visit, item, `/product/${slug}`),
    material: materials,
    manufacturer: { "@type": "Organization", name: maker },
    offers: {
      "@type": "Offer",
      price,
      priceCurrency: "TWD",
      url: site + pathIn(visit.locale, `/product/${slug}`),
      availability: "https://schema.org/InStoreOnly",
      ...(seller && {
        seller: { "@type": "Store", name: seller.name, url: site + pathIn(visit.locale, `/shop/${seller.slug}`) },
      }),
    },
  };
}

type LocalizedLodging = {
  item: ItemWords;
  slug: string;
  phone: string;
  url: string | undefined;
  price: string;
  rooms: { name: string; sleeps: number }[];
};

/** A house to stay at. */
export function lodgingJsonLd(visit: Visit, { item, slug, phone, url, price, rooms }: LocalizedLodging): Thing {
  const words = described(visit, item, `/lodging#${slug}`);
  return {
    "@context": "https://schema.org",
    "@type": "LodgingBusiness",
    ...words,
    ...(url && { sameAs: url }),
    telephone: dialled(phone),
    priceRange: price,
    currenciesAccepted: "TWD",
    address: parkPlace(visit).address,
    containsPlace: rooms.map(({ name, sleeps }) => ({
      "@type": "HotelRoom",
      name,
      occupancy: { "@type": "QuantitativeValue", maxValue: sleeps },
    })),
  };
}

function described(visit: Visit, { title, summary, picture }: ItemWords, to: string): Thing {
  const site = visit.park.config.siteUrl;
  return {
    name: title.text,
    ...(summary && { description: summary.text }),
    url: site + pathIn(visit.locale, to),
    ...(picture && { image: site + pictureAddress(picture, 1280, "webp") }),
  };
}
