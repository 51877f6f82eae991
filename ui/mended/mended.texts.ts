import type { Localized } from "#platform/locales.ts";

export const mendedTexts = {
  one: {
    zh_TW: "「{name}」已修正。",
    en_US: "{name}: no longer marked as a problem.",
    ja_JP: "「{name}」を修正しました。",
  },
  all: {
    zh_TW: "需要修正的地方都改好了，可以再送出。",
    en_US: "Everything that needed correcting has been changed. You can send the form again.",
    ja_JP: "すべて修正しました。もう一度送信できます。",
  },
} as const satisfies Record<string, Localized>;
