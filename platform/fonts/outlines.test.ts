import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { beforeAll, expect, it } from "vitest";
import { letterer } from "./outlines.ts";

const require = createRequire(import.meta.url);
let chinese: ReturnType<typeof letterer>;
let latin: ReturnType<typeof letterer>;
beforeAll(async () => {
  chinese = letterer(
    await readFile(require.resolve("@expo-google-fonts/noto-serif-tc/900Black/NotoSerifTC_900Black.ttf")),
  );
  latin = letterer(await readFile(require.resolve("@expo-google-fonts/eb-garamond/700Bold/EBGaramond_700Bold.ttf")));
});

it("sets Chinese lying along the base line and standing down the middle, a square for each sign", () => {
  const [lying, standing] = [chinese("晨鐘一響", 50), chinese("晨鐘一響", 50, true)];
  expect(lying.length).toBeCloseTo(200, 5);
  expect(standing.length).toBeCloseTo(200, 5);
  expect(boundsOf(lying.path)).toMatchObject({ left: expect.closeTo(0, -1), right: expect.closeTo(200, -1) });
  const { left, right, top, bottom } = boundsOf(standing.path);
  expect(Math.abs(left + right)).toBeLessThan(6);
  expect([top > -2, bottom < 216, bottom > 170]).toEqual([true, true, true]);
});

it("sets Latin letters each at its own width, rising above the base line", () => {
  const { path, length } = latin("Lantern", 40);
  const { top, bottom, right } = boundsOf(path);
  expect(latin("iiiiiii", 40).length).toBeLessThan(length);
  expect(right).toBeLessThanOrEqual(length + 1);
  expect([top < -20, bottom < 2]).toEqual([true, true]);
});

it("stands for nothing but outlines: moves, lines and curves", () => {
  const command = /^(?:[ML]-?[\d.]+ -?[\d.]+|Q(?: ?-?[\d.]+){4}|C(?: ?-?[\d.]+){6}|Z)+$/;
  for (const set of [latin("Stick 12, Wait a while", 44), chinese("第十二番　けさの", 36, true)])
    expect(set.path).toMatch(command);
});

function boundsOf(path: string): { left: number; right: number; top: number; bottom: number } {
  const numbers = [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
  const [xs, ys] = [numbers.filter((_, at) => at % 2 === 0), numbers.filter((_, at) => at % 2 === 1)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
