import { expect, it } from "vitest";
import { inOneLanguage } from "./by-language.ts";

it("leaves the texts of one language, however they are written and wherever they stand", () => {
  const code =
    'const e={drum:{zh_TW:`鼓`,en_US:"drum",ja_JP:`太鼓`},some:{zh_TW:e=>f({zh_TW:`一`,en_US:"a",ja_JP:`一つ`})+1,en_US:()=>"x",ja_JP:()=>"y"}};g(e)';
  expect(inOneLanguage(code, "en_US")).toBe('const e={drum:{en_US:"drum"},some:{en_US:()=>"x"}};g(e)');
  expect(inOneLanguage(code, "zh_TW")).toBe("const e={drum:{zh_TW:`鼓`},some:{zh_TW:e=>f({zh_TW:`一`})+1}};g(e)");
});

it.each([
  [
    "what is said of the languages themselves",
    "const n={zh_TW:`中文`,ja_JP:`日本語`,en_US:`EN`},h={zh_TW:`zh-Hant-TW`,en_US:`en`,ja_JP:`ja`}",
  ],
  [
    "what says more, or less, than the three",
    "const a={zh_TW:1,en_US:2,ja_JP:3,all:6},b={zh_TW:1,en_US:2},c={...d,zh_TW:1,en_US:2},e={[zh_TW]:1,en_US:2,ja_JP:3}",
  ],
  ["what only looks like a text", "const s='{zh_TW:1,en_US:2,ja_JP:3}',r=/{zh_TW:1,en_US:2,ja_JP:3}/"],
])("%s stays whole", (_, code) => {
  expect(inOneLanguage(code, "ja_JP")).toBe(code);
});
