import { htmlLangs, type Locale } from "../locales.ts";

/** How long one has to wait, in whole minutes, as a text says it: "34 minutes", 「34 分鐘」. */
export function formatWait(seconds: number, locale: Locale): string {
  return say(Math.max(1, Math.ceil(seconds / 60)), "minute", locale);
}

/** The same for a moment, below a minute in seconds: "10 seconds", 「10 秒鐘」. */
export function formatMoment(seconds: number, locale: Locale): string {
  return seconds < 60 ? say(Math.max(1, Math.ceil(seconds)), "second", locale) : formatWait(seconds, locale);
}

function say(count: number, unit: "minute" | "second", locale: Locale): string {
  return new Intl.NumberFormat(htmlLangs[locale], { style: "unit", unit, unitDisplay: "long" }).format(count);
}
