import { describe, expect, it } from "vitest";
import { fromLunar, lunarNewYear, toLunar } from "./lunar.ts";

const day = (text: string) => Temporal.PlainDate.from(text);
const first = day("2024-02-10");
const last = day("2036-01-27");

describe("the lunar calendar (rule T7)", () => {
  it.each([
    "2024-02-10",
    "2025-01-29",
    "2026-02-17",
    "2027-02-06",
    "2028-01-26",
    "2029-02-13",
    "2030-02-03",
    "2031-01-23",
    "2032-02-11",
    "2033-01-31",
    "2034-02-19",
    "2035-02-08",
  ])("has its New Year on %s", (text) => {
    const newYear = day(text);
    expect(lunarNewYear(newYear.year)?.toString()).toBe(text);
    expect(toLunar(newYear)).toEqual({ year: newYear.year, month: 1, day: 1, leap: false });
    const eve = newYear.subtract({ days: 1 });
    expect(toLunar(eve)?.month).toBe(newYear.equals(first) ? undefined : 12);
  });

  it.each([
    ["2026-03-03", { year: 2026, month: 1, day: 15, leap: false }],
    ["2025-07-24", { year: 2025, month: 6, day: 30, leap: false }],
    ["2025-07-25", { year: 2025, month: 6, day: 1, leap: true }],
    ["2025-08-23", { year: 2025, month: 7, day: 1, leap: false }],
    ["2026-02-16", { year: 2025, month: 12, day: 29, leap: false }],
    ["2026-09-25", { year: 2026, month: 8, day: 15, leap: false }],
    ["2034-01-19", { year: 2033, month: 11, day: 29, leap: true }],
    ["2034-01-20", { year: 2033, month: 12, day: 1, leap: false }],
    ["2036-01-27", { year: 2035, month: 12, day: 30, leap: false }],
  ])("knows %s in both directions", (text, lunar) => {
    expect(toLunar(day(text))).toEqual(lunar);
    expect(fromLunar(lunar)?.toString()).toBe(text);
  });

  it("goes day by day without a gap: the next day of the month, or the first of the next", () => {
    let before = toLunar(first);
    for (let today = first.add({ days: 1 }); today.until(last).sign >= 0; today = today.add({ days: 1 })) {
      const lunar = toLunar(today);
      if (!lunar || !before) throw new Error(`${today} is not in the table`);
      if (lunar.day === 1) expect([29, 30]).toContain(before.day);
      else expect(lunar).toEqual({ ...before, day: before.day + 1 });
      expect(fromLunar(lunar)?.equals(today)).toBe(true);
      before = lunar;
    }
  });

  it("says undefined outside the table and for days that do not exist", () => {
    expect(toLunar(first.subtract({ days: 1 }))).toBeUndefined();
    expect(toLunar(last.add({ days: 1 }))).toBeUndefined();
    expect(lunarNewYear(2023)).toBeUndefined();
    expect(lunarNewYear(2036)).toBeUndefined();
    expect(fromLunar({ year: 2026, month: 12, day: 30 })).toBeUndefined();
    expect(fromLunar({ year: 2026, month: 6, day: 1, leap: true })).toBeUndefined();
    expect(fromLunar({ year: 2026, month: 1, day: 0 })).toBeUndefined();
    expect(fromLunar({ year: 2026, month: 13, day: 1 })).toBeUndefined();
  });
});
