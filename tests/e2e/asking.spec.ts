import type { Page } from "@playwright/test";
import { openFormPage } from "#tests/pages/form-page.ts";
import { groupOf } from "#tests/reservations/orders.ts";
import { barriers } from "./barriers.ts";
import { chief, phone } from "./cast.ts";
import { expect, noJavaScript, open, paintedAnew, test } from "./site.ts";

const day = (ahead: number) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Taipei" }).format(Date.now() + ahead * 86_400_000);

test.describe("leaving a half-written form", () => {
  const dialog = (page: Page) => page.getByRole("dialog", { name: "Leave before sending the form?" });

  test("is asked; dismissed in every way it stays, and the focus goes back", async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, "/en_US/contact");
    const [subject, home] = [page.getByLabel("Your message"), page.getByRole("link", { name: "Home" }).first()];
    await write(page);
    const ways: [string, () => Promise<void>][] = [
      ["cancel", () => dialog(page).getByRole("button", { name: "Keep filling it in" }).click()],
      ["close", () => dialog(page).getByRole("button", { name: "Close" }).click()],
      ["esc", () => page.keyboard.press("Escape")],
      ["backdrop", () => page.mouse.click(5, 5)],
    ];
    for (const [, leave] of ways) {
      await home.focus();
      await page.keyboard.press("Enter");
      await expect(dialog(page).getByRole("button", { name: "Keep filling it in" })).toBeFocused();
      expect(await barriers(page, "dialog")).toEqual([]);
      await leave();
      await expect(dialog(page)).toHaveCount(0);
      await expect(home).toBeFocused();
      await expect(page).toHaveURL(/contact$/);
    }
    await expect(subject).toHaveValue("Kites");
  });

  test("confirmed, it leaves and keeps what was written; denied, it clears it; the back button is asked, too", async ({
    page,
  }) => {
    await open(page, "/en_US");
    await page.evaluate(() => scrollTo(0, 0));
    await open(page, "/en_US/news");
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: /contact/i })
      .first()
      .click();
    const subject = page.getByLabel("Your message");
    await write(page);
    await page.goBack();
    await dialog(page).getByRole("button", { name: "Leave and keep it" }).click();
    await expect(page).toHaveURL(/news$/);
    // The address alone says so too early: the back button has it change before the question is answered.
    await expect(page.getByRole("heading", { level: 1, name: "Latest News" })).toBeVisible();
    await page.goForward();
    await expect(subject).toHaveValue("Kites");
    await page.goBack();
    await dialog(page).getByRole("button", { name: "Clear it and leave" }).click();
    await expect(page).toHaveURL(/news$/);
    await expect(page.getByRole("heading", { level: 1, name: "Latest News" })).toBeVisible();
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: /contact/i })
      .first()
      .click();
    await expect(page).toHaveURL(/contact$/);
    await expect(subject).toHaveValue("");
  });

  test("clearing the whole form is asked", async ({ page }) => {
    await open(page, "/en_US/contact");
    await page.getByLabel("Your message").fill("Kites");
    await open(page, "/en_US/contact");
    await page.getByRole("button", { name: "Clear it and start again" }).click();
    await page.getByRole("button", { name: "Keep it" }).click();
    await expect(page.getByLabel("Your message")).toHaveValue("Kites");
    await page.getByRole("button", { name: "Clear it and start again" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Clear it and start again" }).click();
    await expect(page.getByLabel("Your message")).toHaveValue("");
  });
});

test("at the desk a cancellation is asked; kept, nothing is sent, and what was written stays", async ({
  page,
  baseURL,
}) => {
  const name = `丁組${Date.now() % 100_000}`;
  await book(String(baseURL), name);
  await signIn(page);
  await openSubmission(page, name);
  await expect
    .poll(() =>
      page
        .locator("details.submission-act textarea")
        .first()
        .evaluate((box) => Object.keys(box).some((key) => key.startsWith("__react"))),
    )
    .toBe(true);
  await page.locator("summary", { hasText: "取消預約" }).click();
  const form = page.locator("details[open]");
  await form.locator("textarea").fill("颱風");
  await form.getByRole("button", { name: "取消預約" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("取消預約");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(form.getByRole("button", { name: "取消預約" })).toBeFocused();
  await expect(form.locator("textarea")).toHaveValue("颱風");
  await form.getByRole("button", { name: "取消預約" }).click();
  await dialog.getByRole("button", { name: /^取消預約/ }).click();
  await expect(page).toHaveURL(/told=done/);
  await expect(page.locator(".submission-steps").first()).toContainText("颱風");
});

test.describe("without JavaScript", () => {
  test.use(noJavaScript);

  test("a page asks, hands on all that was typed, and leads back to where one was", async ({ page, baseURL }) => {
    const name = `戊組${Date.now() % 100_000}`;
    await book(String(baseURL), name);
    await signIn(page);
    await openSubmission(page, name);
    const submission = page.url();
    const cancel = async () => {
      await page.locator("summary", { hasText: "取消預約" }).click();
      await page.locator("details[open] textarea").fill("颱風");
      await page.locator("details[open]").getByRole("button", { name: "取消預約" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("取消預約");
    };
    await cancel();
    await page.getByRole("link", { name: "先不要" }).click();
    await expect(page).toHaveURL(submission);
    await cancel();
    await page
      .getByRole("main")
      .getByRole("button", { name: /取消預約/ })
      .click();
    await expect(page).toHaveURL(/told=done/);
    await expect(page.locator(".submission-steps").first()).toContainText("颱風");
  });
});

/** Nobody types and leaves within the same moment. */
async function write(page: Page): Promise<void> {
  const message = page.getByLabel("Your message");
  await expect
    .poll(() => message.evaluate((box) => Object.keys(box).some((key) => key.startsWith("__react"))))
    .toBe(true);
  await message.fill("Kites");
  await paintedAnew(page);
}

async function book(site: string, groupName: string): Promise<void> {
  const page = await openFormPage(site, "/group");
  const {
    total,
    general,
    discount,
    local,
    senior,
    free,
    coaches,
    guidelines: _g,
    privacy: _p,
    extras: _e,
    ...texts
  } = groupOf(20, { groupName, date: day(12) });
  const counts = Object.fromEntries(
    Object.entries({ total, general, discount, local, senior, free, coaches }).map(([name, count]) => [
      name,
      String(count),
    ]),
  );
  expect(
    (await page.send({ ...texts, ...counts, guidelines: "on", privacy: "on", verification: "PARK5" })).status,
  ).toBe(303);
}

async function openSubmission(page: Page, name: string): Promise<void> {
  await page.goto(`/booking-manage/list?text=${encodeURIComponent(name)}`);
  await page.locator(".list-code").click();
  await expect(page.getByRole("heading", { name: "處理" })).toBeVisible();
}

async function signIn(page: Page): Promise<void> {
  await page.goto("/booking-manage");
  await page.getByLabel("電子郵件").fill(chief.email);
  await page.getByLabel("密碼").fill(chief.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "登出" })).toBeVisible();
}
