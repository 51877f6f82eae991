import { locales, menuOf, pathIn } from "./menu.ts";
import { expect, open, test, turns } from "./site.ts";

// A page that is not there is said on the console by the browser itself.
test.use({ tolerated: /status of (404|500|503)/ });

const backHome = { zh_TW: "回首頁", en_US: "Back to home", ja_JP: "ホームへ戻る" };

for (const locale of locales) {
  const inTurn = turns(locales, locale);
  if (inTurn())
    test(`an unknown address answers 404 with its exact message, in the shell, with a button home (${locale})`, async ({
      page,
    }) => {
      const response = await open(page, pathIn(locale, "/nowhere/茶 <b>?x=1"));
      expect(response?.status()).toBe(404);
      const main = page.getByRole("main");
      await expect(main.getByText("404", { exact: true })).toBeVisible();
      const message = main.getByText("Page Not Found:");
      await expect(message).toHaveText(`Page Not Found: ${pathIn(locale, "/nowhere/茶 <b>")}`);
      await expect(message).toHaveAttribute("lang", "en");
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(menuOf(page, locale)).toBeVisible();
      await expect(page.locator(".side-menu")).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      const home = main.getByRole("link", { name: backHome[locale], exact: true });
      await expect(home, "the way home comes first, before the search and other links").toHaveAttribute(
        "data-look",
        "primary",
      );
      expect(await main.locator(".error-page a, .error-page button").first().textContent()).toBe(backHome[locale]);
      await expect(main.locator(".error-page [data-look=primary]")).toHaveCount(1);
      await home.click();
      await expect(page).toHaveURL(pathIn(locale, "/"));
      await expect(page.locator(".home")).toBeVisible();
    });

  if (inTurn())
    test(`an id that nothing has answers 404 with the message (${locale})`, async ({ page }) => {
      for (const address of [
        "/news/no-such-item",
        "/fortune-stick/61",
        "/plan/..%2f",
        "/show/preview/x",
        "/shop?page=99",
      ]) {
        const response = await page.goto(pathIn(locale, address), { waitUntil: "domcontentloaded" });
        expect(response?.status(), address).toBe(404);
        const path = decodeURIComponent(pathIn(locale, address).replace(/\?.*/, ""));
        await expect(page.getByRole("main").getByText("Page Not Found:")).toHaveText(`Page Not Found: ${path}`);
      }
    });
}

test("a fault of the server while one goes to a page shows the error page with the shell, and the site goes on", async ({
  page,
}) => {
  await open(page, "/en_US/about");
  await page.route("**/shop.data*", (route) => route.fulfill({ status: 500, body: "" }));
  await menuOf(page, "en_US").getByRole("link", { name: "Shops" }).click();
  await expect(page.getByRole("main").getByText("500", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong on our side");
  await expect(page).toHaveTitle(/^Something went wrong on our side/);
  await expect(menuOf(page, "en_US")).toBeVisible();
  await menuOf(page, "en_US").getByRole("link", { name: "Latest News" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Latest News");
});

test("where the connection is lost on the way to a page, the page says so, and another try gets it", async ({
  page,
  complaints,
}) => {
  await open(page, "/en_US/about");
  await page.route("**/shop.data*", (route) => route.abort("internetdisconnected"));
  await menuOf(page, "en_US").getByRole("link", { name: "Shops" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No connection");
  await expect(page.locator(".error-status")).toHaveCount(0);
  // The sheets of the page before are gone; what is left reads in the order of their layers still.
  await expect(page.getByRole("main").getByRole("link", { name: backHome.en_US, exact: true })).toHaveCSS(
    "color",
    "rgb(255, 246, 234)",
  );
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator(".card").first()).toBeVisible();
  await expect(page).toHaveURL("/en_US/shop");
  complaints.splice(0);
});

test("a page gone since it was linked shows 404 in place, with the path one asked for", async ({ page }) => {
  await page.route("**/api/HomePage/GetMenuList*", (route) =>
    route.fulfill({
      json: {
        status: 200,
        Message: "",
        Data: [
          { Id: 1001, SystemName: "gone", DisplayName: "Gone", Icon: "", Routing: "/news/gone-since", Children: [] },
        ],
      },
    }),
  );
  await open(page, "/ja_JP/about");
  await menuOf(page, "ja_JP").getByRole("link", { name: "Gone" }).click();
  await expect(page.getByText("Page Not Found:")).toHaveText("Page Not Found: /ja_JP/news/gone-since");
  await expect(page).toHaveTitle(/^ページが見つかりません/);
});

test("the router's own words for a fault never reach a visitor", async ({ page }) => {
  await open(page, "/about");
  await page.route("**/exhibition.data*", (route) => route.fulfill({ status: 503, body: "no healthy upstream" }));
  await menuOf(page).getByRole("link", { name: "展覽", exact: true }).click();
  await expect(page.getByRole("main").getByText("503", { exact: true })).toBeVisible();
  await expect(page.getByText("no healthy upstream")).toHaveCount(0);
});
