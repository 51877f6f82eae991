import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { removeSynonyms, saveSynonyms } from "#app/search/engine/synonyms.server.ts";
import { ask } from "#tests/ask.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";
import { inEveryLanguage, writtenNews } from "#tests/cast/writing.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const search = async (query: Record<string, string>, prefix = "") =>
  ask(site.url, `${prefix}/search?${new URLSearchParams(query)}`);
const findsIn = (html: string) =>
  [...html.matchAll(/<li class="search-find">.*?<h2><a[^>]*href="([^"]*)"/gs)].map(([, to]) => to);

describe("the page of a search (rules Q1, Q4)", () => {
  it.each([
    ["", "布袋戲", "布袋戲"],
    ["/en_US", "suona", "suona"],
    ["/ja_JP", "ｼｬﾄﾙﾊﾞｽ", "シャトルバス"],
  ])("finds by %s/search and marks the words of the page", async (prefix, q, marked) => {
    const { status, text } = await search({ q }, prefix);
    expect(status).toBe(200);
    expect(findsIn(text).length).toBeGreaterThan(0);
    expect(text.toLowerCase()).toContain(`<mark>${marked}</mark>`);
  });

  it("narrows to a kind, says how many there are of each, and turns pages", async () => {
    const all = findsIn((await search({ q: "park" }, "/en_US")).text);
    expect(all).toHaveLength(10);
    const second = findsIn((await search({ q: "park", page: "2" }, "/en_US")).text);
    expect(second.length).toBeGreaterThan(0);
    expect(second.filter((to) => all.includes(to))).toEqual([]);
    const shops = await search({ q: "park", kind: "shop" }, "/en_US");
    expect(findsIn(shops.text).every((to) => /^\/en_US\/(shop|product)\//.test(to ?? ""))).toBe(true);
    expect((await search({ q: "park", page: "99" }, "/en_US")).status).toBe(404);
    expect((await search({ q: "park", kind: "nonsense" }, "/en_US")).status).toBe(404);
  });

  it("that finds nothing says so, and leads to the pages most people look for", async () => {
    const { status, text } = await search({ q: "zzyzxq" }, "/en_US");
    expect(status).toBe(200);
    expect(text).toContain("Nothing found for ‘zzyzxq’");
    expect(text).toContain('href="/en_US/access"');
  });

  it("asks whether a title was meant that is spelt a little otherwise", async () => {
    expect((await search({ q: "歌子戲" })).text).toMatch(/您是不是要找：.*?q=%E6%AD%8C%E4%BB%94%E6%88%B2/s);
  });

  it.each([
    ["ten thousand letters", "長".repeat(5000)],
    ["spaces", "   \t  "],
    ["signs of patterns", ".*[(\\$1"],
    ["pictures", "🐦🎋👨‍👩‍👧"],
    ["a null byte", "a\u0000b"],
    ["half a character", "\ud83c"],
    ["markup", "<script>alert(1)</script>"],
  ])("survives %s", async (_, q) => {
    const { status, text } = await search({ q });
    expect(status).toBeLessThan(500);
    expect(text).not.toContain("<script>alert(1)");
  });
});

describe("what only another language says (rule Q11)", () => {
  const sections = (html: string) =>
    [...html.matchAll(/aria-labelledby="in-(\w+)">.*?<\/section>/gs)].map(([whole, locale]) => ({ locale, whole }));

  it("is offered by its name in the visitor's language, with the words that were found", async () => {
    const { text } = await search({ q: "布袋戲" }, "/en_US");
    expect(text).toContain("Nothing found in English for ‘布袋戲’");
    const [chinese, ...more] = sections(text);
    expect(chinese?.locale).toBe("zh_TW");
    expect(chinese?.whole).toContain("Found in Chinese");
    expect(chinese?.whole).toMatch(
      /<h3><a href="\/en_US\/encyclopedia\?term=glove-puppetry">Glove puppetry<\/a><\/h3><p lang="zh-Hant-TW"><b><mark>布袋戲<\/mark>/,
    );
    expect(chinese?.whole).toMatch(
      /<a href="\/search\?q=[^"]*" hreflang="zh-Hant-TW">|<a hreflang="zh-Hant-TW" href="\/search\?q=/i,
    );
    const offered = [chinese, ...more].flatMap((one) => findsIn(one?.whole.replaceAll("h3>", "h2>") ?? ""));
    expect(new Set(offered).size).toBe(offered.length);
  });

  it("stands under what meets a part of the question only, and begins with the language the question is written in", async () => {
    const chinese = (await search({ q: "人形劇" })).text;
    expect(findsIn(chinese).length).toBeGreaterThan(0);
    expect(sections(chinese).map(({ locale }) => locale)).toEqual(["ja_JP"]);
    expect(sections((await search({ q: "parking" }, "/ja_JP")).text)[0]?.locale).toBe("en_US");
  });

  it("is not offered where the page's own language has it, nor where no language has", async () => {
    for (const [q, prefix] of [
      ["布袋戲", ""],
      ["suona", "/en_US"],
      ["zzyzxq", "/en_US"],
      ["", "/ja_JP"],
    ] as const)
      expect(sections((await search({ q }, prefix)).text), q).toEqual([]);
  });

  it("leads to the language that has it where the visitor's has not", async () => {
    await writtenNews(site.park, { zh_TW: "只有中日", ja_JP: "ぐらんぷろうず" }, { slug: "no-english" });
    const japanese = async () => sections((await search({ q: "ぐらんぷろうず" }, "/en_US")).text)[0]?.whole ?? "";
    await expect.poll(japanese, { timeout: 5000 }).toContain('href="/ja_JP/news/no-english"');
    expect(await japanese()).toContain('<span lang="ja">ぐらんぷろうず</span>');
  });

  it("is suggested while one types", async () => {
    const { text } = await ask(
      site.url,
      `/api/search/suggestions?${new URLSearchParams({ locale: "en_US", q: "掌中戲" })}`,
    );
    expect(JSON.parse(text)).toContainEqual({
      to: "/en_US/encyclopedia?term=glove-puppetry",
      title: "Glove puppetry",
      type: "Encyclopedia",
    });
  });
});

describe("suggestions (rule Q6)", () => {
  const suggestions = async (query: Record<string, string>, headers?: Record<string, string>) =>
    ask(site.url, `/api/search/suggestions?${new URLSearchParams(query)}`, headers && { headers });

  it("name pages in the visitor's language, with their addresses", async () => {
    const { text } = await suggestions({ locale: "en_US", q: "indig" });
    expect(JSON.parse(text)).toContainEqual({
      to: "/en_US/experiences/indigo-handkerchief",
      title: "Indigo Handkerchief",
      type: "Hands-on activity",
    });
  });

  it("are an empty list for nothing asked, and refused to who asks without end", async () => {
    expect((await suggestions({ q: " " })).text).toBe("[]");
    const asked = await Promise.all(
      Array.from({ length: 130 }, () => suggestions({ q: "茶" }, { "x-park-limits": "on" })),
    );
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});

describe("synonyms (rule Q3)", () => {
  it("that staff write lead to the page at once, and no more when they are taken away", async () => {
    expect(findsIn((await search({ q: "blimblam" }, "/en_US")).text)).toEqual([]);
    const saved = await saveSynonyms(site.park, { locale: "en_US", words: ["blimblam", "suona"] });
    if (!saved.ok) throw new Error(saved.reason);
    await expect
      .poll(async () => findsIn((await search({ q: "blimblam" }, "/en_US")).text).length, { timeout: 2000 })
      .toBeGreaterThan(0);
    await removeSynonyms(site.park, saved.id);
    await expect
      .poll(async () => findsIn((await search({ q: "blimblam" }, "/en_US")).text).length, { timeout: 2000 })
      .toBe(0);
  });

  it("need at least two words", async () => {
    expect(await saveSynonyms(site.park, { locale: "zh_TW", words: ["茶", " 茶 "] })).toEqual({
      ok: false,
      reason: "too-few-words",
    });
  });
});

it("what is renamed is found by its new words and no more by its old ones (rule H7)", async () => {
  const id = await writtenNews(site.park, inEveryLanguage("quuxword"), { slug: "renamed" });
  const found = async (q: string) => findsIn((await search({ q }, "/en_US")).text).includes("/en_US/news/renamed");
  await expect.poll(() => found("quuxword"), { timeout: 2000 }).toBe(true);
  await writtenNews(site.park, inEveryLanguage("corgeword"), { slug: "renamed" }, { id });
  await expect.poll(() => found("corgeword"), { timeout: 2000 }).toBe(true);
  expect(await found("quuxword")).toBe(false);
});

describe("a direct answer (rule Q12)", () => {
  const at = { "x-park-now": "2026-12-01T10:00" };
  const answer = async (q: string, prefix = "") => {
    const { text } = await ask(site.url, `${prefix}/search?${new URLSearchParams({ q })}`, { headers: at });
    const section = /<section class="direct-answer".*?<\/section>/s.exec(text)?.[0] ?? "";
    return {
      words: section.replace(/<[^>]*>/g, " ").replace(/\s+/g, " "),
      links: [...section.matchAll(/href="([^"]*)"/g)].map(([, to]) => to),
    };
  };

  it.each([
    ["", "廁所", "南門入口就有", "/navigate?need=toilet"],
    ["/en_US", "toilets", "Right at South Gate", "/en_US/navigate?need=toilet"],
    ["/ja_JP", "トイレ", "南門の入口にあります", "/ja_JP/navigate?need=toilet"],
    ["", "幾點開門", "今天開放，09:00 至 18:00", "/time"],
    ["/en_US", "is it open on monday", "Open on Monday,? 7 December, 09:00–18:00", "/en_US/time"],
    ["/ja_JP", "月曜日は開いていますか", "12月7日（月）は開園", "/ja_JP/time"],
    ["", "除夕有開嗎", "2月5日（五）休園", "/time"],
    ["/en_US", "ticket prices", "Regular NT\\$150.*Senior NT\\$75", "/en_US/info"],
    ["", "停車費", "前 30 分鐘免費，之後每小時 30 元，一天最多 60 元", "/access#parking"],
    ["/ja_JP", "シャトルバス", "駅発の次の便：10:05", "/ja_JP/access#timetable"],
    ["/en_US", "nursing room", "Nursing rooms", "/en_US/navigate?need=nursing-room"],
  ])("%s/search?q=%s says what was asked, from the facts, and leads on", async (prefix, q, words, link) => {
    const told = await answer(q, prefix);
    expect(told.words).toMatch(new RegExp(words));
    expect(told.links).toContain(link.replace("&", "&amp;"));
  });

  it("stands in no search for something else, nor beside a kind", async () => {
    expect((await answer("opening hours of the tea house", "/en_US")).words).toBe("");
    expect((await search({ q: "toilets", kind: "place" }, "/en_US")).text).not.toContain("direct-answer");
  });

  it("says of a find whose title and text lack the words why it is there", async () => {
    const { text } = await search({ q: "廁所", kind: "place" });
    const finds = [...text.matchAll(/<li class="search-find">.*?<\/li>/gs)].map(([find]) => find);
    expect(finds.length).toBeGreaterThan(0);
    for (const find of finds) expect(find).toMatch(/<mark>|用字相近/);
    expect(finds.some((find) => /相關：.*<mark>廁所<\/mark>/.test(find))).toBe(true);
  });
});
