import { expect, it } from "vitest";
import { instantAt } from "#platform/dates.ts";
import type { Session } from "#platform/content/define.ts";
import { type Closure, type Covers, starterHours } from "./opening.ts";
import type { Calendar } from "./rhythm.ts";
import { nextOccurrences, occurrencesOn, type Program, takesPlaceOn } from "./sessions.ts";

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
  ["14:00", "15:00"], ["13:00", "16:00"], ["14:59", "18:00"], ["13:00", "14:01"], ["14:20", "14:30"],
])("is cancelled when a closure from %s to %s takes any of it: it cannot be held whole (rule T16)", (from, to) => {
  expect(stateOn(closed(from, to))).toBe("cancelled");
});

it.each([["13:00", "14:00"], ["15:00", "16:00"]])("is on when a closure from %s to %s only touches it", (from, to) => {
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
  const late = (from: string) => occurrencesOn(calendar, { ...program, sessions: [{ ...session, from, to: "19:00" }] }, day)[0]?.state;
  expect([late("17:59"), late("18:00")]).toEqual(["on", "cancelled"]);
});

it("is held on its own days alone: on a date, on weekdays, not on exceptions, not outside the item's days", () => {
  const calendar: Calendar = { hours: starterHours, closures: [] };
  const held = (change: Partial<Session>, on: string = day) => occurrencesOn(calendar, { ...program, sessions: [{ ...session, ...change }] }, on).length;
  expect([held({ on: day }), held({ on: "2026-11-22" })]).toEqual([1, 0]);
  expect([held({ weekdays: [6] }), held({ weekdays: [7] })]).toEqual([1, 0]);
  expect([held({ except: [day] }), held({}, "2026-10-31"), held({}, "2026-11-01"), held({}, "2026-12-31"), held({}, "2027-01-01")]).toEqual([0, 0, 1, 1, 0]);
});

it("tells what comes next: a session under way still does, one that has ended does not", () => {
  const calendar: Calendar = { hours: starterHours, closures: [] };
  const next = (time: string) => nextOccurrences(calendar, program, instantAt(day, time), Temporal.PlainDate.from(day), 1)[0]?.day;
  expect([next("14:59"), next("15:00")]).toEqual([day, "2026-11-22"]);
  expect(nextOccurrences(calendar, program, instantAt(day, "09:00"), Temporal.PlainDate.from(day), 3).map((one) => one.day)).toEqual([day, "2026-11-22", "2026-11-23"]);
});

it("takes place on a day with a session that is not called off, and without sessions on days on which the park opens", () => {
  const open: Calendar = { hours: starterHours, closures: [] };
  expect([takesPlaceOn(open, program, day), takesPlaceOn(closed("14:30", "15:00"), program, day)]).toEqual([true, false]);
  const lasting = { ...program, sessions: [], startsOn: "2027-02-04", endsOn: "2027-02-06" };
  expect(["2027-02-03", "2027-02-04", "2027-02-05", "2027-02-06", "2027-02-07"].map((one) => takesPlaceOn(open, lasting, one))).toEqual([false, true, false, true, false]);
});
