import { expect, it } from "vitest";
import { type Face, type FaceName, faceOf, mostCharacters } from "#platform/fonts/faces.ts";
import { charactersFor, portionsOf } from "./heading-characters.ts";

const garamond = face("EB Garamond");
const ming = face("Noto Serif TC");

it("a Chinese heading asks for its own characters, each once and no space", () => {
  expect([...charactersFor(ming, "傳藝 園區　傳統")].join("")).toBe("傳藝園區統");
});

it("a time brings all figures along, so that the next one needs no request", () => {
  expect([...charactersFor(ming, "至 18:00")].sort().join("")).toBe("0123456789:至");
});

it("English headings ask for one alphabet, whatever they say, and for letters beyond it where they have them", () => {
  expect(charactersFor(garamond, "Park")).toEqual(charactersFor(garamond, "of Traditional Arts – 18:00"));
  expect([...charactersFor(garamond, "Café")].filter((letter) => !charactersFor(garamond, "").has(letter))).toEqual([
    "é",
  ]);
  expect(charactersFor(garamond, "Nanguan 南管、").has("南")).toBe(false);
});

it("what was asked for once is not asked for again", () => {
  const asked = new Map<FaceName, Set<string>>();
  expect(portionsOf(new Set("藝傳"), ming.name, asked)).toEqual([["傳", "藝"]]);
  expect(portionsOf(new Set("傳統"), ming.name, asked)).toEqual([["統"]]);
  expect(portionsOf(new Set("統藝"), ming.name, asked)).toEqual([]);
  expect(portionsOf(new Set("統"), garamond.name, asked)).toEqual([["統"]]);
});

it("more than one address may ask for is asked in portions", () => {
  const many = new Set(Array.from({ length: mostCharacters + 1 }, (_, at) => String.fromCodePoint(0x4e00 + at)));
  expect(portionsOf(many, ming.name, new Map()).map((portion) => portion.length)).toEqual([mostCharacters, 1]);
});

function face(family: string): Face {
  const found = faceOf(`"${family}", serif`, 900);
  if (!found) throw new Error(`no face of ${family}`);
  return found;
}
