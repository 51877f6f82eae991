import type { Page } from "@playwright/test";
import { linksIn, type Locale, locales, menuLinks, menuOf, pathIn, topItem } from "./menu.ts";
import { expect, open, test } from "./site.ts";

const calls = "**/api/HomePage/Get*MenuList*";

test("the menu bears its 41 names and addresses in every language, as sent and once the menu call has answered", async ({
  page,
  request,
}) => {
  for (const locale of locales) {
    const sent = await (await request.get(pathIn(locale, "/about"))).text();
    for (const [name] of menuLinks(locale)) expect(sent).toContain(name.replace("&", "&amp;"));
    await open(page, pathIn(locale, "/about"));
    expect(await linksIn(menuOf(page, locale).locator("#menu-items"))).toEqual(menuLinks(locale));
  }
});

test("an id that the site does not know bears the server's name, a known one its own", async ({ page }) => {
  await page.route("**/api/HomePage/GetMenuList*", (route) =>
    route.fulfill({
      json: {
        status: 200,
        Message: "",
        Data: [
          item(1, "別的名字", "/news"),
          item(1001, "夜間開放", "/time"),
          item(11, "", "/exhibition", [item(1002, "特展夜場", "/show")]),
        ],
      },
    }),
  );
  await open(page, "/about");
  const menu = menuOf(page);
  await expect
    .poll(() => linksIn(menu.locator("#menu-items")))
    .toEqual([
      ["最新消息", "/news"],
      ["夜間開放", "/time"],
      ["展覽", "/exhibition"],
      ["特展夜場", "/show"],
    ]);
  await menu.getByRole("link", { name: "夜間開放" }).click();
  await expect(page).toHaveURL("/time");
  await expect(menu.getByRole("link", { name: "夜間開放" })).toHaveAttribute("aria-current", "page");
});

test("each menu call is made once a document, however many pages it shows", async ({ page }) => {
  const made: string[] = [];
  page.on(
    "request",
    (request) =>
      void (request.url().includes("/api/HomePage/") && made.push(new URL(request.url()).pathname.slice(14))),
  );
  await open(page, "/");
  await menuOf(page).getByRole("link", { name: "園區店家" }).click();
  await expect(page).toHaveURL("/shop");
  await page.goBack();
  await expect(page).toHaveURL("/");
  expect(made.sort()).toEqual(["GetMenuList", "GetSubMenuList"]);
});

test.describe("when a menu call fails", () => {
  test.use({ tolerated: /status of (500|503|403)/ });

  for (const [locale, confirm] of [
    ["zh_TW", "確定"],
    ["en_US", "OK"],
    ["ja_JP", "OK"],
  ] as const) {
    test(`status 500, retried once, is told in a dialog with the server's Message and a red ${confirm} (${locale})`, async ({
      page,
    }) => {
      const made = await answerCalls(page, 500, { status: 500, Data: [], Message: "資料庫休息中" });
      const dialog = await openFailing(page, locale);
      await expect(dialog).toContainText("資料庫休息中");
      const button = dialog.getByRole("button", { name: confirm, exact: true });
      await expect(button).toBeFocused();
      expect(await hueOf(page, await button.evaluate((element) => getComputedStyle(element).backgroundColor))).toBe(
        "red",
      );
      expect(made).toEqual(["GetMenuList", "GetMenuList", "GetSubMenuList", "GetSubMenuList"]);
    });
  }

  for (const [what, http, status] of [
    ["another envelope status", 200, 503],
    ["a status that is not retried", 403, 403],
  ] as const) {
    test(`${what} is told as well`, async ({ page }) => {
      const made = await answerCalls(page, http, { status, Data: [], Message: "選單維護中" });
      await expect(await openFailing(page, "zh_TW")).toContainText("選單維護中");
      expect(made).toEqual(["GetMenuList", "GetSubMenuList"]);
    });
  }

  test("without a readable answer the dialog has words of its own", async ({ page }) => {
    await page.route(calls, (route) => route.fulfill({ status: 500, body: "" }));
    await expect(await openFailing(page, "en_US")).toContainText("The menu could not be refreshed");
  });

  test("the dialog comes once, the focus goes back, and the page works with the menu it has", async ({ page }) => {
    const made = await answerCalls(page, 500, { status: 500, Data: [], Message: "資料庫休息中" });
    await page.goto("/", { waitUntil: "commit" });
    const search = page.getByRole("banner").locator("a[href='/search']");
    await search.focus();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByRole("button", { name: "確定" }).click();
    await expect(dialog).toBeHidden();
    await expect(search).toBeFocused();
    expect(await linksIn(menuOf(page).locator("#menu-items"))).toEqual(menuLinks("zh_TW"));
    const { button, children } = topItem(menuOf(page), "展覽");
    await button.click();
    await children.getByText("展覽回顧").click();
    await expect(page).toHaveURL("/exhibition/review");
    await menuOf(page).getByRole("link", { name: "園區店家" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("園區店家");
    await expect(dialog).toBeHidden();
    expect(made).toEqual(["GetMenuList", "GetMenuList", "GetSubMenuList", "GetSubMenuList"]);
  });

  test("one failure is not told: the retry brought the menu", async ({ page }) => {
    let answered = 0;
    await page.route("**/api/HomePage/GetMenuList*", (route) =>
      answered++ === 0
        ? route.fulfill({ status: 503, json: { status: 503, Data: [], Message: "忙碌中" } })
        : route.continue(),
    );
    await open(page, "/");
    expect(answered).toBe(2);
    await expect(page.getByRole("alertdialog")).toBeHidden();
  });
});

function item(id: number, name: string, routing: string, children: object[] = []) {
  return { Id: id, SystemName: `item-${id}`, DisplayName: name, Icon: "", Routing: routing, Children: children };
}

/** Lets every menu call be answered so; tells which were made. */
async function answerCalls(page: Page, http: number, envelope: object): Promise<string[]> {
  const made: string[] = [];
  await page.route(calls, (route) => {
    made.push(new URL(route.request().url()).pathname.slice(14));
    return route.fulfill({ status: http, json: envelope });
  });
  return made;
}

async function openFailing(page: Page, locale: Locale) {
  await page.goto(pathIn(locale, "/about"));
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Which of red, green and blue a colour has most of. */
function hueOf(page: Page, color: string): Promise<string> {
  return page.evaluate((paint) => {
    const brush = new OffscreenCanvas(1, 1).getContext("2d");
    if (!brush) return "none";
    brush.fillStyle = paint;
    brush.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
    if (red > 1.5 * Math.max(green, blue)) return "red";
    return green > blue ? "green" : "blue";
  }, color);
}
