import { expect, it } from "vitest";
import { instantAt } from "#platform/dates.ts";
import type { Session } from "#platform/content/define.ts";
import { type Closure, type Covers, starterHours } from "#app/visiting/hours/opening.ts";
import type { Calendar } from "./rhythm.ts";
import {
  nextOccurrences,
  occurrencesBetween,
  occurrencesOn,
  type Program,
  takesPlaceOn,
  whereaboutsOf,
} from "./sessions.ts";

const day = "2026-11-21";
const reason = { zh_TW: "整修", en_US: "Repairs", ja_JP: "修理" };
const session: Session = { id: "a", from: "14:00", to: "15:00", except: [], cancelled: [], soldOut: [] };
const program: Program = { startsOn: "2026-11-01", endsOn: "2026-12-31", sessions: [session], place: "stage" };

function closed(from: string, to: string, covers: Covers = { kind: "park" }): Calendar {
  const closure: Closure = { id: "c", covers, span: { from: instantAt(day, from), to: instantAt(day, to) }, reason };
  return { hours: starterHours, closures: [closure], areaOf: new Map([["stage", "temple"]]) };
}
const stateOn = (calendar: Calendar) => occurrencesOn(calendar, program, day)[0]?.state;

it.each([
  ["14:00", "15:00"],
  ["13:00", "16:00"],
  ["14:59", "18:00"],
  ["13:00", "14:01"],
  ["14:20", "14:30"],
])("is cancelled when a closure from %s to %s takes any of it: it cannot be held whole (rule T16)", (from, to) => {
  expect(stateOn(closed(from, to))).toBe("cancelled");
});

it.each([
  ["13:00", "14:00"],
  ["15:00", "16:00"],
])("is on when a closure from %s to %s only touches it", (from, to) => {
  expect(stateOn(closed(from, to))).toBe("on");
});

it("is cancelled with its place and with the area it lies in, and not with another's (rule T5)", () => {
  expect(stateOn(closed("14:30", "15:00", { kind: "facility", id: "stage" }))).toBe("cancelled");
  expect(stateOn(closed("14:30", "15:00", { kind: "area", id: "temple" }))).toBe("cancelled");
  expect(stateOn(closed("14:30", "15:00", { kind: "facility", id: "hall" }))).toBe("on");
  expect(stateOn(closed("14:30", "15:00", { kind: "area", id: "river" }))).toBe("on");
});

it("may last beyond the closing hour, but may not begin after it", () => {
  const calendar: Calendar = { hours: starterHours, closures: [] };
  const late = (from: string) =>
    occurrencesOn(calendar, { ...program, sessions: [{ ...session, from, to: "19:00" }] }, day)[0]?.state;
  expect([late("17:59"), late("18:00")]).toEqual(["on", "cancelled"]);
});

it("is held on its own days alone: on a date, on weekdays, not on exceptions, not outside the item's days", () => {
  const calendar: Calendar = { hours: starterHours, closures: [] };
  const held = (change: Partial<Session>, on: string = day) =>
    occurrencesOn(calendar, { ...program, sessions: [{ ...session, ...change }] }, on).length;
  expect([held({ on: day }), held({ on: "2026-11-22" })]).toEqual([1, 0]);
  expect([held({ weekdays: [6] }), held({ weekdays: [7] })]).toEqual([1, 0]);
  expect([
    held({ except: [day] }),
    held({}, "2026-10-31"),
    held({}, "2026-11-01"),
    held({}, "2026-12-31"),
    held({}, "2027-01-01"),
  ]).toEqual([0, 0, 1, 1, 0]);
});

it("tells what comes next: a session under way still does, one that has ended does not", () => {
  const calendar: Calendar = { hours: starterHours, closures: [] };
  const next = (time: string) =>
    nextOccurrences(calendar, program, instantAt(day, time), Temporal.PlainDate.from(day), 1)[0]?.day;
  expect([next("14:59"), next("15:00")]).toEqual([day, "2026-11-22"]);
  expect(
    nextOccurrences(calendar, program, instantAt(day, "09:00"), Temporal.PlainDate.from(day), 3).map((one) => one.day),
  ).toEqual([day, "2026-11-22", "2026-11-23"]);
});

it("takes place on a day with a session that is not called off, and without sessions on days on which the park opens", () => {
  const open: Calendar = { hours: starterHours, closures: [] };
  expect([takesPlaceOn(open, program, day), takesPlaceOn(closed("14:30", "15:00"), program, day)]).toEqual([
    true,
    false,
  ]);
  const lasting = { ...program, sessions: [], startsOn: "2027-02-04", endsOn: "2027-02-06" };
  expect(
    ["2027-02-03", "2027-02-04", "2027-02-05", "2027-02-06", "2027-02-07"].map((one) =>
      takesPlaceOn(open, lasting, one),
    ),
  ).toEqual([false, true, false, true, false]);
});

it("gathers what is held from one day to another, both included, and never beyond the item's own days", () => {
  const calendar: Calendar = { hours: starterHours, closures: [] };
  const days = (from: string, to: string, of: Program = program) =>
    occurrencesBetween(calendar, of, from, to).map((one) => one.day);
  expect(days("2026-11-20", "2026-11-22")).toEqual(["2026-11-20", "2026-11-21", "2026-11-22"]);
  expect(days("2026-10-30", "2026-11-02")).toEqual(["2026-11-01", "2026-11-02"]);
  expect(days("2026-12-30", "2027-01-05")).toEqual(["2026-12-30", "2026-12-31"]);
  expect(days("2026-11-20", "2026-11-22", { ...program, sessions: [] })).toEqual([]);
});

it("with two sessions on a day one that is called off leaves the other, both in the order of the clock", () => {
  const calendar: Calendar = { hours: starterHours, closures: [] };
  const two: Program = {
    ...program,
    sessions: [
      { ...session, id: "late", from: "16:00", to: "17:00" },
      { ...session, id: "early", cancelled: [day] },
    ],
  };
  expect(occurrencesOn(calendar, two, day).map(({ session: id, state }) => [id, state])).toEqual([
    ["early", "cancelled"],
    ["late", "on"],
  ]);
  expect(takesPlaceOn(calendar, two, day)).toBe(true);
  expect(
    nextOccurrences(calendar, two, instantAt(day, "09:00"), Temporal.PlainDate.from(day), 3).map((one) => [
      one.day,
      one.session,
    ]),
  ).toEqual([
    [day, "early"],
    [day, "late"],
    ["2026-11-22", "early"],
  ]);
});

it("looks sixty days ahead and no further, unless told otherwise", () => {
  const calendar: Calendar = { hours: starterHours, closures: [] };
  const today = Temporal.PlainDate.from(day);
  const once = (ahead: number): Program => ({
    startsOn: "2026-01-01",
    endsOn: "2027-12-31",
    sessions: [{ ...session, on: today.add({ days: ahead }).toString() }],
  });
  const found = (ahead: number, days?: number) =>
    nextOccurrences(calendar, once(ahead), instantAt(day, "09:00"), today, 1, days).length;
  expect([found(59), found(60), found(4, 5), found(5, 5)]).toEqual([1, 0, 1, 0]);
});

it("knows where a place is: itself and its area; and sold-out days as such", () => {
  const areaOf = new Map([
    ["shop", "river"],
    ["house", "temple"],
  ]);
  expect(whereaboutsOf({ hours: starterHours, closures: [], areaOf }, "shop", undefined)).toEqual({
    facility: ["shop"],
    area: "river",
  });
  expect(whereaboutsOf({ hours: starterHours, closures: [], areaOf }, "unknown", "house")).toEqual({
    facility: ["unknown", "house"],
    area: "temple",
  });
  expect(
    occurrencesOn(
      { hours: starterHours, closures: [] },
      { ...program, sessions: [{ ...session, soldOut: [day] }] },
      day,
    )[0]?.state,
  ).toBe("sold-out");
});
