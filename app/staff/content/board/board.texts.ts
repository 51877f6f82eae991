import type { Localized } from "#platform/locales.ts";

export const boardTexts = {
  title: { zh_TW: "翻譯看板", en_US: "Translations", ja_JP: "翻訳ボード" },
  lead: {
    zh_TW: "還沒翻譯的，和翻譯後中文又改過的。字數是中文的字數。",
    en_US:
      "This lists what has not been translated yet, and where the Chinese has changed since. The counts are of Chinese characters.",
    ja_JP: "未翻訳のものと、翻訳後に原文が変わったもの。文字数は中国語の字数です。",
  },
  language: { zh_TW: "語言", en_US: "Language", ja_JP: "言語" },
  missing: { zh_TW: "未翻譯", en_US: "Missing", ja_JP: "未翻訳" },
  stale: { zh_TW: "中文已更新", en_US: "Chinese has changed", ja_JP: "原文更新" },
  characters: { zh_TW: "字數", en_US: "Characters", ja_JP: "文字数" },
  item: { zh_TW: "內容", en_US: "Item", ja_JP: "項目" },
  field: { zh_TW: "欄位", en_US: "Field", ja_JP: "欄" },
  kind: { zh_TW: "要做什麼", en_US: "What to do", ja_JP: "作業" },
  all: { zh_TW: "全部", en_US: "All", ja_JP: "すべて" },
  none: { zh_TW: "全部翻譯完了。", en_US: "Everything is translated.", ja_JP: "すべて翻訳済みです。" },
  untitled: { zh_TW: "（尚無標題）", en_US: "(no title yet)", ja_JP: "（無題）" },
} as const satisfies Record<string, Localized>;
