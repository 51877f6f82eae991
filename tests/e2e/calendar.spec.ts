import { barriers } from "./barriers.ts";
import { desktop, phone } from "./cast.ts";
import { expect, open, test } from "./site.ts";

test("by keyboard one walks from day to day and on into other months, and opens a day", async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, "/en_US/calendar?date=2026-11-29");
  const day = (iso: string) => page.locator(`.month [data-day="${iso}"]`);
  await day("2026-11-29").focus();
  await page.keyboard.press("ArrowRight");
  await expect(day("2026-11-30")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/date=2026-12-01/);
  await expect(day("2026-12-01")).toBeFocused();
  await page.keyboard.press("End");
  await expect(day("2026-12-06")).toBeFocused();
  await page.keyboard.press("PageDown");
  await expect(day("2027-01-06")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(day("2027-01-13")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/date=2027-01-13/);
  await expect(page.locator(".calendar-day h2")).toHaveText("Wednesday 13 January 2027");
});

test("month and agenda are accessible on phone and desktop, by day and night, and print without the page around them", async ({
  page,
}) => {
  for (const [path, viewport, colorScheme] of [
    ["/calendar", phone, "dark"],
    ["/ja_JP/calendar?view=agenda", phone, "light"],
    ["/en_US/calendar?view=agenda", desktop, "dark"],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await open(page, path);
    expect(await barriers(page, "main"), path).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
      `${path} is no wider than the screen`,
    ).toBe(true);
  }
  await page.emulateMedia({ media: "print" });
  for (const around of [".site-header", ".calendar-tools", ".month-steps", ".feed-links"])
    await expect(page.locator(around).first()).toBeHidden();
  await expect(page.locator(".calendar-agenda")).toBeVisible();
});

test("says how to walk by keys only where there are keys", async ({ page }) => {
  for (const [viewport, shown] of [
    [desktop, true],
    [phone, false],
  ] as const) {
    await page.setViewportSize(viewport);
    await open(page, "/en_US/calendar");
    await expect(page.locator(".calendar-keys")).toBeVisible({ visible: shown });
  }
});

test("every hour of a full day stands in sight, however wide the screen", async ({ page }) => {
  await page.setExtraHTTPHeaders({ "x-park-now": "2026-11-28T10:05" });
  await page.goto("/en_US/calendar");
  for (const width of [phone.width, 769, 1024, desktop.width]) {
    await page.setViewportSize({ width, height: 900 });
    const { right, cards } = await page.locator(".timeline-hours").evaluate((hours) => ({
      right: hours.getBoundingClientRect().right,
      cards: [...hours.querySelectorAll(".timeline-moment")].map((card) => card.getBoundingClientRect().right),
    }));
    expect(cards.length).toBeGreaterThan(5);
    expect(right, `${width} px`).toBeLessThanOrEqual(width);
    expect(Math.max(...cards), `${width} px`).toBeLessThanOrEqual(right);
  }
});
