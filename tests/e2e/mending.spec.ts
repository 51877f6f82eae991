import { chief, phone } from "./cast.ts";
import { barriers } from "./barriers.ts";
import { expect, open, test } from "./site.ts";

test.use({ tolerated: /status of 422/ });

test("what is wrong with an answer goes when it is mended: beside the field, in the summary, and told politely", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, "/en_US/contact");
  await page.getByRole("main").locator(".form-actions button[type=submit]").click();
  const summary = page.locator(".error-summary");
  await expect(summary).toBeVisible();
  const count = await summary.getByRole("listitem").count();
  const message = page.getByLabel("Your message");
  await expect(message).toHaveAttribute("aria-invalid", "true");
  await expect
    .poll(() => message.evaluate((box) => Object.keys(box).some((key) => key.startsWith("__react"))))
    .toBe(true);
  await message.fill("When does the kite workshop begin?");
  await message.press("Tab");
  await expect(message).not.toHaveAttribute("aria-invalid");
  await expect(page.locator("#message-error")).toBeHidden();
  await expect(summary.getByRole("listitem")).toHaveCount(count - 1);
  await expect(summary.getByRole("heading")).toContainText(String(count - 1));
  await expect(page.getByRole("status").filter({ hasText: "Your message" })).toHaveCount(1);
  expect(await barriers(page)).toEqual([]);
  // What the browser still finds wrong keeps its words.
  const email = page.getByLabel("E-mail", { exact: false }).first();
  await email.fill("nobody");
  await email.press("Tab");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  // Nothing moves while a mouse is pressed: a click that begins on a box ends on it.
  await email.fill("nobody@example.org");
  const box = page.getByRole("checkbox").first();
  await box.hover();
  await page.mouse.down();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await page.mouse.up();
  await expect(email).not.toHaveAttribute("aria-invalid");
  await expect(box).toBeChecked();
  await expect(summary.getByRole("listitem")).toHaveCount(count - 3);
});

test("at the desk, too", async ({ page }) => {
  await page.goto("/en_US/booking-manage");
  await page.getByLabel("E-mail").fill(chief.email);
  await page.getByLabel("Password").fill(chief.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Today");
  await page.goto("/en_US/booking-manage/new");
  await page.getByRole("button", { name: "Send the reservation" }).click();
  const total = page.locator("[aria-invalid=true]").first();
  await expect(total).toBeVisible();
  const id = await total.getAttribute("id");
  const field = page.locator(`[id="${id}"]`);
  await field.fill(
    await field.evaluate((one) => (one instanceof HTMLInputElement && one.type === "number" ? "25" : "Tea school")),
  );
  await field.press("Tab");
  await expect(field).not.toHaveAttribute("aria-invalid");
  await expect(page.locator(`.error-summary a[href="#${id}"]`)).toBeHidden();
});
