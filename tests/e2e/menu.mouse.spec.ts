import type { Locator, Page } from "@playwright/test";
import { toggled, wide } from "./cast.ts";
import { locales, menuOf, pathIn, topItem } from "./menu.ts";
import { expect, open, openStopped, paintedAnew, test, turns } from "./site.ts";

for (const viewport of wide) {
  const inTurn = turns(wide, viewport);
  test.describe(`with a mouse at ${viewport.width} px`, () => {
    test.use({ viewport });

    if (inTurn())
      test("a submenu opens when the mouse comes to it and closes 500 ms after the mouse has left", async ({
        page,
      }) => {
        await openStopped(page, "/");
        const { link, button, submenu } = topItem(menuOf(page), "參觀資訊");
        await expect(submenu).toBeHidden();
        await link.hover();
        await expect(submenu).toBeVisible();
        await expect(button).toHaveAttribute("aria-expanded", "true");
        await submenu.getByRole("link", { name: "交通資訊" }).hover();
        await page.clock.runFor(2000);
        await expect(submenu).toBeVisible();

        await page.mouse.move(viewport.width / 2, viewport.height - 80);
        await page.clock.runFor(499);
        await expect(button).toHaveAttribute("aria-expanded", "true");
        await expect(submenu).toBeVisible();
        await page.clock.runFor(1);
        await expect(submenu).toBeHidden();
        await expect(button).toHaveAttribute("aria-expanded", "false");
      });

    if (inTurn())
      test("a mouse that comes back within 500 ms finds the submenu still open", async ({ page }) => {
        await openStopped(page, "/");
        const { link, submenu } = topItem(menuOf(page), "參觀資訊");
        await link.hover();
        await page.mouse.move(viewport.width / 2, viewport.height - 80);
        await page.clock.runFor(400);
        await submenu.getByRole("link", { name: "交通資訊" }).hover();
        await page.clock.runFor(2000);
        await expect(submenu).toBeVisible();
      });

    if (inTurn())
      test("the submenu stays open while the mouse heads for it across a neighbour", async ({ page }) => {
        await openStopped(page, "/en_US");
        const { opened, neighbour, panel, start, crossed } = await openAtEdge(page);
        expect(panel.x + panel.width).toBeGreaterThan(start.x + 40);
        await page.mouse.move(panel.x + panel.width - 12, panel.y + panel.height - 12, { steps: 30 });
        expect(await crossed()).toBe(true);
        await page.clock.runFor(2000);
        await expect(opened.submenu).toBeVisible();
        await expect(neighbour.submenu).toBeHidden();
      });

    if (inTurn())
      test("a mouse on its way that rests on the neighbour opens the neighbour after all", async ({ page }) => {
        await openStopped(page, "/en_US");
        const { opened, neighbour, panel, start, crossed } = await openAtEdge(page);
        const down = (panel.y - start.y) / 2;
        const slope = (panel.x + panel.width - 12 - start.x) / (panel.y + panel.height - 12 - start.y);
        await page.mouse.move(start.x + down * slope, start.y + down, { steps: 6 });
        expect(await crossed()).toBe(true);
        await expect(opened.submenu).toBeVisible();
        await page.clock.runFor(250);
        await expect(neighbour.submenu).toBeVisible();
        await expect(opened.submenu).toBeHidden();
      });

    if (inTurn())
      test("a mouse that moves along the bar opens each neighbour at once", async ({ page }) => {
        await openStopped(page, "/");
        const menu = menuOf(page);
        for (const name of ["展覽", "演出", "活動"]) {
          await topItem(menu, name).link.hover();
          await expect(topItem(menu, name).submenu).toBeVisible();
        }
        await expect(menu.locator("[data-open]")).toHaveCount(1);
        await topItem(menu, "手作體驗").link.hover();
        await expect(menu.locator("[data-open]")).toHaveCount(0);
      });

    test("every submenu opens within the screen, in every language", async ({ page }) => {
      for (const locale of locales) {
        await open(page, pathIn(locale, "/about"));
        for (const parent of await menuOf(page, locale).locator("#menu-items > li:has(ul)").all()) {
          await parent.locator(".menu-head > a").hover();
          await expect(parent.locator("ul")).toBeVisible();
          const box = await boxOf(parent.locator("ul"));
          expect.soft(box.x, await parent.locator(".menu-head > a").innerText()).toBeGreaterThanOrEqual(0);
          expect.soft(box.x + box.width).toBeLessThanOrEqual(viewport.width);
        }
        // The next page is opened with no submenu under the mouse.
        await page.mouse.move(0, 0);
      }
    });

    if (inTurn())
      test("a click on the button of a submenu that the mouse has opened on its way keeps it open, and the next closes it", async ({
        page,
      }) => {
        await open(page, "/");
        const { button, submenu } = topItem(menuOf(page), "關於我們");
        await button.hover();
        await expect(submenu).toBeVisible();
        await button.click();
        await paintedAnew(page);
        expect(await button.getAttribute("aria-expanded")).toBe("true");
        await button.click();
        await expect(submenu).toBeHidden();
        await page.keyboard.press("Enter");
        await expect(submenu).toBeVisible();
        await page.keyboard.press("Enter");
        await expect(submenu).toBeHidden();
      });

    if (inTurn())
      test("going to another page closes the submenu though the mouse is still on it", async ({ page }) => {
        await open(page, "/");
        const { link, submenu } = topItem(menuOf(page), "參觀資訊");
        await link.hover();
        await submenu.getByRole("link", { name: "交通資訊" }).click();
        await expect(page).toHaveURL("/access");
        await expect(submenu).toBeHidden();
      });
  });
}

for (const viewport of toggled) {
  test.describe(`with a mouse at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("hovering opens nothing; the buttons do", async ({ page }) => {
      await open(page, "/");
      const menu = menuOf(page);
      const { link, button, submenu } = topItem(menu, "參觀資訊");
      await expect(link).toBeHidden();
      await menu.getByRole("button", { name: "選單" }).click();
      await link.hover();
      await expect(submenu).toBeHidden();
      await button.click();
      await expect(submenu).toBeVisible();
      await button.click();
      await expect(submenu).toBeHidden();
    });
  });
}

/**
 * Opens a submenu and puts the mouse to the upper right edge of its item, as somebody does who heads for its far end.
 */
async function openAtEdge(page: Page) {
  const opened = topItem(menuOf(page, "en_US"), "Exhibitions");
  const neighbour = topItem(menuOf(page, "en_US"), "Performances");
  await opened.link.hover();
  await expect(opened.submenu).toBeVisible();
  const panel = await boxOf(opened.submenu);
  const item = await boxOf(opened.link.locator("xpath=ancestor::li"));
  const start = { x: item.x + item.width - 2, y: item.y + 4 };
  await page.mouse.move(start.x, start.y);
  const crossed = await watchCrossing(neighbour.link.locator("xpath=ancestor::li"));
  return { opened, neighbour, panel, start, crossed };
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("it is not there");
  return box;
}

/** Notes whether the mouse comes to an item. */
async function watchCrossing(item: Locator): Promise<() => Promise<boolean>> {
  await item.evaluate((element) =>
    element.addEventListener("pointerenter", () => element.setAttribute("data-crossed", "")),
  );
  return async () => (await item.getAttribute("data-crossed")) !== null;
}
