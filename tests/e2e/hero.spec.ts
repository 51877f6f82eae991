import type { Page } from "@playwright/test";
import sharp from "sharp";
import { desktop, firstWide, phone } from "./cast.ts";
import { expect, open, paintedAnew, test } from "./site.ts";

for (const [part, moment] of [
  ["dawn", "05:45"],
  ["day", "10:00"],
] as const)
  test(`the words over the ${part}'s scene can be read: each letter has 4.5:1`, async ({ page }) => {
    await page.setExtraHTTPHeaders({ "x-park-now": `2026-11-24T${moment}` });
    for (const [viewport, address] of [
      [phone, "/en_US"],
      [phone, "/ja_JP"],
      [firstWide, "/en_US"],
      [desktop, "/"],
    ] as const) {
      await page.setViewportSize(viewport);
      await open(page, address);
      await expect(page.locator(".hero")).toHaveAttribute("data-part", part);
      for (const place of [".hero-words h1", ".hero-words p", ...(viewport === phone ? [] : [".main-menu"])]) {
        const faint = (await letters(page, place)).filter(({ ratio }) => ratio < 4.5);
        expect(faint, `${place} of ${address} at ${viewport.width} px`).toEqual([]);
      }
    }
  });

type Box = { x: number; y: number; width: number; height: number };

/** Each letter in sight and its contrast to the mean of what lies under it. */
async function letters(page: Page, place: string): Promise<{ letter: string; ratio: number }[]> {
  const { colour, boxes } = await page.locator(place).evaluate((element) => {
    const boxes: (Box & { letter: string })[] = [];
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node instanceof Text; node = words.nextNode())
      for (let at = 0; at < node.data.length; at++) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { x, y, width, height } = range.getBoundingClientRect();
        const shown = node.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        if (shown && width > 2 && height > 2 && node.data[at]?.trim())
          boxes.push({ letter: node.data[at] ?? "", x, y, width, height });
      }
    return { colour: getComputedStyle(element).color, boxes };
  });
  expect(boxes.length).toBeGreaterThan(0);
  await dress(page, `${place}, ${place} * { -webkit-text-fill-color: transparent !important }`);
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await dress(page, "");
  const own = lightOf((colour.match(/[\d.]+/g) ?? []).map(Number));
  return boxes.map(({ letter, ...box }) => ({ letter, ratio: contrast(own, meanLight(data, info.width, box)) }));
}

/** Rules beside the site's own, as its policy lets the page itself have them. */
async function dress(page: Page, rules: string): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, rules);
  await paintedAnew(page);
}

function meanLight(pixels: Buffer, across: number, { x, y, width, height }: Box): number {
  let sum = 0;
  let seen = 0;
  for (let row = Math.floor(y); row < y + height; row++)
    for (let column = Math.floor(x); column < x + width; column++, seen++) {
      const at = (row * across + column) * 3;
      sum += lightOf([...pixels.subarray(at, at + 3)]);
    }
  return sum / seen;
}

/** The relative luminance of WCAG. */
function lightOf([red = 0, green = 0, blue = 0]: number[]): number {
  const linear = (part: number) => (part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
