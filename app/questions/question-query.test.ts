import { expect, it } from "vitest";
import { cleanQuestion, holds } from "./question-query.ts";

it("finds a question by all its words, whatever their case, width and variant", () => {
  expect(holds("ＷＩＦＩ 遊客", ["園區有 WiFi 嗎？", "遊客中心與<b>展覽館</b>都有。"])).toBe(true);
  expect(holds("戲台", ["戲臺什麼時候有戲？"])).toBe(true);
  expect(holds("dog parking", ["May I bring my dog?"])).toBe(false);
  expect(holds("", ["anything"])).toBe(true);
});

it("cuts what is asked and leaves out what nobody can see", () => {
  expect(cleanQuestion("  下雨 \u0000 怎麼辦  ")).toBe("下雨 怎麼辦");
  expect(cleanQuestion("あ".repeat(100))).toHaveLength(60);
  expect(cleanQuestion(null)).toBe("");
});
