import { expect, it } from "vitest";
import type { Closure } from "#app/visiting/hours/opening.ts";
import { starterHours } from "#app/visiting/hours/opening.ts";
import { instantAt } from "#platform/dates.ts";
import { isHeld, formatFestivalHours } from "./festival-hours.ts";

const day = Temporal.PlainDate.from("2027-02-20");
const night = { begins: "18:30", ends: "20:30" };
const shut = (from: string, to?: string): Closure[] => [
  {
    id: "1",
    covers: { kind: "park" },
    span: { from: instantAt(day, from), to: to ? instantAt(day, to) : undefined },
    reason: { zh_TW: "颱風", en_US: "Typhoon", ja_JP: "台風" },
  },
];
const say = (closures: Closure[], own: object = night) => [
  isHeld(own, { hours: starterHours, closures }, day),
  ...formatFestivalHours(own, { hours: starterHours, closures }, day, "en_US"),
];

it("a feast by night keeps its way open after closing, but not where the park is shut for it (rules T4, T19)", () => {
  const after =
    "After 18:00 the way from the South Gate to the river stays open for the festival, without a ticket, until 20:30";
  expect(say([])).toEqual(["held", "The festival is held 18:30–20:30", "The park is open 09:00–18:00", after]);
  expect(say(shut("10:00", "12:00"))).toEqual([
    "held",
    "The festival is held 18:30–20:30",
    "The park is open 09:00–10:00, 12:00–18:00",
    after,
  ]);
  const off = "The festival was planned for 18:30–20:30 but is cancelled because the park is closed";
  expect(say(shut("12:00"))).toEqual(["off", off, "The park is open 09:00–12:00"]);
  expect(say(shut("18:00"))).toEqual(["off", off, "The park is open 09:00–18:00"]);
  expect(say(shut("19:00", "23:00"))).toEqual([
    "cut",
    "The festival was planned for 18:30–20:30; nothing takes place while the park is closed",
    "The park is open 09:00–18:00",
  ]);
  expect(say(shut("00:00"))).toEqual(["off", "The park is closed"]);
  expect(say(shut("00:00"), {})).toEqual(["off", "The park is closed"]);
  expect(say(shut("12:00"), {})).toEqual(["held", "The park is open 09:00–12:00"]);
});
