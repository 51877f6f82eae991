import { desktop, phone } from "./cast.ts";
import { expect, noJavaScript, test, turns } from "./site.ts";

const widths = [phone, desktop];

test.use(noJavaScript);

for (const viewport of widths) {
  const inTurn = turns(widths, viewport);
  test.describe(`without JavaScript at ${viewport.width} px`, () => {
    test.use({ viewport });

    if (inTurn())
      test("one reads: from home to a list, to an item, and back by the breadcrumb", async ({ page }) => {
        await page.goto("/en_US");
        await page.locator(".home a[href='/en_US/news']").click();
        const item = page.getByRole("main").locator("a[href^='/en_US/news/']").first();
        const title = (await item.innerText()).trim();
        await item.click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
        expect((await page.getByRole("main").innerText()).length).toBeGreaterThan(200);
        await page.getByRole("main").getByRole("link", { name: "Latest News", exact: true }).click();
        await expect(page).toHaveURL("/en_US/news");
      });

    if (inTurn())
      test("one filters a list and sees the choice marked", async ({ page }) => {
        await page.goto("/en_US/shop");
        const all = await page.getByRole("main").locator("a[href^='/en_US/shop/']").count();
        const tea = page.getByRole("main").getByRole("link", { name: "Tea", exact: true });
        await tea.click();
        await expect(page).toHaveURL("/en_US/shop?kind=tea");
        await expect(tea).toHaveAttribute("aria-current", /.+/);
        const some = await page.getByRole("main").locator("a[href^='/en_US/shop/']").count();
        expect(some).toBeGreaterThan(0);
        expect(some).toBeLessThan(all);
      });

    if (inTurn())
      test("one turns the pages of a list", async ({ page }) => {
        await page.goto("/ja_JP/news");
        const first = await titles(page);
        const pages = page.locator(".pagination");
        await pages.getByRole("link", { name: "2" }).first().click();
        await expect(page).toHaveURL("/ja_JP/news?page=2");
        const second = await titles(page);
        expect(second.length).toBeGreaterThan(0);
        expect(second.filter((title) => first.includes(title))).toEqual([]);
        await expect(pages.locator("[aria-current=page]")).toHaveText("2");
        await pages.locator("a[href='/ja_JP/news']").first().click();
        expect(await titles(page)).toEqual(first);
      });

    if (inTurn())
      test("one searches from the header and opens what was found", async ({ page }) => {
        await page.goto("/");
        await page.getByRole("banner").locator("a[href='/search']").click();
        await page.getByRole("searchbox").fill("皮影");
        await page.getByRole("searchbox").press("Enter");
        await expect(page).toHaveURL(`/search?q=${encodeURIComponent("皮影")}`);
        await expect(page.getByRole("searchbox")).toHaveValue("皮影");
        await expect(page.getByText(/「皮影」找到 [1-9]\d* 筆/)).toBeVisible();
        const hit = page.getByRole("main").locator(".search-find a").first();
        await hit.click();
        await expect(page.getByRole("main")).toContainText("皮影");
      });

    if (inTurn())
      test("one switches the language and stays on the page", async ({ page }) => {
        await page.goto("/space/inside");
        await page.getByLabel("選擇語言").selectOption("日本語");
        await page.getByRole("button", { name: "切換" }).click();
        await expect(page).toHaveURL("/ja_JP/space/inside");
        await page.getByLabel("言語を選ぶ").selectOption("EN");
        await page.getByRole("button", { name: "切り替え" }).click();
        await expect(page).toHaveURL("/en_US/space/inside");
      });

    if (inTurn())
      test("nothing on the page is a control that does nothing", async ({ page }) => {
        for (const address of ["/", "/news", "/en_US/audio-guide", "/navigate", "/calendar"]) {
          await page.goto(address);
          for (const button of await page.getByRole("button").all()) {
            await expect(button, await button.evaluate((element) => element.outerHTML.slice(0, 200))).toHaveAttribute(
              "type",
              "submit",
            );
          }
        }
      });
  });
}

function titles(page: import("@playwright/test").Page): Promise<string[]> {
  return page.getByRole("main").locator("a[href^='/ja_JP/news/']").allInnerTexts();
}
