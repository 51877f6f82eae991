import type { Page } from "@playwright/test";
import { barriers } from "./barriers.ts";
import { phone } from "./cast.ts";
import { expect, noJavaScript, open, tabTo, test } from "./site.ts";

test.use({ viewport: phone, tolerated: /status of 422/ });

const axe = async (page: Page) => expect(await barriers(page)).toEqual([]);

test("two lanterns are ordered: rows and sum follow the number, a draft comes back, what is wrong is told, the page after it asks for the account", async ({
  page,
}) => {
  await open(page, "/en_US/light");
  await axe(page);
  await expect(page.locator("#name2")).toBeHidden();
  await page.getByLabel("How many lanterns").selectOption("2");
  await expect(page.locator("#name2")).toBeVisible();
  await expect(page.locator(".light-sum")).toContainText("NT$776");
  await page.locator("#name1").fill("Amy Hill");
  await page.locator("#name2").fill("Ben Hill");
  await page.reload();
  await expect(page.getByText("We have put back what you wrote in this tab")).toBeVisible();
  await expect(page.locator("#name2")).toHaveValue("Ben Hill");
  await expect(page.locator(".light-sum")).toContainText("NT$776");
  const rite = (await page.locator(".light-rite time").getAttribute("datetime")) ?? "";

  await page.locator("#wish1").fill("good health");
  await page.locator("#wish1").press("Enter");
  await expect(page.locator(".error-summary")).toBeFocused();
  await expect(page.locator(".error-summary")).toContainText("Wish on the second lantern");
  await axe(page);

  await page.locator("#wish2").fill("a safe journey");
  await page.locator("#contactName").fill("Amy Hill");
  await page.locator("#phone").fill("+44 20 7946 0000");
  await page.locator("#email").fill("amy@example.org");
  await page.locator("#address").fill("1 River Lane, London, United Kingdom");
  await page.locator("#privacy").check();
  await page.locator("#verification").fill("park5");
  await page.getByRole("button", { name: "Place the order" }).dblclick();
  await expect(page).toHaveURL(/\/en_US\/status\//);
  await expect(page.locator(".facts")).toContainText("a safe journey");
  await expect(page.locator(".facts")).toContainText(String(Number(rite.slice(-2))));
  await page.getByLabel("Which account did you pay from?").fill("12345");
  await page.getByRole("button", { name: "Send these digits" }).click();
  await expect(page.locator(".facts")).toContainText("12345");
  await axe(page);
});

test("by keyboard alone one lantern is ordered: from the top of the page to its confirmation", async ({ page }) => {
  const keyboard = page.keyboard;
  await open(page, "/light");
  // Past the menu by the guidepost's own link, then from field to field in the order of the page.
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  const write = async (id: string, words: string) => {
    await tabTo(page, page.locator(`#${id}`));
    await keyboard.type(words);
  };
  await tabTo(page, page.locator("#count"));
  await write("name1", "Lin");
  await write("wish1", "peace");
  await write("contactName", "Lin");
  await write("phone", "0912345678");
  await write("email", "lin@example.org");
  await write("address", "1 Canal Road, Yilan");
  await tabTo(page, page.locator("#privacy"));
  await keyboard.press("Space");
  await write("verification", "park5");
  await tabTo(page, page.getByRole("button", { name: "送出訂單" }));
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/\/status\//);
  await expect(page.locator(".facts")).toContainText("peace");
});

test.describe("without JavaScript", () => {
  test.use(noJavaScript);

  test("the rows are asked for, what was written stays, and the order is placed", async ({ page }) => {
    await page.goto("/ja_JP/light");
    await page.locator("#name1").fill("佐藤 花");
    await page.locator("#count").selectOption("2");
    await page.getByRole("button", { name: "欄を表示する" }).click();
    await expect(page.locator("#name1")).toHaveValue("佐藤 花");
    await page.locator("#wish1").fill("家内安全");
    await page.locator("#name2").fill("佐藤 健");
    await page.locator("#wish2").fill("合格祈願");
    await page.locator("#contactName").fill("佐藤 花");
    await page.locator("#phone").fill("03-1234-5678");
    await page.locator("#email").fill("hana@example.org");
    await page.locator("#address").fill("東京都千代田区1-1");
    await page.getByRole("button", { name: "注文を送信する" }).click();
    await expect(page.locator(".error-summary")).toBeInViewport();
    await page.locator("#privacy").check();
    await page.locator("#verification").fill("PARK5");
    await page.getByRole("button", { name: "注文を送信する" }).click();
    await expect(page).toHaveURL(/\/ja_JP\/status\//);
    await expect(page.getByText("合格祈願")).toBeVisible();
  });
});
