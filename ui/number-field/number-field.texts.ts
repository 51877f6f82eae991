import type { Localized } from "#platform/locales.ts";

export const numberFieldTexts = {
  less: { zh_TW: "減一", en_US: "One less", ja_JP: "1つ減らす" },
  more: { zh_TW: "加一", en_US: "One more", ja_JP: "1つ増やす" },
} as const satisfies Record<string, Localized>;
