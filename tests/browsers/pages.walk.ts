import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { locales, pathIn } from "#platform/locales.ts";
import { cast, castPassword } from "#tests/cast/cast.ts";
import { type Desk, openDesk } from "#tests/desk.ts";
import { itemAddresses, lists, screens } from "#tests/pages/addresses.ts";
import { openFormPage } from "#tests/pages/form-page.ts";
import { type HeardSite, listenIn } from "./ear.ts";
import type { Tab } from "./tab.ts";
import { complaints, keepPicture, open, openTab, tooWide, until } from "./walk.ts";

const long = process.env.TEST_LONG === "1";
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const own = ["/policy/privacy", "/policy/accessibility", "/policy/security", "/plan/mine", "/status", "/no-such-page"];
const backOffice = [
  "",
  "/list",
  "/calendar",
  "/capacity",
  "/check-in",
  "/closures",
  "/day-sheet",
  "/new",
  "/rites",
  "/content",
  "/content/news",
  "/media",
  "/facts",
  "/hours",
  "/menu",
  "/mail-texts",
  "/people",
  "/audit",
  "/help",
];
/** What npm test opens: one of each way a page is made. */
const ten = [
  "/",
  "/exhibition",
  "/shop/{id}",
  "/group",
  "/navigate",
  "/calendar",
  "/search",
  "/audio-guide",
  "/fortune-stick",
  "/no-such-page",
];
const all = [...screens, ...lists.map((list) => `${list}/{id}`), ...own];

let desk: Desk;
let site: HeardSite;
let tab: Tab;
let items: string[];

beforeAll(async () => {
  [desk, tab] = await Promise.all([openDesk(), openTab()]);
  site = await listenIn(desk.url);
  items = await itemAddresses(desk.url);
  process.stdout.write(`${tab.browser}\n`);
});
afterEach(async ({ task }) => {
  if (task.result?.state === "fail") await keepPicture(tab, task.name);
});
afterAll(async () => {
  await tab?.close();
  await site?.close();
  await desk?.close();
});

it("hears what goes wrong in a page: what is said, thrown, refused, forbidden and not found", async () => {
  await open(tab, `${site.url}/about`);
  await tab.ask(() => {
    console.error("said");
    setTimeout(() => {
      throw new Error("thrown");
    });
    void Promise.reject(new Error("refused"));
    document.body.append(
      Object.assign(document.createElement("script"), { textContent: "1" }),
      Object.assign(document.createElement("img"), { src: "/no-such-picture.png" }),
    );
  });
  await until(tab, () => JSON.parse(sessionStorage.getItem("heard") ?? "[]").length >= 5);
  const heard = (await complaints(tab, site)).join("\n");
  for (const one of ["console: said", "thrown", "not caught: ", "policy: script-src", "not loaded: ", "404 "])
    expect(heard).toContain(one);
});

it.each((long ? all : ten).map((address, at) => [address, at] as const))(
  "%s is whole: nothing complains, nothing is wider than the screen",
  async (address, at) => {
    // In turn: languages, and in the short walk widths.
    const locale = locales[at % locales.length] ?? "zh_TW";
    const path = encodeURI(
      pathIn(
        locale,
        address.replace(
          /^(.*)\/\{id\}$/,
          (_, list: string) => items.find((item) => item.slice(0, item.lastIndexOf("/")) === list) ?? `${list}/none`,
        ),
      ),
    );
    const sizes = long ? [phone, desktop] : [at % 2 ? desktop : phone];
    for (const size of sizes) {
      await tab.size(size);
      await open(tab, site.url + path);
      await judge(path, size);
    }
  },
);

if (long)
  it("a status page is whole, after sending a message", async () => {
    const message = {
      subject: "visit",
      message: "可以帶狗嗎？",
      name: "林怡君",
      email: "lin@example.org",
      privacy: "on",
      verification: "PARK5",
    };
    const { headers } = await (await openFormPage(desk.url, "/contact")).send(message);
    for (const size of [phone, desktop]) {
      await tab.size(size);
      await open(tab, `${site.url}${headers.location}`);
      await judge("/status/{secret}", size);
    }
  });

if (long)
  it("the back office is whole, for whoever has signed in", async () => {
    await tab.go(`${site.url}/booking-manage`);
    await tab.type('input[name="email"]', cast.director.email);
    await tab.type('input[name="password"]', castPassword);
    await tab.click('main button[type="submit"]');
    await until(tab, () => document.querySelector("#back-side") !== null);
    for (const screen of backOffice)
      for (const size of [phone, desktop]) {
        await tab.size(size);
        await open(tab, `${site.url}/booking-manage${screen}`);
        await judge(`/booking-manage${screen}`, size);
      }
  }, 300_000);

async function judge(path: string, { width }: { width: number }) {
  const at = `${path} at ${width} px in ${tab.browser}`;
  const seen = await tab.ask(() => ({
    width: window.innerWidth,
    headings: document.querySelectorAll("h1").length,
    broken: [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0 && image.getBoundingClientRect().width > 0)
      .map(({ currentSrc }) => currentSrc),
  }));
  expect.soft(seen, at).toEqual({ width, headings: 1, broken: [] });
  expect.soft(await tooWide(tab), at).toEqual([]);
  expect.soft(await complaints(tab, site), at).toEqual([]);
}
