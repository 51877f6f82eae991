import type { CDPSession, Page } from "@playwright/test";
import { barriers } from "./barriers.ts";
import { chief, phone } from "./cast.ts";
import { passwordLinkTo } from "./emails.ts";
import { expect, test } from "./site.ts";

// Browsers know passkeys for names alone, not for the number the other tests use. A refused sign-in is a 422 on the
// console.
test.use({ baseURL: `http://localhost:${process.env.E2E_PORT}`, tolerated: /status of 422/ });

const own = { name: "江小雨", email: "rain@example.org", password: "kites-over-the-river" };

test("a passkey is made, signs in without a password, gets another name and is revoked (rule H31)", async ({
  page,
}) => {
  await invited(page);
  const { cdp, authenticatorId } = await authenticator(page);
  await signIn(page, own);
  await page.goto("/booking-manage/account");
  const panel = page.locator("#passkeys");
  await panel.getByLabel("名稱").fill("櫃臺電腦");
  await panel.getByLabel("請輸入密碼確認是您本人").fill("not-the-password");
  await panel.getByRole("button", { name: "新增通行密鑰" }).click();
  await expect(panel.getByRole("alert")).toContainText("目前的密碼不正確");
  await panel.getByLabel("請輸入密碼確認是您本人").fill(own.password);
  await panel.getByRole("button", { name: "新增通行密鑰" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText("已新增通行密鑰");
  expect(await barriers(page)).toEqual([]);

  await signOut(page);
  expect(await barriers(page)).toEqual([]);
  // Whoever is not asked who they are has one factor only.
  await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
  await page.getByRole("button", { name: "用通行密鑰登入" }).click();
  await expect(page.getByRole("alert")).toContainText("沒有用通行密鑰登入");
  await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true });
  await page.getByRole("button", { name: "用通行密鑰登入" }).press("Enter");
  await expect(page.getByRole("button", { name: "登出" })).toBeVisible();
  await expect(page.getByRole("link", { name: own.name })).toBeVisible();

  // What reaches far is confirmed with it, too: the form goes on as it was sent (rule H21).
  await page.goto("/booking-manage/account");
  await page.evaluate(() => {
    const kept = document.querySelector<HTMLFormElement>("form[id^=passkey-]");
    const form = document.createElement("form");
    Object.assign(form, { method: "post", action: "/booking-manage/fresh?to=/booking-manage/account" });
    for (const [name, value] of Object.entries({
      wish: "passkey-name",
      name: "門口電腦",
      passkey: kept?.querySelector("input")?.value ?? "",
    }))
      form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
    document.body.append(form);
    form.submit();
  });
  await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
  await page.getByRole("button", { name: "用通行密鑰確認並繼續" }).click();
  await expect(page.getByRole("alert")).toContainText("還沒有做任何變更");
  expect(await barriers(page)).toEqual([]);
  await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true });
  await page.getByRole("button", { name: "用通行密鑰確認並繼續" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText("已儲存名稱");
  await page.setViewportSize(phone);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    "the passkeys fit a phone",
  ).toBeLessThanOrEqual(0);
  await panel.getByLabel("名稱 – 門口電腦").fill("我的筆電");
  await panel.getByRole("button", { name: "儲存名稱" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText("已儲存名稱");
  // Enter chooses nothing to revoke.
  await panel.getByLabel("請輸入密碼確認是您本人").first().fill(own.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  await panel.getByRole("button", { name: "撤銷" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "撤銷" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText("已撤銷通行密鑰");

  await page.setViewportSize({ width: 1440, height: 900 });
  await signOut(page);
  await page.getByRole("button", { name: "用通行密鑰登入" }).click();
  await expect(page.getByRole("alert")).toContainText("這裡不認得這把通行密鑰");
});

/** An account whose owner has set a password. */
async function invited(page: Page): Promise<void> {
  await signIn(page, chief);
  await page.goto("/booking-manage/people");
  await page.getByLabel("姓名").fill(own.name);
  await page.getByLabel("電子郵件").fill(own.email);
  await page.getByRole("button", { name: "寄出邀請" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText("已寄出邀請");
  await signOut(page);
  await page.goto(new URL(await passwordLinkTo(own.email), "http://localhost").pathname);
  await page.getByLabel("新密碼").first().fill(own.password);
  await page.getByLabel("再輸入一次新密碼").fill(own.password);
  await page.getByRole("button", { name: "設定密碼" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText("密碼已設定");
}

async function authenticator(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  return { cdp, ...(await cdp.send("WebAuthn.addVirtualAuthenticator", { options })) };
}

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto("/booking-manage");
  await page.getByLabel("電子郵件").fill(email);
  await page.getByLabel("密碼", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "登出" })).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "登出" }).click();
  await expect(page.getByLabel("電子郵件")).toBeVisible();
}
