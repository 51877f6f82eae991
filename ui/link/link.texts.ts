import type { Localized } from "#platform/locales.ts";

export const opensInNewTab: Localized = {
  zh_TW: "（另開新分頁）",
  en_US: " (opens in a new tab)",
  ja_JP: "（新しいタブで開きます）",
};
