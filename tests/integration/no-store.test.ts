import { afterAll, beforeAll, expect, it } from "vitest";
import { type Answer, ask } from "#tests/ask.ts";
import { type CastName, castNames } from "#tests/cast/cast.ts";
import { castSignedIn, signedIn } from "#tests/cast/signed-in.ts";
import { itemAddresses, screens } from "#tests/pages/addresses.ts";
import { tags } from "#tests/pages/page.ts";
import { backOfficeRoutes } from "#tests/pages/route-ids.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";

/** What is no screen, answered by the application. */
const others =
  "/language /verification/fresh /api/HomePage/GetMenuList /api/search/suggestions?q=tea /builds/latest.json /feeds/en_US/news.xml /robots.txt /sitemap.xml /llms.txt /nowhere /healthz /zh_TW/news //news".split(
    " ",
  );

let site: TestSite;
let cookies: Record<CastName, string>;
let items: string[];
beforeAll(async () => {
  site = await openTestSite();
  cookies = await castSignedIn(site.url);
  items = (await itemAddresses(site.url)).filter((_, at) => at % 12 === 0);
});
afterAll(() => site.close());

// A public address is asked for by one of them each, in turn, and by all of them in the long check.
it.each(castNames)(
  "every answer to %s is no-store, of pages and of their data, public ones too (rule H19)",
  async (name) => {
    const everybody = process.env.TEST_LONG === "1";
    const open = [...screens, ...items, "/en_US/news", "/ja_JP"].filter(
      (_, at) => everybody || at % castNames.length === castNames.indexOf(name),
    );
    const back = backOfficeRoutes
      .filter((path) => !path.endsWith("/sign-out"))
      .map((path) => `/${path.replace(/:\w+/g, "none")}`);
    const kept: string[] = [];
    for (const address of [...back, ...open]) for (const path of [address, dataOf(address)]) await look(path);
    for (const address of others) await look(address);
    expect(kept).toEqual([]);

    async function look(path: string) {
      const answer = await ask(site.url, path, { headers: { cookie: cookies[name] } });
      if (answer.headers["cache-control"] !== "no-store" || answer.headers["x-cache"])
        kept.push(`${path} ${answer.status} ${answer.headers["cache-control"]}`);
    }
  },
);

it("so are forms that were sent, refused ones and those that lead on", async () => {
  const told: (string | undefined)[] = [];
  const post = async (path: string, cookie: string, headers: Record<string, string> = {}) =>
    told.push((await ask(site.url, path, { form: {}, headers: { cookie, ...headers } })).headers["cache-control"]);
  for (const path of [
    "/booking-manage/account",
    "/booking-manage/people",
    "/booking-manage/list/views",
    "/contact",
    "/language",
  ])
    await post(path, cookies.director);
  await post("/booking-manage/people", cookies.trainee);
  await post("/booking-manage/people", cookies.director, {
    origin: "https://elsewhere.example",
    "sec-fetch-site": "cross-site",
  });
  await post("/booking-manage/sign-out", await signedIn(site.url, "director"));
  expect(new Set(told)).toEqual(new Set(["no-store"]));
});

it("but files named by what they hold are the same for all, byte for byte", async () => {
  const { text } = await ask(site.url, "/news");
  const picture =
    tags(text, "img")
      .map(({ src = "" }) => src)
      .find((src) => src.startsWith("/media/")) ?? "";
  const [mine, anybodys] = [
    await ask(site.url, picture, { headers: { cookie: cookies.editor } }),
    await ask(site.url, picture),
  ];
  expect([mine, anybodys].map(({ headers }: Answer) => headers["cache-control"])).toEqual(
    Array(2).fill("public, max-age=31536000, immutable"),
  );
  expect(mine.bytes.equals(anybodys.bytes)).toBe(true);
});

function dataOf(address: string): string {
  return address === "/" ? "/_.data" : `${address}.data`;
}
