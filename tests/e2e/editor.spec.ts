import type { Page } from "@playwright/test";
import { ask, cookieOf } from "#tests/ask.ts";
import { barriers } from "./barriers.ts";
import { chief, desktop, phone, signInChief } from "./cast.ts";
import { passwordLinkTo } from "./emails.ts";
import { expect, holdScripts, test } from "./site.ts";

test.use({ tolerated: /ERR_INTERNET_DISCONNECTED|status of 422/ });

const person = { name: "高曉雯", email: "wen@example.org", password: "paper-boats-at-four" };
const stamp = Date.now() % 1_000_000;
const titles = { zh_TW: `夜裡點燈 ${stamp}`, en_US: `Lanterns by Night ${stamp}`, ja_JP: `夜の灯り ${stamp}` };
const slug = `lanterns-by-night-${stamp}`;
const locales = ["zh_TW", "en_US", "ja_JP"] as const;

test("an editor's day: news in three languages, kept as it is written, out at its time; a menu item; a change, and the older version again", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  test.slow();
  await hire(String(baseURL));
  await page.setViewportSize(desktop);
  await page.goto("/booking-manage");
  await page.getByLabel("電子郵件").fill(person.email);
  await page.getByLabel("密碼").fill(person.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "登出" })).toBeVisible();
  const saved = page.locator(".editor-saved");
  let editor = "";

  await test.step("writes it, sees it kept by itself, and finds it again after loading the page anew", async () => {
    await page.goto("/booking-manage/content/news/new");
    for (const locale of locales) {
      await page.locator(`#field-title-${locale}`).fill(titles[locale]);
      await page.locator(`#field-summary-${locale}`).fill(`${titles[locale]}。`);
    }
    for (const locale of locales) {
      const text = page.locator(`div#field-body-${locale}`);
      await text.click();
      await page.keyboard.type(`${titles[locale]} ✓`);
    }
    const text = page.locator(".editor-language[data-locale=zh_TW]", { has: page.locator("div#field-body-zh_TW") });
    await text.locator(".editor-prose").click();
    await page.keyboard.press("ControlOrMeta+A");
    await text.getByRole("button", { name: "連結" }).click();
    await text.getByLabel("連結網址").fill("javascript:alert(1)");
    await page.keyboard.press("Enter");
    await expect(text.getByRole("alert")).toContainText("不能連到「javascript:alert(1)」");
    await text.getByLabel("連結網址").fill("www.example.com/lanterns");
    await page.keyboard.press("Enter");
    await expect(text.locator('a[href="https://www.example.com/lanterns"]')).toHaveText(`${titles.zh_TW} ✓`);
    await page.locator('[name="document:files"]').setInputFiles(
      ["一", "二"].map((name) => ({
        name: `附件${name}.csv`,
        mimeType: "text/csv",
        buffer: Buffer.from(`${name},${stamp}`),
      })),
    );
    const names = page.locator('[name^="files."][name$=".name.zh_TW"]');
    await expect(names).toHaveCount(2);
    await page.getByRole("button", { name: /^file-\S+ 往上$/ }).click();
    await expect
      .poll(() =>
        names.evaluateAll((inputs) => inputs.map((input) => input instanceof HTMLInputElement && input.value)),
      )
      .toEqual(["附件二", "附件一"]);
    await page.locator("#field-date").fill("2026-11-20");
    await page.locator("#field-category").selectOption("event");
    await expect(page).toHaveURL(/\/content\/news\/[\w-]{10,}$/);
    await expect(saved).toHaveAttribute("data-state", "saved");
    await clean(page);
    await page.reload();
    await expect(page.locator("#field-title-ja_JP")).toHaveValue(titles.ja_JP);
    await expect(page.locator("div#field-body-en_US")).toContainText(`${titles.en_US} ✓`);
    editor = new URL(page.url()).pathname;
  });

  await test.step("loses nothing of a new item when the connection goes and the tab is closed", async () => {
    const other = await context.newPage();
    await other.goto("/booking-manage/content/tidings/new");
    await expect(other.locator(".editor-prose").first()).toBeVisible();
    await context.setOffline(true);
    await other.locator("#field-title-zh_TW").fill(`沒送出 ${stamp}`);
    await expect(other.locator(".editor-saved")).toHaveAttribute("data-state", "offline");
    await other.getByRole("button", { name: "儲存草稿" }).click();
    await expect(other.getByText("現在沒有網路。這一頁和填寫的內容都還在")).toBeVisible();
    await expect(other.locator("#field-title-zh_TW")).toHaveValue(`沒送出 ${stamp}`);
    await other.close();
    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto("/booking-manage/content/tidings/new");
    await expect(again.getByText("找回了上次沒有送出的新內容")).toBeVisible();
    await expect(again.locator("#field-title-zh_TW")).toHaveValue(`沒送出 ${stamp}`);
    await again.close();
  });

  await test.step("has it published at the next minute, and nobody sees it before", async () => {
    await page.locator("[name=publishAt]").fill(nextMinute());
    await page.getByRole("button", { name: "排定發布" }).click();
    await expect(page.getByText("已排定。")).toBeVisible();
    expect((await request.get(`/news/${slug}`, { headers: { "x-park-now": "2026-11-20T10:00" } })).status()).toBe(404);
  });

  await test.step("meanwhile adds a menu item, moves it by keyboard, and drags it", async () => {
    await page.goto("/booking-manage/menu");
    await clean(page);
    const form = page.locator("form", { has: page.getByRole("button", { name: "新增" }) });
    for (const [language, name] of [
      ["中文", "風箏節"],
      ["英文", "Kite festival"],
      ["日文", "凧まつり"],
    ] as const)
      await form.getByLabel(language).fill(name);
    await form.getByLabel("連到").fill("/links");
    await form.getByLabel("放在").selectOption({ label: "關於我們" });
    await form.getByRole("button", { name: "新增" }).click();
    await expect(page.getByRole("main").getByRole("status")).toContainText("已儲存");
    // The focus stays on the button, so that an item is moved on by pressing once more.
    await page.getByRole("button", { name: "上移：風箏節" }).focus();
    for (let times = 0; times < 2; times++) {
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/at=up/);
      await expect(page.getByRole("button", { name: "上移：風箏節" })).toBeFocused();
    }
    const about = page
      .locator(".menu-rows > li", { has: page.locator("#item-36") })
      .locator("li .menu-names span:first-child");
    expect(await about.allTextContents()).toEqual([
      "基金會介紹",
      "永續發展",
      "基金會消息",
      "風箏節",
      "友善連結",
      "聯絡我們",
    ]);
    await page
      .locator(".menu-rows li li", { hasText: "風箏節" })
      .locator(".menu-grip")
      .dragTo(page.locator("#item-38 .menu-grip"));
    await expect
      .poll(() => about.allTextContents())
      .toEqual(["基金會介紹", "風箏節", "永續發展", "基金會消息", "友善連結", "聯絡我們"]);
    await expect.poll(async () => (await request.get("/en_US/links")).text()).toContain("Kite festival");
    await page.goto("/booking-manage/menu");
    await page.locator(".menu-rows li li", { hasText: "風箏節" }).getByText("修改").click();
    await page.getByRole("button", { name: "刪除這個項目" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "移除" }).click();
    await expect.poll(async () => (await request.get("/en_US/links")).text()).not.toContain("Kite festival");
  });

  await test.step("finds the other screens usable by everybody", async () => {
    await look(page, `/ja_JP${editor}`, phone, "dark");
    await look(page, "/ja_JP/booking-manage/media", desktop, "light");
    await page.locator(".media-list a").first().click();
    await expect(page.locator(".media-focus")).toBeVisible();
    await look(page, new URL(page.url()).pathname.replace("/ja_JP", "/en_US"), phone, "light");
    await look(page, "/en_US/booking-manage/content/translations", desktop, "dark");
    await look(page, "/booking-manage/content/news", phone, "light");
  });

  await test.step("looks for a picture in the library", async () => {
    await page.setViewportSize(desktop);
    await page.goto(`/en_US${editor}`);
    await page.getByRole("button", { name: "Choose from the library" }).first().click();
    const picker = page.getByRole("dialog");
    await picker.getByRole("button", { name: "More pictures" }).click();
    await expect(picker.getByRole("img").nth(24)).toHaveAccessibleName(/^[ -~‘-’]+$/);
    expect(
      await picker.evaluate((dialog) => [
        getComputedStyle(dialog).backgroundColor,
        dialog.getBoundingClientRect().left > 100,
      ]),
    ).toEqual([expect.not.stringMatching("transparent|, 0\\)"), true]);
    await clean(page);
    await picker.getByRole("button", { name: "Close" }).click();
    await expect(picker).toBeHidden();
  });

  await test.step("sees it come out by itself, in every language", async () => {
    await expect
      .poll(async () => (await request.get("/news")).text(), { timeout: 100_000, intervals: [1000] })
      .toContain(titles.zh_TW);
    for (const locale of locales) {
      await page.goto(`${locale === "zh_TW" ? "" : `/${locale}`}/news/${slug}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles[locale]);
      await expect(page.getByText(`${titles[locale]} ✓`)).toBeVisible();
      await expect(page.locator('a[href="https://www.example.com/lanterns"]')).toHaveCount(locale === "zh_TW" ? 1 : 0);
      await expect(page.locator(".files a")).toHaveText([/附件二/, /附件一/]);
    }
  });

  await test.step("changes it, and takes the older version back", async () => {
    await page.setViewportSize(desktop);
    await page.goto(editor);
    // Words as long as these make nothing scroll sideways, neither where they are written nor where they are read.
    const long = "W".repeat(120);
    await page.locator("#field-title-en_US").fill(`Changed ${stamp} ${long}`);
    await page.locator("#field-summary-en_US").fill(long);
    await page.getByRole("button", { name: "發布修改" }).click();
    await expect(page.getByText("已發布，網站兩秒內更新。")).toBeVisible();
    await expect(page).toHaveURL(editor);
    await expect.poll(async () => (await request.get(`/en_US/news/${slug}`)).text()).toContain(`Changed ${stamp}`);
    for (const [address, viewport] of [
      [`/en_US/news/${slug}`, phone],
      [`/en_US/news/${slug}`, desktop],
      [editor, desktop],
    ] as const)
      await look(page, address, viewport, "light");
    await look(page, `/en_US${editor}/history?show=r2`, phone, "dark");
    await expect(page.locator("ins").first()).toContainText("Changed");
    await page.setViewportSize(desktop);
    await page.goto(`${editor}/history`);
    await page.locator("tr", { hasText: "發布 · 第 1 版" }).getByRole("button").click();
    await expect(page.getByText("已放回舊版內容")).toBeVisible();
    await expect(page.locator("#field-title-en_US")).toHaveValue(titles.en_US);
    await page.getByRole("button", { name: "發布修改" }).click();
    await expect(page.getByText("已發布，網站兩秒內更新。")).toBeVisible();
    await expect.poll(async () => (await request.get(`/en_US/news/${slug}`)).text()).not.toContain(`Changed ${stamp}`);
    await page.goto(`/en_US/news/${slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.en_US);
  });
});

test("two pages at one text: the second says that something is to be decided, and loaded again it still has its words", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const cookie = await signInChief(context, String(baseURL));
  const list = await (
    await request.get("/booking-manage/content/tidings?only=published", { headers: { cookie } })
  ).text();
  const editor = /\/booking-manage\/content\/tidings\/i\w{11}/.exec(list)?.[0] ?? "";
  const other = await context.newPage();
  for (const one of [page, other]) {
    await one.goto(editor);
    await expect(one.locator(".editor-prose").first()).toBeVisible();
  }
  const summary = page.locator("#field-summary-en_US");
  const standing = page.locator(".editor-saved");

  await other.locator("#field-summary-en_US").fill(`Theirs ${stamp}`);
  await expect(other.locator(".editor-saved")).toHaveAttribute("data-state", "saved");
  await summary.fill(`Mine ${stamp}`);
  await expect(standing).toHaveAttribute("data-state", "deciding");
  await other.locator("#field-summary-ja_JP").fill(`別の ${stamp}`);
  await expect(other.locator(".editor-saved")).toHaveAttribute("data-state", "saved");

  let asked = 0;
  page.on("dialog", (dialog) => (asked++, void dialog.accept()));
  await page.reload();
  expect(asked).toBe(1);
  await expect(standing).toHaveAttribute("data-state", "deciding");
  await expect(summary).toHaveValue(`Mine ${stamp}`);
  await expect(page.locator("#field-summary-ja_JP")).toHaveValue(`別の ${stamp}`);
  await page.setViewportSize(phone);
  await standing.getByRole("link", { name: "1 欄別人也改了" }).click();
  const choice = page.locator("#field-summary-en_US-theirs");
  await expect(choice).toBeInViewport();
  await expect(choice).toContainText(`Theirs ${stamp}`);
  await clean(page);
  await choice.getByLabel("用我寫的").check();
  await expect(standing).toHaveAttribute("data-state", "saved");
  await page.reload();
  await expect(summary).toHaveValue(`Mine ${stamp}`);
  await expect(standing).toHaveAttribute("data-state", "idle");
  expect(asked).toBe(1);

  // Refused, what hinders takes the focus once; who goes on writing keeps it, before the page is alive or after, and
  // all of it is saved.
  await page.setViewportSize(desktop);
  await page.locator("#field-title-zh_TW").fill("");
  await expect(standing).toHaveAttribute("data-state", "saved");
  const goOn = await holdScripts(page);
  await page.getByRole("button", { name: "發布修改" }).click();
  await expect(page.locator(".error-summary")).toBeFocused();
  await summary.press("ControlOrMeta+End");
  await summary.pressSequentially(" and");
  goOn();
  await expect(standing).toHaveAttribute("data-state", "saved");
  await summary.pressSequentially(" on");
  await expect(standing).toHaveAttribute("data-state", "unsaved");
  await expect(standing).toHaveAttribute("data-state", "saved");
  await expect(summary).toBeFocused();
  await expect(summary).toHaveValue(`Mine ${stamp} and on`);
});

/** An editor with an account: invited by the chief, the password set by the link of the letter. */
async function hire(site: string): Promise<void> {
  const cookie = cookieOf(await ask(site, "/booking-manage", { form: chief }));
  expect(
    (
      await ask(site, "/booking-manage/people", {
        form: { name: person.name, email: person.email, role: "editor" },
        headers: { cookie },
      })
    ).status,
  ).toBe(303);
  expect(
    (await ask(site, await passwordLinkTo(person.email), { form: { next: person.password, again: person.password } }))
      .status,
  ).toBe(303);
}

/** The next whole minute in the park that is far enough away to be in the future when the form arrives. */
function nextMinute(): string {
  const at = new Date(Math.ceil((Date.now() + 20_000) / 60_000) * 60_000);
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Taipei", dateStyle: "short", timeStyle: "short" })
    .format(at)
    .replace(" ", "T");
}

/** Opens a screen at a width and in a light, and checks that everybody can use it and nothing sticks out. */
async function look(
  page: Page,
  address: string,
  viewport: { width: number; height: number },
  colorScheme: "light" | "dark",
): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  await page.goto(address);
  await clean(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

async function clean(page: Page): Promise<void> {
  expect(await barriers(page)).toEqual([]);
}
