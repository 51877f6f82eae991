import type { Page } from "@playwright/test";
import { lists, screens } from "#tests/pages/addresses.ts";
import { barriers } from "./barriers.ts";
import { desktop, phone } from "./cast.ts";
import { locales, pathIn } from "./menu.ts";
import { everyOne, expect, menuCalled, test } from "./site.ts";

/** Every screen of spec §2 (`{id}` for an item) and the addresses of our own. */
const addresses = [
  ...screens,
  ...lists.map((list) => `${list}/{id}`),
  "/policy/privacy",
  "/policy/accessibility",
  "/policy/security",
  "/booking-manage",
];
const missing = "/no-such-page";
const views = [
  { name: "on a phone", viewport: phone, colorScheme: "light" },
  { name: "on a desktop in the dark", viewport: desktop, colorScheme: "dark" },
  { name: "on a phone in the dark", viewport: phone, colorScheme: "dark" },
  { name: "on a desktop", viewport: desktop, colorScheme: "light" },
] as const;
// Several in one page, one after the other: a browser that knows the site's scripts and axe takes a quarter less of the
// processor for each.
const atOnce = 6;

for (let from = 0; from < addresses.length; from += atOnce) {
  const some = addresses.slice(from, from + atOnce);
  test(`${some.join(", ")}: sound`, ({ page }) => walk(page, some, from));
}
test.describe(() => {
  test.use({ tolerated: /status of 404/ });
  test(`${missing}: sound`, ({ page }) => walk(page, [missing], addresses.length));
});

/** Opens each address in the language and the view whose turn it is, in the long check in all languages. */
async function walk(page: Page, some: readonly string[], from: number) {
  if (everyOne) test.slow();
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    ),
  );
  const failed = watchRequests(page);
  for (const [step, address] of some.entries()) {
    const at = from + step;
    // Its HTML is checked in all three languages without a browser (tests/integration/markup.test.ts).
    for (const [turn, locale] of locales.entries()) {
      if (!everyOne && at % locales.length !== turn) continue;
      const { name, viewport, colorScheme } =
        views[(Math.floor(at / locales.length) + turn) % views.length] ?? views[0];
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const path = encodeURI(pathIn(locale, address.includes("{id}") ? await itemOf(page, address, turn) : address));
      await test.step(`${path} ${name}`, () => judge(page, path, failed));
    }
  }
}

/** Opens an address, waits until it is alive, and notes all that is wrong with it. */
async function judge(page: Page, path: string, failed: string[]) {
  const gone = path.endsWith(missing);
  const alive = path.endsWith("/booking-manage") ? undefined : menuCalled(page);
  const response = await page.goto(path);
  await (await alive)?.finished();
  await expect.poll(() => page.evaluate(picturesToCome), path).toBe(0);
  expect.soft(response?.status(), path).toBe(gone ? 404 : 200);
  await expect.soft(page.locator("h1"), path).toHaveCount(1);
  expect
    .soft(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      `${path} is too wide by`,
    )
    .toBeLessThanOrEqual(0);
  expect.soft(await page.evaluate(picturesMisjudged), path).toEqual([]);
  expect.soft(await barriers(page), path).toEqual([]);
  expect
    .soft(
      failed.splice(0).filter((one) => !gone || one !== `404 ${path}`),
      path,
    )
    .toEqual([]);
}

/** The published item whose turn it is, as the site map names it. */
async function itemOf(page: Page, address: string, turn: number): Promise<string> {
  const list = address.replace("{id}", "");
  const map = await (await page.request.get("/sitemap.xml")).text();
  const items = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = ""]) => decodeURI(new URL(url).pathname))
    .filter((path) => path.startsWith(list) && !path.slice(list.length).includes("/") && !screens.includes(path));
  const item = items[Math.floor((items.length * turn) / locales.length)];
  if (!item) throw new Error(`the site map names nothing under ${list}`);
  return item;
}

/** What goes wrong on the way to the browser. */
function watchRequests(page: Page): string[] {
  const failed: string[] = [];
  // What the browser itself gives up when it leaves a page is no failure.
  page.on(
    "requestfailed",
    (request) =>
      void (
        request.failure()?.errorText === "net::ERR_ABORTED" ||
        failed.push(`${request.failure()?.errorText} ${new URL(request.url()).pathname}`)
      ),
  );
  page.on(
    "response",
    (response) =>
      void (response.status() >= 400 && failed.push(`${response.status()} ${new URL(response.url()).pathname}`)),
  );
  return failed;
}

/** How many pictures in sight are not there yet. */
function picturesToCome(): number {
  return [...document.images].filter((image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect();
    const inSight =
      width > 0 &&
      bottom > 0 &&
      right > 0 &&
      top < window.innerHeight &&
      left < window.innerWidth &&
      image.checkVisibility();
    return inSight && !(image.complete && image.naturalWidth > 0);
  }).length;
}

/**
 * The pictures that are asked for much wider or narrower than they are shown (`sizes`), which costs a phone's line or
 * looks blurred. A scene is as wide as the page and cut to a height of its own: on a phone it is a little soft on
 * purpose.
 */
function picturesMisjudged(): string[] {
  const asked = (sizes: string) => {
    const parts = sizes.split(/,(?![^(]*\))/).map((part) => /^(?:(\(.*?\)) )?(.+)$/.exec(part.trim()));
    const probe = document.createElement("div");
    probe.style.width = parts.find((part) => !part?.[1] || matchMedia(part[1]).matches)?.[2] ?? "";
    document.body.append(probe);
    const { width } = probe.getBoundingClientRect();
    probe.remove();
    return width;
  };
  return [...document.querySelectorAll("picture")].flatMap((picture) => {
    const [image, sizes] = [picture.querySelector("img"), picture.querySelector("source")?.sizes];
    if (!image || !sizes || image.closest(".hero-picture, .home-temple-picture, .scene-header")) return [];
    const { width, height } = image.getBoundingClientRect();
    // What covers its box is as wide as its height needs, at least.
    const shown = Math.max(
      width,
      (height * Number(image.getAttribute("width"))) / Number(image.getAttribute("height")),
    );
    const ratio = asked(sizes) / shown;
    return width > 0 && (ratio < 0.7 || ratio > 1.7)
      ? [`${image.alt}: ${ratio.toFixed(2)} of ${Math.round(shown)} px`]
      : [];
  });
}
