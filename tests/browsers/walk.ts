import { mkdir, writeFile } from "node:fs/promises";
import { expect } from "vitest";
import type { HeardSite } from "./ear.ts";
import { openFirefoxTab } from "./firefox.ts";
import type { Tab } from "./tab.ts";
import { openWebKitTab } from "./webkit.ts";

/** The browser that this run is for, as tests/run.mjs found it. */
export function openTab(): Promise<Tab> {
  const { TEST_BROWSER = "firefox", TEST_PROGRAMS = "{}" } = process.env;
  const programs = JSON.parse(TEST_PROGRAMS);
  return TEST_BROWSER === "webkit" ? openWebKitTab(programs) : openFirefoxTab(programs.path);
}

/** Opens a page and waits until its scripts have taken it over. */
export async function open(tab: Tab, address: string): Promise<void> {
  await tab.go(address);
  await alive(tab);
}

/**
 * Waits until the page's scripts have taken it over: React has marked what it works with, and the menu has been asked
 * for.
 */
export async function alive(tab: Tab): Promise<void> {
  await until(tab, () => {
    const marked = [...document.querySelectorAll("main a, main button, main input, main h1")].some((element) =>
      Object.keys(element).some((key) => key.startsWith("__react")),
    );
    const asked = performance
      .getEntriesByType("resource")
      .some((entry) => entry.name.includes("/api/HomePage/GetSubMenuList"));
    return document.readyState === "complete" && marked && (asked || location.pathname.includes("/booking-manage"));
  });
}

/** Waits until something holds in the page, whichever page that is by then. */
export async function until<Given extends readonly unknown[]>(
  tab: Tab,
  holds: (...given: Given) => boolean,
  ...given: Given
): Promise<void> {
  await expect
    .poll(() => tab.ask(holds, ...given).catch(() => false), {
      timeout: 20_000,
      interval: 100,
      message: `${holds} ${given}`,
    })
    .toBe(true);
}

/** All that has gone wrong in the tab, and on the way to it, since this was last asked. */
export async function complaints(tab: Tab, site: HeardSite): Promise<string[]> {
  const heard = await tab.ask(() => {
    const all: string[] = JSON.parse(sessionStorage.getItem("heard") ?? "[]");
    sessionStorage.removeItem("heard");
    return all;
  });
  return [...heard, ...site.refused.splice(0)];
}

/** Keeps what a tab shows, for whoever looks for what went wrong. */
export async function keepPicture(tab: Tab, name: string): Promise<void> {
  await mkdir("test-results", { recursive: true });
  await writeFile(`test-results/${tab.browser} - ${name.replaceAll(/[^\w ]/g, "")}.png`, await tab.picture());
}

/** By how many pixels a page is wider than the screen, and what sticks out. */
export function tooWide(tab: Tab): Promise<string[]> {
  return tab.ask(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .slice(0, 5)
      .map((element) => `${element.tagName}.${element.className}`);
    return [`${scrollWidth - clientWidth} px`, ...out];
  });
}

/** Types into fields by their names, each emptied first. */
export async function write(tab: Tab, fields: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    await tab.ask((wanted) => document.querySelector<HTMLInputElement>(`main [name="${wanted}"]`)?.select(), name);
    await tab.type(`main [name="${name}"]`, text);
  }
}

/** Sets a day, an hour or one of a list, whose pickers differ from browser to browser, as a picker does. */
export async function choose(tab: Tab, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields))
    await tab.ask(
      (wanted, chosen) => {
        const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(`main [name="${wanted}"]`);
        const setter = field && Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set;
        setter?.call(field, chosen);
        for (const kind of ["input", "change"]) field?.dispatchEvent(new Event(kind, { bubbles: true }));
      },
      name,
      value,
    );
}

/** Clicks the first element of a selector that shows just these words. */
export async function clickText(tab: Tab, selector: string, words: string): Promise<void> {
  await until(
    tab,
    (among, wanted) => {
      for (const marked of document.querySelectorAll("[data-walk]")) marked.removeAttribute("data-walk");
      const found = [...document.querySelectorAll<HTMLElement>(among)].find(
        (element) => element.checkVisibility() && element.innerText.trim() === wanted,
      );
      found?.setAttribute("data-walk", "");
      return found !== undefined;
    },
    selector,
    words,
  );
  await tab.click("[data-walk]");
}
