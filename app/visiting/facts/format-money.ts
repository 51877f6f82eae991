import type { Locale, Localized } from "#platform/locales.ts";

/** How an amount in NT$ is written; `#` is the number. */
export const moneyWords: Localized = { zh_TW: "# 元", en_US: "NT$#", ja_JP: "#元" };

/** A whole amount in NT$ as a language writes it: 1,200 元, NT$1,200, 1,200元. */
export function formatMoney(amount: number, locale: Locale): string {
  return moneyWords[locale].replace("#", () => withThousands(amount));
}

/** 25,000 in all three languages; written out, since the server's and the browser's Intl may differ. */
export function withThousands(number: number): string {
  return String(number).replace(/\B(?=(\d{3}){1,7}$)/g, ",");
}
