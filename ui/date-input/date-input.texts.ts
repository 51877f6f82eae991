import type { Localized } from "#platform/locales.ts";

export const dateInputTexts = {
  day: { zh_TW: "例如 2026-12-31", en_US: "Such as 2026-12-31", ja_JP: "例：2026-12-31" },
  time: { zh_TW: "例如 14:30", en_US: "Such as 14:30", ja_JP: "例：14:30" },
  moment: { zh_TW: "例如 2026-12-31 14:30", en_US: "Such as 2026-12-31 14:30", ja_JP: "例：2026-12-31 14:30" },
  open: { zh_TW: "從月曆選日期", en_US: "Choose from a calendar", ja_JP: "カレンダーから選ぶ" },
  outside: { zh_TW: "請選 {min} 到 {max} 之間的日期。", en_US: "Please choose a day from {min} to {max}.", ja_JP: "{min}から{max}までの日付をお選びください。" },
  before: { zh_TW: "最早可以選 {min}。", en_US: "The first day you can choose is {min}.", ja_JP: "{min}以降の日付をお選びください。" },
  after: { zh_TW: "最晚可以選 {max}。", en_US: "The last day you can choose is {max}.", ja_JP: "{max}までの日付をお選びください。" },
} as const satisfies Record<string, Localized>;
