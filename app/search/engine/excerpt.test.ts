import { expect, it } from "vitest";
import { excerptOf } from "./excerpt.ts";

const said = (text: string, word: string, length: number) =>
  excerptOf(text, [word], length)
    .map((piece) => piece.text)
    .join("");

it("an excerpt ends before a word or after a pause where one is nearby", () => {
  expect(said("Bring the wheelchair back before the gates are shut for the night.", "wheelchair", 30)).toBe(
    "Bring the wheelchair back…",
  );
  expect(said("輪椅在遊客中心借用，免費。要留一張證件或電話號碼，閉園前歸還。", "輪椅", 20)).toBe(
    "輪椅在遊客中心借用，免費。…",
  );
  expect(said("一".repeat(40), "一", 20)).toBe(`${"一".repeat(20)}…`);
});

it("passages of Chinese and Japanese stand together without a blank between", () => {
  expect(said("身障停車有優惠。 請到服務臺辦理。 The desk is open all day.", "服務", 80)).toBe(
    "身障停車有優惠。請到服務臺辦理。The desk is open all day.",
  );
});
