import type { Localized } from "#platform/locales.ts";

export const whereTexts = {
  onMap: { zh_TW: "在地圖上看", en_US: "Show on the map", ja_JP: "マップで見る" },
  walk: { zh_TW: "怎麼走過去", en_US: "How to walk there", ja_JP: "徒歩での行き方" },
} as const satisfies Record<string, Localized>;
