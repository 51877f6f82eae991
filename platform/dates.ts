import type { Locale } from "./locales.ts";
import { memoized } from "./memoized.ts";

/** The one zone of the site: a day is a day there, wherever the server or the visitor is (rule T1). */
export const parkZone = "Asia/Taipei";

/** A park day: a `Temporal.PlainDate`, or the same as text (`"2026-11-21"`), as it travels to the browser. */
export type Day = Temporal.PlainDate | string;

/** The park's day at an instant. */
export function dayOf(instant: Temporal.Instant): Temporal.PlainDate {
  return dayAt(instant.epochMilliseconds);
}

/** The same for milliseconds since 1970. */
export function dayAt(ms: number): Temporal.PlainDate {
  return dayOfQuarter(Math.floor(ms / quarterMs));
}

/** The park's wall clock at an instant, cut to the minute: `"09:05"`. */
export function timeOf(instant: Temporal.Instant): string {
  return instant.toZonedDateTimeISO(parkZone).toPlainTime().toString({ smallestUnit: "minute" });
}

/**
 * The instant of a wall-clock time in the park: `instantAt("2026-11-21", "09:00")`; `"24:00"` is the end of the day.
 */
export function instantAt(day: Day, time: string): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(momentAt(day, time));
}

/** The same in milliseconds since 1970. */
export function momentAt(day: Day, time: string): number {
  return startOfDay(day).epochMilliseconds + minutesOf(time) * 60_000;
}

/** The first instant of a park day. */
export function startOfDay(day: Day): Temporal.Instant {
  return startOf(String(day));
}

// Dates and instants never change, and a page asks for the same few hundreds of times: each made anew would cost a
// microsecond, and stay until the engine collects everything. Since 1896 every park day begins on a quarter of an hour.
const quarterMs = 15 * 60_000;
const mostRemembered = 2000;
const dayOfQuarter = memoized(mostRemembered, (quarter: number) =>
  Temporal.Instant.fromEpochMilliseconds(quarter * quarterMs)
    .toZonedDateTimeISO(parkZone)
    .toPlainDate(),
);
const startOf = memoized(mostRemembered, (iso: string) =>
  Temporal.PlainDate.from(iso).toZonedDateTime(parkZone).toInstant(),
);

/** Minutes since midnight: `minutesOf("09:30") === 570`. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(":").map(Number);
  const total = (hours ?? Number.NaN) * 60 + (minutes ?? Number.NaN);
  if (!(total >= 0 && total <= 24 * 60)) throw new RangeError(`Not a time of the day (HH:MM): ${time}`);
  return total;
}

/** The reverse of `minutesOf`: `clockTime(570) === "09:30"`. */
export function clockTime(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** 1 = Monday to 7 = Sunday, as in `Temporal`. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** The weekday of a park day: `weekdayOf("2026-11-21") === 6`. */
export function weekdayOf(day: Day): Weekday {
  return partsOf(day).weekday;
}

/**
 * A day as people say it: 11月21日（六）, Saturday 21 November, 11月21日（土）.
 * With `year: true` the year is said too; with `weekday: false` the weekday is left out; with `short: true`, for dense
 * lists, Sat 21 Nov.
 */
export function formatDay(
  day: Day,
  locale: Locale,
  say: { year?: boolean; weekday?: boolean; short?: boolean } = {},
): string {
  const { weekday = true, year = false, short = false } = say;
  const parts = partsOf(day);
  return styles[locale].day(parts, { year, weekday, short });
}

/**
 * The days from one to another, both included, no more said than needed: 11月21日至25日, 21–25 November, 11月21日〜25日.
 * Years are said when they differ, or with `year: true`.
 */
export function formatDayRange(
  from: Day,
  to: Day,
  locale: Locale,
  say: { year?: boolean; weekday?: boolean } = {},
): string {
  const { weekday = false } = say;
  const [first, last] = [partsOf(from), partsOf(to)];
  const sameYear = first.year === last.year;
  const sameMonth = sameYear && first.month === last.month;
  if (sameMonth && first.day === last.day) return formatDay(from, locale, { year: say.year ?? false, weekday });
  const year = say.year ?? !sameYear;
  return styles[locale].range(first, last, { year, weekday, sameYear, sameMonth });
}

/** A month: 2026年11月, November 2026. */
export function formatMonth(day: Day, locale: Locale): string {
  const { year, month } = partsOf(day);
  return locale === "en_US" ? `${englishMonths[month - 1]} ${year}` : `${year}年${month}月`;
}

/** A wall-clock time, from an instant or from `HH:MM`: the same 24-hour clock in all languages. */
export function formatTime(time: Temporal.Instant | string): string {
  return typeof time === "string" ? time.slice(0, 5) : timeOf(time);
}

/** From one time to another: 09:00 至 18:00, 09:00–18:00, 09:00〜18:00. */
export function formatTimeRange(
  from: Temporal.Instant | string,
  to: Temporal.Instant | string,
  locale: Locale,
): string {
  return `${formatTime(from)}${timeRangeWords[locale]}${formatTime(to)}`;
}

/** `weekdayName(6, "zh_TW") === "星期六"`, `weekdayName(6, "zh_TW", "short") === "六"`. */
export function weekdayName(weekday: Weekday, locale: Locale, length: "long" | "short" = "long"): string {
  return weekdayNames[locale][length][weekday - 1] ?? "";
}

type Parts = { year: number; month: number; day: number; weekday: Weekday };
type Say = {
  year: boolean;
  weekday: boolean;
  /** Names of days and months cut short, where a language does. */
  short?: boolean;
};
type FormatRange = Say & { sameYear: boolean; sameMonth: boolean };
type Style = { day: (day: Parts, say: Say) => string; range: (from: Parts, to: Parts, say: FormatRange) => string };

// Written out rather than left to Intl: ICU writes 11/21 where Chinese and Japanese say 11月21日, and its wording differs
// between the server's and the browser's version, which would break hydration. So the formatters do not need Temporal
// either.
const timeRangeWords = { zh_TW: " 至 ", en_US: "–", ja_JP: "〜" } as const;
const englishMonths = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const weekdayNames: Record<Locale, { long: string[]; short: string[] }> = {
  zh_TW: { long: [..."一二三四五六日"].map((name) => `星期${name}`), short: [..."一二三四五六日"] },
  en_US: {
    long: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    short: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  },
  ja_JP: { long: [..."月火水木金土日"].map((name) => `${name}曜日`), short: [..."月火水木金土日"] },
};

const styles: Record<Locale, Style> = {
  zh_TW: eastAsianStyle("zh_TW", "至"),
  en_US: { day: englishDay, range: englishRange },
  ja_JP: eastAsianStyle("ja_JP", "〜"),
};

function eastAsianStyle(locale: Locale, to: string): Style {
  const weekdayOf = (day: Parts, say: Say) => (say.weekday ? `（${weekdayName(day.weekday, locale, "short")}）` : "");
  const dayIn = (day: Parts, say: Say) =>
    `${say.year ? `${day.year}年` : ""}${day.month}月${day.day}日${weekdayOf(day, say)}`;
  return {
    day: dayIn,
    range: (from, last, say) => {
      const lastDay = say.sameMonth
        ? `${last.day}日${weekdayOf(last, say)}`
        : dayIn(last, { ...say, year: say.year && !say.sameYear });
      return `${dayIn(from, say)}${to}${lastDay}`;
    },
  };
}

function englishDay(day: Parts, say: Say): string {
  const weekday = say.weekday ? `${weekdayName(day.weekday, "en_US", say.short ? "short" : "long")} ` : "";
  const month = englishMonths[day.month - 1] ?? "";
  return `${weekday}${day.day} ${say.short ? month.slice(0, 3) : month}${say.year ? ` ${day.year}` : ""}`;
}

function englishRange(from: Parts, to: Parts, say: FormatRange): string {
  if (say.sameMonth && !say.weekday) return `${from.day}–${englishDay(to, say)}`;
  return `${englishDay(from, { ...say, year: say.year && !say.sameYear })} – ${englishDay(to, say)}`;
}

function partsOf(day: Day): Parts {
  const [year = 0, month = 0, date = 0] = String(day).split("-").map(Number);
  return { year, month, day: date, weekday: weekdayOn(year, month, date) };
}

/** Sakamoto's rule: the year begins in March, so the leap day comes last. */
function weekdayOn(year: number, month: number, day: number): Weekday {
  const shifts = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];
  const y = month < 3 ? year - 1 : year;
  const sundayFirst =
    (y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + (shifts[month - 1] ?? 0) + day) % 7;
  return weekdays[(sundayFirst + 6) % 7] ?? 1;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
