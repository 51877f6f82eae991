import { beforeAll, describe, expect, inject, it } from "vitest";
import { htmlLangs, locales, pathIn } from "#platform/locales.ts";
import { ask } from "#tests/ask.ts";
import { itemAddresses, lists, screens } from "#tests/pages/addresses.ts";
import { type Page, readPage, tags } from "#tests/pages/page.ts";

const site = inject("site");
const publicAddress = site.replace("127.0.0.1", "localhost");
const pages = new Map<string, Page>();
let items: string[] = [];

beforeAll(async () => {
  items = await itemAddresses(site);
  for (const path of [...screens, ...items].flatMap(inEveryLanguage)) pages.set(path, await readPage(site, path));
});

it("there is an item to show for every address with an {id}", () => {
  for (const list of lists)
    expect(items.filter((path) => path.startsWith(`${list}/`)).length, list).toBeGreaterThanOrEqual(3);
  expect(items.filter((path) => path.startsWith("/fortune-stick/"))).toHaveLength(60);
  expect(items.filter((path) => path.startsWith("/plan/"))).toHaveLength(10);
});

describe.each(locales)("every screen in %s (rules R1, L1)", (locale) => {
  it.each(screens)("%s answers and says what it is", (bare) => expectWhole(bare, locale));

  it("and so does every item", () => {
    for (const bare of items) expectWhole(bare, locale);
  });

  it("no two have the same title", () => {
    const titles = new Map<string, string[]>();
    for (const bare of [...screens, ...items]) {
      const title = pages.get(pathIn(locale, bare))?.title ?? "";
      titles.set(title, [...(titles.get(title) ?? []), bare]);
    }
    expect([...titles].filter(([, of]) => of.length > 1)).toEqual([]);
  });

  it("every link within the site leads to a page of the same language, or to one that names its language", () => {
    const prefix = pathIn(locale, "/");
    const strays = [...screens, ...items].flatMap((bare) => {
      const html = pages.get(pathIn(locale, bare))?.answer.text ?? "";
      const hrefs = tags(html, "a")
        .map(({ href = "" }) => href.split(/[?#]/, 1)[0] ?? "")
        .filter(
          (href) =>
            href.startsWith("/") &&
            !/^\/(media|document)\/|^\/(sitemap\.xml|llms\.txt)$/.test(href) &&
            !href.startsWith(`/feeds/${locale}/`) &&
            !(href.startsWith("/share/") && href.includes(`.${locale}.`)),
        );
      return hrefs
        .filter(
          (href) =>
            !(locale === "zh_TW"
              ? !/^\/(en_US|ja_JP)(\/|$)/.test(href)
              : href === prefix || href.startsWith(`${prefix}/`)),
        )
        .map((href) => `${bare} → ${href}`);
    });
    expect(strays).toEqual([]);
  });
});

it("the back office has its sign-in in each language, outside the search engines", async () => {
  for (const locale of locales) {
    const page = await readPage(site, pathIn(locale, "/booking-manage"));
    expect([page.answer.status, page.lang, page.headings.length, page.robots, page.canonical]).toEqual([
      200,
      htmlLangs[locale],
      1,
      "noindex",
      undefined,
    ]);
    expect(page.answer.headers["cache-control"]).toContain("no-store");
  }
});

it.each([
  ["/product/%00", "/product/%00"],
  ["/%01茶%7F", "/%01茶%7F"],
  ["/news/%E2%80%AEpiz", "/news/%E2%80%AEpiz"],
  ["/%E8%8C%B6", "/茶"],
])("of %s the not-found page shows only what HTML may hold (rule R3)", async (path, shown) => {
  for (const locale of locales) {
    const { status, text } = await ask(site, pathIn(locale, encodeURI(path).replaceAll("%25", "%")));
    expect([status, /Page Not Found: ([^<]*)/.exec(text)?.[1]]).toEqual([404, pathIn(locale, shown)]);
    expect(text).not.toMatch(/(?![\n\t\r])\p{Cc}|\p{Bidi_Control}/u);
  }
});

function expectWhole(bare: string, locale: (typeof locales)[number]) {
  const path = pathIn(locale, bare);
  const page = pages.get(path);
  if (!page) throw new Error(`${path} was not asked for`);
  const hreflang = {
    ...Object.fromEntries(locales.map((other) => [htmlLangs[other], publicAddress + pathIn(other, bare)])),
    "x-default": publicAddress + bare,
  };
  expect.soft(page.answer.status, path).toBe(200);
  expect.soft(page.lang, path).toBe(htmlLangs[locale]);
  expect.soft(page.title, path).toMatch(/\S/);
  expect.soft(page.description, path).toMatch(/\S/);
  expect.soft(page.headings.filter(Boolean), `${path} has one h1`).toHaveLength(1);
  expect.soft(page.canonical, path).toBe(publicAddress + path);
  expect.soft(page.alternates, path).toEqual(hreflang);
}

function inEveryLanguage(bare: string): string[] {
  return locales.map((locale) => pathIn(locale, bare));
}
