import { expect, it } from "vitest";
import { wordDifference } from "./word-difference.ts";

it("says word by word what was taken away and what was added, in Chinese too", () => {
  expect(wordDifference("園區九點開門。", "園區十點開門。")).toEqual([
    { text: "園區", sign: "same" },
    { text: "九點", sign: "removed" },
    { text: "十點", sign: "added" },
    { text: "開門。", sign: "same" },
  ]);
  expect(wordDifference("Open daily", "Open daily")).toEqual([{ text: "Open daily", sign: "same" }]);
});

it("puts texts that have little in common one whole after the other", () => {
  const long = (text: string) => text.repeat(20_000);
  expect(wordDifference(long("很長的一段。"), long("另外寫過的話！"))).toEqual([
    { text: long("很長的一段。"), sign: "removed" },
    { text: long("另外寫過的話！"), sign: "added" },
  ]);
  expect(wordDifference("", long("新的。"))).toEqual([{ text: long("新的。"), sign: "added" }]);
});
