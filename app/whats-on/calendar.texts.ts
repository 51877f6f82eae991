import type { Localized } from "#platform/locales.ts";

export const calendarTexts = {
  kind: { zh_TW: "種類", en_US: "Kind", ja_JP: "種類" },
  earlier: { zh_TW: "上個月", en_US: "Previous month", ja_JP: "前の月" },
  later: { zh_TW: "下個月", en_US: "Next month", ja_JP: "次の月" },
  today: { zh_TW: "今天", en_US: "Today", ja_JP: "今日" },
  sessions: { zh_TW: "{day}，{n} 場", en_US: "{day}, {n} sessions", ja_JP: "{day}、{n}件" },
  nothing: { zh_TW: "這天沒有排定場次。", en_US: "Nothing is scheduled for this day.", ja_JP: "この日の予定はありません。" },
  closed: { zh_TW: "這天休園。", en_US: "The park is closed on this day.", ja_JP: "この日は休園です。" },
  allDay: { zh_TW: "展覽", en_US: "On view", ja_JP: "開催中の展覧会" },
  lunar: { zh_TW: "農曆", en_US: "Lunar calendar", ja_JP: "旧暦" },
} as const satisfies Record<string, Localized>;

export const programNames = {
  exhibition: { zh_TW: "展覽", en_US: "Exhibitions", ja_JP: "展覧会" },
  show: { zh_TW: "演出", en_US: "Performances", ja_JP: "公演" },
  activity: { zh_TW: "活動", en_US: "Events", ja_JP: "イベント" },
} as const satisfies Record<string, Localized>;
