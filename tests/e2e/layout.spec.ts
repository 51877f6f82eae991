import type { Page } from "@playwright/test";
import { phone } from "./cast.ts";
import { locales, pathIn } from "./menu.ts";
import { everyOne, expect, noJavaScript, open, test, turns } from "./site.ts";

/** Pages that are no lists: on a phone none is longer than seven screens. */
const pages = `
/ /about /about/business /access /accessibility /audio-guide /calendar /class-tour /collaboration /contact /faq/lostfound /festival /field-trip
/fortune-stick /group /info /light /lodging /navigate /navigate/artisan-street /plan/craft-hands /repair /show/the-umbrella-he-left /space/inside /space/outside /sustainable
`
  .trim()
  .split(/\s+/);
const longest = 6000;
const wide = [768, 769, 1024, 1440, 1920] as const;

// Several pages in one test, one after the other: a browser that has the site's scripts shows the next page sooner than
// a new one does.
for (const locale of locales) {
  const inTurn = turns(locales, locale);
  const some = pages.filter(inTurn);
  test(`pages are no longer than ${longest} px on a phone (${locale})`, async ({ page }) => {
    if (everyOne) test.slow();
    expect(some).not.toEqual([]);
    await page.setViewportSize(phone);
    for (const path of some) {
      await page.goto(pathIn(locale, path), { waitUntil: "domcontentloaded" });
      expect.soft(await heightOf(page), path).toBeLessThanOrEqual(longest);
    }
  });

  test(`map, calendar and audio guide show what they are for in the first screen of a phone (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    for (const [path, tool] of [
      ["/navigate", ".map-view"],
      ["/calendar", ".month"],
      ["/audio-guide", ".keypad"],
    ] as const) {
      await page.goto(pathIn(locale, path), { waitUntil: "domcontentloaded" });
      const [shown, bar] = [await boxOf(page, tool), await boxOf(page, ".side-menu")];
      expect.soft(shown.y + shown.height, path).toBeLessThanOrEqual(bar.y);
    }
  });

  test(`header and foot bar leave a phone its screen, and name five things at most in letters to be read (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    // At night the header says most: when the park opens again.
    await page.setExtraHTTPHeaders({ "x-park-now": "2026-11-25T20:00" });
    await open(page, pathIn(locale, "/about"));
    expect((await boxOf(page, ".site-header")).height + (await boxOf(page, ".side-menu")).height).toBeLessThanOrEqual(
      120,
    );
    const labels = page.locator(".menu-toggle, .side-menu li:visible a");
    expect(await labels.count()).toBe(5);
    const sizes = await labels.evaluateAll((all) =>
      all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
  });

  test(`whether the park is open is said once in a view (${locale})`, async ({ page }) => {
    for (const [now, path, where] of [
      ["2026-12-01T10:00", "/about", ".status-pill"],
      ["2026-12-01T10:00", "/", ".now-status"],
      ["2026-12-01T10:00", "/time", "main [data-status]"],
      ["2027-02-05T10:00", "/", ".now-status"],
      ["2027-02-05T10:00", "/time", "main [data-status]"],
      ["2027-02-05T10:00", "/about", ".status-pill"],
    ] as const) {
      await page.setExtraHTTPHeaders({ "x-park-now": now });
      await page.goto(pathIn(locale, path), { waitUntil: "domcontentloaded" });
      await expect(page.locator(":is(.status-pill, [data-status]):visible")).toHaveCount(1);
      await expect(page.locator(where)).toBeVisible();
    }
  });
}

test("the quick links lie over no part of a page", async ({ page }) => {
  for (const width of wide) {
    const inTurn = turns(wide, width);
    for (const path of ["/", "/en_US/festival", "/news", "/ja_JP/about", "/en_US/info"].filter(inTurn)) {
      const where = `${path} at ${width} px`;
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const [rail, main] = [await boxOf(page, ".side-menu"), await boxOf(page, "main")];
      // Beside the page, or a low bar at the foot, below which the page goes on.
      if (rail.y === 0) expect.soft(rail.x, where).toBeGreaterThanOrEqual(main.x + main.width);
      else expect.soft(rail.height, where).toBeLessThanOrEqual(60);
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
      const end = await boxOf(page, ".site-footer");
      if (rail.y > 0) expect.soft(end.y + end.height, where).toBeLessThanOrEqual(rail.y + 1);
    }
  }
});

for (const locale of locales) {
  const inTurn = turns(locales, locale);
  for (const path of [
    "/calendar",
    "/contact",
    "/dexterity",
    "/faq/lostfound",
    "/festival",
    "/light",
    "/lodging",
    "/navigate",
    "/space/outside",
    "/plan/craft-hands",
    "/navigate/artisan-street",
    "/group",
  ])
    if (inTurn())
      test(`no column of ${path} ends long before its neighbour on a wide screen (${locale})`, async ({ page }) => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(pathIn(locale, path), { waitUntil: "domcontentloaded" });
        expect(await blankColumns(page)).toEqual([]);
      });
}

for (const path of ["/navigate", "/info"])
  test(`the map of ${path} stays in sight, as a whole, beside the list of its places`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 700 });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page
      .locator(".map-list .map-row")
      .last()
      .evaluate((row) => row.scrollIntoView({ block: "end", behavior: "instant" }));
    const [map, bar] = [await boxOf(page, ".map-view"), await boxOf(page, ".site-header")];
    expect(map.y).toBeGreaterThanOrEqual(bar.y + bar.height);
    expect(map.y + map.height).toBeLessThanOrEqual(700);
  });

test("no line ends between a number and its Chinese unit", async ({ page }) => {
  await page.goto("/lodging", { waitUntil: "domcontentloaded" });
  const said = await page.locator(".entry").evaluateAll((all) => all.map((one) => one.textContent).join(""));
  expect(said.match(/\d.元/gu)?.length).toBeGreaterThan(3);
  expect(said).not.toMatch(/\d 元/u);
});

test("the trail keeps to one line on a phone, however long", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/en_US/fortune-stick/7", { waitUntil: "domcontentloaded" });
  expect((await boxOf(page, ".breadcrumb")).height).toBeLessThanOrEqual(56);
});

test("what is folded on a phone opens by its address, and by a tap", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/en_US/accessibility#special-groups", { waitUntil: "domcontentloaded" });
  await expect(page.locator("#special-groups")).toBeVisible();
  await expect(page.locator("#step-free")).toBeHidden();
  await open(page, "/en_US/accessibility");
  await page.getByRole("link", { name: "Apply for a group" }).click();
  await expect(page.locator("#apply")).toBeVisible();
  await page.locator("summary", { hasText: "Step-free routes" }).click();
  await expect(page.locator("#step-free")).toBeVisible();
});

test("where there is room, and on paper, nothing is folded", async ({ page }) => {
  for (const path of ["/festival", "/accessibility", "/space/inside"]) {
    await page.emulateMedia({ media: "screen" });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await allVisible(page);
    await page.setViewportSize(phone);
    await page.emulateMedia({ media: "print" });
    await allVisible(page);
  }
});

test.describe("without JavaScript", () => {
  test.use(noJavaScript);
  test("what is folded on a phone opens by a tap", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto("/festival");
    const row = page.locator(".fold > summary").first();
    await row.click();
    await expect(page.locator(".fold > section").first()).toBeVisible();
  });
});

async function allVisible(page: Page) {
  const hidden = await page
    .locator(".fold > section")
    .evaluateAll((all) =>
      all
        .filter(
          (one) => !one.checkVisibility({ contentVisibilityAuto: false }) || one.getBoundingClientRect().height === 0,
        )
        .map(({ id }) => id),
    );
  expect(hidden.filter((id) => id !== "request")).toEqual([]);
}

/** As long as it is with all its parts laid out, those below the screen too. */
function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const laidOut = new CSSStyleSheet();
    laidOut.replaceSync(
      "* { content-visibility: visible !important } details:not([open])::details-content { content-visibility: hidden !important }",
    );
    document.adoptedStyleSheets = [laidOut];
    return document.documentElement.scrollHeight;
  });
}

/**
 * Columns whose last words or picture end more than half a screen above those beside them, with nothing below that
 * follows; one that sticks goes along.
 */
function blankColumns(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const most = 450;
    const ends = (root: Element) => {
      const inked = [...root.querySelectorAll("img, input, select, textarea, button, p, li, dd, h2, h3")]
        .filter((one) => one.checkVisibility())
        .map((one) => one.getBoundingClientRect().bottom);
      return Math.max(...inked, -Infinity);
    };
    const sticks = (column: Element) =>
      [column, ...column.querySelectorAll("*")].some((one) => getComputedStyle(one).position === "sticky");
    return [...document.querySelectorAll("main *")]
      .filter((one) => /grid|flex/.test(getComputedStyle(one).display))
      .flatMap((container) => {
        const columns = [...container.children]
          .filter((one) => one.checkVisibility())
          .map((column) => ({ column, box: column.getBoundingClientRect(), end: ends(column) }))
          .filter(({ box, end }) => box.width > 60 && end > box.top);
        return columns.flatMap((one) => {
          const beside = columns.filter(
            ({ box, end }) =>
              (box.left >= one.box.right || box.right <= one.box.left) && box.top < one.end && end > one.box.top,
          );
          const below = columns.filter(
            ({ box }) => box.left < one.box.right && box.right > one.box.left && box.top >= one.end - 1,
          );
          const blank =
            Math.min(Math.max(...beside.map(({ end }) => end), -Infinity), ...below.map(({ box }) => box.top)) -
            one.end;
          return blank > most && !sticks(one.column)
            ? [`${container.className} > ${one.column.className}: ${Math.round(blank)} px`]
            : [];
        });
      });
  });
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} has no box`);
  return box;
}
