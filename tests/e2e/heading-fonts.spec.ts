import type { Page } from "@playwright/test";
import { desktop, phone } from "./cast.ts";
import { locales, pathIn } from "./menu.ts";
import { everyOne, expect, noJavaScript, open, paintedAnew, test } from "./site.ts";

const family = { zh_TW: "Noto Serif TC", en_US: "EB Garamond", ja_JP: "Noto Serif JP" };
const pages = ["/", "/activity", "/news/shuttle-covered-stop"];

for (const [at, viewport] of [phone, desktop].entries())
  for (const [turn, locale] of locales.entries())
    test.describe(`headings at ${viewport.width} px (${locale})`, () => {
      test.use({ viewport });
      if (everyOne || turn % 2 === at)
        test("take the park's own face after the page is there, and nothing moves", async ({ page }) => {
          await watchShifts(page);
          for (const path of pages) {
            await page.goto(pathIn(locale, path));
            await expect.poll(() => dressed(page, family[locale]), path).toBe(true);
            await paintedAnew(page);
            expect(await shiftsSinceFonts(page), path).toBeLessThanOrEqual(0.01);
          }
        });
    });

test("the next page asks only for what it has not yet", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/fonts/noto-serif-tc-900.woff2") asked.push(searchParams.get("text") ?? "");
  });
  await page.goto("/news");
  await expect.poll(() => asked.length).toBe(1);
  await page.getByRole("main").locator('a[href^="/news/"]').first().click();
  await expect.poll(() => asked.length).toBe(2);
  expect([...(asked[1] ?? "")].filter((character) => asked[0]?.includes(character))).toEqual([]);
});

test("where data is to be saved nothing is loaded for headings", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const asked = fontsAsked(page);
  await open(page, "/news");
  // Headings are looked at where the page has nothing else to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
  expect(asked).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use(noJavaScript);
  test("the reader's own serif stays", async ({ page }) => {
    const asked = fontsAsked(page);
    await page.goto("/news");
    expect(asked).toEqual([]);
  });
});

/** The fonts that a page asks for from now on. */
function fontsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => void (request.url().includes("/fonts/") && asked.push(request.url())));
  return asked;
}

/** True when the first heading's characters are among those that a loaded face of the family has. */
function dressed(page: Page, name: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const first = document.querySelector("h1")?.textContent?.trim().charCodeAt(0).toString(16).toUpperCase() ?? "none";
    const faces = [...document.fonts].filter((face) => face.family.includes(wanted) && face.status === "loaded");
    return faces.some((face) => face.unicodeRange.toUpperCase().split(/,\s*/).includes(`U+${first}`));
  }, name);
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: [number, number][] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ("value" in entry) shifts.push([entry.startTime, Number(entry.value)]);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** How much the page has moved since the first font came. */
function shiftsSinceFonts(page: Page): Promise<number> {
  return page.evaluate(() => {
    const came =
      performance.getEntriesByType("resource").filter((entry) => entry.name.includes("/fonts/"))[0]?.startTime ?? 0;
    const shifts: [number, number][] = "shifts" in window && Array.isArray(window.shifts) ? window.shifts : [[0, 1]];
    return shifts.filter(([at]) => at >= came).reduce((sum, [, value]) => sum + value, 0);
  });
}
