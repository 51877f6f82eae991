import type { Localized } from "#platform/locales.ts";

export const sureTexts = {
  title: { zh_TW: "請再確認一次", en_US: "Please confirm", ja_JP: "ご確認ください" },
  nothing: {
    zh_TW: "這裡沒有等待確認的事項，也沒有任何變更。",
    en_US: "There is nothing to confirm here, and nothing was changed.",
    ja_JP: "確認をお待ちしている内容はなく、何も変更していません。",
  },
  home: { zh_TW: "回首頁", en_US: "Back to the home page", ja_JP: "ホームへ戻る" },
} as const satisfies Record<string, Localized>;
