import type { Localized } from "#platform/locales.ts";

export const fieldTexts = {
  required: { zh_TW: "必填", en_US: "required", ja_JP: "必須" },
  error: { zh_TW: "錯誤：", en_US: "Error: ", ja_JP: "エラー：" },
} satisfies Record<string, Localized>;
