import { barriersUnscripted } from "./barriers.ts";
import { desktop, phone } from "./cast.ts";
import { locales, menuLinks, menuOf, pathIn, topItem } from "./menu.ts";
import { expect, noJavaScript, test, turns } from "./site.ts";

test.use(noJavaScript);

for (const locale of locales) {
  const inTurn = turns(locales, locale);
  if (inTurn())
    test(`without JavaScript on a phone, one link opens the menu with every link in it (${locale})`, async ({
      page,
    }) => {
      await page.setViewportSize(phone);
      await page.goto(pathIn(locale, "/about"));
      const menu = menuOf(page, locale);
      await expect(menu.locator("#menu-items")).toBeHidden();
      await menu.locator(".menu-link").click();
      expect(await barriersUnscripted(page, ".site-header")).toEqual([]);
      const links = await menu.locator("#menu-items").getByRole("link").all();
      expect(links).toHaveLength(menuLinks(locale).length);
      for (const [at, [name, href]] of menuLinks(locale).entries()) {
        await expect(links[at] ?? menu).toHaveAttribute("href", href);
        await links[at]?.scrollIntoViewIfNeeded();
        await expect(links[at] ?? menu).toBeInViewport();
        await expect(links[at] ?? menu).toHaveText(name);
      }
      await links.at(-1)?.click();
      await expect(page).toHaveURL(pathIn(locale, "/contact"));
    });

  if (inTurn())
    test(`without JavaScript on a wide screen, Tab shows and reaches every link (${locale})`, async ({ page }) => {
      await page.setViewportSize(desktop);
      await page.goto(pathIn(locale, "/about"));
      const menu = menuOf(page, locale);
      await menu.getByRole("link").first().focus();
      const focused = page.locator(":focus");
      for (const [name, href] of menuLinks(locale)) {
        await expect(focused).toHaveText(name);
        await expect(focused).toHaveAttribute("href", href);
        await expect(focused).toBeInViewport();
        // The submenu of a parent that has the focus takes some frames to show.
        const parent = topItem(menu, name);
        if ((await parent.submenu.count()) === 1 && (await parent.link.getAttribute("href")) === href)
          await expect(parent.children.first()).toBeVisible();
        await page.keyboard.press("Tab");
      }
    });
}

test("without JavaScript on a wide screen, the mouse opens submenus and follows their links", async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto("/about");
  const { link, submenu } = topItem(menuOf(page), "預約申請");
  await expect(submenu).toBeHidden();
  await link.hover();
  await submenu.getByRole("link", { name: "場地租借" }).click();
  await expect(page).toHaveURL("/space/inside");
});
