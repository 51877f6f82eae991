import type { Localized } from "#platform/locales.ts";

export const ticketTexts = {
  caption: { zh_TW: "票價", en_US: "Admission prices", ja_JP: "入園料金" },
  ticket: { zh_TW: "票種", en_US: "Ticket", ja_JP: "券種" },
  single: { zh_TW: "單次", en_US: "Single visit", ja_JP: "1回" },
  annual: { zh_TW: "年票", en_US: "Annual card", ja_JP: "年間パス" },
  byVisit: {
    zh_TW: "以參觀當天的票價為準。",
    en_US: "The price is that of the day of your visit.",
    ja_JP: "ご来園日の料金となります。",
  },
  changes: {
    zh_TW: "{day}起的參觀：{changes}",
    en_US: "For visits from {day} on: {changes}",
    ja_JP: "{day}からのご来園：{changes}",
  },
  ofYear: { zh_TW: "{ticket}年票", en_US: "annual card, {ticket}", ja_JP: "{ticket}年間パス" },
  none: { zh_TW: "無", en_US: "None", ja_JP: "なし" },
  free: { zh_TW: "免費", en_US: "Free", ja_JP: "無料" },
  annualOf: { zh_TW: "{ticket}年票", en_US: "Annual card, {ticket}", ja_JP: "{ticket}年間パス" },
} as const satisfies Record<string, Localized>;

/** Each ticket's name and whom it is for, with the facts it depends on (rules F4, F5). */
export const ticketWords = {
  regular: {
    name: { zh_TW: "全票", en_US: "Regular", ja_JP: "一般" },
    who: { zh_TW: "一般訪客", en_US: "Everyone else", ja_JP: "下記以外の方" },
  },
  discount: {
    name: { zh_TW: "優待票", en_US: "Discount", ja_JP: "割引" },
    who: {
      zh_TW: "{fact:ticket.discountFromAge}至 {fact:ticket.discountToAge}、學生",
      en_US: "Ages {fact:ticket.discountFromAge} to {fact:ticket.discountToAge}, and students",
      ja_JP: "{fact:ticket.discountFromAge}から{fact:ticket.discountToAge}までの方、学生の方",
    },
  },
  local: {
    name: { zh_TW: "縣民票", en_US: "Local resident", ja_JP: "県民" },
    who: { zh_TW: "設籍本縣的民眾", en_US: "People registered in this county", ja_JP: "県内に戸籍のある方" },
  },
  senior: {
    name: { zh_TW: "敬老票", en_US: "Senior", ja_JP: "シニア" },
    who: {
      zh_TW: "滿 {fact:ticket.seniorAge}的長者",
      en_US: "Aged {fact:ticket.seniorAge} and over",
      ja_JP: "{fact:ticket.seniorAge}以上の方",
    },
  },
  free: {
    name: { zh_TW: "免票", en_US: "Free admission", ja_JP: "無料" },
    who: {
      zh_TW:
        "身心障礙者與一位陪同者、未滿 {fact:ticket.freeUnderAge}或未滿 {fact:ticket.freeUnderHeight}的兒童、志願服務榮譽卡持卡人",
      en_US:
        "Visitors with a disability and one companion, children under {fact:ticket.freeUnderAge} or under {fact:ticket.freeUnderHeight}, volunteer card holders",
      ja_JP:
        "障がいのある方と付き添いの方1名、{fact:ticket.freeUnderAge}未満または{fact:ticket.freeUnderHeight}未満のお子さま、ボランティア栄誉カードをお持ちの方",
    },
  },
  gift: {
    name: { zh_TW: "禮物卡", en_US: "Gift card", ja_JP: "ギフトカード" },
    who: {
      zh_TW: "送人 {fact:ticket.annualValidity}的會員資格",
      en_US: "Membership for {fact:ticket.annualValidity} as a present",
      ja_JP: "{fact:ticket.annualValidity}間の会員資格を贈る方",
    },
  },
} as const satisfies Record<string, { name: Localized; who: Localized }>;
