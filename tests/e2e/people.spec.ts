import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { readLetter } from "#tests/outbox.ts";
import { codeFor } from "#tests/totp.ts";
import { barriers } from "./barriers.ts";
import { chief } from "./cast.ts";
import { expect, test } from "./site.ts";

const editor = { name: "許小芬", email: "fen@example.org", password: "kites-over-the-river" };

test("an admin invites an editor, who sets up a second factor, adds a menu item by keyboard and sees it on the site", async ({ page, browser, baseURL }) => {
  await signIn(page, chief);
  await page.goto("/booking-manage/people");
  await page.getByLabel("姓名").fill(editor.name);
  await page.getByLabel("電子郵件").fill(editor.email);
  await page.getByRole("button", { name: "寄出邀請" }).click();
  await expect(page.getByRole("status")).toContainText("已寄出邀請");
  await isAccessible(page);

  const own = await newPage(browser, baseURL);
  await own.goto(await linkTo(editor.email));
  await own.getByLabel("新密碼").first().fill(editor.password);
  await own.getByLabel("再輸入一次新密碼").fill(editor.password);
  await own.getByRole("button", { name: "設定密碼" }).click();
  await expect(own.getByRole("status")).toContainText("密碼已設定");
  await signIn(own, editor);
  await own.goto("/booking-manage/account");
  await own.getByLabel("請輸入密碼確認是您本人").fill(editor.password);
  await own.getByRole("button", { name: "開始設定" }).click();
  const key = (await own.locator("p code").first().textContent()) ?? "";
  await isAccessible(own);
  await own.getByLabel("驗證碼").fill(codeFor(key));
  await own.keyboard.press("Enter");
  await expect(own.getByRole("status")).toContainText("已啟用驗證碼");

  const again = await newPage(browser, baseURL);
  await signIn(again, editor);
  await expect(again).toHaveURL(/\/booking-manage\/code/);
  await again.getByLabel("驗證碼或備用碼").fill(codeFor(key));
  await again.keyboard.press("Enter");
  await expect(again).toHaveURL("/booking-manage");
  await again.goto("/booking-manage/menu");
  await isAccessible(again);
  const form = again.locator("form", { has: again.getByRole("button", { name: "新增" }) });
  for (const [language, name] of [["中文", "風箏節"], ["英文", "Kite festival"], ["日文", "凧まつり"]] as const) await form.getByLabel(language).fill(name);
  await form.getByLabel("連到").fill("/links");
  await form.getByLabel("放在").selectOption({ label: "關於我們" });
  await form.getByRole("button", { name: "新增" }).click();
  await expect(again.getByRole("status")).toContainText("已儲存");
  // The focus stays on the button, so that an item is moved on by pressing once more.
  await again.getByRole("button", { name: "上移：風箏節" }).focus();
  for (let times = 0; times < 2; times++) {
    await again.keyboard.press("Enter");
    await expect(again).toHaveURL(/at=up/);
    await expect(again.getByRole("button", { name: "上移：風箏節" })).toBeFocused();
  }
  await expect.poll(async () => (await again.request.get("/en_US/links")).text()).toContain("Kite festival");
  await again.goto("/booking-manage/menu");
  await again.locator(".menu-rows li li", { hasText: "風箏節" }).getByText("修改").click();
  await again.getByRole("button", { name: "刪除這個項目" }).click();
  await expect.poll(async () => (await again.request.get("/en_US/links")).text()).not.toContain("Kite festival");
  await Promise.all([own.context().close(), again.context().close()]);
});

async function newPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ ...(baseURL && { baseURL }), locale: "zh-TW" })).newPage();
}

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto("/booking-manage");
  await page.getByLabel("電子郵件").fill(email);
  await page.getByLabel("密碼").fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "登出" }).or(page.getByLabel("驗證碼或備用碼"))).toBeVisible();
}

async function isAccessible(page: Page): Promise<void> {
  expect(await barriers(page)).toEqual([]);
}

/** The link in the letter to somebody, as the park put it into its outbox. */
async function linkTo(email: string): Promise<string> {
  const outbox = join(process.env.E2E_DATA_DIR ?? "", "outbox");
  const find = async () => {
    const names = await readdir(outbox).catch(() => []);
    const letters = await Promise.all(names.filter((name) => name.endsWith(".eml")).map(async (name) => readLetter(await readFile(join(outbox, name)))));
    return /https?:\/\/\S+(\/booking-manage\/password\/[\w-]+)/.exec(letters.find(({ to }) => to === email)?.text ?? "")?.[1] ?? "";
  };
  await expect.poll(find).not.toBe("");
  return find();
}
