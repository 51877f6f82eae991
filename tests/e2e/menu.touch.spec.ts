import { toggled, wide } from "./cast.ts";
import { menuOf, topItem } from "./menu.ts";
import { expect, open, test, turns } from "./site.ts";

test.use({ hasTouch: true });

for (const viewport of toggled) {
  const inTurn = turns(toggled, viewport);
  test.describe(`by touch at ${viewport.width} px`, () => {
    test.use({ viewport });

    if (inTurn())
      test("the button shows the menu and hides it again", async ({ page }) => {
        await open(page, "/");
        const menu = menuOf(page);
        const toggle = menu.locator(".menu-toggle");
        await expect(toggle).toHaveAccessibleName("選單");
        await toggle.tap();
        await expect(menu.getByRole("link", { name: "最新消息" })).toBeVisible();
        await expect(toggle).toHaveAttribute("aria-expanded", "true");
        await toggle.tap();
        await expect(menu.getByRole("link", { name: "最新消息" })).toBeHidden();
        await expect(toggle).toHaveAttribute("aria-expanded", "false");
      });

    if (inTurn())
      test("plus opens a submenu, one at a time, and minus closes it", async ({ page }) => {
        await open(page, "/");
        const menu = menuOf(page);
        await menu.locator(".menu-toggle").tap();
        const visit = topItem(menu, "參觀資訊");
        const booking = topItem(menu, "預約申請");
        await expect(visit.button).toHaveAccessibleName("參觀資訊 的子選單");
        await visit.button.tap();
        await expect(visit.children).toHaveCount(8);
        await expect(visit.submenu).toBeVisible();
        await expect(visit.button).toHaveAttribute("aria-expanded", "true");
        await booking.button.tap();
        await expect(booking.submenu).toBeVisible();
        await expect(visit.submenu).toBeHidden();
        await booking.button.tap();
        await expect(booking.submenu).toBeHidden();
      });

    if (inTurn())
      test("on the next page the menu is closed, and so are its submenus", async ({ page }) => {
        await open(page, "/");
        const menu = menuOf(page);
        await menu.locator(".menu-toggle").tap();
        await topItem(menu, "關於園區").button.tap();
        await menu.getByRole("link", { name: "影音圖書館" }).tap();
        await expect(page).toHaveURL("/video");
        await expect(menu.locator("#menu-items")).toBeHidden();
        await menu.locator(".menu-toggle").tap();
        await expect(topItem(menu, "關於園區").submenu).toBeHidden();
        await expect(topItem(menu, "關於園區").link).toBeVisible();
      });
  });
}

for (const viewport of wide) {
  const inTurn = turns(wide, viewport);
  test.describe(`by touch at ${viewport.width} px`, () => {
    test.use({ viewport });

    if (inTurn())
      test("a finger opens a submenu with its button, follows its link, and finds it closed", async ({ page }) => {
        await open(page, "/");
        const menu = menuOf(page);
        await expect(menu.locator(".menu-toggle")).toBeHidden();
        const { button, submenu } = topItem(menu, "展覽");
        await button.tap();
        await expect(submenu).toBeVisible();
        await button.tap();
        await expect(submenu).toBeHidden();
        await button.tap();
        await submenu.getByRole("link", { name: "展覽回顧" }).tap();
        await expect(page).toHaveURL("/exhibition/review");
        await expect(submenu).toBeHidden();
      });

    if (inTurn())
      test("a finger on a parent's name follows it at once", async ({ page }) => {
        await open(page, "/");
        await topItem(menuOf(page), "展覽").link.tap();
        await expect(page).toHaveURL("/exhibition");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("展覽");
      });
  });
}

test("letters half as large again make a wide window's menu a toggled one, which no mouse opens on its way", async ({
  playwright,
  baseURL,
}, { project }) => {
  const { launchOptions } = project.use;
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), "--blink-settings=defaultFontSize=24"],
  });
  const page = await browser.newPage({ baseURL, viewport: { width: 1000, height: 900 } });
  await open(page, "/");
  const menu = menuOf(page);
  await menu.locator(".menu-toggle").click();
  const { button, submenu } = topItem(menu, "參觀資訊");
  await button.hover();
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await button.click();
  await expect(submenu).toBeVisible();
  await page.mouse.move(10, 10);
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await browser.close();
});
