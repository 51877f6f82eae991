import { describe, expect, it } from "vitest";
import { isBreached, packBreached } from "./breached.ts";
import { isEasilyGuessed } from "./guessing.ts";

describe("a password that others know already (rule H29)", () => {
  it.each(["cristina0146xx", "Soso123aljg", "QWERTYUIOP", "1qaz2wsx3edc", "ｐａｓｓｗｏｒｄ１２３"])(
    "%s is on the list of leaked ones",
    async (password) => {
      expect(await isBreached(password)).toBe(true);
    },
  );
  it.each(["kites-over-the-river", "lanterns-at-dusk-1730", "四隻鴿子停在橋上看雨", ""])(
    "%s is not",
    async (password) => {
      expect(await isBreached(password)).toBe(false);
    },
  );
  it("the list keeps five bytes of each, those of ten characters and more", () => {
    expect(packBreached(["longpassword", "LongPassword", "short", "anotherlong"], 10).length).toBe(10);
  });
});

describe("a password that Taiwan or Japan types without thinking (rule H29)", () => {
  it.each([
    ["“my password” on a phonetic keyboard", "ji32k7au4a83"],
    ["“I love you” on a phonetic keyboard, and a year", "ji394su31990"],
    ["the same with what it means", "ji394su3woaini"],
    ["a pinyin phrase and numbers that sound like words", "woaini5201314"],
    ["a Japanese word and a row", "aishiteru123"],
    ["the house in pinyin", "chuanyiyuanqu1"],
    ["a Taiwanese identity number's likeness", "A123456789"],
    ["Happy New Year in pinyin", "Xinniankuaile8"],
  ])("%s is refused", async (_, password) => {
    expect(await isEasilyGuessed(password, [])).toBe(true);
  });
  it.each(["kites over the river", "四隻鴿子停在橋上看雨", "ju3xu45p7 kettle moss"])(
    "“%s” may be set",
    async (password) => {
      expect(await isEasilyGuessed(password, [])).toBe(false);
    },
  );
});
