import { phone } from "./cast.ts";
import { expect, open, test } from "./site.ts";

// As most visitors have it: things move.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

for (const size of [phone, { width: 1440, height: 900 }]) {
  test(`from a list to an item the picture moves along, the page begins at its top at once, and back is where one was (${size.width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await open(page, "/shop");
    const card = page.locator(".list-body .card").nth(4);
    await card.scrollIntoViewIfNeeded();
    await page.evaluate(() => {
      const begin = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = begin(update);
        void transition.ready.then(() => {
          const moved = document
            .getAnimations()
            .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : ""))
            .includes("::view-transition-group(picture)");
          document.documentElement.dataset.seen = `${moved} ${scrollY}`;
        });
        return transition;
      };
    });
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(100);
    await card.getByRole("link").click();
    await expect(page.locator("html")).toHaveAttribute("data-seen", "true 0");
    await expect(page.locator(".item-page h1")).toBeVisible();
    await page.goBack();
    await expect(page.locator(".list-body .card").nth(4)).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });
}

test("(rule M23) the submenu over the scene of the home page has no shadow behind its letters", async ({ page }) => {
  await open(page, "/");
  const link = page.locator(".submenu a").first();
  expect(await page.locator(".site-header").evaluate((header) => getComputedStyle(header).textShadow)).not.toBe("none");
  expect(await link.evaluate((one) => getComputedStyle(one).textShadow)).toBe("none");
});
