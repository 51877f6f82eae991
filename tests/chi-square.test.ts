import { expect, it } from "vitest";
import { evenness } from "../bench/chi-square.ts";

// Critical values as statistics tables print them.
it.each([
  [[60, 40], 4, 1, 0.0455],
  [[10, 20, 30, 40], 20, 3, 0.00017],
  [[25, 25, 25, 25], 0, 3, 1],
])("finds counts %j to lie %d from even", (counts, statistic, freedom, p) => {
  const found = evenness(counts);
  expect(found).toMatchObject({ statistic, freedom });
  expect(found.p).toBeCloseTo(p, 4);
});

it("knows the p of many degrees of freedom, on both sides of the middle", () => {
  // Two of sixty cells moved by m: the statistic is 2 m² ÷ expected.
  const moved = (by: number) => [1000 + by, 1000 - by, ...Array.from({ length: 58 }, () => 1000)];
  expect(evenness(moved(172)).p).toBeCloseTo(0.46937, 5);
  expect(evenness(moved(210)).p).toBeLessThan(0.01);
  expect(evenness(moved(60)).p).toBeGreaterThan(0.999);
});

it("tells a source in which every other stick comes up eight per cent oftener", () => {
  const counts = Array.from({ length: 60 }, (_, at) => (at % 2 === 0 ? 1600 : 1730));
  expect(evenness(counts).p).toBeLessThan(0.001);
});
