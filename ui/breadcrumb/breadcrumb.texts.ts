import type { Localized } from "#platform/locales.ts";

export const whereYouAre: Localized = { zh_TW: "目前位置", en_US: "You are here", ja_JP: "現在位置" };
