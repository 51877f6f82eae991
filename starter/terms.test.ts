import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { replacedWords, terms } from "#app/pages/terms.ts";
import { type Locale, locales } from "#platform/locales.ts";
import { root } from "#tests/template.ts";
import { starterItems } from "./contents.ts";

/** Every text within a value, with its language and where it stands. */
function textsIn(value: unknown, where: string): { where: string; locale: Locale; text: string }[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => textsIn(one, `${where}.${at}`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    isLocale(key) && typeof inner === "string"
      ? [{ where, locale: key, text: inner }]
      : textsIn(inner, `${where}.${key}`),
  );
}
const isLocale = (key: string): key is Locale => locales.some((locale) => locale === key);

const complaints = (texts: ReturnType<typeof textsIn>) =>
  texts.flatMap(({ where, locale, text }) =>
    replacedWords(text, locale).map(({ word, use }) => `${where} (${locale}): ${word} → ${use}`),
  );

it("starter texts say each thing by one word", () => {
  const items = starterItems({ day: () => "2026-11-21", year: 2026 });
  const texts = items.flatMap(([type, list]) => list.flatMap((item) => textsIn(item, `${type}/${item.slug}`)));
  expect(texts.length).toBeGreaterThan(6000);
  expect(complaints(texts)).toEqual([]);
});

it("so do the words of pages, forms, mails and the back office", async () => {
  const files = ["app", "ui", "platform"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".texts.ts"))
      .map((name) => join(folder, name)),
  );
  expect(files.length).toBeGreaterThan(100);
  const texts = await Promise.all(
    files.map(async (file) =>
      Object.values((await import(join(root, file))) as Record<string, unknown>).flatMap((value) =>
        textsIn(value, file),
      ),
    ),
  );
  expect(complaints(texts.flat())).toEqual([]);
});

it("the list for editors names every word that is used", () => {
  const list = readFileSync(join(root, "docs/editing-terms.md"), "utf8");
  const missing = terms.flatMap(({ use }) =>
    locales.map((locale) => use[locale]).filter((word) => !list.includes(word)),
  );
  expect(missing).toEqual([]);
});

it("a replaced word is found where it is a word, and let be within a name", () => {
  expect(replacedWords("來遊客中心，遊客請排隊", "zh_TW")).toEqual([{ word: "遊客", use: "訪客" }]);
  expect(replacedWords("在遊客中心", "zh_TW")).toEqual([]);
  expect(replacedWords("Tourists, please Telephone us.", "en_US").map(({ use }) => use)).toEqual([
    "visitor",
    "call us",
  ]);
  expect(replacedWords("The centerpiece of a programme", "en_US")).toEqual([]);
  expect(replacedWords("来園者の方", "ja_JP")).toEqual([{ word: "来園者", use: "お客さま" }]);
});
