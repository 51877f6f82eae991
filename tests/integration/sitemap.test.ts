import { beforeAll, expect, inject, it } from "vitest";
import { htmlLangs, locales, pathIn } from "#platform/locales.ts";
import { itemAddresses, screens } from "#tests/pages/addresses.ts";
import { ask } from "#tests/ask.ts";
import { readPage, tags } from "#tests/pages/page.ts";

const site = inject("site");
type Entry = { path: string; alternates: Record<string, string> };
let entries: Entry[] = [];

beforeAll(async () => {
  const { text } = await ask(site, "/sitemap.xml");
  entries = text
    .split("<url>")
    .slice(1)
    .map((entry) => ({
      path: pathOf(/<loc>([^<]+)<\/loc>/.exec(entry)?.[1]),
      alternates: Object.fromEntries(
        tags(entry, "xhtml:link").map(({ hreflang = "", href }) => [hreflang, pathOf(href)]),
      ),
    }));
});

it("the site map for machines is XML that search engines know", async () => {
  const { headers, text } = await ask(site, "/sitemap.xml");
  expect(headers["content-type"]).toMatch(/^application\/xml/);
  expect(text).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9"/,
  );
});

it("it lists every public page in its three languages once, and nothing of the back office", () => {
  const paths = entries.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const bare of [...screens, "/policy/privacy", "/policy/accessibility", "/policy/security"])
    for (const locale of locales) expect(paths).toContain(pathIn(locale, bare));
  expect(paths.filter((path) => path.includes("booking-manage"))).toEqual([]);
});

it("each entry names itself and its other languages", () => {
  for (const { path, alternates } of entries) {
    const bare = alternates["x-default"] ?? "";
    expect(alternates).toEqual({
      ...Object.fromEntries(locales.map((locale) => [htmlLangs[locale], pathIn(locale, bare)])),
      "x-default": bare,
    });
    expect(Object.values(alternates)).toContain(path);
  }
});

it("every address it lists answers, and says of itself what the map says of it", async () => {
  // What is shown at the address of its list is of one pattern: each in one language in turn.
  for (const { path, alternates } of entries.filter(
    (entry, at) => !entry.path.includes("?") || Math.floor(at / 3) % 3 === at % 3,
  )) {
    const page = await readPage(site, path);
    expect.soft([page.answer.status, path, pathOf(page.canonical)]).toEqual([200, path, path]);
    expect
      .soft(Object.fromEntries(Object.entries(page.alternates).map(([lang, href]) => [lang, pathOf(href)])), path)
      .toEqual(alternates);
  }
});

it("the site map for people leads to every screen", async () => {
  for (const locale of locales) {
    const { text } = await ask(site, pathIn(locale, "/sitemap"));
    const missing = screens.filter((bare) => !text.includes(`href="${pathIn(locale, bare)}"`));
    expect(missing, locale).toEqual([]);
  }
});

it("the robots' file names the map and keeps robots out of the back office", async () => {
  const { text } = await ask(site, "/robots.txt");
  expect(text).toContain(`Sitemap: ${site.replace("127.0.0.1", "localhost")}/sitemap.xml`);
  for (const locale of locales) expect(text).toContain(`Disallow: ${pathIn(locale, "/booking-manage")}`);
});

it("items are there, and none that visitors may not see", async () => {
  const items = await itemAddresses(site);
  expect(items.length).toBeGreaterThan(150);
  expect(items.filter((path) => /\/(preview|review|history)$/.test(path))).toEqual([]);
});

function pathOf(address = ""): string {
  if (!address) return "";
  const { pathname, search } = new URL(address);
  return decodeURI(pathname) + search;
}

it.each(locales)(
  "tickets, transport and hours, a step from the main menu, lead to accessibility (rule M14): %s",
  async (locale) => {
    for (const path of ["/info", "/access", "/time"]) {
      const { text } = await ask(site, pathIn(locale, path));
      const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? "";
      const [head = ""] = main.split("prose-picture");
      expect(
        tags(head, "a").map(({ href }) => href),
        path,
      ).toContain(pathIn(locale, "/accessibility"));
    }
  },
);
