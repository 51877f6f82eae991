import { describe, expect, it } from "vitest";
import { shippedYears } from "#app/submissions/working-days/holidays.ts";
import { type Closure, starterHours } from "#app/visiting/hours/opening.ts";
import { instantAt, startOfDay } from "#platform/dates.ts";
import {
  datesOf,
  hasBegun,
  mondayAfter,
  payBy,
  payForRiteBy,
  type RiteCalendar,
  riteOf,
  standingRite,
} from "./rites.ts";

const calendar: RiteCalendar = { hours: starterHours, closures: [], working: shippedYears, begins: "09:30" };
const rite = (day: string, time: string) => riteOf(instantAt(day, time), calendar);
const closed = (firstDay: string, lastDay = firstDay): Closure => ({
  id: firstDay,
  covers: { kind: "park" },
  span: { firstDay: Temporal.PlainDate.from(firstDay), lastDay: Temporal.PlainDate.from(lastDay) },
  reason: { zh_TW: "颱風", en_US: "Typhoon", ja_JP: "台風" },
});

/** A day of the park · the rite of what is ordered on it · the last day on which its goods are mailed. */
const table = `
2026-12-21 Mon 2026-12-28 2027-01-07
2026-12-22 Tue 2026-12-28 2027-01-07
2026-12-23 Wed 2026-12-28 2027-01-07
2026-12-24 Thu 2027-01-04 2027-01-13
2026-12-25 Fri 2027-01-04 2027-01-13
2026-12-26 Sat 2027-01-04 2027-01-13
2026-12-27 Sun 2027-01-04 2027-01-13
2026-12-28 Mon 2027-01-04 2027-01-13
2026-12-29 Tue 2027-01-04 2027-01-13
2026-12-30 Wed 2027-01-04 2027-01-13
2026-12-31 Thu 2027-01-11 2027-01-20
2027-01-01 Fri 2027-01-11 2027-01-20
2027-01-02 Sat 2027-01-11 2027-01-20
2027-01-03 Sun 2027-01-11 2027-01-20
2027-01-04 Mon 2027-01-11 2027-01-20
`
  .trim()
  .split("\n")
  .map((line) => line.split(" "));

describe("the rite of an order (rules W2, W3)", () => {
  it.each(table)("placed at any hour of %s (%s) is on %s, and is mailed by %s", (day = "", _weekday, on, mailBy) => {
    for (let hour = 0; hour < 24; hour++)
      for (const minute of ["00", "59"]) expect(rite(day, `${String(hour).padStart(2, "0")}:${minute}`)).toBe(on);
    expect(datesOf(on ?? "", calendar, 7)).toEqual({ rite: on, mailBy });
  });

  it("changes with midnight in the park before Monday and before Thursday, to the second, and at no other moment of two weeks", () => {
    const changes: string[] = [];
    for (let seconds = 0, before = rite("2026-12-20", "23:59"); seconds <= 15 * 24 * 60 * 60; seconds += 60 * 60) {
      const moment = startOfDay("2026-12-21").add({ seconds });
      const [just, now] = [riteOf(moment.subtract({ seconds: 1 }), calendar), riteOf(moment, calendar)];
      expect(just).toBe(before);
      if (now !== just) changes.push(moment.toZonedDateTimeISO("Asia/Taipei").toPlainDateTime().toString());
      before = now;
    }
    expect(changes).toEqual(["2026-12-24T00:00:00", "2026-12-31T00:00:00"]);
  });

  it("is a Monday 5 to 7 days or 8 to 11 days ahead, whatever the week of the year", () => {
    for (let day = Temporal.PlainDate.from("2026-01-01"); day.year < 2029; day = day.add({ days: 1 })) {
      const on = Temporal.PlainDate.from(
        riteOf(instantAt(day, "12:00"), { ...calendar, hours: { ...starterHours, yearly: [] } }),
      );
      const ahead = day.until(on).days;
      expect(on.dayOfWeek).toBe(1);
      expect(day.dayOfWeek <= 3 ? ahead >= 5 && ahead <= 7 : ahead >= 8 && ahead <= 11).toBe(true);
    }
  });

  it("passes over a Monday on which the park is closed: a typhoon's, and Lunar New Year's Eve", () => {
    expect(riteOf(instantAt("2026-12-21", "10:00"), { ...calendar, closures: [closed("2026-12-28")] })).toBe(
      "2027-01-04",
    );
    expect(
      riteOf(instantAt("2026-12-21", "10:00"), { ...calendar, closures: [closed("2026-12-26", "2027-01-05")] }),
    ).toBe("2027-01-11");
    expect(riteOf(instantAt("2026-12-21", "10:00"), { ...calendar, closures: [closed("2026-12-29")] })).toBe(
      "2026-12-28",
    );
    // Shut until further notice: some day must be said, and it is said a year ahead.
    expect(
      riteOf(instantAt("2026-12-21", "10:00"), {
        ...calendar,
        closures: [{ ...closed("2026-12-20"), span: { from: instantAt("2026-12-20", "00:00") } }],
      }),
    ).toBe("2027-12-27");
    // 12 February 2029, a Monday, is the eve of the year of the Rooster.
    expect(rite("2029-02-06", "10:00")).toBe("2029-02-19");
  });
});

/**
 * Ordered · the rite · until when money is in time for it · the last day to pay · what is paid later, but in time for
 * that, is performed on.
 */
const money = `
2026-12-21T00:00 2026-12-28 2026-12-28 09:30 2026-12-28 2027-01-04
2026-12-22T10:00 2026-12-28 2026-12-28 09:30 2026-12-29 2027-01-04
2026-12-23T23:59 2026-12-28 2026-12-28 09:30 2026-12-30 2027-01-04
2026-12-24T00:00 2027-01-04 2026-12-31 - 2026-12-31 -
2026-12-27T23:59 2027-01-04 2027-01-03 - 2027-01-03 -
2026-12-28T23:59 2027-01-04 2027-01-04 09:30 2027-01-04 2027-01-11
`
  .trim()
  .split("\n")
  .map((line) => line.split(" "));

describe("the money (rules W5, W7)", () => {
  it.each(money)(
    "of an order of %s for the rite of %s is in time until %s %s, and may come until %s",
    (ordered = "", on = "", day, time, lastDay = "", later) => {
      const [date = "", hour = ""] = ordered.split("T");
      expect([rite(date, hour), payBy(instantAt(date, hour), 7)]).toEqual([on, lastDay]);
      expect(payForRiteBy(on, lastDay, calendar)).toEqual(time === "-" ? { day } : { day, time });
      // Paid in the last minute of the last day, where that is after the rite has begun.
      if (later !== "-")
        expect(standingRite({ rite: on, kept: false }, instantAt(lastDay, "23:59"), calendar)).toBe(later);
    },
  );

  it("keeps its rite until that begins, to the second; then what is neither paid nor reported is in the next that has not begun", () => {
    const at = (day: string, time: string, kept = false, seconds = 0) =>
      standingRite({ rite: "2027-01-04", kept }, instantAt(day, time).add({ seconds }), calendar);
    expect([at("2027-01-03", "23:59"), at("2027-01-04", "00:00"), at("2027-01-04", "09:30", false, -1)]).toEqual([
      "2027-01-04",
      "2027-01-04",
      "2027-01-04",
    ]);
    expect([at("2027-01-04", "09:30"), at("2027-01-05", "08:00"), at("2027-01-10", "23:59")]).toEqual([
      "2027-01-11",
      "2027-01-11",
      "2027-01-11",
    ]);
    // A week and more later, as when a lapsed order is taken up again: the same morning still counts.
    expect([at("2027-01-11", "09:29"), at("2027-01-11", "09:30")]).toEqual(["2027-01-11", "2027-01-18"]);
    // What was paid or reported keeps its own, whenever one looks.
    expect([at("2027-01-04", "09:30", true), at("2027-03-01", "12:00", true)]).toEqual(["2027-01-04", "2027-01-04"]);
    expect([
      hasBegun("2027-01-04", instantAt("2027-01-04", "09:29"), calendar),
      hasBegun("2027-01-04", instantAt("2027-01-04", "09:30"), calendar),
      hasBegun("2027-01-04", instantAt("2027-01-03", "23:00"), calendar),
    ]).toEqual([false, true, false]);
  });

  it("is not moved to a Monday on which the park is closed", () => {
    const shut = { ...calendar, closures: [closed("2027-01-11")] };
    expect(standingRite({ rite: "2027-01-04", kept: false }, instantAt("2027-01-04", "10:00"), shut)).toBe(
      "2027-01-18",
    );
    expect(mondayAfter("2027-01-03", calendar)).toBe("2027-01-04");
  });
});
