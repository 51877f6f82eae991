import type { Localized } from "#platform/locales.ts";
import type { paymentKinds, shopKinds } from "./shops.content.ts";

export const shopKindNames: Record<(typeof shopKinds)[number], Localized> = {
  food: { zh_TW: "小吃餐飲", en_US: "Food", ja_JP: "食事・軽食" },
  craft: { zh_TW: "工藝", en_US: "Crafts", ja_JP: "工芸" },
  gift: { zh_TW: "伴手禮", en_US: "Gifts", ja_JP: "おみやげ" },
  clothing: { zh_TW: "衣飾", en_US: "Clothing", ja_JP: "衣料" },
  tea: { zh_TW: "茶", en_US: "Tea", ja_JP: "お茶" },
};
export const paymentNames: Record<(typeof paymentKinds)[number], Localized> = {
  cash: { zh_TW: "現金", en_US: "cash", ja_JP: "現金" },
  card: { zh_TW: "信用卡", en_US: "card", ja_JP: "クレジットカード" },
  easycard: { zh_TW: "電子票證", en_US: "stored-value card", ja_JP: "交通系ICカード" },
  mobile: { zh_TW: "行動支付", en_US: "mobile payment", ja_JP: "スマホ決済" },
};
export const shopTexts = {
  kind: { zh_TW: "種類", en_US: "Kind", ja_JP: "種類" },
  hours: { zh_TW: "營業時間", en_US: "Hours", ja_JP: "営業時間" },
  phone: { zh_TW: "電話", en_US: "Telephone", ja_JP: "電話" },
  payment: { zh_TW: "付款方式", en_US: "Payment", ja_JP: "お支払い" },
  place: { zh_TW: "地點", en_US: "Place", ja_JP: "場所" },
  price: { zh_TW: "價格", en_US: "Price", ja_JP: "価格" },
  maker: { zh_TW: "製作", en_US: "Made by", ja_JP: "作り手" },
  materials: { zh_TW: "材料", en_US: "Materials", ja_JP: "素材" },
  shop: { zh_TW: "販售店家", en_US: "Sold at", ja_JP: "取扱店" },
  coBranded: { zh_TW: "文昌祠聯名", en_US: "Made with the temple", ja_JP: "文昌祠コラボ" },
  allProducts: { zh_TW: "全部作品", en_US: "Everything", ja_JP: "すべて" },
  moreShops: { zh_TW: "其他店家", en_US: "Other shops", ja_JP: "ほかのお店" },
  moreProducts: { zh_TW: "其他作品", en_US: "More to see", ja_JP: "ほかの作品" },
  soldHere: { zh_TW: "店內作品", en_US: "Sold here", ja_JP: "このお店の品" },
  rooms: { zh_TW: "房型", en_US: "Rooms", ja_JP: "お部屋" },
  sleeps: { zh_TW: "# 人", en_US: "sleeps #", ja_JP: "#名" },
  website: { zh_TW: "網站", en_US: "Website", ja_JP: "ウェブサイト" },
} as const satisfies Record<string, Localized>;
