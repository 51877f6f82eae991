import { toggled, wide } from "./cast.ts";
import { menuOf, topItem } from "./menu.ts";
import { expect, open, tabTo, test, turns } from "./site.ts";

for (const viewport of wide) {
  const inTurn = turns(wide, viewport);
  test.describe(`by keyboard at ${viewport.width} px`, () => {
    test.use({ viewport });

    if (inTurn())
      test("Tab reaches the button, Enter and Space open and close, and the links come next", async ({ page }) => {
        await open(page, "/");
        const { button, submenu, children } = topItem(menuOf(page), "參觀資訊");
        await tabTo(page, button);
        await page.keyboard.press("Enter");
        await expect(submenu).toBeVisible();
        await page.keyboard.press("Space");
        await expect(submenu).toBeHidden();
        await page.keyboard.press("Space");
        await expect(button).toHaveAttribute("aria-expanded", "true");
        await expect(children.first()).toBeVisible();
        await page.keyboard.press("Tab");
        await expect(children.first()).toBeFocused();
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        await expect(page).toHaveURL("/access");
        await expect(submenu).toBeHidden();
      });

    if (inTurn())
      test("Esc closes the submenu and puts the focus back on its button", async ({ page }) => {
        await open(page, "/");
        const { button, submenu, children } = topItem(menuOf(page), "關於我們");
        await tabTo(page, button);
        await page.keyboard.press("Enter");
        await expect(children.first()).toBeVisible();
        await page.keyboard.press("Tab");
        await expect(children.first()).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(submenu).toBeHidden();
        await expect(button).toBeFocused();
      });

    if (inTurn())
      test("a closed submenu is passed over, and leaving an open one closes it", async ({ page }) => {
        await open(page, "/");
        const menu = menuOf(page);
        const { button, submenu, children } = topItem(menu, "關於我們");
        await tabTo(page, topItem(menu, "關於園區").button);
        await page.keyboard.press("Tab");
        await expect(topItem(menu, "關於我們").link).toBeFocused();
        await page.keyboard.press("Tab");
        await expect(button).toBeFocused();
        await page.keyboard.press("Enter");
        await expect(children.first()).toBeVisible();
        for (let link = 0; link < 5; link++) await page.keyboard.press("Tab");
        await expect(children.first()).toBeVisible();
        await page.keyboard.press("Tab");
        await expect(submenu).toBeHidden();
      });

    if (inTurn())
      test("Esc also closes what the mouse has opened, and leaves the focus alone", async ({ page }) => {
        await open(page, "/");
        const { link, submenu } = topItem(menuOf(page), "展覽");
        const search = page.getByRole("banner").locator("a[href='/search']");
        await search.focus();
        await link.hover();
        await expect(submenu).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(submenu).toBeHidden();
        await expect(search).toBeFocused();
      });
  });
}

for (const viewport of toggled) {
  const inTurn = turns(toggled, viewport);
  test.describe(`by keyboard at ${viewport.width} px`, () => {
    test.use({ viewport });

    if (inTurn())
      test("Enter shows the menu, Space a submenu; Esc closes the one, then the other, and the focus goes back", async ({
        page,
      }) => {
        await open(page, "/");
        const menu = menuOf(page);
        const toggle = menu.locator(".menu-toggle");
        const { button, submenu, children } = topItem(menu, "參觀資訊");
        await tabTo(page, toggle);
        await page.keyboard.press("Enter");
        await page.keyboard.press("Tab");
        await expect(menu.getByRole("link", { name: "最新消息" })).toBeFocused();
        await tabTo(page, button);
        await page.keyboard.press("Space");
        await expect(children.first()).toBeVisible();
        await page.keyboard.press("Tab");
        await expect(children.first()).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(submenu).toBeHidden();
        await expect(button).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(menu.locator("#menu-items")).toBeHidden();
        await expect(toggle).toBeFocused();
      });

    if (inTurn())
      test("a link followed by Enter leads to its page with the menu closed", async ({ page }) => {
        await open(page, "/");
        const menu = menuOf(page);
        await tabTo(page, menu.locator(".menu-toggle"));
        await page.keyboard.press("Space");
        await tabTo(page, menu.getByRole("link", { name: "園區店家" }));
        await page.keyboard.press("Enter");
        await expect(page).toHaveURL("/shop");
        await expect(menu.locator("#menu-items")).toBeHidden();
      });
  });
}
