import type { Locale } from "#platform/locales.ts";
import { type LunarDay, toLunar } from "./lunar.ts";

const chineseDigits = "〇一二三四五六七八九十";
const chineseTens = ["初", "十", "廿", "三"];

/** The lunar day of a park day as a language says it: 十月十三, month 10, day 13, 10月13日; undefined outside the table. */
export function formatLunar(day: Temporal.PlainDate, locale: Locale): string | undefined {
  const lunar = toLunar(day);
  return lunar && formatLunarDay(lunar, locale);
}

/** A day of any lunar year. */
export function formatLunarDay({ month, day, leap }: Pick<LunarDay, "month" | "day" | "leap">, locale: Locale): string {
  if (locale === "en_US") return `month ${month}${leap ? " (leap)" : ""}, day ${day}`;
  if (locale === "ja_JP") return `${leap ? "閏" : ""}${month}月${day}日`;
  return `${leap ? "閏" : ""}${chineseMonth(month)}月${chineseDay(day)}`;
}

function chineseMonth(month: number): string {
  if (month === 1) return "正";
  return month <= 10 ? (chineseDigits[month] ?? "") : `十${chineseDigits[month - 10] ?? ""}`;
}

function chineseDay(day: number): string {
  if (day === 10) return "初十";
  if (day === 20) return "二十";
  if (day === 30) return "三十";
  return `${chineseTens[Math.floor(day / 10)] ?? ""}${chineseDigits[day % 10] ?? ""}`;
}
