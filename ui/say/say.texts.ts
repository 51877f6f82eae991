import type { Localized } from "#platform/locales.ts";

export const notTranslatedYet: Localized = {
  zh_TW: "本則內容尚未翻譯，以中文呈現。",
  en_US: "This has not been translated yet and is shown in Chinese.",
  ja_JP: "この内容はまだ翻訳されていないため、中国語で表示しています。",
};
