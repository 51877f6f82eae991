import type { Localized } from "#platform/locales.ts";
import type { faqCategories, lostCategories, lostStates } from "./questions.content.ts";

export const faqCategoryNames: Record<(typeof faqCategories)[number], Localized> = {
  tickets: { zh_TW: "票務", en_US: "Tickets", ja_JP: "チケット" },
  "getting-here": { zh_TW: "交通", en_US: "Getting here", ja_JP: "アクセス" },
  visiting: { zh_TW: "參觀", en_US: "Visiting", ja_JP: "ご見学" },
  groups: { zh_TW: "團體", en_US: "Groups", ja_JP: "団体" },
  access: { zh_TW: "無障礙", en_US: "Accessibility", ja_JP: "バリアフリー" },
  temple: { zh_TW: "文昌祠", en_US: "The temple", ja_JP: "文昌祠" },
  shops: { zh_TW: "店家", en_US: "Shops", ja_JP: "ショップ" },
};
export const lostCategoryNames: Record<(typeof lostCategories)[number], Localized> = {
  bag: { zh_TW: "包袋", en_US: "Bags", ja_JP: "かばん" },
  clothing: { zh_TW: "衣物", en_US: "Clothing", ja_JP: "衣類" },
  umbrella: { zh_TW: "雨傘", en_US: "Umbrellas", ja_JP: "傘" },
  phone: { zh_TW: "手機電子", en_US: "Phones and devices", ja_JP: "電話・電子機器" },
  card: { zh_TW: "證件票卡", en_US: "Cards", ja_JP: "カード類" },
  toy: { zh_TW: "玩具", en_US: "Toys", ja_JP: "おもちゃ" },
  other: { zh_TW: "其他", en_US: "Other", ja_JP: "その他" },
};
export const lostStateNames: Record<(typeof lostStates)[number], Localized> = {
  kept: { zh_TW: "保管中", en_US: "Kept for you", ja_JP: "保管中" },
  returned: { zh_TW: "已領回", en_US: "Returned", ja_JP: "返却済み" },
};
export const questionTexts = {
  category: { zh_TW: "分類", en_US: "Category", ja_JP: "分類" },
  faq: { zh_TW: "問與答", en_US: "Questions and answers", ja_JP: "質問と回答" },
  faqLead: {
    zh_TW: "依主題整理的常見問題，每一題都有自己的網址。",
    en_US: "The questions we are asked most, by subject; each has an address of its own.",
    ja_JP: "よくいただくご質問を分野ごとにまとめました。それぞれにアドレスがあります。",
  },
  find: { zh_TW: "在問與答裡找", en_US: "Find a question", ja_JP: "質問をさがす" },
  go: { zh_TW: "找", en_US: "Find", ja_JP: "さがす" },
  found: {
    zh_TW: "有 {n} 題提到「{q}」。",
    en_US: "Questions that mention ‘{q}’: {n}",
    ja_JP: "「{q}」にふれた質問が{n}件あります。",
  },
  foundNone: {
    zh_TW: "沒有一題提到「{q}」。",
    en_US: "No question mentions ‘{q}’.",
    ja_JP: "「{q}」にふれた質問はありません。",
  },
  showAll: { zh_TW: "看全部", en_US: "Show them all", ja_JP: "すべて見る" },
  wholeSite: {
    zh_TW: "改在整個網站找「{q}」",
    en_US: "Look for ‘{q}’ on the whole site",
    ja_JP: "サイト全体で「{q}」をさがす",
  },
  ownAddress: { zh_TW: "這一題的網址", en_US: "Link to this answer", ja_JP: "この質問のアドレス" },
  address: { zh_TW: "網址：", en_US: "Link: ", ja_JP: "アドレス：" },
  all: { zh_TW: "全部", en_US: "All", ja_JP: "すべて" },
  noneFound: {
    zh_TW: "目前沒有符合的物品。",
    en_US: "Nothing like that has been handed in.",
    ja_JP: "該当するお忘れ物はありません。",
  },
  foundMany: { zh_TW: "共 {n} 件", en_US: "Items: {n}", ja_JP: "全{n}件" },
  lostfound: { zh_TW: "失物招領", en_US: "Lost and found", ja_JP: "お忘れ物" },
  contact: {
    zh_TW: "沒有找到答案嗎？請與我們聯絡。",
    en_US: "Is the answer not here? Please get in touch.",
    ja_JP: "解決しない場合は、お問い合わせください。",
  },
  foundOn: { zh_TW: "拾獲日期", en_US: "Found on", ja_JP: "拾得日" },
  placeFound: { zh_TW: "拾獲地點", en_US: "Where", ja_JP: "場所" },
  what: { zh_TW: "物品", en_US: "What", ja_JP: "品物" },
  state: { zh_TW: "狀態", en_US: "State", ja_JP: "状況" },
} as const satisfies Record<string, Localized>;
