import type { Page } from "@playwright/test";
import { desktop, phone } from "./cast.ts";
import { locales, pathIn } from "./menu.ts";
import { expect, open, paintedAnew, tabTo, test, turns } from "./site.ts";

const words = {
  zh_TW: { skip: "跳到主要內容", tab: "（另開新分頁）", quick: "快速連結" },
  en_US: { skip: "Skip to main content", tab: "(opens in a new tab)", quick: "Quick links" },
  ja_JP: { skip: "本文へ移動", tab: "（新しいタブで開きます）", quick: "クイックリンク" },
};

for (const locale of locales) {
  const inTurn = turns(locales, locale);
  if (inTurn())
    test(`the first Tab shows the skip link, which leads past the header (${locale})`, async ({ page }) => {
      await open(page, pathIn(locale, "/about"));
      await page.keyboard.press("Tab");
      const skip = page.getByRole("link", { name: words[locale].skip });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(page.getByRole("main").locator(":focus")).toBeVisible();
    });

  if (inTurn())
    test(`the guideposts ::: lead to header, content and footer by Alt with U, C and Z (${locale})`, async ({
      page,
    }) => {
      await open(page, pathIn(locale, "/about"));
      for (const [key, place] of [
        ["Z", "contentinfo"],
        ["C", "main"],
        ["U", "banner"],
      ] as const) {
        const region = page.getByRole(place);
        await expect(region.locator(`a[accesskey=${key}]`)).toHaveText(":::");
        await pressAccessKey(page, key);
        await page.keyboard.press("Tab");
        await expect(region.locator(":focus")).toBeVisible();
      }
    });

  if (inTurn())
    test(`links to other sites open in a new tab, without a way back, and say so (${locale})`, async ({ page }) => {
      await page.context().route("https://*.example.org/**", (route) => route.fulfill({ body: "outside" }));
      await open(page, pathIn(locale, "/about"));
      const outside = page.locator('a[href^="https:"]');
      for (const link of await outside.all()) {
        await expect(link).toHaveAttribute("target", "_blank");
        await expect(link).toHaveAttribute("rel", /\bnoopener\b/);
        await expect(link).toContainText(words[locale].tab.trim());
      }
      const addresses = await page
        .getByRole("contentinfo")
        .locator('a[href^="https:"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      expect(addresses).toEqual([
        "https://chat.example.org/park",
        "https://photos.example.org/park",
        "https://social.example.org/park",
      ]);
      const [tab] = await Promise.all([
        page.waitForEvent("popup"),
        page.getByRole("contentinfo").locator('a[href*="photos"]').click(),
      ]);
      await tab.waitForLoadState();
      expect(await tab.evaluate(() => window.opener === null)).toBe(true);
      await expect(page).toHaveURL(pathIn(locale, "/about"));
    });

  if (inTurn())
    test(`the side menu stands in the page as sent and takes over what the server answers later (${locale})`, async ({
      page,
      request,
    }) => {
      const side = page.getByRole("navigation", { name: words[locale].quick });
      const sent = await (await request.get(pathIn(locale, "/about"))).text();
      for (const address of ["/calendar", "/plan", "/fortune-stick", "/light"])
        expect(sent).toContain(`href="${pathIn(locale, address)}"`);
      await page.route("**/api/HomePage/GetSubMenuList*", (route) =>
        route.fulfill({
          json: {
            status: 200,
            Message: "",
            Data: [
              { Id: 4, Url: "/light", Icon: "lantern", DisplayName: "x" },
              { Id: 71, Url: "/time", Icon: "clock", DisplayName: "Night 夜" },
            ],
          },
        }),
      );
      await open(page, pathIn(locale, "/about"));
      await expect(side.getByRole("link")).toHaveCount(2);
      // On a phone they stand in the bar at its foot.
      await page.setViewportSize(phone);
      await side.getByRole("link", { name: "Night 夜" }).click();
      await expect(page).toHaveURL(pathIn(locale, "/time"));
    });
}

test("a long page leads back to its top from the foot of a phone's screen, and keeps its wide menu in one line in English", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/en_US/time", { waitUntil: "domcontentloaded" });
  // The bar at the foot of the screen holds five things; the way up is what a page ends with.
  const up = page.getByRole("contentinfo").getByRole("link", { name: "Back to top" });
  await up.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await up.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  const lines = await page.locator(".menu-items > li > .menu-head > a").evaluateAll((links) =>
    links.map((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return range.getClientRects().length;
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
});

for (const [width, path] of [
  [phone.width, "/en_US"],
  [phone.width, "/en_US/access"],
  [phone.width, "/ja_JP/time"],
] as const)
  test(`letters twice as large push nothing off the screen: ${path} at ${width} px (WCAG 1.4.4)`, async ({ page }) => {
    await page.setViewportSize({ width, height: phone.height });
    await page.goto(path);
    await page.evaluate(() => {
      const large = new CSSStyleSheet();
      large.replaceSync("html { font-size: 200% !important }");
      document.adoptedStyleSheets = [large];
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

for (const viewport of [phone, desktop]) {
  test(`header, side menu and footer stand on every page at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const address of ["/", "/news", "/en_US/info", "/ja_JP/no-such-page"]) {
      await page.goto(address, { waitUntil: "domcontentloaded" });
      const home = address.startsWith("/en") ? "/en_US" : address.startsWith("/ja") ? "/ja_JP" : "/";
      const header = page.getByRole("banner");
      await expect(header.locator(".brand")).toHaveAttribute("href", home);
      for (const tool of ["sitemap", "search"])
        await expect(header.locator(`a[href="${home === "/" ? "" : home}/${tool}"]`)).toBeVisible();
      await expect(page.locator(".side-menu")).toBeVisible();
      await expect(page.getByRole("contentinfo").locator(".footer-words p")).toHaveCount(4);
      await expect(page.locator(".footer-credit")).toBeVisible();
    }
  });
}
// The last of these addresses is not there; the browser says so on its console.
test.use({ tolerated: /status of 404/ });

test("icons stay as the server drew them; their drawings are fetched for those alone that a click brings", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => void (/\/icons-[^/]+\.js/.test(request.url()) && fetched.push(request.url())));
  await open(page, "/news/own-cup");
  expect(fetched).toEqual([]);
  const drawn = await page.locator("header nav svg.icon > :first-child").elementHandles();
  await page.getByRole("banner").getByRole("link", { name: "傳藝園區" }).first().click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => fetched).toHaveLength(1);
  await expect.poll(() => page.locator("svg.icon:not(:has(*))").count()).toBe(0);
  expect(drawn.length).toBeGreaterThan(3);
  for (const stroke of drawn) expect(await stroke.evaluate((one) => one.isConnected)).toBe(true);
});

test("the status in the header turns to closed when the clock passes closing, without a reload", async ({ page }) => {
  await page.setExtraHTTPHeaders({ "x-park-now": "2026-03-01T17:59" });
  await page.clock.install({ time: "2026-03-01T17:59:00+08:00" });
  await open(page, "/en_US/about");
  const status = page.locator(".status-pill");
  await expect(status).toHaveText("Open until 18:00");
  await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
  await page.setExtraHTTPHeaders({ "x-park-now": "2026-03-01T18:00:01" });
  await page.clock.fastForward("01:05");
  await expect(status).toHaveText(/^Closed · opens .*09:00$/);
  await expect(page.locator("body")).toHaveAttribute("data-same-document", "");
});

test("the keyboard goes through a page in the order in which it is read", async ({ page }) => {
  await open(page, "/en_US/about");
  const places = [];
  for (const place of [".brand", "#main a:not(.guidepost)", ".side-menu a", ".site-footer a:not(.guidepost)"]) {
    await tabTo(page, page.locator(place).first());
    places.push(place);
  }
  expect(places).toHaveLength(4);
});

for (const [path, size] of [
  ["/group", phone],
  ["/en_US/light", { width: 320, height: 256 }],
] as const)
  test(`what has the focus is behind no bar: ${path} at ${size.width} × ${size.height} px (WCAG 2.4.11)`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await open(page, path);
    const hidden: string[] = [];
    for (let presses = 0; presses < 90; presses++) {
      await page.keyboard.press("Tab");
      hidden.push(...(await page.evaluate(coveredFocus)));
    }
    expect(hidden).toEqual([]);
  });

/** Names what has the focus when something else lies over all of it. */
function coveredFocus(): string[] {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return [];
  const { left, top, width, height } = focused.getBoundingClientRect();
  const shown = [0.2, 0.5, 0.8].some((part) => {
    const there = document.elementFromPoint(left + width * part, top + height / 2);
    return there && (focused.contains(there) || there.contains(focused) || there.closest("label")?.contains(focused));
  });
  return shown ? [] : [focused.id || focused.textContent || focused.tagName];
}

test("the scripts leave the line to the pictures in sight, those that load on scrolling among them", async ({
  page,
}) => {
  // Without the moment at which they would begin all the same.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (work: () => void, after?: number) => (after === 3000 ? 0 : setTimeout(work, after)),
    });
  });
  const asked: string[] = [];
  page.on("request", (request) => void (request.resourceType() === "script" && asked.push("a script")));
  const held = Promise.withResolvers<void>();
  await page.route(/\/media\/shop-/, async (route) => {
    asked.push("a card's picture");
    await held.promise;
    await route.fallback();
  });
  await page.setViewportSize({ width: 1440, height: 1400 });
  await page.goto("/shop");
  await expect.poll(() => asked).toContain("a card's picture");
  await paintedAnew(page);
  expect(asked).not.toContain("a script");
  held.resolve();
  await expect.poll(() => asked).toContain("a script");
});

/** Presses Alt with a letter as a keyboard does; the browser's own emulation leaves out what access keys go by. */
async function pressAccessKey(page: Page, letter: string) {
  const browser = await page.context().newCDPSession(page);
  const key = {
    modifiers: 1,
    key: letter.toLowerCase(),
    code: `Key${letter}`,
    windowsVirtualKeyCode: letter.charCodeAt(0),
  };
  await browser.send("Input.dispatchKeyEvent", { type: "keyDown", unmodifiedText: letter.toLowerCase(), ...key });
  await browser.send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
}
