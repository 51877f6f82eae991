import { describe, expect, inject, it } from "vitest";
import { locales, pathIn } from "#platform/locales.ts";
import { ask } from "#tests/ask.ts";
import { readPage, tags } from "#tests/pages/page.ts";

const site = inject("site");

describe("the multimedia library", () => {
  it("plays a film of its own in two formats, whole and in part, with captions in three languages", async () => {
    const { answer, words } = await readPage(site, "/en_US/video?item=one-day-of-a-puppet");
    expect(tags(answer.text, "video")).toMatchObject([{ controls: "", preload: "none" }]);
    const sources = tags(answer.text, "source").filter(({ type = "" }) => type.startsWith("video/"));
    expect(sources.map(({ type }) => type)).toEqual(["video/webm", "video/mp4"]);
    for (const { src = "", type = "" } of sources) {
      const part = await fetch(site + src, { headers: { range: "bytes=0-99" } });
      expect([part.status, part.headers.get("content-type"), (await part.arrayBuffer()).byteLength]).toEqual([
        206,
        type,
        100,
      ]);
    }
    const tracks = tags(answer.text, "track");
    expect(tracks.map(({ srclang, default: chosen }) => [srclang, chosen !== undefined])).toEqual([
      ["zh-Hant-TW", false],
      ["en", true],
      ["ja", false],
    ]);
    for (const { src = "" } of tracks) {
      const { text, headers } = await ask(site, src);
      expect(headers["content-type"]).toMatch(/^text\/vtt/);
      const cues = cuesOf(text);
      expect(cues.length).toBe(9);
      expect(
        cues.every(
          ({ from, to, words: said }, at) =>
            from < to && to <= 46.5 && from >= (cues[at - 1]?.to ?? 0) && said.length > 5,
        ),
      ).toBe(true);
      // Who cannot play it reads the same.
      if (src.includes("en_US")) for (const { words: said } of cues) expect(words).toContain(said);
    }
  });

  it("loads nothing of another site by itself, and says what is kept in the reading room", async () => {
    const elsewhere = await readPage(site, "/video?item=full-outdoor-opera");
    expect(tags(elsewhere.answer.text, "iframe")).toEqual([]);
    expect(
      tags(elsewhere.answer.text, "a").find(({ href }) => href?.startsWith("https://video.example.org")),
    ).toMatchObject({ target: "_blank" });
    expect((await readPage(site, "/ja_JP/video?item=old-beiguan-reels")).words).toContain("閲覧室");
  });

  it("answers 404 to what it does not have", async () => {
    for (const path of [
      "/video?item=nothing",
      "/film/nothing-0123456789ab.webm",
      "/film/..%2fsecret.webm",
      "/captions/nothing.en_US.vtt",
      "/captions/one-day-of-a-puppet.fr.vtt",
      "/encyclopedia?term=nothing",
      "/encyclopedia?order=colour",
      "/document/nothing.pdf",
      "/document/evil.html",
    ])
      expect((await ask(site, path)).status, path).toBe(404);
  });
});

it("each language has its own order of the encyclopedia, and each term its page with the names it has elsewhere", async () => {
  const first = { zh_TW: 'id="strokes-4"', en_US: 'id="letter-b"', ja_JP: 'id="row-a"' };
  for (const locale of locales) {
    const { answer } = await readPage(site, pathIn(locale, "/encyclopedia?order=index"));
    expect(answer.text).toContain(first[locale]);
    expect(answer.text.match(/class="term"/g)).toHaveLength(40);
  }
  const { words, headings } = await readPage(site, "/en_US/encyclopedia?term=gezai-opera");
  expect(headings).toEqual(["Gezai opera"]);
  expect(words).toContain("歌仔戲");
});

it("news can be gone through by year, and the files of an item fetched", async () => {
  const archive = await readPage(site, "/en_US/news");
  const years = tags(archive.answer.text, "a").flatMap(
    ({ href = "" }) => /^\/en_US\/news\?year=(\d{4})$/.exec(href)?.[1] ?? [],
  );
  expect(years.length).toBeGreaterThan(1);
  for (const year of years) expect((await readPage(site, `/en_US/news?year=${year}`)).words).toContain(year);
  expect((await ask(site, "/news?year=1850")).status).toBe(404);
  const { text } = await ask(site, "/news/volunteer-guides");
  const file =
    tags(text, "a")
      .map(({ href = "" }) => href)
      .find((href) => href.startsWith("/document/")) ?? "";
  const fetched = await fetch(site + file);
  expect([
    fetched.status,
    fetched.headers.get("content-type"),
    Buffer.from(await fetched.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ]).toEqual([200, "application/pdf", "%PDF-"]);
});

it("every chart of the report stands beside its table, with the same figures", async () => {
  const { answer } = await readPage(site, "/sustainable");
  const figures = answer.text
    .split("<figure")
    .slice(1)
    .filter((figure) => figure.includes('class="chart"'));
  expect(figures.length).toBeGreaterThan(5);
  for (const figure of figures) {
    const label = /role="img" aria-label="([^"]+)"/.exec(figure)?.[1] ?? "";
    const cells = [...figure.matchAll(/<td[^>]*>([^<]+)<\/td>/g)].map(([, cell = ""]) => cell);
    expect(cells.length).toBeGreaterThan(1);
    for (const cell of cells) expect(label).toContain(cell);
  }
});

it("questions are found by words and by their own addresses, without a script", async () => {
  const { answer, words } = await readPage(site, "/en_US/faq/faq?q=rain");
  expect(tags(answer.text, "details").every(({ open }) => open !== undefined)).toBe(true);
  expect(tags(answer.text, "div").some(({ id }) => id === "rain")).toBe(true);
  expect(words).toMatch(/Questions that mention ‘rain’: \d+/);
  expect((await readPage(site, "/faq/faq?q=%00%E2%98%83zzz")).words).toContain("沒有一題提到");
});

it("structured data of every screen here parses and has the type it should", async () => {
  const types: Record<string, string> = {
    "/encyclopedia": "DefinedTermSet",
    "/encyclopedia?term=gezai-opera": "DefinedTerm",
    "/video": "ItemList",
    "/video?item=one-day-of-a-puppet": "VideoObject",
    "/video?item=dawn-on-moon-river": "AudioObject",
    "/video?item=forty-window-patterns": "ImageGallery",
    "/video?item=words-for-the-hands": "Book",
    "/repair": "Article",
    "/sustainable": "Report",
    "/about": "AboutPage",
    "/links": "ItemList",
    "/news": "ItemList",
    "/news/volunteer-guides": "NewsArticle",
    "/mascotreport": "Blog",
    "/mascotreport/the-night-i-counted-shoes": "BlogPosting",
    "/dexterity": "ItemList",
    "/dexterity/cloud-bridge-primary": "School",
    "/faq/faq": "FAQPage",
    "/faq/lostfound": "ItemList",
  };
  for (const [turn, [path, type]] of Object.entries(types).entries()) {
    const locale = locales[turn % 3] ?? "zh_TW";
    const { text, status } = await ask(site, pathIn(locale, path));
    expect(status, path).toBe(200);
    const things = [...text.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, json = ""]) => JSON.parse(json),
    );
    expect(
      things.map((thing) => thing["@type"]),
      path,
    ).toEqual(expect.arrayContaining(["BreadcrumbList", type]));
    expect(things.every((thing) => thing["@context"] === "https://schema.org")).toBe(true);
    expect(JSON.stringify(things)).not.toMatch(/\{fact:|undefined|\[object/);
  }
});

/** Captions as a player reads them. */
function cuesOf(vtt: string): { from: number; to: number; words: string }[] {
  expect(vtt.startsWith("WEBVTT\n\n")).toBe(true);
  const seconds = (stamp = "") => stamp.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  return vtt
    .split("\n\n")
    .slice(1)
    .map((block) => {
      const [times = "", ...lines] = block.trim().split("\n");
      const [from, to] = times.split(" --> ");
      return { from: seconds(from), to: seconds(to), words: lines.join(" ") };
    });
}
