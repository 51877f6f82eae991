import type { Page } from "@playwright/test";
import { openFormPage } from "#tests/pages/form-page.ts";
import { groupOf } from "#tests/reservations/orders.ts";
import { barriers } from "./barriers.ts";
import { chief, desktop, phone } from "./cast.ts";
import { expect, holdScripts, tabTo, test } from "./site.ts";

test.use({ tolerated: /ERR_INTERNET_DISCONNECTED/ });

const day = (ahead: number) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Taipei" }).format(Date.now() + ahead * 86_400_000);

test("a booking officer's day: three answers, the day sheet, a typhoon, and a group at the gate", async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const [first, second, third] = ["甲組", "乙組", "丙組"].map((name) => `${name}${Date.now() % 100_000}`);
  for (const name of [first, second, third]) await book(String(baseURL), String(name));
  await page.setViewportSize(desktop);
  await signIn(page);
  await expect(page.getByText(String(first)).first()).toBeVisible();
  await clean(page);

  await test.step("finds a booking by keyboard and confirms it; takes that back within the minute, and confirms again", async () => {
    await page.goto("/booking-manage/list");
    await expect(page.getByRole("button", { name: "快速鍵" })).toBeVisible();
    await expect
      .poll(
        async () => (
          await page.keyboard.press("/"),
          page.getByRole("searchbox").evaluate((field) => field === document.activeElement)
        ),
      )
      .toBe(true);
    await page.getByRole("searchbox").fill(String(first));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/text=/);
    await expect(page.locator(".list-code")).toHaveCount(1);
    await clean(page);
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("j");
    await expect(page.locator(".list-code")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "處理" })).toBeVisible();
    await clean(page);
    await answer(page, "確認預約");
    await page.getByRole("button", { name: "收回「確認預約」" }).click();
    await expect(page).toHaveURL(/told=undone/);
    await answer(page, "確認預約");
  });

  await test.step("declines the second with a ready reason, and asks the third something", async () => {
    await openSubmission(page, String(second));
    await page.locator("summary", { hasText: "婉拒" }).click();
    await page.getByLabel("常用說明").locator("visible=true").selectOption("guide");
    await page.locator("details[open]").getByRole("button", { name: "婉拒" }).click();
    await sure(page);
    await expect(page).toHaveURL(/told=done/);
    await expect(page.locator(".submission-steps").getByText("那個時段無法安排導覽或課程老師。").first()).toBeVisible();
    await page.getByText("看將寄出的內容").last().click();
    await expect(page.locator(".submission-letter").filter({ visible: true })).toContainText(
      "那個時段無法安排導覽或課程老師。",
    );
    await openSubmission(page, String(third));
    await page.locator("summary", { hasText: "請申請人補充" }).click();
    await page.locator("details[open] textarea").fill("請問有幾位老師同行？");
    await page.locator("details[open]").getByRole("button").click();
    await expect(page).toHaveURL(/told=done/);
  });

  await test.step("prints the day sheet: who comes, and nothing of the screen's frame", async () => {
    await page.goto("/booking-manage/day-sheet");
    await expect(page.getByText(String(first))).toBeVisible();
    await expect(page.getByText(String(second))).toHaveCount(0);
    await clean(page);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("#back-side")).toBeHidden();
    await page.emulateMedia({ media: "screen" });
  });

  await test.step("closes the park for a day far away, sees first whom it concerns, and opens it again", async () => {
    await page.goto("/booking-manage/closures");
    await page.getByLabel("第一天").and(page.locator("[data-written=day]")).fill(day(170));
    await page.getByLabel("最後一天").and(page.locator("[data-written=day]")).fill(day(170));
    await page.getByRole("button", { name: "試算影響" }).click();
    await expect(page.getByText("不影響任何預約或申請")).toBeVisible();
    await page.getByRole("button", { name: "確定休園並通知" }).click();
    await sure(page);
    await expect(page).toHaveURL(/closed=yes/);
    await clean(page);
    await page.getByRole("button", { name: "收回" }).click();
    await expect(page).toHaveURL(/restored=0/);
  });

  await test.step("checks the group in on a phone, in two parts, the second while the connection is gone", async () => {
    await page.setViewportSize(phone);
    await page.goto("/booking-manage/check-in");
    const row = page.getByRole("link", { name: new RegExp(String(first)) });
    await row.click();
    await clean(page);
    await page.getByLabel("優待票：這次到幾人").fill("40");
    await page.getByRole("button", { name: "完成報到" }).dblclick();
    await expect(page.getByText("比預約多 10 人，請再確認一次")).toBeVisible();
    await expect(row).toContainText("0／30 人");
    await clean(page);
    await page.getByLabel("優待票：這次到幾人").fill("20");
    await page.getByRole("button", { name: "完成報到" }).click();
    await expect(page.getByText(new RegExp(`${first}.*報到 20 人`))).toBeVisible();
    await expect(row).toContainText("20／30 人");
    await page.getByRole("button", { name: "收回這次報到" }).first().click();
    await expect(page.getByText(new RegExp(`已收回 ${first}`))).toBeVisible();
    await expect(row).toContainText("0／30 人");
    await expect(page.getByLabel("優待票：這次到幾人")).toHaveValue("30");
    await clean(page);
    await page.getByLabel("優待票：這次到幾人").fill("20");
    await page.getByRole("button", { name: "完成報到" }).click();
    await expect(row).toContainText("20／30 人");
    // These have been sent: only what comes now waits.
    await expect(page.getByText("先存在這支手機")).toHaveCount(0);
    await context.setOffline(true);
    await row.click();
    await page.getByLabel("優待票：這次到幾人").fill("3");
    await page.getByRole("button", { name: "完成報到" }).click();
    await expect(page.getByText("1 筆報到等待送出")).toBeVisible();
    await page.getByRole("button", { name: "收回這次報到" }).first().click();
    await expect(row).toContainText("20／30 人");
    await page.getByRole("button", { name: "完成報到" }).click();
    await expect(row).toContainText("30／30 人");
    await expect(page.getByText("3 筆報到等待送出")).toBeVisible();
    await clean(page);
    await context.setOffline(false);
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(page.getByText("筆報到等待送出")).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("link", { name: new RegExp(String(first)) })).toContainText("30／30 人");
    await page.getByRole("button", { name: "選單" }).click();
    await expect(page.getByRole("link", { name: "行事曆" })).toBeVisible();
    await clean(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: "行事曆" })).toBeHidden();
    await tabTo(page, page.getByLabel("預約編號"));
  });
});

test("nobody who telephones finds what was written for the one before, and nobody's consent stands for another's", async ({
  page,
}) => {
  const drafts = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("park:draft:")));
  const [group, guidelines, privacy] = [
    page.getByLabel("團體名稱"),
    page.getByLabel("已說明團體參觀須知"),
    page.getByLabel("已說明個人資料的用途"),
  ];
  await page.setViewportSize(desktop);
  await signIn(page);

  await page.goto("/booking-manage/new");
  await group.fill("丁組");
  await guidelines.check();
  await privacy.check();
  await expect.poll(drafts).toHaveLength(1);
  await page.reload();
  await expect(page.getByText("已為您放回剛才在這個分頁填寫的內容")).toBeVisible();
  await expect(group).toHaveValue("丁組");
  await expect(guidelines).not.toBeChecked();
  await expect(privacy).not.toBeChecked();

  const fields = {
    contactName: "林老師",
    phone: "0912345678",
    email: "ting@example.org",
    date: day(100),
    startTime: "10:00",
    endTime: "12:00",
    total: "5",
    general: "5",
  };
  for (const [name, value] of Object.entries(fields)) await page.locator(`#${name}`).fill(value);
  await guidelines.check();
  await privacy.check();
  await page.getByRole("button", { name: "送出預約" }).click();
  await expect(page).toHaveURL(/told=booked/);
  await expect(page.getByText("電話預約已登記")).toBeVisible();
  await expect.poll(drafts).toEqual([]);

  await page.goto("/booking-manage/new");
  await group.fill("戊組");
  await expect.poll(drafts).toHaveLength(1);
  await page.getByRole("button", { name: "登出" }).click();
  await expect(page.getByLabel("密碼")).toBeVisible();
  expect(await drafts()).toEqual([]);
});

test("what is written into a form and sent after the session has ended is put back after the sign-in, and only then", async ({
  page,
  context,
  baseURL,
}) => {
  const name = `己組${Date.now() % 100_000}`;
  await book(String(baseURL), name);
  await page.setViewportSize(desktop);
  await signIn(page);
  await openSubmission(page, name);
  const words = page.locator("details[open] textarea");
  const ask = async () => {
    await page.locator("summary", { hasText: "請申請人補充" }).click();
    await words.fill("請問幾位素食？");
    await page.locator("details[open]").getByRole("button").click();
  };
  await context.clearCookies();
  await ask();
  await page.getByLabel("電子郵件").fill(chief.email);
  await page.getByLabel("密碼").fill(chief.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("您寫的內容已經放回原處")).toBeVisible();
  await expect(words).toHaveValue("請問幾位素食？");
  await clean(page);
  const goOn = await holdScripts(page);
  await page.locator("details[open]").getByRole("button").click();
  await expect(page).toHaveURL(/told=done/);
  // Whoever has scrolled on by the time the page comes alive stays there: nothing moves under a click.
  const notes = page.getByRole("heading", { name: "內部註記" });
  await notes.scrollIntoViewIfNeeded();
  const place = await notes.boundingBox();
  goOn();
  await expect(page.locator("main .notice[role=status]")).toBeFocused();
  expect(await notes.boundingBox()).toEqual(place);
  await expect(page.getByText("您寫的內容已經放回原處")).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => /^park:(draft|sent)/.test(key))))
    .toEqual([]);
});

/** A group that comes today, asked for five days ago, with a guide, so that staff must answer. */
async function book(site: string, groupName: string): Promise<void> {
  const headers = { "x-park-now": `${day(-5)}T10:00` };
  const page = await openFormPage(site, "/group", headers);
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
  } = groupOf(30, { groupName, date: day(0), guide: "zh30" });
  const counts = Object.fromEntries(
    Object.entries({ total, general, discount, local, senior, free, coaches }).map(([name, count]) => [
      name,
      String(count),
    ]),
  );
  expect(
    (await page.send({ ...texts, ...counts, guidelines: "on", privacy: "on", verification: "PARK5" }, headers)).status,
  ).toBe(303);
}

/** What cannot be taken back is asked first: by a dialog, or by a page where the scripts were not there yet. */
async function sure(page: Page): Promise<void> {
  await page.locator(".dialog [type=submit], .prose-page form [type=submit]").click();
}

async function signIn(page: Page): Promise<void> {
  await page.goto("/booking-manage");
  await page.getByLabel("電子郵件").fill(chief.email);
  await page.getByLabel("密碼").fill(chief.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("今日");
}

async function openSubmission(page: Page, name: string): Promise<void> {
  await page.goto(`/booking-manage/list?text=${encodeURIComponent(name)}`);
  await page.locator(".list-code").click();
  await expect(page.getByRole("heading", { name: "處理" })).toBeVisible();
}

async function answer(page: Page, label: string): Promise<void> {
  await page.locator("summary", { hasText: label }).click();
  await page.locator("details[open]").getByRole("button", { name: label }).click();
  await expect(page).toHaveURL(/told=done/);
}

async function clean(page: Page): Promise<void> {
  expect(await barriers(page)).toEqual([]);
}
