import { barriers } from "./barriers.ts";
import { chief, phone } from "./cast.ts";
import { locales, pathIn } from "./menu.ts";
import { expect, holdScripts, tabTo, test, turns } from "./site.ts";

test.use({ tolerated: /status of 422/ });

const words = {
  zh_TW: {
    email: "電子郵件",
    password: "密碼",
    signIn: "登入",
    signOut: "登出",
    wrong: "電子郵件或密碼不正確，請再輸入一次。",
    list: "預約與申請",
  },
  en_US: {
    email: "E-mail",
    password: "Password",
    signIn: "Sign in",
    signOut: "Sign out",
    wrong: "The e-mail or the password is not right. Please try again.",
    list: "Reservations and requests",
  },
  ja_JP: {
    email: "メールアドレス",
    password: "パスワード",
    signIn: "サインイン",
    signOut: "サインアウト",
    wrong: "メールアドレスまたはパスワードが正しくありません。もう一度入力してください。",
    list: "予約・申請",
  },
};

for (const locale of locales) {
  const inTurn = turns(locales, locale);
  const word = words[locale];

  if (inTurn())
    test(`staff sign in by keyboard, come to the list they asked for, and sign out (${locale})`, async ({
      page,
      context,
    }) => {
      await page.goto(pathIn(locale, "/booking-manage/list"));
      await expect(page).toHaveURL(
        `${pathIn(locale, "/booking-manage")}?to=${encodeURIComponent(pathIn(locale, "/booking-manage/list"))}`,
      );
      await tabTo(page, page.getByLabel(word.email));
      await page.keyboard.type(chief.email);
      await page.keyboard.press("Tab");
      await expect(page.getByLabel(word.password)).toBeFocused();
      await page.keyboard.type(chief.password);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(pathIn(locale, "/booking-manage/list"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(word.list);
      const held = await context.cookies();
      expect(held.map(({ name }) => name).sort()).toEqual(["park.device", "park.session_token"]);
      for (const cookie of held) expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });

      await page.goto(pathIn(locale, "/booking-manage"));
      expect(await barriers(page)).toEqual([]);
      await tabTo(page, page.getByRole("button", { name: word.signOut }));
      await page.keyboard.press("Enter");
      await expect(page.getByRole("button", { name: word.signIn })).toBeVisible();
      // The device stays known (H30), and nobody is signed in on it.
      expect((await context.cookies()).map(({ name }) => name)).toEqual(["park.device"]);
      await page.goto(pathIn(locale, "/booking-manage/list"));
      await expect(page.getByLabel(word.password)).toBeVisible();
    });

  if (inTurn())
    test(`a wrong password is told without saying which part was wrong, and the e-mail stays (${locale})`, async ({
      page,
    }) => {
      await page.setViewportSize(phone);
      const nobody = `nobody-${locale.toLowerCase()}@example.org`;
      await page.goto(pathIn(locale, "/booking-manage"));
      await page.getByLabel(word.email).fill(nobody);
      await page.getByLabel(word.password).fill("not the password");
      await page.getByRole("button", { name: word.signIn }).click();
      await expect(page.getByRole("alert")).toContainText(word.wrong);
      await expect(page.getByLabel(word.email)).toHaveValue(nobody);
      await expect(page.getByLabel(word.password)).toHaveValue("");
      expect(await barriers(page)).toEqual([]);
    });
}

test("a wrong password of somebody who is here reads the same", async ({ page }) => {
  await page.goto("/en_US/booking-manage");
  await page.getByLabel("E-mail").fill(chief.email);
  await page.getByLabel("Password").fill("not the password");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText(words.en_US.wrong);
});

test("after five failures even the right words are refused for a while", async ({ page }) => {
  await page.goto("/en_US/booking-manage");
  for (let failure = 0; failure < 6; failure++) {
    await page.getByLabel("E-mail").fill("stranger@example.org");
    await page.getByLabel("Password").fill("guess");
    const posted = page.waitForResponse((response) => response.request().method() === "POST");
    await page.keyboard.press("Enter");
    expect((await posted).status()).toBe(422);
    await expect(page.getByLabel("Password")).toHaveValue("");
  }
  await expect(page.getByRole("alert")).toContainText("Try again in 15 minutes");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("staff sign in and out all the same", async ({ page }) => {
    await page.goto("/booking-manage");
    await page.getByLabel("電子郵件").fill(chief.email);
    await page.getByLabel("密碼").fill(chief.password);
    await page.getByRole("button", { name: "登入" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("今日");
    await page.getByRole("button", { name: "登出" }).click();
    await expect(page.getByLabel("密碼")).toBeVisible();
  });
});

test("what was typed is not lost by following a link, and a double click sends a form once", async ({ page }) => {
  await page.goto("/en_US/booking-manage");
  await page.getByLabel("E-mail").fill(chief.email);
  await page.getByLabel("Password").fill(chief.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Today");
  await page.goto("/en_US/booking-manage/people");
  const [name, email] = [page.getByLabel("Name"), `once-${Date.now()}@example.org`];
  const places = page.getByRole("navigation").getByRole("link", { name: "Places" });
  // Nothing can ask before the scripts are there: React marks what it has taken over.
  await expect
    .poll(() => name.evaluate((input) => Object.keys(input).some((key) => key.startsWith("__react"))))
    .toBe(true);
  await name.fill("Mei");
  await places.click();
  await page.getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Stay here" }).click();
  await expect(page).toHaveURL(/people$/);
  await expect(name).toHaveValue("Mei");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send the invitation" }).dblclick();
  await expect(page).toHaveURL(/done=invited/);
  await places.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Places");
});

test("a menu opened before the scripts came stays open, and goes with the next page", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/en_US/booking-manage");
  await page.getByLabel("E-mail").fill(chief.email);
  await page.getByLabel("Password").fill(chief.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("button", { name: "Menu" })).toBeVisible();
  const goOn = await holdScripts(page);
  await page.goto("/en_US/booking-manage/check-in", { waitUntil: "commit" });
  const link = page.getByRole("link", { name: "Calendar" });
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(link).toBeVisible();
  goOn();
  await expect(page.getByRole("button", { name: "Scan with the camera" })).toBeVisible();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(/booking-manage\/calendar/);
  await expect(link).toBeHidden();
});
