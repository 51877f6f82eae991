import { expect, open, test } from "./site.ts";

// Without a network the browser says on its console what it could not load.
test.use({ tolerated: /Failed to load resource|Failed to fetch/ });

test("without a network a link leaves the page as it is and says why, and works once there is one", async ({
  page,
  context,
}) => {
  await open(page, "/en_US/news");
  await context.setOffline(true);
  const link = page.locator("main .card a").first();
  const there = await link.getAttribute("href");
  await link.hover();
  await link.click();
  const notice = page.getByText("You are offline");
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL("/en_US/news");
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await link.click();
  await expect(page).toHaveURL(there ?? "");
});

test("a form sent without a network stays with what was written in it, and is sent once there is one", async ({
  page,
  context,
}) => {
  await open(page, "/en_US/contact");
  await page.getByLabel("E-mail").first().fill("ann@example.org");
  await context.setOffline(true);
  const send = page.locator("form[data-keeps-draft] .form-actions button[type=submit]");
  await send.click();
  await expect(page.getByText("You are offline")).toBeVisible();
  await expect(page.getByLabel("E-mail").first()).toHaveValue("ann@example.org");
  await context.setOffline(false);
  await expect(page.getByText("You are offline")).toBeHidden();
  await send.click();
  await expect(page.locator(".error-summary")).toBeVisible();
  await expect(page.getByLabel("E-mail").first()).toHaveValue("ann@example.org");
});

test("without a network a dialog can be shut", async ({ page, context }) => {
  await open(page, "/en_US/dev/ui");
  const example = page.locator('[data-example="dialog/a question"]');
  await example.getByRole("button").click();
  await context.setOffline(true);
  await page.getByRole("dialog").getByRole("button", { name: "Cancel it" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("You are offline")).toHaveCount(0);
});

test("a device that is wrong about its network holds nothing back", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
  await open(page, "/en_US/contact");
  await page.locator("form[data-keeps-draft] .form-actions button[type=submit]").click();
  await expect(page.locator(".error-summary")).toBeVisible();
  await page.getByRole("link", { name: "Moon River", exact: false }).first().click();
  await expect(page).not.toHaveURL(/contact/);
});

test("the data of a page that went astray are asked for a second time", async ({ page }) => {
  await open(page, "/en_US/about");
  let asked = 0;
  await page.route(/\/en_US\/links\.data/, (route) =>
    ++asked === 1 ? route.abort("connectionreset") : route.continue(),
  );
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>(".menu-items a[href='/en_US/links']")?.click());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Partner Websites");
  expect(asked).toBe(2);
});
