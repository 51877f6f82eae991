import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { ask } from "#tests/ask.ts";
import { itemAddresses } from "#tests/pages/addresses.ts";
import { tags } from "#tests/pages/page.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";

type MenuItem = {
  Id: number;
  SystemName: string;
  DisplayName: string;
  Icon: string;
  Routing: string;
  Children: MenuItem[];
};
type Envelope<T> = { status: number; Data: T[]; Message: string };

const site = inject("site");
const menuKeys = ["Children", "DisplayName", "Icon", "Id", "Routing", "SystemName"];

describe("GetMenuList (spec §7, rule M13)", () => {
  it("answers with its envelope and the 41 items in their tree", async () => {
    const { answer, status, Data, Message } = await call<MenuItem>(site, "GetMenuList");
    expect([answer.status, status, Message]).toEqual([200, 200, ""]);
    expect(answer.headers["content-type"]).toMatch(/^application\/json/);
    expect(Data.map((item) => [item.Id, ...item.Children.map((child) => child.Id)])).toEqual([
      [1],
      [2, 3, 4, 5, 6, 7, 8, 9, 10],
      [11, 12, 13, 14],
      [15, 16, 17, 18],
      [19, 20, 21, 22],
      [23],
      [24],
      [25, 26, 27, 28],
      [29],
      [30, 31, 32, 33, 34, 35],
      [36, 37, 38, 39, 40, 41],
    ]);
    for (const item of Data.flatMap((one) => [one, ...one.Children])) {
      expect(Object.keys(item).sort()).toEqual(menuKeys);
      expect(item.Routing).toMatch(/^\/[a-z]/);
      expect(item.SystemName).toMatch(/^[a-z-]+$/);
    }
  });

  it.each([
    ["?locale=en_US", {}, "Latest News"],
    ["?locale=ja_JP", { "accept-language": "en" }, "お知らせ"],
    ["?locale=zh_TW", { "accept-language": "en" }, "最新消息"],
    ["?locale=fr_FR", { "accept-language": "ja" }, "お知らせ"],
    ["", { "accept-language": "en-GB" }, "Latest News"],
    ["", { "accept-language": "fr" }, "最新消息"],
    ["", { cookie: "locale=ja_JP" }, "最新消息"],
    ["?_=17", {}, "最新消息"],
  ])("names its items by ?locale=, else by Accept-Language: %s %o", async (query, headers, name) => {
    const { answer, Data } = await call<MenuItem>(site, `GetMenuList${query}`, headers);
    expect(Data[0]?.DisplayName).toBe(name);
    expect(answer.headers.vary).toContain("Accept-Language");
  });
});

describe("GetSubMenuList (spec §7, rule M11)", () => {
  it.each([
    ["zh_TW", "行事曆"],
    ["en_US", "Calendar"],
    ["ja_JP", "行事予定"],
  ])("answers with its envelope and the icon links in %s", async (locale, first) => {
    const { answer, status, Data, Message } = await call<Record<string, unknown>>(
      site,
      `GetSubMenuList?locale=${locale}`,
    );
    expect([answer.status, status, Message]).toEqual([200, 200, ""]);
    expect(Data.map((item) => Object.keys(item).sort())).toEqual(Array(6).fill(["DisplayName", "Icon", "Id", "Url"]));
    expect(Data[0]).toMatchObject({ Url: "/calendar", DisplayName: first });
  });
});

describe("what staff changed in the menu (rules M1, M5)", () => {
  let own: TestSite;
  beforeAll(async () => {
    own = await openTestSite();
    await own.park.db.transaction().execute(async (trx) => {
      const item = { parent: null, icon: "star", hidden: false };
      const names = JSON.stringify({ zh_TW: "夜間開放", en_US: "Open at night", ja_JP: "夜間開園" });
      await trx
        .insertInto("menu_items")
        .values([
          { ...item, id: 1, position: 9000, routing: "/tidings", names: null },
          { ...item, id: 24, position: 0, routing: "/shop", hidden: true, names: null },
          { ...item, id: 1001, position: 1, routing: "/activity?tag=night", names },
        ])
        .execute();
      await own.park.changes.announce(trx, ["menu"]);
    });
  });
  afterAll(() => own.close());

  it("is in the answer: order, address, what is hidden, and their own items with their own names", async () => {
    const { Data } = await call<MenuItem>(own.url, "GetMenuList?locale=ja_JP");
    expect(Data.map((item) => item.Id)).toEqual(expect.arrayContaining([1001, 2]));
    expect(Data.map((item) => item.Id)).not.toContain(24);
    expect(Data.at(-1)).toMatchObject({ Id: 1, DisplayName: "お知らせ", Routing: "/tidings" });
    expect(Data.find((item) => item.Id === 1001)).toMatchObject({
      DisplayName: "夜間開園",
      Routing: "/activity?tag=night",
    });
  });

  it("is on the pages too, each link in the page's language (rule M4)", async () => {
    const { text } = await ask(own.url, "/en_US/about");
    expect(text).toContain('href="/en_US/activity?tag=night"');
    expect(text).toContain("Open at night");
  });
});

it("when the menu cannot be read the answer is an envelope with a message, and pages keep the built-in menu (rule E3)", async () => {
  const own = await openTestSite();
  await own.park.db.schema.alterTable("menu_items").renameTo("menu_items_away").execute();
  const { answer, status, Data, Message } = await call(own.url, "GetMenuList");
  expect([answer.status, status, Data]).toEqual([500, 500, []]);
  expect(Message).toBe("選單暫時無法讀取。");
  const page = await ask(own.url, "/en_US/about");
  expect(page.status).toBe(200);
  expect(page.text).toContain("Latest News");
  expect(own.warnings.join()).toContain("the menu could not be read");
  await own.close();
});

it("what is not read is refused in the envelope, wherever it comes from", async () => {
  const senders: Record<string, string>[] = [
    {},
    { origin: "https://elsewhere.example" },
    { origin: site, "content-type": "application/json" },
  ];
  for (const name of ["GetMenuList", "GetSubMenuList"])
    for (const [method, headers] of [
      ...senders.map((one) => ["POST", one] as const),
      ...["PUT", "PATCH", "DELETE", "OPTIONS"].map((one) => [one, {}] as const),
    ]) {
      const answer = await ask(site, `/api/HomePage/${name}`, { method, headers, body: "{}" });
      expect([answer.status, answer.headers.allow, JSON.parse(answer.text)], method).toEqual([
        405,
        "GET, HEAD",
        { status: 405, Data: [], Message: "Method Not Allowed" },
      ]);
    }
});

async function call<T>(base: string, name: string, headers: Record<string, string> = {}) {
  const answer = await ask(base, `/api/HomePage/${name}`, { headers });
  const envelope: Envelope<T> = JSON.parse(answer.text);
  return { answer, ...envelope };
}

it("the page one is on is marked, and on what lies below it the section with its group (rule M20)", async () => {
  const marks = async (path: string) => {
    const menu = /<nav[^>]*id="menu"[\s\S]*?<\/nav>/.exec((await ask(site, path)).text)?.[0] ?? "";
    return tags(menu, "a").flatMap(({ href, "aria-current": current }) => (current ? [`${href} ${current}`] : []));
  };
  const [news, show] = await Promise.all(
    ["/news", "/show"].map(
      async (list) => (await itemAddresses(site)).find((path) => path.startsWith(`${list}/`)) ?? "",
    ),
  );
  expect(await marks("/news")).toEqual(["/news page"]);
  expect(await marks(`/en_US${news}`)).toEqual(["/en_US/news true"]);
  expect(await marks("/show/preview")).toContain("/show/preview page");
  expect(await marks(`/ja_JP${show}`)).toContain("/ja_JP/show true");
  expect(await marks("/search?q=x")).toEqual([]);
});
