import { expect, open, test } from "./site.ts";

/** Half an hour into a Wednesday in the park: Tuesday in America, and late on Wednesday in Kiribati. */
const moment = "2026-12-16T00:30";
const far = ["America/Los_Angeles", "Pacific/Kiritimati"];

test.describe("a visitor whose clock is two hours fast (rule T1)", () => {
  test.use({ locale: "en-US", extraHTTPHeaders: { "x-park-now": moment } });

  test("reads the time that the park has, beside what is open then", async ({ page }) => {
    await page.clock.setFixedTime(new Date("2026-12-16T02:30:00+08:00"));
    await open(page, "/en_US");
    await expect(page.locator(".now-label time")).toHaveText("00:30");
  });
});

for (const timezoneId of far)
  test.describe(`a visitor whose clock stands in ${timezoneId} (rule T1)`, () => {
    test.use({ timezoneId, locale: "en-US", extraHTTPHeaders: { "x-park-now": moment } });

    test("reads the park's days and times on every page with dates, before and after its scripts are there", async ({
      page,
    }) => {
      await page.clock.setFixedTime(new Date(`${moment}:00+08:00`));
      await open(page, "/en_US");
      await expect(page.locator("main")).toContainText("00:30");

      await open(page, "/en_US/calendar");
      await expect(page.locator(".month [data-today]")).toHaveAttribute("data-day", "2026-12-16");
      await expect(page.locator(".calendar-day h2")).toHaveText("Wednesday 16 December 2026");

      await open(page, "/en_US/group");
      await expect(page.locator("input[name=date]")).toHaveAttribute("data-min", "2026-12-19");
      await expect(page.locator("input[name=date]")).toHaveAttribute("data-max", "2027-06-14");

      // Ordered on a Wednesday: the Monday that follows, which Tuesday's order would have as well; Thursday's would
      // not.
      await open(page, "/en_US/light");
      await expect(page.locator("main")).toContainText("Monday 21 December 2026");

      await open(page, "/en_US/faq/lostfound");
      await expect(page.locator("input[name=lostOn]")).toHaveAttribute("data-max", "2026-12-16");
    });
  });
