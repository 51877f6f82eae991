import type { Page } from "@playwright/test";
import { locales, pathIn } from "./menu.ts";
import { expect, noJavaScript, open, test } from "./site.ts";

const label = { zh_TW: "選擇語言", en_US: "Choose a language", ja_JP: "言語を選ぶ" };
const htmlLang = { zh_TW: "zh-Hant-TW", en_US: "en", ja_JP: "ja" };
const day = 86_400;

test("the language list reads Language, 中文, 日本語, EN in every language", async ({ page }) => {
  for (const locale of locales) {
    await open(page, pathIn(locale, "/news"));
    const list = page.getByLabel(label[locale]);
    expect(await list.locator("option").allTextContents()).toEqual(["Language", "中文", "日本語", "EN"]);
    await expect(list.getByText("Language")).toBeDisabled();
    await expect(list).toHaveValue("");
  }
});

test("choosing a language keeps the page with its query and is remembered for a year", async ({ page, context }) => {
  await open(page, "/news?page=2");
  expect(await context.cookies()).toEqual([]);
  await page.getByLabel(label.zh_TW).selectOption("日本語");
  await expect(page).toHaveURL("/ja_JP/news?page=2");
  await expect(page.locator("html")).toHaveAttribute("lang", htmlLang.ja_JP);
  const [cookie, ...others] = await context.cookies();
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({ name: "locale", value: "ja_JP", path: "/", sameSite: "Lax" });
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / day)).toBe(365);

  await page.getByLabel(label.ja_JP).selectOption("EN");
  await expect(page).toHaveURL("/en_US/news?page=2");
  await page.getByLabel(label.en_US).selectOption("中文");
  await expect(page).toHaveURL("/news?page=2");
  expect(await context.cookies()).toMatchObject([{ name: "locale", value: "zh_TW" }]);
});

test("choosing a language keeps the place on the page", async ({ page }) => {
  await open(page, "/info#prices");
  await page.getByLabel(label.zh_TW).selectOption("EN");
  await expect(page).toHaveURL("/en_US/info#prices");
  await expect(page.locator("#prices")).toBeInViewport();
  // A place that one came to by a link of the page itself.
  await page.evaluate(() => history.replaceState(history.state, "", "#main"));
  await page.getByLabel(label.en_US).selectOption("日本語");
  await expect(page).toHaveURL("/ja_JP/info#main");
});

test.describe("without JavaScript", () => {
  test.use(noJavaScript);

  test("the place on the page is kept, too", async ({ page }) => {
    await page.goto("/info#prices");
    await page.getByLabel(label.zh_TW).selectOption("EN");
    await page.getByRole("button", { name: "切換" }).click();
    await expect(page).toHaveURL("/en_US/info#prices");
    await expect(page.locator("#prices")).toBeInViewport();
  });

  test("the language is chosen with a button and kept", async ({ page, context }) => {
    await page.goto("/shop?kind=tea");
    await page.getByLabel(label.zh_TW).selectOption("EN");
    await page.getByRole("button", { name: "切換" }).click();
    await expect(page).toHaveURL("/en_US/shop?kind=tea");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    expect(await context.cookies()).toMatchObject([{ name: "locale", value: "en_US" }]);
  });
});

for (const [browser, home] of [
  ["ja-JP", "/ja_JP"],
  ["en-GB", "/en_US"],
  ["zh-TW", "/"],
  ["fr-FR", "/"],
] as const) {
  test.describe(`in a browser that speaks ${browser}`, () => {
    test.use({ locale: browser });

    test(`the home address leads to ${home}, and a deep link stays in its own language`, async ({ page }) => {
      await page.goto("/");
      await expect(page).toHaveURL(home);
      for (const locale of locales) {
        const response = await page.goto(pathIn(locale, "/access"));
        expect(response?.request().redirectedFrom()).toBeNull();
        await expect(page.locator("html")).toHaveAttribute("lang", htmlLang[locale]);
      }
    });
  });
}

test.describe("with a language chosen before", () => {
  test.use({ locale: "ja-JP" });

  test("the choice is stronger than the browser's language, on the home address only", async ({ page }) => {
    await choose(page, "EN");
    await page.goto("/");
    await expect(page).toHaveURL("/en_US");
    await page.goto("/news");
    await expect(page).toHaveURL("/news");
    await page.goto("/ja_JP/news");
    await expect(page).toHaveURL("/ja_JP/news");
  });

  test("a choice of Chinese keeps a Japanese browser on the home address", async ({ page }) => {
    await choose(page, "中文");
    await page.goto("/");
    await expect(page).toHaveURL("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hant-TW");
  });

  test("within the site the Chinese home page can be reached and stays", async ({ page }) => {
    await open(page, "/news");
    await page.getByRole("banner").getByRole("link", { name: "首頁", exact: true }).first().click();
    await expect(page).toHaveURL("/");
    await page.evaluate(() => window.location.assign("/"));
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hant-TW");
    await expect(page).toHaveURL("/");
  });
});

for (const locale of ["en_US", "ja_JP"] as const) {
  test(`on pages in ${locale}, home is the home of that language`, async ({ page }) => {
    await open(page, pathIn(locale, "/news"));
    await page.getByRole("banner").locator(".brand").click();
    await expect(page).toHaveURL(`/${locale}`);
  });
}

test("the prefix of the default language leads to the bare address for good", async ({ request }) => {
  const answer = await request.get("/zh_TW/news?page=2", { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe("/news?page=2");
});

async function choose(page: Page, name: string) {
  await open(page, "/ja_JP/news");
  await page.getByLabel(label.ja_JP).selectOption(name);
  await expect(page).not.toHaveURL("/ja_JP/news");
}
