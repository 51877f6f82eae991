import { describe, expect, it } from "vitest";
import type { Localized } from "#platform/locales.ts";
import {
  type Closure,
  closuresOn,
  type DayHours,
  everyDay,
  hoursOn,
  isOpenAt,
  lunarNewYearsEve,
  type OpeningHours,
  type OpeningStatus,
  starterHours,
  statusAt,
} from "./opening.ts";

const typhoon = words("颱風");
const repair = words("整修");

describe("the park with its first hours (rules T4, T6)", () => {
  it.each([
    ["2026-03-01 00:00:00", "before-opening"],
    ["2026-03-01 08:59:59", "before-opening"],
    ["2026-03-01 09:00:00", "hours, admitting"],
    ["2026-03-01 09:00:01", "hours, admitting"],
    ["2026-03-01 17:29:59", "hours, admitting"],
    ["2026-03-01 17:30:00", "hours"],
    ["2026-03-01 17:30:01", "hours"],
    ["2026-03-01 17:59:59", "hours"],
    ["2026-03-01 18:00:00", "after-closing"],
    ["2026-03-01 18:00:01", "after-closing"],
    ["2026-03-01 23:59:59", "after-closing"],
    ["2026-03-02 00:00:00", "before-opening"],
    ["2026-02-15 23:59:59", "after-closing"],
    ["2026-02-16 00:00:00", "closed-day 農曆除夕休園"],
    ["2026-02-16 12:00:00", "closed-day 農曆除夕休園"],
    ["2026-02-16 23:59:59", "closed-day 農曆除夕休園"],
    ["2026-02-17 00:00:00", "before-opening"],
    ["2027-02-05 12:00:00", "closed-day 農曆除夕休園"],
    ["2027-02-06 12:00:00", "hours, admitting"],
    ["2030-02-02 12:00:00", "closed-day 農曆除夕休園"],
    ["2030-02-03 12:00:00", "hours, admitting"],
  ])("at %s: %s", (when, expected) => {
    expect(inShort(statusAt(starterHours, [], at(when)))).toBe(expected);
  });

  it.each([
    ["2026-03-01 08:00:00", { changesAt: "2026-03-01 09:00:00", opensAt: "2026-03-01 09:00:00" }],
    [
      "2026-03-01 12:00:00",
      { changesAt: "2026-03-01 17:30:00", closesAt: "2026-03-01 18:00:00", lastAdmission: "2026-03-01 17:30:00" },
    ],
    [
      "2026-03-01 17:45:00",
      { changesAt: "2026-03-01 18:00:00", closesAt: "2026-03-01 18:00:00", lastAdmission: "2026-03-01 17:30:00" },
    ],
    ["2026-02-15 20:00:00", { changesAt: "2026-02-16 00:00:00", opensAt: "2026-02-17 09:00:00" }],
    ["2026-02-16 10:00:00", { changesAt: "2026-02-17 00:00:00", opensAt: "2026-02-17 09:00:00" }],
  ])("says at %s when that changes", (when, expected) => {
    expect(moments(statusAt(starterHours, [], at(when)))).toEqual(expected);
  });
});

describe("a closure (rule T5)", () => {
  const afternoon = closure({ from: at("2026-03-01 13:00:00"), to: at("2026-03-01 15:00:00") });

  it.each([
    ["2026-03-01 12:59:59", "hours, admitting"],
    ["2026-03-01 13:00:00", "closure 颱風"],
    ["2026-03-01 14:59:59", "closure 颱風"],
    ["2026-03-01 15:00:00", "hours, admitting"],
  ])("of part of a day, at %s: %s", (when, expected) => {
    expect(inShort(statusAt(starterHours, [afternoon], at(when)))).toBe(expected);
  });

  it("brings last admission and closing forward", () => {
    expect(moments(statusAt(starterHours, [afternoon], at("2026-03-01 12:00:00")))).toEqual({
      changesAt: "2026-03-01 13:00:00",
      closesAt: "2026-03-01 13:00:00",
      lastAdmission: "2026-03-01 13:00:00",
    });
    expect(moments(statusAt(starterHours, [afternoon], at("2026-03-01 13:00:00")))).toEqual({
      changesAt: "2026-03-01 15:00:00",
      opensAt: "2026-03-01 15:00:00",
    });
  });

  it("covers whole days, both included, and wins over a closed day and the night", () => {
    const days = closure({
      firstDay: Temporal.PlainDate.from("2026-02-16"),
      lastDay: Temporal.PlainDate.from("2026-02-18"),
    });
    expect(inShort(statusAt(starterHours, [days], at("2026-02-15 23:59:59")))).toBe("after-closing");
    expect(inShort(statusAt(starterHours, [days], at("2026-02-16 00:00:00")))).toBe("closure 颱風");
    expect(inShort(statusAt(starterHours, [days], at("2026-02-18 23:59:59")))).toBe("closure 颱風");
    expect(inShort(statusAt(starterHours, [days], at("2026-02-19 00:00:00")))).toBe("before-opening");
    expect(moments(statusAt(starterHours, [days], at("2026-02-16 12:00:00")))).toEqual({
      changesAt: "2026-02-19 00:00:00",
      opensAt: "2026-02-19 09:00:00",
    });
  });

  it("without an end never changes", () => {
    const open = closure({ from: at("2026-03-01 10:00:00") });
    expect(moments(statusAt(starterHours, [open], at("2026-03-01 10:00:00")))).toEqual({});
    expect(inShort(statusAt(starterHours, [open], at("2030-03-01 10:00:00")))).toBe("closure 颱風");
  });

  it("next to another of the same reason changes nothing in between, of another reason it does", () => {
    const first = closure({ from: at("2026-03-01 10:00:00"), to: at("2026-03-01 11:00:00") });
    const same = closure({ from: at("2026-03-01 11:00:00"), to: at("2026-03-01 12:00:00") });
    const other = { ...same, reason: { ...typhoon, en_US: "Gale" } };
    expect(moments(statusAt(starterHours, [first, same], at("2026-03-01 10:30:00"))).changesAt).toBe(
      "2026-03-01 12:00:00",
    );
    expect(moments(statusAt(starterHours, [first, other], at("2026-03-01 10:30:00"))).changesAt).toBe(
      "2026-03-01 11:00:00",
    );
  });

  it("of an area or a facility leaves the rest open, and the widest gives the reason", () => {
    const span = { from: at("2026-03-01 10:00:00"), to: at("2026-03-01 12:00:00") };
    const area: Closure = { id: "a", covers: { kind: "area", id: "temple" }, span, reason: repair };
    const facility: Closure = { id: "f", covers: { kind: "facility", id: "craft-hall" }, span, reason: repair };
    const noon = at("2026-03-01 11:00:00");
    expect(isOpenAt(starterHours, [area, facility], noon)).toBe(true);
    expect(isOpenAt(starterHours, [area, facility], noon, { area: "village", facility: "tea-house" })).toBe(true);
    expect(isOpenAt(starterHours, [area, facility], noon, { area: "temple" })).toBe(false);
    expect(isOpenAt(starterHours, [area, facility], noon, { area: "village", facility: "craft-hall" })).toBe(false);
    const park = closure(span);
    expect(statusAt(starterHours, [facility, park], noon, { facility: "craft-hall" }).reason).toEqual(typhoon);
  });

  it("is found on every day it touches", () => {
    const span = { from: at("2026-03-01 23:00:00"), to: at("2026-03-03 00:00:00") };
    const touched = (day: string) => closuresOn([closure(span)], Temporal.PlainDate.from(day)).length;
    expect(["2026-02-28", "2026-03-01", "2026-03-02", "2026-03-03"].map(touched)).toEqual([0, 1, 1, 0]);
    const atMidnight = closure({ from: at("2026-03-02 00:00:00"), to: at("2026-03-02 01:00:00") });
    expect(closuresOn([atMidnight], Temporal.PlainDate.from("2026-03-01"))).toEqual([]);
    expect(closuresOn([closure({ from: span.from })], Temporal.PlainDate.from("2030-01-01"))).toHaveLength(1);
  });
});

describe("the hours of a day", () => {
  const summer = hoursOf("09:00", "20:00");
  const hours: OpeningHours = {
    week: { ...everyDay(hoursOf("09:00", "18:00")), 1: null },
    seasons: [
      { from: "07-01", to: "08-31", week: everyDay(summer) },
      { from: "12-20", to: "01-05", week: everyDay(hoursOf("10:00", "16:00")) },
    ],
    yearly: [
      { on: "08-01", hours: null, reason: repair },
      { on: lunarNewYearsEve, hours: hoursOf("09:00", "12:00") },
    ],
    exceptions: [
      { from: "2026-08-01", to: "2026-08-02", hours: hoursOf("12:00", "24:00") },
      { from: "2026-08-02", to: "2026-08-02", hours: null, reason: typhoon },
    ],
  };

  it.each([
    ["2026-06-29", "closed"],
    ["2026-06-30", "09:00–18:00"],
    ["2026-07-01", "09:00–20:00"],
    ["2026-08-31", "09:00–20:00"],
    ["2026-09-01", "09:00–18:00"],
    ["2026-12-19", "09:00–18:00"],
    ["2026-12-20", "10:00–16:00"],
    ["2027-01-05", "10:00–16:00"],
    ["2027-01-06", "09:00–18:00"],
    ["2027-08-01", "closed 整修"],
    ["2026-08-01", "12:00–24:00"],
    ["2026-08-02", "closed 颱風"],
    ["2026-02-16", "09:00–12:00"],
  ])("%s: %s – an exception beats a yearly day, that a season, that the week", (day, expected) => {
    const said = hoursOn(hours, Temporal.PlainDate.from(day));
    const text = said.hours ? `${said.hours.opens}–${said.hours.closes}` : "closed";
    expect([text, said.reason?.zh_TW].filter(Boolean).join(" ")).toBe(expected);
  });

  it("run through midnight without closing when one day ends at 24:00 and the next begins at 00:00", () => {
    const always: OpeningHours = {
      ...hours,
      week: everyDay(hoursOf("00:00", "24:00")),
      seasons: [],
      yearly: [],
      exceptions: [],
    };
    expect(moments(statusAt(always, [], at("2026-03-01 12:00:00")))).toEqual({
      changesAt: "2026-03-02 00:00:00",
      lastAdmission: "2026-03-02 00:00:00",
    });
  });

  it("that never come answer closed, without a next change", () => {
    const never: OpeningHours = { week: everyDay(null), seasons: [], yearly: [], exceptions: [] };
    const status = statusAt(never, [], at("2026-03-01 12:00:00"));
    expect([inShort(status), moments(status)]).toEqual(["closed-day", {}]);
  });

  it("are looked for two years ahead and no further", () => {
    const open = { from: "2028-02-29", to: "2028-02-29", hours: hoursOf("09:00", "18:00") };
    const once: OpeningHours = { week: everyDay(null), seasons: [], yearly: [], exceptions: [open] };
    expect(moments(statusAt(once, [], at("2026-03-01 12:00:00"))).opensAt).toBe("2028-02-29 09:00:00");
    expect(moments(statusAt(once, [], at("2026-02-28 12:00:00"))).opensAt).toBeUndefined();
  });

  it("follow the first of two seasons or yearly days that meet, and a season may be a single day", () => {
    const [short, long] = [hoursOf("10:00", "12:00"), hoursOf("10:00", "22:00")];
    const on = (day: string) => hoursOn({ ...starterHours, ...meeting }, Temporal.PlainDate.from(day)).hours;
    const meeting = {
      seasons: [
        { from: "05-01", to: "05-01", week: everyDay(short) },
        { from: "05-01", to: "05-31", week: everyDay(long) },
      ],
      yearly: [
        { on: "06-01", hours: short },
        { on: "06-01", hours: long },
      ],
    };
    expect(["2026-04-30", "2026-05-01", "2026-05-02", "2026-06-01"].map(on)).toEqual([
      starterHours.week[4],
      short,
      long,
      short,
    ]);
  });

  it("know no Lunar New Year’s Eve beyond the table", () => {
    const eves = {
      ...starterHours,
      week: everyDay(null),
      yearly: [{ on: lunarNewYearsEve, hours: hoursOf("09:00", "12:00") }],
    };
    expect(hoursOn(eves, Temporal.PlainDate.from("2035-02-07")).hours).not.toBeNull();
    expect(hoursOn(eves, Temporal.PlainDate.from("2037-02-14")).hours).toBeNull();
  });
});

function closure(span: Closure["span"]): Closure {
  return { id: "c", covers: { kind: "park" }, span, reason: typhoon };
}

function hoursOf(opens: string, closes: string): DayHours {
  return { opens, closes, lastAdmission: closes };
}

function words(text: string): Localized {
  return { zh_TW: text, en_US: text, ja_JP: text };
}

/** `at("2026-03-01 17:30:00")` in the park. */
function at(text: string): Temporal.Instant {
  return Temporal.Instant.from(`${text.replace(" ", "T")}+08:00`);
}

function inShort(status: OpeningStatus): string {
  return [`${status.why}${status.admitting ? ", admitting" : ""}`, status.reason?.zh_TW].filter(Boolean).join(" ");
}

/** The moments that an answer gives, as the park's clock shows them. */
function moments(status: OpeningStatus): Record<string, string> {
  const { changesAt, opensAt, closesAt, lastAdmission } = status;
  const given = Object.entries({ changesAt, opensAt, closesAt, lastAdmission });
  return Object.fromEntries(
    given.flatMap(([name, instant]) =>
      instant ? [[name, instant.toZonedDateTimeISO("Asia/Taipei").toPlainDateTime().toString().replace("T", " ")]] : [],
    ),
  );
}
