import {
  test as base,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
  type Response,
} from "@playwright/test";

export { expect };

type Watch = {
  /** What a page may say on the console in this file or test, such as the refusal that it provokes. */
  tolerated: RegExp;
  /** What pages have complained of so far; every test ends with none. */
  complaints: string[];
};

/** A test in a browser in which any error on the console, in a script or of the page's policy fails. */
export const test = base.extend<Watch>({
  tolerated: [/^$/, { option: true }],
  complaints: [
    async ({ context, tolerated }, use) => {
      const complaints: string[] = [];
      const note = (text: string) => void (tolerated.test(text) || complaints.push(text));
      context.on("console", (message) => {
        if (message.type() === "error") note(`${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (fault) => note(`fault: ${fault.error().stack ?? fault.error().message}`));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * In the long check every pattern is tested in every language and at every width; else these go round over the
 * patterns.
 */
export const everyOne = process.env.TEST_LONG === "1";

/**
 * Tells of each pattern, in the order of the file, whether it is tested in `one` of several languages or widths:
 * the first pattern in the first of them, the second in the second, and so on round; in the long check in all.
 */
export function turns<T>(all: readonly T[], one: T): () => boolean {
  let pattern = 0;
  return () => everyOne || pattern++ % all.length === all.indexOf(one);
}

/** Settings of a browser without JavaScript. */
export const noJavaScript = { javaScriptEnabled: false } satisfies BrowserContextOptions;

/** Opens a page and waits until it is alive: its menu calls, made when idle, are answered. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const alive = menuCalled(page);
  const response = await page.goto(path, { waitUntil: "domcontentloaded" });
  await (await alive).finished();
  return response;
}

/** Opens a page and stops its clock, which only `page.clock.runFor` moves then. */
export async function openStopped(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await open(page, path);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Holds back every script from here on, as a slow line does; what it answers lets them come. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The last call that a document makes by itself. */
export function menuCalled(page: Page): Promise<Response> {
  return page.waitForResponse((response) => response.url().includes("/api/HomePage/GetSubMenuList"));
}

/** Waits until the page has been painted twice: what one frame moved or began is told in the next. */
export function paintedAnew(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
}

/** Presses Tab until the focus is where it should be. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("the keyboard does not reach it");
}
