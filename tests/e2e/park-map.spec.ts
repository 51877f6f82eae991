import type { Page } from "@playwright/test";
import { barriers } from "./barriers.ts";
import { desktop, phone } from "./cast.ts";
import { expect, noJavaScript, open, tabTo, test, turns } from "./site.ts";

const view = (page: Page) => page.locator(".map-view");
const widths = (page: Page) =>
  page
    .locator(".map-sheet")
    .evaluate((sheet) => sheet.getBoundingClientRect().width / (sheet.parentElement?.clientWidth ?? 1));
const scrolled = (page: Page) => view(page).evaluate((element) => [element.scrollLeft, element.scrollTop]);

test("buttons enlarge the map and show all of it again", async ({ page }) => {
  await open(page, "/en_US/navigate");
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(() => widths(page)).toBeCloseTo(1.5, 1);
  await page.getByRole("button", { name: "Zoom out" }).click();
  await expect.poll(() => widths(page)).toBeCloseTo(1, 1);
  await page.getByRole("button", { name: "Zoom in" }).click();
  await page.getByRole("button", { name: "Whole map" }).click();
  await expect.poll(() => widths(page)).toBeCloseTo(1, 1);
});

test("by keyboard: plus, minus and nought zoom, arrows move, the list leads to a place", async ({ page }) => {
  await open(page, "/en_US/navigate");
  await tabTo(page, view(page));
  for (const key of ["+", "+", "+"]) await page.keyboard.press(key);
  await expect.poll(() => widths(page)).toBeCloseTo(3.4, 1);
  const before = await scrolled(page);
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await scrolled(page))[0]).toBeGreaterThan(before[0] ?? 0);
  await page.keyboard.press("0");
  await expect.poll(() => widths(page)).toBeCloseTo(1, 1);
  const row = page.locator(".map-list").getByRole("link", { name: /^Opera Stage/ });
  await tabTo(page, row);
  await expect(page.locator(".map-mark[data-pointed]")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Opera Stage" })).toBeVisible();
});

test("the wheel zooms at the pointer once the map is in use, and else scrolls the page; a drag is no click", async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await open(page, "/en_US/navigate");
  await view(page).scrollIntoViewIfNeeded();
  const box = (await view(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // The meadow in the north-west, where there is no place.
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.18);
  await page.mouse.wheel(0, -10);
  await expect.poll(() => widths(page)).toBeCloseTo(1, 1);
  await view(page).focus();
  await page.mouse.wheel(0, -400);
  await expect.poll(() => widths(page)).toBeGreaterThan(2);
  const before = await scrolled(page);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.1, box.y + box.height * 0.1, { steps: 3 });
  await page.mouse.up();
  expect((await scrolled(page))[0]).toBeGreaterThan(before[0] ?? 0);
  await expect(page).toHaveURL(/\/navigate$/);
});

test("a screen reader is told of the map as one picture with its controls, and of each place in the list", async ({
  page,
}) => {
  await open(page, "/en_US/navigate");
  const map = page.locator(".park-map");
  await expect(map).toMatchAriaSnapshot(`
    - figure:
      - region "Map of the park; its places are in the list beside it. Arrow keys move the map, + and − zoom, 0 shows all of it":
        - img "Map of the park; its places are in the list beside it"
      - button "Zoom in"
      - button "Zoom out"
      - button "Whole map"
  `);
  // The marks are links for the hand alone: the list has the same ones.
  expect(await map.ariaSnapshot()).not.toContain("- link");
  const places = page.locator(".map-list");
  await expect(places).toMatchAriaSnapshot(`
    - region /\\(\\d+\\)$/:
      - heading /\\(\\d+\\)$/
      - list:
        - listitem:
          - link /\\S/
  `);
  expect(await places.getByRole("link").count()).toBeGreaterThanOrEqual(await page.locator(".map-mark").count());
});

test("a mark leads to its place, and the form tells the way", async ({ page }) => {
  await open(page, "/ja_JP/navigate");
  await page.getByLabel("出発地").selectOption("south-gate");
  await page.getByLabel("目的地").selectOption("egret-pond");
  await page.getByLabel(/段差のない道/).check();
  await page.getByRole("button", { name: "行き方を見る" }).click();
  await expect(page).toHaveURL(/from=south-gate&to=egret-pond&way=step-free#directions$/);
  await expect(page.locator(".walk-legs li").first()).toContainText("北へ向かい");
  await expect(page.locator(".map-line")).toHaveAttribute("data-step-free", "true");
  await page.locator(".map-mark[data-look=strong]").first().click();
  await expect(page.getByRole("heading", { level: 1, name: "南門" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use(noJavaScript);
  test("the whole map is there, each mark leads to its place, and directions are told", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto("/en_US/navigate");
    await expect(page.locator(".map-controls")).toBeHidden();
    expect(await view(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    await page.locator("select[name=from]").selectOption("south-gate");
    await page.locator("select[name=to]").selectOption("central-plaza");
    await page.getByRole("button", { name: "Show the way" }).click();
    await expect(page.locator(".walk-sum")).toContainText("About 3 min on foot");
    await page.locator('.map-mark[href$="/navigate/kiln-yard"]').click();
    await expect(page).toHaveURL(/\/navigate\/kiln-yard$/);
  });
});

const screens = [phone, desktop];
for (const viewport of screens)
  test(`map, place and plan are accessible, in day and night, at ${viewport.width} px`, async ({ page }) => {
    const inTurn = turns(screens, viewport);
    await page.setViewportSize(viewport);
    for (const [path, colorScheme] of [
      ["/en_US/navigate", "light"],
      ["/navigate?from=south-gate&to=boat-landing&way=step-free", "dark"],
      ["/ja_JP/navigate/opera-stage", "dark"],
      ["/plan/first-visit?date=2020-01-01", "light"],
      ["/ja_JP/plan/river-dusk", "dark"],
    ] as const) {
      if (!inTurn()) continue;
      await page.emulateMedia({ colorScheme });
      await open(page, path);
      expect(await barriers(page, "main"), path).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        `${path} is no wider than the screen`,
      ).toBe(true);
    }
  });
