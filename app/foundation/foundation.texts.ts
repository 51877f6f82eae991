import type { Localized } from "#platform/locales.ts";

export const foundationTexts = {
  onThisPage: { zh_TW: "本頁內容", en_US: "On this page", ja_JP: "このページの内容" },
  keys: { zh_TW: "一眼看完", en_US: "At a glance", ja_JP: "ひと目でわかる数字" },
  more: { zh_TW: "比 {since} 年多 {n}%", en_US: "{n}% more than in {since}", ja_JP: "{since}年より{n}%増" },
  less: { zh_TW: "比 {since} 年少 {n}%", en_US: "{n}% less than in {since}", ja_JP: "{since}年より{n}%減" },
  /** Of a share, which is drawn as a line; a bar tells its change. */
  was: { zh_TW: "{since} 年是 {n}%", en_US: "{n}% in {since}", ja_JP: "{since}年は{n}%" },
  moneyAt: {
    zh_TW: "錢從哪裡來、用到哪裡去：",
    en_US: "Where the money comes from and goes:",
    ja_JP: "お金の出どころと使い道：",
  },
  moneyLink: { zh_TW: "營運目標與收支", en_US: "Operational goals and accounts", ja_JP: "運営の目標と収支" },
  figures: { zh_TW: "數字攤開來", en_US: "The figures in full", ja_JP: "数字で見る" },
  goOn: { zh_TW: "再多認識一點", en_US: "Read on", ja_JP: "つづけてどうぞ" },
} as const satisfies Record<string, Localized>;

export const linkCategoryNames = {
  culture: { zh_TW: "文化", en_US: "Culture", ja_JP: "文化" },
  travel: { zh_TW: "旅遊", en_US: "Travel", ja_JP: "旅行" },
  craft: { zh_TW: "工藝", en_US: "Craft", ja_JP: "工芸" },
  education: { zh_TW: "教育", en_US: "Education", ja_JP: "教育" },
} as const satisfies Record<string, Localized>;
