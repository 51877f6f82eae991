import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isLocale, type Locale } from "#platform/locales.ts";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { root } from "#tests/template.ts";
import { searchEngine } from "./search-engine.server.ts";
import { findIn } from "./finding.server.ts";

type Judged = { locale: Locale; query: string; right: string[] };

let opened: TestPark;
beforeAll(async () => {
  opened = await openTestPark();
});
afterAll(() => opened.close());

describe("the judged queries (rule Q5)", () => {
  it.each([
    ["to-tune.txt", 235],
    ["held-out.txt", 50],
  ])("of %s find a right answer among the first three, 95 of 100 times", async (file, many) => {
    const judged = read(file);
    expect(judged).toHaveLength(many);
    const missed: string[] = [];
    for (const one of judged) {
      const first = await firstThree(one);
      if (!one.right.some((name) => first.includes(name)))
        missed.push(`${one.locale} ${one.query}: ${first.join(" ") || "nothing"}`);
    }
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(many * 0.05);
  });

  it("find no title by a slip that runs over two of its words", async () => {
    expect(await found("en_US", "idrew")).not.toContain("faq/bad-stick");
    expect(await found("en_US", "wifi")).not.toContain("faq/bad-stick");
    expect(await found("en_US", "audiogu")).toContain("page/audio-guide");
  });

  it("find by a single character, too, and by the first letter somebody types", async () => {
    expect(await found("zh_TW", "茶")).not.toEqual([]);
    expect(await found("ja_JP", "茶")).not.toEqual([]);
    expect(await found("en_US", "p")).not.toEqual([]);
  });

  it("name only items that the starter park has", async () => {
    const stored = await opened.park.db.selectFrom("items").select(["type", "slug"]).execute();
    const known = new Set(stored.map(({ type, slug }) => `${type}/${slug}`));
    expect(
      [...read("to-tune.txt"), ...read("held-out.txt")]
        .flatMap(({ right }) => right)
        .filter((name) => !known.has(name)),
    ).toEqual([]);
  });
});

async function firstThree({ locale, query }: Judged): Promise<string[]> {
  return (await found(locale, query)).slice(0, 3);
}

async function found(locale: Locale, query: string): Promise<string[]> {
  const index = await searchEngine(opened.park).index(locale);
  return findIn(index, locale, query, opened.park.now()).finds.map(
    ({ document }) => `${document.type}/${document.slug}`,
  );
}

function read(file: string): Judged[] {
  const lines = readFileSync(join(root, "tests/judged", file), "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"));
  return lines.map((line) => {
    const [locale, query = "", right = ""] = line.split(" | ");
    if (!isLocale(locale)) throw new Error(`no language: ${line}`);
    return { locale, query, right: right.split(" ") };
  });
}
