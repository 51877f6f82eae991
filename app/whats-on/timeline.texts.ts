import type { Localized } from "#platform/locales.ts";

export const timelineTexts = {
  today: { zh_TW: "今天在園區", en_US: "Today in the park", ja_JP: "今日の園内" },
  tomorrow: { zh_TW: "明天在園區", en_US: "Tomorrow in the park", ja_JP: "明日の園内" },
  later: { zh_TW: "下一個開園日", en_US: "When the park next opens", ja_JP: "次の開園日" },
  now: { zh_TW: "現在", en_US: "Now", ja_JP: "いま" },
  tour: { zh_TW: "導覽：", en_US: "Guided tour: ", ja_JP: "ガイドツアー：" },
  mist: { zh_TW: "水霧", en_US: "Mist", ja_JP: "ミスト" },
  times: { zh_TW: "共 {n} 次", en_US: "{n} [time|times]", ja_JP: "{n}回" },
  trips: { zh_TW: "共 {n} 班", en_US: "{n} [trip|trips]", ja_JP: "{n}本" },
  shuttle: { zh_TW: "接駁車往車站", en_US: "Shuttle to the station", ja_JP: "シャトル（駅行き）" },
} as const satisfies Record<string, Localized>;
