import MiniSearch from "minisearch";
import { expect, it, vi } from "vitest";
import { findIn } from "./finding.server.ts";
import type { SearchDocument } from "./documents.server.ts";

const questions = {
  "a hundred different characters": Array.from({ length: 100 }, (_, at) => String.fromCharCode(0x4e00 + at * 7)).join(""),
  "one pair again and again": "傳藝".repeat(50),
  "words of two letters": Array.from({ length: 33 }, (_, at) => String.fromCharCode(97 + (at % 26), 98 + ((at * 7) % 24))).join(" "),
  "characters with blanks": Array.from({ length: 50 }, (_, at) => String.fromCharCode(0x4e00 + at * 9)).join(" "),
  "kana": "かんたんなことばのならび".repeat(9),
  "one character that is written out as eighteen": "ﷺ".repeat(100),
};

it.each(Object.entries(questions))("a question of %s goes through a bounded part of the index, by its rarest words (rule Q1)", (_, asked) => {
  const mini = new MiniSearch<SearchDocument>({ fields: ["title"] });
  const gone: string[][] = [];
  vi.spyOn(mini, "search").mockImplementation((_question, options) => {
    gone.push(options?.tokenize?.("") ?? []);
    return [];
  });
  // Each word stands in two hundred places, and one in ten.
  const spread = { get: (word: string) => (word === "傳藝" ? 10 : 200) };
  findIn({ mini, documents: new Map(), synonyms: { zh_TW: [["傳藝", "藝術"], ["二字", "三字"]], en_US: [], ja_JP: [] }, spread }, "zh_TW", asked, Temporal.Instant.from("2026-03-01T02:00:00Z"));
  expect(gone.length).toBeGreaterThan(0);
  for (const words of gone) expect(words.length).toBeGreaterThan(0);
  const costs = gone.map((words) => words.reduce((sum, word) => sum + spread.get(word), 0));
  // The question itself is gone through twice where it may hold slips of the pen.
  expect(costs.reduce((sum, cost) => sum + cost, 0)).toBeLessThanOrEqual(2 * 2500 + 2500);
});
