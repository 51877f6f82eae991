import { expect, it } from "vitest";
import { scaleFor } from "./scale.ts";

it("ends at a round number above the largest value", () => {
  expect(scaleFor(612)).toEqual({ most: 800, ticks: [0, 200, 400, 600, 800] });
  expect(scaleFor(27).ticks).toEqual([0, 10, 20, 30]);
  expect(scaleFor(0.3).ticks).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
  for (const largest of [1, 4, 7, 19, 86, 100, 999, 3420, 12_345]) {
    const { most, ticks } = scaleFor(largest);
    expect([most > largest, ticks.at(-1) === most, ticks.length <= 7], String(largest)).toEqual([true, true, true]);
  }
  for (const nothing of [0, -1, Number.NaN]) expect(scaleFor(nothing)).toEqual({ most: 1, ticks: [0, 1] });
});
