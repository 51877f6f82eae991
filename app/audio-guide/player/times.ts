import type { Locale } from "#platform/locales.ts";

/** A place in a recording: `clockOf(83.4) === "1:23"`. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

const units: Record<Locale, { minutes: string; seconds: string; between: string }> = {
  zh_TW: { minutes: "# 分", seconds: "# 秒", between: " " },
  en_US: { minutes: "# min", seconds: "# s", between: " " },
  ja_JP: { minutes: "#分", seconds: "#秒", between: "" },
};

/** A length in words: 1 分 6 秒, 1 min 6 s, 1分6秒. */
export function lengthIn(seconds: number, locale: Locale): string {
  const whole = Math.max(1, Math.round(seconds));
  const { minutes, seconds: rest, between } = units[locale];
  return [[Math.floor(whole / 60), minutes] as const, [whole % 60, rest] as const]
    .flatMap(([count, unit]) => (count > 0 ? [unit.replace("#", String(count))] : []))
    .join(between);
}

/** Which sentence is heard at a moment, by when each begins; undefined where that is not known. */
export function sentenceAt(starts: readonly number[], at: number): number | undefined {
  const next = starts.findIndex((start) => start > at + 0.05);
  if (starts.length === 0) return undefined;
  return next < 0 ? starts.length - 1 : Math.max(0, next - 1);
}
