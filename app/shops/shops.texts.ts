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
  open: { zh_TW: "營業", en_US: "Opening", ja_JP: "営業" },
  openNow: { zh_TW: "營業中", en_US: "Open now", ja_JP: "営業中" },
  closedNow: { zh_TW: "休息中", en_US: "Closed now", ja_JP: "時間外" },
  noneOpen: {
    zh_TW: "現在沒有店家營業。各店的營業時間請看下面的連結：",
    en_US: "No shop is open at the moment. See when they open:",
    ja_JP: "いま営業している店はありません。営業時間はこちらをご覧ください。",
  },
  allHours: { zh_TW: "設施開放時間", en_US: "Facility hours", ja_JP: "施設の利用時間" },
  allShops: { zh_TW: "全部店家", en_US: "All shops", ja_JP: "すべてのお店" },
  people: { zh_TW: "人數", en_US: "How many of you", ja_JP: "人数" },
  place: { zh_TW: "地點", en_US: "Place", ja_JP: "場所" },
  price: { zh_TW: "價格", en_US: "Price", ja_JP: "価格" },
  maker: { zh_TW: "製作", en_US: "Made by", ja_JP: "作り手" },
  materials: { zh_TW: "材料", en_US: "Materials", ja_JP: "素材" },
  shop: { zh_TW: "販售店家", en_US: "Sold at", ja_JP: "取扱店" },
  coBranded: { zh_TW: "文昌祠聯名", en_US: "Made together with the temple", ja_JP: "文昌祠コラボ" },
  made: { zh_TW: "合作", en_US: "Made with", ja_JP: "コラボ" },
  soldIn: { zh_TW: "哪裡賣", en_US: "Sold by", ja_JP: "扱うお店" },
  noRoom: {
    zh_TW: "沒有住得下這麼多人的房間。可以分住兩間，請把人數選少一點。",
    en_US: "No single room sleeps so many. Choose fewer and take two rooms.",
    ja_JP: "この人数で泊まれるお部屋はありません。二部屋に分けてお選びください。",
  },
  moreShops: { zh_TW: "其他店家", en_US: "Other shops", ja_JP: "ほかのお店" },
  moreProducts: { zh_TW: "其他作品", en_US: "More to see", ja_JP: "ほかの作品" },
  soldHere: { zh_TW: "店內作品", en_US: "Sold here", ja_JP: "このお店の品" },
  rooms: { zh_TW: "房型", en_US: "Rooms", ja_JP: "お部屋" },
  sleeps: { zh_TW: "# 人", en_US: "sleeps #", ja_JP: "#名" },
  website: { zh_TW: "網站", en_US: "Website", ja_JP: "ウェブサイト" },
} as const satisfies Record<string, Localized>;

export const roomNames = {
  1: { zh_TW: "1 人", en_US: "1 person", ja_JP: "1名" },
  2: { zh_TW: "2 人", en_US: "2 people", ja_JP: "2名" },
  4: { zh_TW: "4 人", en_US: "4 people", ja_JP: "4名" },
  6: { zh_TW: "6 人", en_US: "6 people", ja_JP: "6名" },
} as const satisfies Record<string, Localized>;
