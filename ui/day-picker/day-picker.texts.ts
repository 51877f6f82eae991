import type { Localized } from "#platform/locales.ts";

export const dayPickerTexts = {
  earlier: { zh_TW: "上個月", en_US: "The month before", ja_JP: "前の月" },
  later: { zh_TW: "下個月", en_US: "The month after", ja_JP: "次の月" },
  close: { zh_TW: "關閉", en_US: "Close", ja_JP: "閉じる" },
} as const satisfies Record<string, Localized>;
