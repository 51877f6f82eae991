import { rentableDay } from "#tests/rentals/days.ts";
import { barriers } from "./barriers.ts";
import { phone } from "./cast.ts";
import { expect, noJavaScript, open, test } from "./site.ts";

test.use({ viewport: phone, tolerated: /422/ });

const day = rentableDay();

test("a renter finds a space, sees that it is free, and asks for it by keyboard", async ({ page }) => {
  await open(page, "/en_US/space/inside");
  await page.locator("#find-date").fill(day);
  await page.locator("#find-heads").fill("30");
  await page.locator("#find-heads").press("Enter");
  await expect(page.getByText(/30 people: \d spaces to choose from/)).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  await page.getByRole("link", { name: "Request this space Banyan Room" }).press("Enter");
  await expect(page).toHaveURL(/rent=banyan-room/);
  await expect(page.getByRole("checkbox", { name: "Banyan Room" })).toBeChecked();
  await expect(page.locator("#day1")).toHaveValue(day);
  await page.getByRole("checkbox", { name: "Craft Hall" }).press("Space");
  await page.locator("#heads").fill("300");
  await expect(page.getByText("It suits about 248 people, and 300 is more than that.")).toBeVisible();
  await page.getByRole("button", { name: "Add another day" }).press("Enter");
  await expect(page.locator("#day2")).toBeVisible();

  await page.locator("#email").fill("amy@");
  await page.locator("#email").press("Enter");
  await expect(page.locator(".error-summary")).toBeFocused();
  expect(await barriers(page)).toEqual([]);

  await page.locator("#event").selectOption("talk");
  await page.locator("#title").fill("Autumn talk");
  await page.locator("#starts1").fill("10:00");
  await page.locator("#ends1").fill("12:00");
  await page.locator("#organiser").fill("Reading Circle");
  await page.locator("#contactName").fill("Amy Hill");
  await page.locator("#phone").fill("0912345678");
  await page.locator("#email").fill("amy@example.org");
  await page.locator("#guidelines").check();
  await page.locator("#privacy").check();
  await page.locator("#verification").fill("park5");
  await page.locator("#verification").press("Enter");
  await expect(page).toHaveURL(/\/en_US\/status\//);
  await expect(page.getByText("Until it is approved, the space is not reserved for you.")).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});

test("an address of a space opens it, from another page too", async ({ page }) => {
  await open(page, "/en_US/search?q=moon+room");
  await page.locator('main a[href$="/space/inside#moon-room"]').first().click();
  await expect(page).toHaveURL(/inside#moon-room$/);
  await expect(page.locator("#moon-room .lead")).toBeInViewport();
  await page.locator("summary", { hasText: "Egret Room" }).press("Enter");
  await expect(page.locator("#egret-room")).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use(noJavaScript);

  test("a space is a row on a phone, and its address opens it", async ({ page }) => {
    await page.goto("/space/inside#moon-room");
    await expect(page.locator("#moon-room")).toBeVisible();
    await expect(page.locator("#egret-room")).toBeHidden();
    await page.locator("summary", { hasText: "鷺廳" }).click();
    await expect(page.locator("#egret-room")).toBeVisible();
    await page.getByRole("link", { name: "看哪天有空" }).last().click();
    await expect(page.locator("#calendar")).toBeVisible();
  });

  test("the calendar leads to the hours of a day, and those to the form, which is sent", async ({ page }) => {
    await page.goto(`/space/outside?space=moon-river-plaza&day=${day}`);
    await page.getByRole("link", { name: "申請這段時間" }).first().click();
    await expect(page.locator("#day1")).toHaveValue(day);
    await expect(page.locator("#starts1")).toHaveValue("07:00");
    await page.locator("#ends1").fill("09:00");
    await page.getByRole("button", { name: "再加一個日期" }).click();
    await expect(page.locator("#day2")).toBeVisible();
    await expect(page.locator("#ends1")).toHaveValue("09:00");
    await page.locator("#event").selectOption("ceremony");
    await page.locator("#title").fill("晨間茶會");
    await page.locator("#heads").fill("40");
    await page.locator("#organiser").fill("茶與樂");
    await page.locator("#contactName").fill("林怡君");
    await page.locator("#phone").fill("0912345678");
    await page.locator("#email").fill("lin@example.org");
    await page.locator("#guidelines").check();
    await page.locator("#privacy").check();
    await page.locator("#verification").fill("PARK5");
    await page.getByRole("button", { name: "送出申請" }).click();
    await expect(page).toHaveURL(/\/status\//);
    await expect(page.getByText("晨間茶會")).toBeVisible();
  });
});
