import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  clockTime,
  dayOf,
  formatDay,
  formatDayRange,
  formatMonth,
  formatTime,
  formatTimeRange,
  instantAt,
  minutesOf,
  startOfDay,
  timeOf,
  weekdayName,
  weekdayOf,
  weekdays,
} from "./dates.ts";
import { locales } from "./locales.ts";

const midnight = Temporal.Instant.from("2026-03-01T16:00:00Z");

describe("the park's day (rule T1)", () => {
  it.each([
    ["one second before midnight in Taipei", midnight.subtract({ seconds: 1 }), "2026-03-01", "23:59"],
    ["at midnight in Taipei", midnight, "2026-03-02", "00:00"],
    ["one second after midnight in Taipei", midnight.add({ seconds: 1 }), "2026-03-02", "00:00"],
  ])("is the right one %s", (_, instant, day, time) => {
    expect(dayOf(instant).toString()).toBe(day);
    expect(timeOf(instant)).toBe(time);
  });

  it("comes back from day and time to the same minute", () => {
    const minutes = fc.integer({ min: Date.UTC(2000, 0) / 60_000, max: Date.UTC(2100, 0) / 60_000 });
    fc.assert(
      fc.property(minutes, (minute) => {
        const instant = Temporal.Instant.fromEpochMilliseconds(minute * 60_000);
        expect(instantAt(dayOf(instant), timeOf(instant)).equals(instant)).toBe(true);
      }),
    );
  });

  it("ends at 24:00, where the next begins", () => {
    expect(instantAt("2026-03-01", "24:00").equals(startOfDay("2026-03-02"))).toBe(true);
  });

  it.each(["24:01", "9", "", "x:10", "-1:00"])("refuses %j as a time", (time) => {
    expect(() => minutesOf(time)).toThrow(RangeError);
  });

  it("counts minutes both ways", () => {
    expect(minutesOf("00:00")).toBe(0);
    expect(minutesOf("09:30")).toBe(570);
    expect(clockTime(570)).toBe("09:30");
    expect(clockTime(1439)).toBe("23:59");
  });

  it.each(["UTC", "America/New_York", "Asia/Tokyo"])("does not depend on the host's zone %s", (zone) => {
    const script = `
      const { dayOf, timeOf, instantAt, formatDay } = await import("#platform/dates.ts");
      const instant = Temporal.Instant.from("2026-03-01T16:30:00Z");
      console.log(String(dayOf(instant)), timeOf(instant), String(instantAt("2026-11-01", "01:30")), formatDay("2026-11-01", "en_US"));`;
    const said = execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
      env: { ...process.env, TZ: zone },
      encoding: "utf8",
    });
    expect(said.trim()).toBe("2026-03-02 00:30 2026-10-31T17:30:00Z Sunday 1 November");
  });
});

describe("weekdays", () => {
  it("agree with Temporal on any day", () => {
    fc.assert(
      fc.property(fc.integer({ min: -40_000, max: 60_000 }), (days) => {
        const day = Temporal.PlainDate.from("2000-01-01").add({ days });
        expect(weekdayOf(day)).toBe(day.dayOfWeek);
      }),
    );
  });

  it("have names in three languages", () => {
    expect(weekdays.map((one) => weekdayName(one, "zh_TW", "short")).join("")).toBe("一二三四五六日");
    expect(weekdays.map((one) => weekdayName(one, "ja_JP", "short")).join("")).toBe("月火水木金土日");
    expect(weekdayName(6, "zh_TW")).toBe("星期六");
    expect(weekdayName(6, "en_US")).toBe("Saturday");
    expect(weekdayName(6, "en_US", "short")).toBe("Sat");
    expect(weekdayName(6, "ja_JP")).toBe("土曜日");
  });
});

describe("a day in words", () => {
  const inAll = (say: (locale: (typeof locales)[number]) => string) => locales.map(say);

  it("is said with its weekday", () => {
    expect(inAll((locale) => formatDay("2026-11-21", locale))).toEqual([
      "11月21日（六）",
      "Saturday 21 November",
      "11月21日（土）",
    ]);
  });

  it("is said with its year or without its weekday when asked", () => {
    expect(inAll((locale) => formatDay(Temporal.PlainDate.from("2026-02-28"), locale, { year: true }))).toEqual([
      "2026年2月28日（六）",
      "Saturday 28 February 2026",
      "2026年2月28日（土）",
    ]);
    expect(inAll((locale) => formatDay("2026-02-28", locale, { weekday: false }))).toEqual([
      "2月28日",
      "28 February",
      "2月28日",
    ]);
  });

  it.each([
    ["in one month", "2026-11-21", "2026-11-25", {}, ["11月21日至25日", "21–25 November", "11月21日〜25日"]],
    [
      "over two months",
      "2026-11-21",
      "2026-12-05",
      {},
      ["11月21日至12月5日", "21 November – 5 December", "11月21日〜12月5日"],
    ],
    [
      "over New Year",
      "2026-11-21",
      "2027-01-05",
      {},
      ["2026年11月21日至2027年1月5日", "21 November 2026 – 5 January 2027", "2026年11月21日〜2027年1月5日"],
    ],
    [
      "with the year",
      "2026-11-21",
      "2026-11-25",
      { year: true },
      ["2026年11月21日至25日", "21–25 November 2026", "2026年11月21日〜25日"],
    ],
    [
      "with weekdays",
      "2026-11-21",
      "2026-11-25",
      { weekday: true },
      ["11月21日（六）至25日（三）", "Saturday 21 November – Wednesday 25 November", "11月21日（土）〜25日（水）"],
    ],
    [
      "with both",
      "2026-11-21",
      "2026-12-05",
      { year: true, weekday: true },
      [
        "2026年11月21日（六）至12月5日（六）",
        "Saturday 21 November – Saturday 5 December 2026",
        "2026年11月21日（土）〜12月5日（土）",
      ],
    ],
    [
      "of the same month a year later",
      "2026-11-21",
      "2027-11-21",
      {},
      ["2026年11月21日至2027年11月21日", "21 November 2026 – 21 November 2027", "2026年11月21日〜2027年11月21日"],
    ],
    [
      "of one day",
      "2026-11-21",
      "2026-11-21",
      { year: true, weekday: true },
      ["2026年11月21日（六）", "Saturday 21 November 2026", "2026年11月21日（土）"],
    ],
    ["of one day without a year", "2026-11-21", "2026-11-21", {}, ["11月21日", "21 November", "11月21日"]],
  ])("says a range %s no longer than needed", (_, from, to, say, expected) => {
    expect(inAll((locale) => formatDayRange(from, to, locale, say))).toEqual(expected);
  });

  it("says months and times", () => {
    expect(inAll((locale) => formatMonth("2026-11-21", locale))).toEqual(["2026年11月", "November 2026", "2026年11月"]);
    expect(formatTime("09:05:00")).toBe("09:05");
    expect(formatTime(midnight)).toBe("00:00");
    expect(inAll((locale) => formatTimeRange("09:00", "18:00", locale))).toEqual([
      "09:00 至 18:00",
      "09:00–18:00",
      "09:00〜18:00",
    ]);
  });
});
