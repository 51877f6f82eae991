import { expect, open, test } from "./site.ts";

test("on paper a page says whose it is and whom to ask, and shows nothing that wants to be pressed", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  for (const path of ["/en_US/info", "/en_US/show/the-lion-learns-to-drink"]) {
    await open(page, path);
    await expect(page.getByRole("contentinfo").getByText("Park of Traditional Arts").first()).toBeVisible();
    await expect(page.getByRole("contentinfo").getByText("+886-3-000-0000")).toBeVisible();
    await expect(page.locator(".button:visible, nav:visible")).toHaveCount(0);
  }
});
