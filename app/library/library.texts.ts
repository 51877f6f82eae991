import type { Localized } from "#platform/locales.ts";
import type { encyclopediaCategories, mediaKinds } from "./library.content.ts";

export const encyclopediaCategoryNames: Record<(typeof encyclopediaCategories)[number], Localized> = {
  opera: { zh_TW: "戲曲", en_US: "Opera", ja_JP: "戯曲" },
  puppetry: { zh_TW: "偶戲", en_US: "Puppetry", ja_JP: "人形劇" },
  music: { zh_TW: "音樂", en_US: "Music", ja_JP: "音楽" },
  craft: { zh_TW: "工藝", en_US: "Craft", ja_JP: "工芸" },
  architecture: { zh_TW: "建築", en_US: "Architecture", ja_JP: "建築" },
  custom: { zh_TW: "習俗", en_US: "Customs", ja_JP: "習わし" },
  food: { zh_TW: "飲食", en_US: "Food", ja_JP: "食" },
};
export const mediaKindNames: Record<(typeof mediaKinds)[number], Localized> = {
  video: { zh_TW: "影片", en_US: "Films", ja_JP: "映像" },
  sound: { zh_TW: "聲音", en_US: "Sound", ja_JP: "音" },
  picture: { zh_TW: "圖像", en_US: "Pictures", ja_JP: "写真・絵" },
  book: { zh_TW: "書籍", en_US: "Books", ja_JP: "本" },
};
export const libraryTexts = {
  category: { zh_TW: "分類", en_US: "Category", ja_JP: "分類" },
  kind: { zh_TW: "種類", en_US: "Kind", ja_JP: "種類" },
  related: { zh_TW: "相關詞條", en_US: "See also", ja_JP: "関連項目" },
} as const satisfies Record<string, Localized>;
