import { expect, it } from "vitest";
import { leavingAt, placeLeft } from "./resume.ts";

it("goes on where one left, each stop by itself", () => {
  const kept = leavingAt(leavingAt(null, "1.en_US.sound", 12.34, 40), "2.en_US.sound", 5, 40);
  expect([
    placeLeft(kept, "1.en_US.sound", 40),
    placeLeft(kept, "2.en_US.sound", 40),
    placeLeft(kept, "3.en_US.sound", 40),
  ]).toEqual([12.3, 5, 0]);
});

it("the first moments and the last are no place to go on from", () => {
  const kept = leavingAt(null, "1", 20, 40);
  expect(placeLeft(leavingAt(kept, "1", 0.5, 40), "1", 40)).toBe(0);
  expect(placeLeft(leavingAt(kept, "1", 39.5, 40), "1", 40)).toBe(0);
  expect(placeLeft(kept, "1", 15), "a recording that has become shorter").toBe(0);
});

it("of a reading, every sentence but the first is one", () => {
  for (const at of [1, 2, 3]) expect(placeLeft(leavingAt(null, "5", at, 4), "5", 4)).toBe(at);
});

it("whatever a browser kept is read without a fault", () => {
  for (const kept of [null, "", "{", "[]", "7", '{"key":1}', '[null,{"key":"1"},{"key":"1","at":"x"}]'])
    expect(placeLeft(kept, "1", 40)).toBe(0);
});

it("keeps the last forty", () => {
  let kept: string | null = null;
  for (let stop = 1; stop <= 60; stop++) kept = leavingAt(kept, String(stop), 10, 40);
  expect([placeLeft(kept, "20", 40), placeLeft(kept, "21", 40), placeLeft(kept, "60", 40)]).toEqual([0, 10, 10]);
});
