import type { Localized } from "#platform/locales.ts";

export const synonymTexts = {
  title: { zh_TW: "搜尋同義詞", en_US: "Search synonyms", ja_JP: "検索の同義語" },
  lead: {
    zh_TW: "訪客用的詞和網頁寫的不一樣時，在這裡放在同一行，搜尋其中一個就找得到另一個。",
    en_US: "When visitors use other words than the pages do, put them on one line: searching for one finds the others.",
    ja_JP: "来園の方の使う言葉とページの言葉が違うとき、同じ行に並べておくと、どれで検索しても見つかります。",
  },
  groups: {
    zh_TW: "一行一組，用頓號或逗號分開",
    en_US: "One group a line, with commas between the words",
    ja_JP: "1行に1組、読点またはカンマで区切る",
  },
  zh_TW: { zh_TW: "中文", en_US: "Chinese", ja_JP: "中国語" },
  en_US: { zh_TW: "英文", en_US: "English", ja_JP: "英語" },
  ja_JP: { zh_TW: "日文", en_US: "Japanese", ja_JP: "日本語" },
  line: { zh_TW: "第 {number} 行：", en_US: ", line {number}: ", ja_JP: "{number}行目：" },
  "too-few-words": { zh_TW: "至少要有兩個詞。", en_US: "at least two words are needed.", ja_JP: "2語以上が必要です。" },
  "too-many-words": { zh_TW: "最多 20 個詞。", en_US: "at most 20 words.", ja_JP: "20語以内にしてください。" },
  "word-too-long": {
    zh_TW: "一個詞最多 40 字。",
    en_US: "a word may have at most 40 characters.",
    ja_JP: "1語は40文字以内にしてください。",
  },
} as const satisfies Record<string, Localized>;
