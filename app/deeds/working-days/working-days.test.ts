import { describe, expect, it } from "vitest";
import { instantAt, startOfDay } from "#platform/dates.ts";
import { shippedYears } from "./holidays.ts";
import { addWorkingDays, dueAfter, isOverdue, isWorkingDay, missingYear } from "./working-days.ts";

const plain = [{ year: 2026, holidays: [], makeUps: [] }];

describe("three working days (rules D2, G9)", () => {
  // A week without holidays, 16 to 22 November 2026: asked on each weekday.
  it.each([
    ["Monday", "2026-11-16", "2026-11-19"], ["Tuesday", "2026-11-17", "2026-11-20"], ["Wednesday", "2026-11-18", "2026-11-23"], ["Thursday", "2026-11-19", "2026-11-24"],
    ["Friday", "2026-11-20", "2026-11-25"], ["Saturday", "2026-11-21", "2026-11-25"], ["Sunday", "2026-11-22", "2026-11-25"],
  ])("asked on a %s run from the next working day, whatever the hour, and change at midnight in Taipei", (_, day, due) => {
    const first = startOfDay(day);
    const next = startOfDay(Temporal.PlainDate.from(day).add({ days: 1 }));
    expect(dueAfter(shippedYears, first, 3)).toBe(due);
    expect(dueAfter(shippedYears, first.add({ seconds: 1 }), 3)).toBe(due);
    expect(dueAfter(shippedYears, next.subtract({ seconds: 1 }), 3)).toBe(due);
    const before = Temporal.PlainDate.from(day).subtract({ days: 1 });
    expect(dueAfter(shippedYears, first.subtract({ seconds: 1 }), 3)).toBe(addWorkingDays(shippedYears, before, 3));
  });

  it.each([
    ["2026-12-24", "2026-12-30", "Constitution Day and a weekend"], ["2026-12-29", "2027-01-04", "New Year's Day and a weekend"], ["2026-12-31", "2027-01-06", "New Year's Day and a weekend"],
    ["2026-02-13", "2026-02-25", "nine days of Lunar New Year"], ["2026-09-24", "2026-10-01", "Mid-Autumn and Teachers' Day"],
  ])("asked on %s end on %s, past %s", (asked, due) => {
    expect(dueAfter(shippedYears, instantAt(asked, "23:59"), 3)).toBe(due);
  });

  it("count a Saturday made up for, and not its holiday", () => {
    const year = [{ year: 2026, holidays: ["2026-11-23"], makeUps: ["2026-11-21"] }];
    expect(isWorkingDay(year, "2026-11-21")).toBe(true);
    expect(addWorkingDays(year, "2026-11-20", 3)).toBe("2026-11-25");
    expect(addWorkingDays(plain, "2026-11-20", 3)).toBe("2026-11-25");
    expect(isWorkingDay(year, "2026-11-23")).toBe(false);
  });
});

describe("overdue", () => {
  it("begins at the midnight in Taipei after the due day, not a second before", () => {
    const midnight = Temporal.Instant.from("2026-11-25T16:00:00Z");
    expect(isOverdue("2026-11-25", midnight.subtract({ seconds: 1 }))).toBe(false);
    expect(isOverdue("2026-11-25", midnight)).toBe(true);
    expect(isOverdue("2026-11-25", midnight.add({ seconds: 1 }))).toBe(true);
    expect(isOverdue("2026-12-31", Temporal.Instant.from("2026-12-31T15:59:59Z"))).toBe(false);
    expect(isOverdue("2026-12-31", Temporal.Instant.from("2026-12-31T16:00:00Z"))).toBe(true);
  });
});

describe("the warning that next year's days are missing", () => {
  it("begins on 1 November and ends when staff have given them", () => {
    const lastOfOctober = instantAt("2026-11-01", "00:00").subtract({ seconds: 1 });
    expect(missingYear(shippedYears, lastOfOctober)).toBeUndefined();
    expect(missingYear(shippedYears, lastOfOctober.add({ seconds: 1 }))).toBe(2027);
    expect(missingYear([...plain, { year: 2027, holidays: [], makeUps: [] }], instantAt("2026-12-31", "23:59"))).toBeUndefined();
    expect(missingYear(shippedYears, instantAt("2027-11-01", "00:00"))).toBe(2028);
  });
});
