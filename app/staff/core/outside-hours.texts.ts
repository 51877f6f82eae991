import type { Localized } from "#platform/locales.ts";

export const outsideTexts = {
  title: {
    zh_TW: "有 {n} 個團體的時間，園區沒有開放",
    en_US: "{n} [group comes|groups come] when the park is not open",
    ja_JP: "{n}団体のご来園時間に、園が開いていません",
  },
  lead: {
    zh_TW: "開放時間改過，這些預約還在。請聯絡他們改時間或取消，系統不會自動寄信。",
    en_US:
      "The opening hours were changed and these still stand. Please agree on another time with each, or cancel; no e-mail is sent by itself.",
    ja_JP:
      "開園時間が変わりましたが、予約は残っています。連絡のうえ、時間の変更か取り消しをお願いします。メールは自動では送られません。",
  },
} as const satisfies Record<string, Localized>;
