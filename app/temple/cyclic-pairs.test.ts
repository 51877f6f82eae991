import { expect, it } from "vitest";
import { cyclicPair } from "./cyclic-pairs.ts";

it.each([
  [1, "甲子", "jiazi (wood, rat)", "甲子（きのえね）"],
  [2, "甲寅", "jiayin (wood, tiger)", "甲寅（きのえとら）"],
  [7, "乙丑", "yichou (wood, ox)", "乙丑（きのとうし）"],
  [43, "辛丑", "xinchou (metal, ox)", "辛丑（かのとうし）"],
  [60, "癸亥", "guihai (water, pig)", "癸亥（みずのとい）"],
])("stick %i bears the pair that the sticks of Taiwan’s temples bear", (number, zh_TW, en_US, ja_JP) => {
  expect(cyclicPair(number)).toEqual({ zh_TW, en_US, ja_JP });
});

it("each of the sixty pairs is there once", () => {
  const pairs = Array.from({ length: 60 }, (_, at) => cyclicPair(at + 1).zh_TW);
  expect(new Set(pairs).size).toBe(60);
});
