import puppeteer from "puppeteer-core";
import { aim, patience, type Tab } from "./tab.ts";

/** Firefox without windows, driven over WebDriver BiDi. */
export async function openFirefoxTab(path: string): Promise<Tab> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: path,
    headless: true,
    timeout: patience,
    protocolTimeout: patience,
    // Nothing moves, so that what is measured stands still; and a Chinese reader's Firefox.
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1, "intl.accept_languages": "zh-TW, en" },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(patience);
  const ask: Tab["ask"] = async (question, ...given) =>
    JSON.parse(
      String(await page.evaluate(`(async () => JSON.stringify([await (${question})(...${JSON.stringify(given)})]))()`)),
    )[0];
  return {
    browser: (await browser.version()).replace("/", " "),
    size: (size) => page.setViewport(size),
    async go(address) {
      await page.goto(address, { waitUntil: "load" });
    },
    ask,
    async click(selector) {
      const { x, y } = await aim(ask, selector);
      await page.mouse.click(x, y);
    },
    async type(selector, text) {
      await page.focus(selector);
      await page.keyboard.type(text);
    },
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
