import type { Localized } from "#platform/locales.ts";

/** What the search field says on every page. */
export const fieldTexts = {
  label: { zh_TW: "搜尋本站", en_US: "Search this site", ja_JP: "サイト内を検索" },
  go: { zh_TW: "搜尋", en_US: "Search", ja_JP: "検索" },
  suggestions: { zh_TW: "搜尋建議", en_US: "Suggestions", ja_JP: "検索候補" },
  suggested: {
    zh_TW: "有 {n} 個建議，按上下鍵選擇。",
    en_US: "{n} [suggestion|suggestions]; use the up and down keys.",
    ja_JP: "候補が{n}件あります。上下キーで選べます。",
  },
} as const satisfies Record<string, Localized>;
