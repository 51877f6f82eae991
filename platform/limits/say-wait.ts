import { htmlLangs, type Locale } from "../locales.ts";

/** How long one has to wait, in whole minutes, as a text says it: "34 minutes", 「34 分鐘」. */
export function sayWait(seconds: number, locale: Locale): string {
  return new Intl.NumberFormat(htmlLangs[locale], { style: "unit", unit: "minute", unitDisplay: "long" }).format(Math.max(1, Math.ceil(seconds / 60)));
}
