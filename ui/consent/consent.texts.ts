import type { Localized } from "#platform/locales.ts";

export const consentTexts = {
  title: { zh_TW: "個人資料蒐集告知", en_US: "Why we ask for personal data", ja_JP: "個人情報の取り扱いについて" },
  rights: {
    zh_TW: "您可以隨時要求查閱、更正或刪除。不提供這些資料時，我們無法受理。",
    en_US: "You can ask at any time to see, correct or delete your data. Without it we cannot deal with your request.",
    ja_JP: "開示・訂正・削除はいつでもお申し出いただけます。ご提供いただけない場合は、お申し込みをお受けできません。",
  },
  policy: { zh_TW: "隱私權政策", en_US: "Privacy policy", ja_JP: "プライバシーポリシー" },
  agree: {
    zh_TW: "我已閱讀並同意上述個人資料的蒐集與使用",
    en_US: "I have read this and agree to the use of my data",
    ja_JP: "上記を読み、個人情報の取り扱いに同意します",
  },
} as const satisfies Record<string, Localized>;
