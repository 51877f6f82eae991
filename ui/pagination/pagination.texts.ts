import type { Localized } from "#platform/locales.ts";

export const paginationTexts = {
  label: { zh_TW: "分頁", en_US: "Pages", ja_JP: "ページ一覧" },
  previous: { zh_TW: "上一頁", en_US: "Previous page", ja_JP: "前のページ" },
  next: { zh_TW: "下一頁", en_US: "Next page", ja_JP: "次のページ" },
} satisfies Record<string, Localized>;

/** "Page 3", for those who hear the number alone. */
export const pageNumber: Localized<(page: number) => string> = {
  zh_TW: (page) => `第 ${page} 頁`,
  en_US: (page) => `Page ${page}`,
  ja_JP: (page) => `${page}ページ`,
};
