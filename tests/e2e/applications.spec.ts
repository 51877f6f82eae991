import type { Page } from "@playwright/test";
import { makePdf } from "#tests/uploads/files.ts";
import { barriers } from "./barriers.ts";
import { desktop, phone } from "./cast.ts";
import { expect, noJavaScript, open, tabTo, test } from "./site.ts";

test.use({ tolerated: /422/ });

const letter = { name: "letter.pdf", mimeType: "application/pdf", buffer: makePdf() };
const soundness = async (page: Page) => expect(await barriers(page)).toEqual([]);
/** A day that is open: three months and a little from now. */
const later = () => Temporal.Now.plainDateISO("Asia/Taipei").add({ days: 100 }).toString();

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("a group applies for free admission by keyboard: is told what is wrong, keeps its letter, and arrives", async ({
    page,
  }) => {
    await open(page, "/en_US/accessibility#apply");
    await soundness(page);
    await page.getByLabel("Organisation or group").fill("Sunny Home");
    await tabTo(page, page.getByLabel("Welfare organisation"));
    await page.keyboard.press("Space");
    await page
      .getByLabel("Official letter")
      .setInputFiles({ ...letter, name: "huge.pdf", buffer: Buffer.alloc(11 * 1024 * 1024) });
    await expect(page.getByText("‘huge.pdf’ is larger than 10 MB")).toBeVisible();
    await page.locator("#groupName").press("Enter");
    await expect(page.getByLabel("Official letter")).toBeFocused();
    await page.getByLabel("Official letter").setInputFiles(letter);
    await expect(page.getByText("is larger than 10 MB")).toHaveCount(0);
    await page.locator("#verification").fill("PARK5");
    await page.locator("#groupName").press("Enter");

    await expect(page.locator(".error-summary")).toBeFocused();
    await expect(page.locator("#groupName")).toHaveValue("Sunny Home");
    await expect(page.getByRole("group", { name: "We have these" })).toContainText("letter.pdf");
    await soundness(page);

    for (const [name, value] of Object.entries({
      contactName: "Amy Hill",
      phone: "03-111-2222",
      email: "amy@example.org",
      date: later(),
      startTime: "10:00",
      endTime: "12:00",
      total: "12",
    }))
      await page.locator(`#${name}`).fill(value);
    await page.locator("#identity").check();
    await page.locator("#privacy").check();
    await page.getByRole("button", { name: "Send the application" }).dblclick();
    await expect(page).toHaveURL(/\/en_US\/status\//);
    await expect(page.getByText("letter.pdf")).toBeVisible();
    await soundness(page);
  });
});

test.describe("on a desktop without JavaScript", () => {
  test.use({ ...noJavaScript, viewport: desktop });

  test("a drone pilot chooses the kind, is told what is wrong with a file, and sends the plan", async ({ page }) => {
    await page.goto("/ja_JP/collaboration");
    await page
      .getByRole("link", { name: /ドローン/ })
      .first()
      .click();
    await expect(page.getByText("操縦者の資格証と賠償責任保険の証明", { exact: false })).toBeVisible();
    const days = { firstDay: later(), lastDay: later() };
    for (const [name, value] of Object.entries({
      title: "月河の夜明け",
      ...days,
      places: "南門から月河まで",
      pilot: "佐藤 花 A-123",
      equipment: "小型機",
      use: "記録映画",
      organiser: "月河映像",
      contactName: "佐藤 花",
      phone: "03-111-2222",
      email: "hana@example.org",
    }))
      await page.locator(`#${name}`).fill(value);
    await page.locator("#plan").setInputFiles({
      name: "plan.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("<html><script>alert(1)</script>"),
    });
    await page.locator("#papers").setInputFiles(letter);
    await page.locator("#privacy").check();
    await page.locator("#verification").fill("PARK5");
    await page.getByRole("button", { name: "送信する" }).click();

    await expect(page.locator(".error-summary")).toBeInViewport();
    await expect(page.locator("#plan-error")).toContainText("「plan.pdf」の中身は PDF・JPEG・PNG ではありません");
    await expect(page.getByRole("checkbox", { name: "添付しない letter.pdf" })).not.toBeChecked();
    await expect(page.locator("#title")).toHaveValue("月河の夜明け");
    await page.locator("#plan").setInputFiles([letter, { ...letter, name: "flight.pdf" }]);
    await page.getByRole("button", { name: "送信する" }).click();
    await expect(page).toHaveURL(/\/ja_JP\/status\//);
    await expect(page.getByText("flight.pdf")).toBeVisible();
  });
});

test.describe("with JavaScript", () => {
  test.use({ viewport: desktop });

  test("a proposal keeps what was written when the page is left, and the chooser is sound in all its states", async ({
    page,
  }) => {
    await open(page, "/collaboration");
    await soundness(page);
    await page
      .getByRole("link", { name: /聯名合作/ })
      .first()
      .click();
    await expect(page).toHaveURL(/kind=co-branding/);
    await page.locator("#title").fill("月河茶席");
    await page.reload();
    await expect(page.getByText("已為您放回剛才在這個分頁填寫的內容")).toBeVisible();
    await expect(page.locator("#title")).toHaveValue("月河茶席");
    await page.locator("#title").press("Enter");
    await expect(page.locator(".error-summary")).toBeFocused();
    await soundness(page);
  });
});
