import { shopKindNames } from "./shops.texts.ts";
import {
  boolean,
  choice,
  defineContent,
  localizedProse,
  localizedText,
  number,
  optional,
  pictures,
  reference,
  rows,
  rowText,
  text,
  time,
  url,
} from "#platform/content/define.ts";
import { z } from "zod";

export const shopKinds = ["food", "craft", "gift", "clothing", "tea"] as const;
export const paymentKinds = ["cash", "card", "easycard", "mobile"] as const;

export const shop = defineContent(
  "shop",
  {
    name: localizedText({ search: "high" }),
    summary: localizedText({ search: "normal" }),
    body: localizedProse(),
    kind: choice(shopKinds),
    place: optional(reference("place")),
    opens: time(),
    closes: time(),
    phone: text(),
    payment: { ...text(), schema: z.array(z.enum(paymentKinds)) },
    gallery: pictures(),
  },
  {
    search: { shelf: "shop", choice: { field: "kind", names: shopKindNames } },
    queries: { "/shop": { keys: ["page", "kind", "open"] } },
  },
);

export const product = defineContent(
  "product",
  {
    name: localizedText({ search: "high" }),
    summary: localizedText({ search: "normal" }),
    body: localizedProse(),
    /** NT$. */
    price: number({ min: 1 }),
    maker: localizedText({ search: "normal" }),
    shop: optional(reference("shop")),
    materials: localizedText(),
    coBranded: boolean(),
    gallery: pictures(),
  },
  { search: { shelf: "shop" }, queries: { "/product": { keys: ["page", "cobranded", "kind"] } } },
);

export const lodging = defineContent(
  "lodging",
  {
    name: localizedText({ search: "high" }),
    summary: localizedText({ search: "normal" }),
    body: localizedProse(),
    rooms: rows({ name: rowText(), sleeps: z.int().min(1) }),
    priceText: localizedText(),
    phone: text(),
    url: optional(url()),
    gallery: pictures(),
  },
  {
    search: { shelf: "place" },
    address: ({ slug }) => `/lodging#${slug}`,
    queries: { "/lodging": { keys: ["people"] } },
  },
);
