import type { Page } from "@playwright/test";
import { menuOf } from "./menu.ts";
import { expect, menuCalled, open, test } from "./site.ts";

const hour = 3_600_000;
const notice = "This site has been updated.";

test.describe("a new build", () => {
  test("is asked for every hour and told once it is there; the next page is loaded whole", async ({ page }) => {
    let latest: string | undefined;
    let asked = 0;
    await page.route("**/builds/latest.json*", async (route) => {
      asked++;
      expect(new URL(route.request().url()).search).toMatch(/^\?t=\d+$/);
      return latest ? route.fulfill({ json: { id: latest, timestamp: 1 } }) : route.continue();
    });
    await page.clock.install();
    await open(page, "/en_US/about");
    await page.clock.fastForward(hour - 60_000);
    expect(asked).toBe(0);
    await passAnHour(page);
    expect(asked).toBe(1);
    await expect(page.getByText(notice)).toBeHidden();
    latest = "a-newer-build";
    await passAnHour(page);
    await expect(page.getByText(notice)).toBeVisible();

    await markDocument(page);
    await menuOf(page, "en_US").getByRole("link", { name: "Shops" }).click();
    await expect(page).toHaveURL("/en_US/shop");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shops");
    expect(await isMarked(page)).toBe(false);
  });

  test("fires site:update on the window with the new descriptor", async ({ page }) => {
    await page.route("**/builds/latest.json*", (route) =>
      route.fulfill({ json: { id: "a-newer-build", timestamp: 1 } }),
    );
    await page.clock.install();
    await open(page, "/about");
    await page.evaluate(() =>
      window.addEventListener("site:update", (event) =>
        document.body.setAttribute("data-told", event instanceof CustomEvent ? event.detail.id : ""),
      ),
    );
    await passAnHour(page);
    await expect(page.locator("body")).toHaveAttribute("data-told", "a-newer-build");
  });

  test("is not told when the server runs the same one; pages go on without a full load", async ({ page }) => {
    await page.clock.install();
    await open(page, "/en_US/about");
    await passAnHour(page);
    await markDocument(page);
    await menuOf(page, "en_US").getByRole("link", { name: "Shops" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shops");
    expect(await isMarked(page)).toBe(true);
    await expect(page.getByText(notice)).toBeHidden();
  });
});

test.describe("pages loaded ahead", () => {
  test("are at most four at once; then the newest wish comes", async ({ page }) => {
    await open(page, "/en_US/search");
    // A page is there once its data and its code are; the code is held back here.
    const held = new Map<string, () => Promise<void>>();
    await page.route(
      "**/assets/**/*.route-*.js",
      (route) => void held.set(route.request().url(), () => route.continue()),
    );
    const links = page.getByRole("contentinfo").locator("nav a[href^='/en_US/']");
    for (let link = 0; link < 7; link++) await links.nth(link).hover();
    const [first = "", second = "", third = "", fourth = "", , , seventh = ""] = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute("href") ?? ""),
    );
    await expect.poll(() => loadingAhead(page)).toEqual([first, second, third, fourth]);
    await expect.poll(() => held.size).toBe(4);
    await [...held.values()][0]?.();
    await expect.poll(() => loadingAhead(page)).toEqual([second, third, fourth, seventh]);
  });

  test("are none when the visitor saves data", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    let begun = 0;
    page.on("request", (request) => void (request.url().includes(".data") && begun++));
    await open(page, "/en_US/about");
    const links = page.getByRole("contentinfo").locator("nav a[href^='/en_US/']");
    for (let link = 0; link < 4; link++) await links.nth(link).hover();
    await links.nth(4).click();
    await expect(page).toHaveURL("/en_US/contact");
    expect(begun).toBe(1);
  });
});

test.describe("a part of a page that cannot be loaded", () => {
  test.use({
    tolerated:
      /ERR_FAILED|Error loading route module|Failed to fetch dynamically imported module|error loading dynamically imported/,
  });

  test("leads to the page one wanted as a whole document", async ({ page }) => {
    let broken = true;
    await page.route("**/assets/**/programs.route-*.js", (route) => (broken ? route.abort() : route.continue()));
    await open(page, "/en_US/about");
    await markDocument(page);
    page.on("request", (request) => {
      if (request.isNavigationRequest()) broken = false;
    });
    await menuOf(page, "en_US").getByRole("link", { name: "Exhibitions", exact: true }).click();
    await expect(page).toHaveURL("/en_US/exhibition");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await isMarked(page)).toBe(false);
  });

  test("does so once in ten seconds, no more", async ({ page }) => {
    let broken = "programs";
    const documents: string[] = [];
    await page.route(/\/assets\/[\w-]+\/(programs|shops)\.route-.*\.js$/, (route) =>
      route.request().url().includes(`/${broken}.`) ? route.abort() : route.continue(),
    );
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.clock.install();
    await open(page, "/about");
    const whole = page.waitForRequest((request) => request.isNavigationRequest());
    const alive = menuCalled(page);
    await menuOf(page).getByRole("link", { name: "展覽", exact: true }).click();
    await whole;
    broken = "shops";
    await alive;
    await expect(page).toHaveURL("/exhibition");
    const refused = page.waitForEvent("requestfailed", (request) => request.url().includes("/shops.route-"));
    await menuOf(page).getByRole("link", { name: "園區店家" }).click();
    await refused;
    await page.clock.runFor(9_000);
    expect(documents).toEqual(["/about", "/exhibition"]);
    await expect(page).toHaveURL("/exhibition");

    // Past the ten seconds, whoever asks again gets the page.
    await page.clock.runFor(2_000);
    await menuOf(page).getByRole("link", { name: "園區店家" }).click();
    await expect(page).toHaveURL("/shop");
    expect(documents).toEqual(["/about", "/exhibition", "/shop"]);
  });
});

/** The pages whose data a document is told to load ahead. */
function loadingAhead(page: Page): Promise<string[]> {
  return page
    .locator("link[rel=prefetch][as=fetch]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.replace(/\.data.*/, "") ?? ""));
}

async function passAnHour(page: Page) {
  const asked = page.waitForResponse("**/builds/latest.json*");
  await page.clock.fastForward(hour);
  await asked;
}

async function markDocument(page: Page) {
  await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
}

function isMarked(page: Page): Promise<boolean> {
  return page.locator("html").evaluate((html) => html.hasAttribute("data-same-document"));
}
