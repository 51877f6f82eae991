import { describe, expect, it } from "vitest";
import { drawnIn, faceOf, facesOf, fontAddress, mostCharacters, readFontAddress } from "./faces.ts";

describe("the face a text is set in", () => {
  it.each([
    ['"Noto Serif TC", "Songti TC", serif', 900, "noto-serif-tc-900"],
    ['"Noto Serif TC", serif', 700, "noto-serif-tc-900"],
    ['"Noto Serif JP", serif', 500, "noto-serif-jp-400"],
    ["EB Garamond, serif", 700, "eb-garamond-700"],
    ["'EB Garamond'", 400, "eb-garamond-400"],
  ])("%s at %i is %s", (stack, weight, name) => expect(faceOf(stack, weight)?.name).toBe(name));

  it.each(['system-ui, "Noto Serif TC"', "serif", "", "constructor", "__proto__"])(
    "none when the first family is not ours: %j",
    (stack) => {
      expect(faceOf(stack, 900)).toBeUndefined();
      expect(facesOf(stack)).toEqual([]);
    },
  );
});

describe("the address of a font", () => {
  it("is the same for the same characters in whatever order", () => {
    expect(fontAddress("noto-serif-tc-900", "藝傳藝")).toBe(fontAddress("noto-serif-tc-900", "傳藝"));
    expect(fontAddress("eb-garamond-700", "B&A+")).toBe("/fonts/eb-garamond-700.woff2?text=%26%2BAB");
  });

  it("is read as it was made, signs, and characters beyond the first plane, too", () => {
    for (const text of ["傳藝", "\"#%&'()+,?", "𠮷野家", "a", "é“”"])
      expect(readFontAddress(url(fontAddress("noto-serif-jp-400", text)))).toEqual({
        face: "noto-serif-jp-400",
        text: [...drawnIn(text)].sort().join(""),
      });
  });

  it.each([
    ["no text", "/fonts/eb-garamond-700.woff2"],
    ["an empty one", "/fonts/eb-garamond-700.woff2?text="],
    ["another order", "/fonts/eb-garamond-700.woff2?text=ba"],
    ["a character twice", "/fonts/eb-garamond-700.woff2?text=aa"],
    ["a space", "/fonts/eb-garamond-700.woff2?text=+a"],
    ["what nobody sees", "/fonts/eb-garamond-700.woff2?text=a%E2%80%8B"],
    ["a control character", "/fonts/eb-garamond-700.woff2?text=%00"],
    ["another weight", "/fonts/eb-garamond-500.woff2?text=a"],
    ["another kind", "/fonts/eb-garamond-700.ttf?text=a"],
    ["a folder above", "/fonts/../eb-garamond-700.woff2?text=a"],
    [
      "too many characters",
      `/fonts/eb-garamond-700.woff2?text=${encodeURIComponent(Array.from({ length: mostCharacters + 1 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join(""))}`,
    ],
  ])("is refused with %s", (_, path) => expect(readFontAddress(url(path))).toBeUndefined());
});

function url(path: string): URL {
  return new URL(path, "http://park.test");
}
