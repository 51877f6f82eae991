import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { codeFor } from "#tests/cast/totp.ts";
import { barriers } from "./barriers.ts";
import { chief, phone } from "./cast.ts";
import { passwordLinkTo } from "./emails.ts";
import { expect, noJavaScript, test } from "./site.ts";

const editor = { name: "許小芬", email: "fen@example.org", password: "kites-over-the-river" };

test("an admin invites an editor, who sets up a second factor, signs in with it, and is given a new password (rule H50)", async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, chief);
  await page.goto("/booking-manage/people");
  await page.getByLabel("姓名").fill(editor.name);
  await page.getByLabel("電子郵件").fill(editor.email);
  await page.getByRole("button", { name: "寄出邀請" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText("已寄出邀請");
  await isAccessible(page);

  const own = await newPage(browser, baseURL);
  await own.goto(await passwordLinkTo(editor.email));
  await own.getByLabel("新密碼").first().fill(editor.password);
  await own.getByLabel("再輸入一次新密碼").fill(editor.password);
  await own.getByRole("button", { name: "設定密碼" }).click();
  await expect(own.getByRole("main").getByRole("status")).toContainText("密碼已設定");
  await signIn(own, editor);
  await own.goto("/booking-manage/account");
  await own.getByLabel("請輸入密碼確認是您本人").fill(editor.password);
  await own.getByRole("button", { name: "開始設定" }).click();
  const key = (await own.locator("p code").first().textContent()) ?? "";
  await isAccessible(own);
  await own.setViewportSize(phone);
  expect(
    await own.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    "key and recovery codes fit a phone",
  ).toBeLessThanOrEqual(0);
  await own.getByLabel("驗證碼").fill(codeFor(key));
  await own.keyboard.press("Enter");
  await expect(own.getByRole("main").getByRole("status")).toContainText("已啟用驗證碼");

  const again = await newPage(browser, baseURL);
  await signIn(again, editor);
  await expect(again).toHaveURL(/\/booking-manage\/code/);
  await again.getByLabel("驗證碼或備用碼").fill(codeFor(key, { ahead: 1 }));
  await again.keyboard.press("Enter");
  await expect(again).toHaveURL("/booking-manage");

  // A password that the operator hands out opens nothing but its change.
  const given = await newPage(browser, baseURL);
  await signIn(given, { email: editor.email, password: await resetPassword(editor.email) });
  await expect(given.getByRole("heading", { level: 1 })).toHaveText("請先換成自己的密碼");
  await isAccessible(given);
  await given.setViewportSize(phone);
  await given.goto("/booking-manage/content");
  await given.getByLabel("目前的密碼").fill("not-the-password");
  await given.getByLabel("新密碼").first().fill(editor.password);
  await given.getByLabel("再輸入一次新密碼").fill(editor.password);
  await given.keyboard.press("Enter");
  await expect(given.getByRole("alert")).toContainText("目前的密碼不正確");
  await isAccessible(given);
  expect(
    await given.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    "the change fits a phone",
  ).toBeLessThanOrEqual(0);
  await Promise.all([own, again, given].map((page) => page.context().close()));
});

for (const [how, options] of [
  ["with scripts", {}],
  ["without", noJavaScript],
] as const)
  test(`a form on its way to what reaches far is kept while one proves who one is, and goes on by itself, ${how}`, async ({
    browser,
    baseURL,
  }) => {
    const page = await newPage(browser, baseURL, options);
    await signIn(page, chief);
    await page.goto("/booking-manage/people");
    // As the server leads it there once the last proof is older than ten minutes.
    await page
      .locator("main form")
      .first()
      .evaluate((form) => form.setAttribute("action", "/booking-manage/fresh?to=%2Fbooking-manage%2Fpeople"));
    await page.getByLabel("姓名").fill(`葉 "小" ${how}`);
    await page.getByLabel("電子郵件").fill(`late-${how.replace(" ", "-")}@example.org`);
    await page.getByRole("button", { name: "寄出邀請" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("確認是您本人");
    if (options !== noJavaScript) await isAccessible(page);
    await page.getByLabel("您的密碼").fill("not-it");
    await page.getByRole("button", { name: "確認並繼續" }).click();
    await expect(page.getByRole("alert")).toContainText("還沒有做任何變更");
    await page.getByLabel("您的密碼").fill(chief.password);
    await page.getByRole("button", { name: "確認並繼續" }).click();
    await expect(page).toHaveURL(/done=invited/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`葉 "小" ${how}`);
    await page.context().close();
  });

async function newPage(
  browser: Browser,
  baseURL: string | undefined,
  options: BrowserContextOptions = {},
): Promise<Page> {
  return (await browser.newContext({ ...options, ...(baseURL && { baseURL }), locale: "zh-TW" })).newPage();
}

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto("/booking-manage");
  await page.getByLabel("電子郵件").fill(email);
  await page.getByLabel("密碼").fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "登出" }).or(page.getByLabel("驗證碼或備用碼"))).toBeVisible();
}

/** What the operator's command gives out, while the park runs. */
async function resetPassword(email: string): Promise<string> {
  const { PATH = "", HOME = "", E2E_DATA_DIR = "" } = process.env;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["server/commands/admin.ts", "reset-password", email],
    { cwd: join(import.meta.dirname, "../.."), env: { PATH, HOME, DATA_DIR: E2E_DATA_DIR, PARK_MODE: "test" } },
  );
  return /new password: (\S+)/.exec(stdout)?.[1] ?? "";
}

async function isAccessible(page: Page): Promise<void> {
  expect(await barriers(page)).toEqual([]);
}
