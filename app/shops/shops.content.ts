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

export const shop = defineContent("shop", {
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
});

export const product = defineContent("product", {
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
});

export const lodging = defineContent("lodging", {
  name: localizedText({ search: "high" }),
  summary: localizedText({ search: "normal" }),
  body: localizedProse(),
  rooms: rows({ name: rowText(), sleeps: z.int().min(1) }),
  priceText: localizedText(),
  phone: text(),
  url: optional(url()),
  gallery: pictures(),
});
