import type { Localized } from "#platform/locales.ts";

export const helpTexts = {
  title: { zh_TW: "使用說明", en_US: "Help", ja_JP: "ヘルプ" },
  lead: {
    zh_TW: "每個畫面怎麼用。看不懂或缺什麼，請告訴管理員。",
    en_US: "This tells you how to use each screen. If something is unclear or missing, please tell an admin.",
    ja_JP: "各画面の使い方です。わからない点は管理者にお知らせください。",
  },
  chapters: { zh_TW: "章節", en_US: "Chapters", ja_JP: "目次" },
} as const satisfies Record<string, Localized>;
