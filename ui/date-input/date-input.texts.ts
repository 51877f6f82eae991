import type { Localized } from "#platform/locales.ts";

export const dateInputTexts = {
  day: { zh_TW: "例如 2026-12-31", en_US: "For example, 2026-12-31", ja_JP: "例：2026-12-31" },
  time: { zh_TW: "例如 14:30", en_US: "For example, 14:30", ja_JP: "例：14:30" },
  moment: { zh_TW: "例如 2026-12-31 14:30", en_US: "For example, 2026-12-31 14:30", ja_JP: "例：2026-12-31 14:30" },
  open: { zh_TW: "從月曆選日期", en_US: "Choose from a calendar", ja_JP: "カレンダーから選ぶ" },
} as const satisfies Record<string, Localized>;
