import MiniSearch from "minisearch";
import { expect, it, vi } from "vitest";
import { findIn } from "./finding.server.ts";
import type { SearchDocument } from "./documents.server.ts";
import { newVocabulary } from "./vocabulary.server.ts";

const questions = {
  "a hundred different characters": Array.from({ length: 100 }, (_, at) => String.fromCharCode(0x4e00 + at * 7)).join(
    "",
  ),
  "one pair again and again": "傳藝".repeat(50),
  "words of two letters": Array.from({ length: 33 }, (_, at) =>
    String.fromCharCode(97 + (at % 26), 98 + ((at * 7) % 24)),
  ).join(" "),
  "characters with blanks": Array.from({ length: 50 }, (_, at) => String.fromCharCode(0x4e00 + at * 9)).join(" "),
  kana: "かんたんなことばのならび".repeat(9),
  "one character that is written out as eighteen": "ﷺ".repeat(100),
  "the beginning of many words": "la",
  "a character that begins many words": "藝",
  "words, then the beginning of many": "drum stone paper festival la",
  "words that are like many others": "lantexn lantxrn laxtern lxntern lanterx",
};

// Each word stands in two hundred places, and one in ten.
const places = (word: string) => (word === "傳藝" ? 10 : 200);
const kin = Array.from({ length: 500 }, (_, at) => ({ word: `lantern${at}`, weight: 0.5 }));

it.each(Object.entries(questions))(
  "a question of %s goes through a bounded part of the index, by its rarest words (rule Q5)",
  (_, asked) => {
    const mini = new MiniSearch<SearchDocument>({ fields: ["title"] });
    const gone: string[][] = [];
    vi.spyOn(mini, "search").mockImplementation((_question, options) => {
      gone.push(options?.tokenize?.("") ?? []);
      return [];
    });
    const vocabulary = { ...newVocabulary(), places, begunBy: () => kin, like: () => kin };
    findIn(
      {
        mini,
        documents: new Map(),
        synonyms: {
          zh_TW: [
            ["傳藝", "藝術"],
            ["二字", "三字"],
          ],
          en_US: [],
          ja_JP: [],
        },
        vocabulary,
      },
      "zh_TW",
      asked,
      Temporal.Instant.from("2026-03-01T02:00:00Z"),
    );
    expect(gone.length).toBeGreaterThan(0);
    for (const words of gone) expect(words.length).toBeGreaterThan(0);
    // Nothing is gone through twice for one reading: the question with what it begins and is like, and its other
    // readings with what they begin.
    const costs = gone.flat().map(places);
    expect(costs.reduce((sum, cost) => sum + cost, 0)).toBeLessThanOrEqual(3 * 1500 + 2 * 1000);
  },
);

it("a word that many others begin with brings the shortest of them, and one that others are like the likest", () => {
  const vocabulary = newVocabulary();
  vocabulary.add(["lantern", "lanterns", "lanternfestival", "latern", "tea", "藝術", "藝"]);
  expect(vocabulary.begunBy("lan").map(({ word }) => word)).toEqual(["lantern", "lanterns", "lanternfestival"]);
  expect(vocabulary.begunBy("藝").map(({ word }) => word)).toEqual(["藝術"]);
  expect(
    vocabulary
      .like("lantern", 1)
      .map(({ word }) => word)
      .toSorted(),
  ).toEqual(["lanterns", "latern"]);
});

it("two slips are forgiven behind the first letter, and one in it (rule Q2)", () => {
  const vocabulary = newVocabulary();
  vocabulary.add(["lantern", "festival", "=燈會", "藝術"]);
  const like = (word: string, slips = 2) => vocabulary.like(word, slips).map((kin) => kin.word);
  expect([like("lenturn"), like("kantern"), like("lantern"), like("festifall")]).toEqual([
    ["lantern"],
    ["lantern"],
    [],
    ["festival"],
  ]);
  expect(like("=燈火", 1)).toEqual(["=燈會"]);
});

it("a word counts for as many fields as hold it, and no longer than they do", () => {
  const vocabulary = newVocabulary();
  vocabulary.add(["tea", "tea", "house"]);
  vocabulary.add(["tea"]);
  expect([vocabulary.places("tea"), vocabulary.places("house"), vocabulary.places("drum")]).toEqual([2, 1, 0]);
  vocabulary.remove(["tea", "house"]);
  expect([vocabulary.places("tea"), vocabulary.places("house")]).toEqual([1, 0]);
  expect(vocabulary.begunBy("hou")).toEqual([]);
});

it("no more than a thousand words are looked at for one beginning (rule Q5)", () => {
  const vocabulary = newVocabulary();
  vocabulary.add(Array.from({ length: 3000 }, (_, at) => `la${at}`));
  expect(vocabulary.begunBy("la")).toHaveLength(1000);
});

it("words of which each stands nearly everywhere still find by the rarest of them", () => {
  const mini = new MiniSearch<SearchDocument>({ fields: ["title"] });
  const search = vi.spyOn(mini, "search").mockReturnValue([]);
  const vocabulary = {
    ...newVocabulary(),
    places: (word: string) => (word === "news" ? 9000 : word === "visitor" ? 8000 : 0),
  };
  findIn(
    { mini, documents: new Map(), synonyms: { zh_TW: [], en_US: [], ja_JP: [] }, vocabulary },
    "en_US",
    "news visitor",
    Temporal.Instant.from("2026-03-01T02:00:00Z"),
  );
  expect(search.mock.calls[0]?.[1]?.tokenize?.("")).toContain("visitor");
  expect(search.mock.calls[0]?.[1]?.tokenize?.("")).not.toContain("news");
});
