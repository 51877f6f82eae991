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
  groups: { zh_TW: "團體", en_US: "Groups", ja_JP: "団体" },
  groupsWelcome: { zh_TW: "歡迎團體，請先預約", en_US: "Welcome with a reservation", ja_JP: "ご予約のうえ歓迎します" },
  groupsNot: { zh_TW: "不適合團體", en_US: "Not suited to groups", ja_JP: "団体には向きません" },
  more: { zh_TW: "其他體驗", en_US: "More to make", ja_JP: "ほかの体験" },
} as const satisfies Record<string, Localized>;
