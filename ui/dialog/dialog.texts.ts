import type { Localized } from "#platform/locales.ts";
import type { InputProblem } from "./ending.ts";

export const dialogTexts = {
  close: { zh_TW: "關閉", en_US: "Close", ja_JP: "閉じる" },
  ok: { zh_TW: "確定", en_US: "OK", ja_JP: "OK" },
  information: { zh_TW: "訊息", en_US: "Message", ja_JP: "お知らせ" },
} satisfies Record<string, Localized>;

/** Stands beside the exact English message. */
export const problemTexts: Record<InputProblem, Localized> = {
  "Invalid email address": {
    zh_TW: "請檢查電子郵件，例如 name@example.org。",
    en_US: "Please check it, for example name@example.org.",
    ja_JP: "name@example.org のようにご入力ください。",
  },
  "Invalid URL": {
    zh_TW: "請檢查網址，要以 https:// 開頭。",
    en_US: "Please check it; it begins with https://.",
    ja_JP: "https:// で始まるURLをご入力ください。",
  },
};
