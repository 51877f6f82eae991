import { describe, expect, inject, it } from "vitest";
import { starterId } from "#platform/content/store.ts";
import { htmlLangs, localeOfPath, locales, pathIn } from "#platform/locales.ts";
import { itemAddresses, lists } from "#tests/pages/addresses.ts";
import { ask } from "#tests/ask.ts";
import { pageOf, tags } from "#tests/pages/page.ts";

const site = inject("site");

describe("an address that leads nowhere answers 404 with the exact message (rules R2, R3, E2)", () => {
  it.each([
    ["/nowhere", "/nowhere"],
    ["/en_US/nowhere", "/en_US/nowhere"],
    ["/ja_JP/nowhere/at/all", "/ja_JP/nowhere/at/all"],
    ["/nowhere?with=query#and", "/nowhere"],
    ["/%E5%82%B3%E8%97%9D", "/傳藝"],
    ["/a%20b%2Bc+d", "/a b+c+d"],
    ["/broken%E5%82", "/broken%E5%82"],
    ["/100%", "/100%"],
    ["/%3Cscript%3Ealert(1)%3C/script%3E", "/<script>alert(1)</script>"],
    ["/%22onload=%22x%26amp;", '/"onload="x&amp;'],
    ["/fr_FR/news", "/fr_FR/news"],
    ["/en_us", "/en_us"],
    ["/en_us/news", "/en_us/news"],
    ["/News", "/News"],
    ["/news/no-such-item", "/news/no-such-item"],
    ["/en_US/fortune-stick/61", "/en_US/fortune-stick/61"],
    ["/fortune-stick/0", "/fortune-stick/0"],
    ["/plan/11", "/plan/11"],
    ["/news/Not_A_Slug", "/news/Not_A_Slug"],
    ["/news/i00000000000", "/news/i00000000000"],
    ["/news/shuttle-covered-stop/more", "/news/shuttle-covered-stop/more"],
    ["/lodging/somewhere", "/lodging/somewhere"],
    ["/policy/cookies", "/policy/cookies"],
    ["/booking-manage/nowhere", "/booking-manage/nowhere"],
    ["/assets/none.js", "/assets/none.js"],
    ["/api/HomePage/GetNothing", "/api/HomePage/GetNothing"],
  ])("%s", async (path, shown) => expectNotFound(path, shown));

  it.each(["/media/none.webp", "/media/%E5%9C%96", "/builds/meta/other.json"])(
    "%s, in plain words, since no screen is meant",
    async (path) => {
      const { status, headers, text } = await ask(site, path);
      expect([status, headers["content-type"], text]).toEqual([
        404,
        "text/plain; charset=utf-8",
        `Page Not Found: ${decodeURIComponent(path)}`,
      ]);
    },
  );

  it.each(["/status/nobody/quotation.pdf", "/en_US/status/nobody/calendar.ics", "/ja_JP/plan/none.pdf"])(
    "%s, a file: in plain words for programs, as a page for people",
    async (path) => {
      const message = `Page Not Found: ${path}`;
      const shown = await ask(site, path, { headers: { accept: "text/html" } });
      expect([shown.status, /<p class="error-message"[^>]*>([^<]*)/.exec(shown.text)?.[1], pageOf(shown).lang]).toEqual(
        [404, message, htmlLangs[localeOfPath(path)]],
      );
      const plain = await ask(site, path);
      expect([plain.status, plain.text.includes(message)]).toEqual([404, true]);
    },
  );

  it("whatever is sent there, too", async () => {
    const sent = await ask(site, "/en_US/nowhere", { form: { any: "thing" } });
    expect(sent.status).toBe(404);
    expect(sent.text).toContain("Page Not Found: /en_US/nowhere");
  });

  it("a page of a list that it does not have", async () => {
    for (const page of ["0", "-1", "99", "1.5", "x", "1e3", "01"]) await expectNotFound(`/news?page=${page}`, "/news");
  });

  it("an item of every list, in every language", async () => {
    for (const list of lists)
      for (const locale of locales) {
        const path = pathIn(locale, `${list}/no-such-item`);
        await expectNotFound(path, path);
      }
  });
});

it("preview, review and history are lists wherever they are reserved, never items (rule R4)", async () => {
  for (const path of ["/exhibition/preview", "/show/review", "/activity/preview", "/dexterity/history"])
    expect((await ask(site, path)).status, path).toBe(200);
  for (const path of ["/news/preview", "/shop/history", "/plan/review"]) await expectNotFound(path, path);
});

it("an item's stable id leads to its slug for good, in the same language (rule R4)", async () => {
  for (const bare of await itemAddresses(site).then((all) => all.filter((_, at) => at % 12 === 0))) {
    const [, list = "", slug = ""] = /^(.*)\/([^/]+)$/.exec(bare) ?? [];
    const id = starterId(typeOf(list), slug);
    for (const locale of locales) {
      const answer = await ask(site, pathIn(locale, `${list}/${id}`));
      expect([answer.status, answer.headers.location], bare).toEqual([301, pathIn(locale, bare)]);
    }
  }
});

it("an item of a past school year is at home in the history, and only there (rule R7)", async () => {
  const past = (await itemAddresses(site)).find((path) => path.startsWith("/dexterity/history/")) ?? "";
  const present = (await itemAddresses(site)).find((path) => /^\/dexterity\/(?!history\/)/.test(path)) ?? "";
  const moved = await ask(site, `/ja_JP${past.replace("/history", "")}`);
  expect([moved.status, moved.headers.location]).toEqual([301, `/ja_JP${past}`]);
  // This year's becomes the past's one day, so nobody is told that its address is for good.
  const early = await ask(site, present.replace("/dexterity/", "/dexterity/history/"));
  expect([early.status, early.headers.location]).toEqual([302, present]);
  const nextYear = `${Temporal.Now.plainDateISO().year + 1}-08-01T00:00`;
  const later = await ask(site, present, { headers: { "x-park-now": nextYear } });
  expect([later.status, later.headers.location]).toEqual([301, present.replace("/dexterity/", "/dexterity/history/")]);
});

async function expectNotFound(path: string, shown: string) {
  const answer = await ask(site, path);
  const { words, lang, headings, robots } = pageOf(answer);
  const locale = localeOfPath(path);
  expect(
    {
      status: answer.status,
      message: /Page Not Found: .*$/.exec(words)?.[0].startsWith(`Page Not Found: ${shown} `),
      escaped: !/[<>]/.test(/<p class="error-message" lang="en">([\s\S]*?)<\/p>/.exec(answer.text)?.[1] ?? "<"),
      head: [lang, headings.length, robots],
      home:
        tags(answer.text, "a").some((link) => link.href === pathIn(locale, "/")) && words.includes(homeWords[locale]),
      kept: !/no-store/.test(answer.headers["cache-control"] ?? ""),
    },
    `${path}\n${words.slice(words.indexOf("404"), 200)}`,
  ).toEqual({
    status: 404,
    message: true,
    escaped: true,
    head: [htmlLangs[locale], 1, "noindex"],
    home: true,
    kept: false,
  });
}

const homeWords = { zh_TW: "回首頁", en_US: "Back to home", ja_JP: "ホームへ戻る" };
const typeNames: Record<string, string> = {
  "/experiences": "experience",
  "/navigate": "place",
  "/fortune-stick": "fortunestick",
  "/dexterity": "showcase",
  "/dexterity/history": "showcase",
};

function typeOf(list: string): string {
  return typeNames[list] ?? list.slice(1);
}
