import { expect, it } from "vitest";
import { tabAfter } from "./tab-after.ts";

it.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 2, 0],
  ["ArrowLeft", 0, 2],
  ["Home", 2, 0],
  ["End", 0, 2],
  ["a", 1, undefined],
])("%s leads from tab %i of three to %s", (key, at, next) => {
  expect(tabAfter(key, at, 3)).toBe(next);
});
