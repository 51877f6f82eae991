import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask } from "#tests/ask.ts";
import { pageOf } from "#tests/pages/page.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";
import { writtenNews } from "#tests/cast/writing.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await writtenNews(site.park, { zh_TW: "只有中文的消息" }, { slug: "chinese-only" });
  await writtenNews(site.park, { zh_TW: "兩種語言", en_US: "Two languages" }, { slug: "two-languages" });
});
afterAll(() => site.close());

const notice = { en_US: /not (yet )?(been )?translated|only in Chinese|Chinese/i, ja_JP: /翻訳|中国語/ };

describe("an item nobody has translated yet (rule L7)", () => {
  it.each(["en_US", "ja_JP"] as const)(
    "is shown in Chinese in %s, marked as such, with one line that says so",
    async (locale) => {
      const answer = await ask(site.url, `/${locale}/news/chinese-only`);
      const page = pageOf(answer);
      expect(answer.status).toBe(200);
      expect(answer.text).toMatch(/<h1><span lang="zh-Hant-TW">只有中文的消息<\/span><\/h1>/);
      expect(answer.text.match(/class="untranslated"/g)).toHaveLength(1);
      expect(page.words).toMatch(notice[locale]);
      expect(unmarked(answer.text, "只有中文的消息")).toBe("");
    },
  );

  it("is marked where it stands in a list, too", async () => {
    // The search takes what is written in behind the requests, within two seconds (rule H7).
    await expect
      .poll(async () => (await ask(site.url, encodeURI("/ja_JP/search?q=只有中文"))).text, { timeout: 20_000 })
      .toContain('class="untranslated"');
    for (const path of ["/en_US/news", "/ja_JP/news", "/ja_JP/search?q=只有中文"].map(encodeURI)) {
      // What was searched for is marked within the title.
      const text = (await ask(site.url, path)).text.replace(/<\/?mark>/g, "");
      expect(text, path).toContain("只有中文的消息");
      expect(unmarked(text, "只有中文的消息"), path).toBe("");
      expect(text.match(/class="untranslated"/g), path).toHaveLength(1);
    }
    for (const path of ["/en_US/show", "/ja_JP/calendar", "/en_US", "/ja_JP/search?q=%E8%8C%B6"])
      expect((await ask(site.url, path, { headers: { "sec-fetch-site": "same-origin" } })).text, path).not.toContain(
        'class="untranslated"',
      );
  });

  it("is the item itself in Chinese, without mark or notice", async () => {
    const { text } = await ask(site.url, "/news/chinese-only");
    expect(text).toContain("<h1>只有中文的消息</h1>");
    expect(text).not.toContain('class="untranslated"');
  });

  it("is a warning in the log, once for each page and language (rule E5)", async () => {
    for (const path of [
      "/en_US/news/chinese-only?again",
      "/en_US/news/chinese-only?once-more",
      "/ja_JP/news/chinese-only?again",
      "/news/chinese-only?again",
    ])
      await ask(site.url, path);
    const told = site.warnings
      .map((line) => JSON.parse(line))
      .filter(({ msg, path }) => msg === "a text is not translated" && path.endsWith("/news/chinese-only"));
    expect(told.map(({ locale, path }) => `${locale} ${path}`)).toEqual([
      "en_US /en_US/news/chinese-only",
      "ja_JP /ja_JP/news/chinese-only",
    ]);
  });

  it("is told in the languages it has", async () => {
    const english = await ask(site.url, "/en_US/news/two-languages");
    expect(english.text).toContain("<h1>Two languages</h1>");
    expect(english.text).not.toContain('class="untranslated"');
    expect((await ask(site.url, "/ja_JP/news/two-languages")).text).toMatch(/<h1><span lang="zh-Hant-TW">兩種語言/);
  });
});

/** Where in a page's body a text stands outside any element marked as Chinese; "" when nowhere. */
function unmarked(html: string, words: string): string {
  const body = html.replace(/<(head|script|style)\b[\s\S]*?<\/\1>/g, "").replace(/<html[^>]*>/, "");
  const marked = /<(\w+)[^>]*\blang="zh-Hant-TW"[^>]*>[\s\S]*?<\/\1>/g;
  const rest = body.replace(marked, "").replace(/<input[^>]*>/g, "");
  const at = rest.indexOf(words);
  return at < 0 ? "" : rest.slice(Math.max(0, at - 120), at + words.length);
}
