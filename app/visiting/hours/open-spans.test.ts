import { expect, it } from "vitest";
import { instantAt, timeOf } from "#platform/dates.ts";
import { closedAllDay, openSpansOn } from "./open-spans.ts";
import { type Closure, everyDay, starterHours } from "./opening.ts";

const day = Temporal.PlainDate.from("2026-11-21");
const words = (text: string) => ({ zh_TW: text, en_US: text, ja_JP: text });

function closed(from: string, to: string | undefined, more: Partial<Closure> = {}): Closure {
  return {
    id: from,
    covers: { kind: "park" },
    span: { from: instantAt(day, from), to: to ? instantAt(day, to) : undefined },
    reason: words(from),
    ...more,
  };
}
const spans = (closures: Closure[], where = {}, hours = starterHours) =>
  openSpansOn({ hours, closures }, day, where).map(({ from, to }) => `${timeOf(from)}–${timeOf(to)}`);

it.each([
  [[], ["09:00–18:00"]],
  [[closed("12:00", "14:00")], ["09:00–12:00", "14:00–18:00"]],
  [[closed("08:00", "10:00"), closed("17:00", "20:00")], ["10:00–17:00"]],
  [
    [closed("12:00", "14:00"), closed("13:00", "15:00")],
    ["09:00–12:00", "15:00–18:00"],
  ],
  [
    [closed("15:00", "16:00"), closed("10:00", "11:00")],
    ["09:00–10:00", "11:00–15:00", "16:00–18:00"],
  ],
  [[closed("09:00", "18:00")], []],
  [[closed("15:30", undefined)], ["09:00–15:30"]],
  [[closed("06:00", "09:00"), closed("18:00", "19:00")], ["09:00–18:00"]],
] as const)("a day with the closures %# is open at %j", (closures, open) => {
  expect(spans([...closures])).toEqual(open);
});

it("what is closed elsewhere leaves one span, though it begins and ends within the day", () => {
  const lake = closed("12:00", "14:00", { covers: { kind: "area", id: "river" } });
  expect(spans([lake])).toEqual(["09:00–18:00"]);
  expect(spans([lake], { area: "river" })).toEqual(["09:00–12:00", "14:00–18:00"]);
});

it("a park that never shuts has one span a day, and none of no length where a closure ends with the day", () => {
  const always = { ...starterHours, week: everyDay({ opens: "00:00", closes: "24:00", lastAdmission: "24:00" }) };
  const through = closed("20:00", "24:00");
  expect(spans([], {}, always)).toEqual(["00:00–00:00"]);
  expect(spans([through], {}, always)).toEqual(["00:00–20:00"]);
});

it("there are none on a day without hours, and a closed day tells why: the closure of the whole park before the rule", () => {
  const never = { ...starterHours, week: everyDay(null) };
  expect(spans([], {}, never)).toEqual([]);
  expect(closedAllDay({ hours: starterHours, closures: [] }, day)).toBeUndefined();
  expect(closedAllDay({ hours: never, closures: [] }, day)).toEqual({ reason: undefined });
  expect(closedAllDay({ hours: starterHours, closures: [closed("12:00", "14:00")] }, day)).toBeUndefined();
  expect(
    closedAllDay(
      {
        hours: starterHours,
        closures: [closed("12:00", "14:00", { covers: { kind: "facility", id: "x" } }), closed("08:00", "19:00")],
      },
      day,
    )?.reason?.en_US,
  ).toBe("08:00");
  expect(
    closedAllDay({ hours: starterHours, closures: [] }, Temporal.PlainDate.from("2027-02-05"))?.reason?.en_US,
  ).toBe("Closed on Lunar New Year’s Eve");
});
