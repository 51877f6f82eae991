import { expect, it } from "vitest";
import { clockOf, lengthIn, sentenceAt } from "./times.ts";

it("a moment and a length in words", () => {
  expect([0, 9.9, 83.4].map(clockOf)).toEqual(["0:00", "0:09", "1:23"]);
  expect([lengthIn(66, "zh_TW"), lengthIn(60, "en_US"), lengthIn(40.4, "ja_JP")]).toEqual([
    "1 分 6 秒",
    "1 min",
    "40秒",
  ]);
});

it("the sentence heard is the last one that has begun", () => {
  const starts = [0, 1.72, 6.76];
  expect([0, 1.6, 1.72, 6.7, 6.76, 99].map((at) => sentenceAt(starts, at))).toEqual([0, 0, 1, 1, 2, 2]);
  expect(sentenceAt([], 3)).toBeUndefined();
});
