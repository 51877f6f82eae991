import type { Localized } from "#platform/locales.ts";
import type { crafts } from "./experience.content.ts";

export const craftNames: Record<(typeof crafts)[number], Localized> = {
  dyeing: { zh_TW: "染織", en_US: "Dyeing", ja_JP: "染織" },
  pottery: { zh_TW: "陶藝", en_US: "Pottery", ja_JP: "陶芸" },
  paper: { zh_TW: "紙藝", en_US: "Paper", ja_JP: "紙細工" },
  puppets: { zh_TW: "戲偶", en_US: "Puppets", ja_JP: "人形" },
  food: { zh_TW: "點心", en_US: "Food", ja_JP: "菓子" },
  wood: { zh_TW: "木作", en_US: "Wood", ja_JP: "木工" },
  lantern: { zh_TW: "燈籠", en_US: "Lanterns", ja_JP: "提灯" },
  calligraphy: { zh_TW: "書法", en_US: "Calligraphy", ja_JP: "書道" },
};
export const experienceTexts = {
  craft: { zh_TW: "工藝", en_US: "Craft", ja_JP: "工芸" },
  time: { zh_TW: "所需時間", en_US: "Time", ja_JP: "所要時間" },
  fee: { zh_TW: "費用（每人）", en_US: "Price per person", ja_JP: "料金（お一人）" },
  capacity: { zh_TW: "每場人數", en_US: "People at a time", ja_JP: "定員" },
  ages: { zh_TW: "適合年齡", en_US: "Ages", ja_JP: "対象年齢" },
  place: { zh_TW: "地點", en_US: "Place", ja_JP: "場所" },
  alone: { zh_TW: "個人", en_US: "On your own", ja_JP: "個人の方" },
  aloneHow: {
    zh_TW: "不必預約，當天在現場櫃臺領名額",
    en_US: "Ask at the desk here on the day; there is no booking",
    ja_JP: "ご予約不要。当日こちらの受付へ",
  },
  groups: { zh_TW: "團體", en_US: "Groups", ja_JP: "団体" },
  groupsWelcome: {
    zh_TW: "歡迎團體，請先預約",
    en_US: "Welcome with a reservation",
    ja_JP: "ご予約のうえ、お越しください",
  },
  groupsNot: { zh_TW: "不適合團體", en_US: "Not suited to groups", ja_JP: "団体には向きません" },
  reserve: { zh_TW: "團體預約", en_US: "Reserve for a group", ja_JP: "団体で予約する" },
  day: { zh_TW: "哪一天", en_US: "When", ja_JP: "いつ" },
  sittings: { zh_TW: "接下來的場次", en_US: "Next sessions", ja_JP: "これからの開始時刻" },
  noSittings: {
    zh_TW: "接下來四週沒有場次。",
    en_US: "There are no sessions in the next four weeks.",
    ja_JP: "これから4週間の開催はありません。",
  },
  cancelled: { zh_TW: "取消", en_US: "Cancelled", ja_JP: "中止" },
  full: { zh_TW: "額滿", en_US: "Full", ja_JP: "満席" },
  noneThen: {
    zh_TW: "這一天接下來沒有場次了。",
    en_US: "No more sessions begin on that day.",
    ja_JP: "その日にこれから始まる回はありません。",
  },
  all: { zh_TW: "全部體驗", en_US: "All activities", ja_JP: "すべての体験" },
  more: { zh_TW: "其他體驗", en_US: "Other activities", ja_JP: "ほかの体験" },
} as const satisfies Record<string, Localized>;
export const dayNames = {
  today: { zh_TW: "今天還有", en_US: "Later today", ja_JP: "本日これから" },
  tomorrow: { zh_TW: "明天", en_US: "Tomorrow", ja_JP: "明日" },
} as const satisfies Record<string, Localized>;
