import { describe, expect, it } from "vitest";
import { instantAt, startOfDay } from "#platform/dates.ts";
import { shippedYears } from "./holidays.ts";
import {
  addWorkingDays,
  answerableFrom,
  dueAfter,
  isOverdue,
  isWorkingDay,
  missingYear,
  notAfterVisit,
  workingDayBefore,
} from "./working-days.ts";

const plain = [{ year: 2026, holidays: [], makeUps: [] }];

describe("three working days (rules D2, G9)", () => {
  // A week without holidays, 16 to 22 November 2026: asked on each weekday.
  it.each([
    ["Monday", "2026-11-16", "2026-11-19"],
    ["Tuesday", "2026-11-17", "2026-11-20"],
    ["Wednesday", "2026-11-18", "2026-11-23"],
    ["Thursday", "2026-11-19", "2026-11-24"],
    ["Friday", "2026-11-20", "2026-11-25"],
    ["Saturday", "2026-11-21", "2026-11-25"],
    ["Sunday", "2026-11-22", "2026-11-25"],
  ])(
    "asked on a %s run from the next working day, whatever the hour, and change at midnight in Taipei",
    (_, day, due) => {
      const first = startOfDay(day);
      const next = startOfDay(Temporal.PlainDate.from(day).add({ days: 1 }));
      expect(dueAfter(shippedYears, first, 3)).toBe(due);
      expect(dueAfter(shippedYears, first.add({ seconds: 1 }), 3)).toBe(due);
      expect(dueAfter(shippedYears, next.subtract({ seconds: 1 }), 3)).toBe(due);
      const before = Temporal.PlainDate.from(day).subtract({ days: 1 });
      expect(dueAfter(shippedYears, first.subtract({ seconds: 1 }), 3)).toBe(addWorkingDays(shippedYears, before, 3));
    },
  );

  it.each([
    ["2026-12-24", "2026-12-30", "Constitution Day and a weekend"],
    ["2026-12-29", "2027-01-04", "New Year's Day and a weekend"],
    ["2026-12-31", "2027-01-06", "New Year's Day and a weekend"],
    ["2026-02-13", "2026-02-25", "nine days of Lunar New Year"],
    ["2026-09-24", "2026-10-01", "Mid-Autumn and Teachers' Day"],
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

/** Asked for · the visit · due, of three working days · the first visit that can still be answered before. */
const visits = `
a plain week
2026-11-16 Mon | 2026-11-27 | 2026-11-19 | 2026-11-18
2026-11-16 Mon | 2026-11-20 | 2026-11-19 | 2026-11-18
2026-11-16 Mon | 2026-11-19 | 2026-11-18 | 2026-11-18
2026-11-19 Thu | 2026-11-22 | 2026-11-20 | 2026-11-21
2026-11-20 Fri | 2026-11-24 | 2026-11-23 | 2026-11-24
2026-11-20 Fri | 2026-11-23 | 2026-11-20 none left | 2026-11-24
2026-11-21 Sat | 2026-11-24 | 2026-11-23 | 2026-11-24
2026-11-22 Sun | 2026-11-25 | 2026-11-24 | 2026-11-24
a Friday off before a weekend: Constitution Day, and the peace day's compensation
2026-12-23 Wed | 2026-12-26 | 2026-12-24 | 2026-12-25
2026-12-24 Thu | 2026-12-28 | 2026-12-24 none left | 2026-12-29
2026-12-24 Thu | 2026-12-29 | 2026-12-28 | 2026-12-29
2026-02-26 Thu | 2026-03-02 | 2026-02-26 none left | 2026-03-03
New Year
2026-12-29 Tue | 2027-01-03 | 2026-12-31 | 2026-12-31
2026-12-30 Wed | 2027-01-02 | 2026-12-31 | 2027-01-01
2026-12-31 Thu | 2027-01-03 | 2026-12-31 none left | 2027-01-05
2026-12-31 Thu | 2027-01-05 | 2027-01-04 | 2027-01-05
2027-01-01 Fri | 2027-01-04 | 2027-01-01 none left | 2027-01-05
Lunar New Year
2026-02-12 Thu | 2026-02-21 | 2026-02-13 | 2026-02-14
2026-02-13 Fri | 2026-02-22 | 2026-02-13 none left | 2026-02-24
2026-02-13 Fri | 2026-02-24 | 2026-02-23 | 2026-02-24
2027-02-02 Tue | 2027-02-06 | 2027-02-03 | 2027-02-04
2027-02-02 Tue | 2027-02-12 | 2027-02-11 | 2027-02-04
2027-02-03 Wed | 2027-02-11 | 2027-02-03 none left | 2027-02-12
2027-02-03 Wed | 2027-02-12 | 2027-02-11 | 2027-02-12
2027-02-07 Sun | 2027-02-17 | 2027-02-15 | 2027-02-12
`
  .trim()
  .split("\n")
  .filter((line) => line.includes("|"))
  .map((line) => line.split("|").map((part) => part.trim()));

describe("an answer is never due after the visit (rule D21)", () => {
  it.each(visits)(
    "asked for on %s, for a visit on %s: due %s; the first visit that can be answered before is on %s",
    (asked = "", visit = "", due = "", first) => {
      for (const time of ["00:00", "23:59"]) {
        const now = instantAt(asked.slice(0, 10), time);
        expect(dueAfter(shippedYears, now, 3, visit)).toBe(due.slice(0, 10));
        expect(answerableFrom(shippedYears, now)).toBe(first);
        expect(visit < answerableFrom(shippedYears, now)).toBe(due.includes("none left"));
      }
    },
  );

  it("a Saturday that is made up for counts, and its holiday does not", () => {
    const year = [{ year: 2026, holidays: ["2026-11-23"], makeUps: ["2026-11-21"] }];
    const now = instantAt("2026-11-20", "10:00");
    expect([
      dueAfter(year, now, 3, "2026-11-24"),
      dueAfter(year, now, 3, "2026-11-22"),
      answerableFrom(year, now),
    ]).toEqual(["2026-11-21", "2026-11-21", "2026-11-22"]);
    expect([
      workingDayBefore(year, "2026-11-24"),
      workingDayBefore(year, "2026-11-21"),
      workingDayBefore(plain, "2026-11-23"),
    ]).toEqual(["2026-11-21", "2026-11-20", "2026-11-20"]);
  });

  it("what stands is brought forward where the visit comes to an earlier day, and put back by none", () => {
    const now = instantAt("2026-11-17", "10:00");
    const due = (visit: string | undefined) => notAfterVisit(shippedYears, "2026-11-25", visit, now);
    expect([
      due("2026-12-24"),
      due("2026-11-26"),
      due("2026-11-25"),
      due("2026-11-23"),
      due("2026-11-17"),
      due(undefined),
    ]).toEqual(["2026-11-25", "2026-11-25", "2026-11-24", "2026-11-20", "2026-11-17", "2026-11-25"]);
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
    expect(
      missingYear([...plain, { year: 2027, holidays: [], makeUps: [] }], instantAt("2026-12-31", "23:59")),
    ).toBeUndefined();
    expect(missingYear(shippedYears, instantAt("2027-11-01", "00:00"))).toBe(2028);
  });
});
