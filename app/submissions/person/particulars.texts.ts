import type { Localized } from "#platform/locales.ts";

export const particularsTexts = {
  action: { zh_TW: "更正申請內容", en_US: "Correct what was written", ja_JP: "申込内容を訂正" },
  corrected: {
    zh_TW: "已更正申請內容。",
    en_US: "What was written has been corrected.",
    ja_JP: "お申し込みの内容を訂正しました。",
  },
  nothing: {
    zh_TW: "內容和原來一樣，沒有更動。",
    en_US: "Nothing was changed.",
    ja_JP: "内容は元のままで、変更はありません。",
  },
  notNow: {
    zh_TW: "這一筆剛剛有了變化，請看最新內容。",
    en_US: "This has changed in the meantime. Please look at it again.",
    ja_JP: "その間に内容が変わりました。最新の内容をご確認ください。",
  },
} as const satisfies Record<string, Localized>;
