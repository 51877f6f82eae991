import { expect, it } from "vitest";
import { type DayLoad, peopleOn, placesLeft, placesLeftOn } from "./capacity.server.ts";

const load = (taken: Record<number, number>, perHour = 200, perDay = 600): DayLoad => ({
  day: "2026-11-21",
  perHour,
  perDay,
  taken: new Map(Object.entries(taken).map(([hour, people]) => [Number(hour), people])),
});

it.each([
  [{}, 10, 200],
  [{ 10: 50 }, 10, 150],
  [{ 10: 50 }, 11, 200],
  [{ 10: 200 }, 10, 0],
  [{ 9: 200, 10: 200, 11: 150 }, 12, 50],
  [{ 9: 200, 10: 200, 11: 200 }, 12, 0],
  [{ 9: 300, 10: 400 }, 12, 0],
  [{ 10: 250 }, 10, 0],
])(
  "with %j taken, the hour %i has %i places: what is left of the hour and of the day, never below none (rules G13, D8)",
  (taken, hour, places) => {
    expect(placesLeft(load(taken), hour)).toBe(places);
  },
);

it("several hours together have what is left in each, and no more than the day has", () => {
  expect(placesLeftOn(load({ 9: 150 }), [9, 10])).toBe(250);
  expect(placesLeftOn(load({ 9: 200, 10: 200, 11: 100 }), [11, 12, 13])).toBe(100);
  expect(placesLeftOn(load({ 9: 700 }), [10])).toBe(0);
  expect(placesLeftOn(load({}), [])).toBe(0);
});

it("counts everybody who holds a place on a day", () => {
  expect(peopleOn(load({}))).toBe(0);
  expect(peopleOn(load({ 9: 3, 17: 4 }))).toBe(7);
});
