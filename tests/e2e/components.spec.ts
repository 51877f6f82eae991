import type { Locator, Page } from "@playwright/test";
import { barriers } from "./barriers.ts";
import { desktop, phone } from "./cast.ts";
import { expect, open, openStopped, test } from "./site.ts";

/** Each way of looking at the examples, one in each language in turn. */
const looks = [
  { name: "by day, on a wide screen", path: "/dev/ui", viewport: desktop },
  { name: "by night, on a phone", path: "/en_US/dev/ui", viewport: phone, colorScheme: "dark" },
  { name: "in forced colours", path: "/ja_JP/dev/ui", viewport: desktop, forcedColors: "active" },
  { name: "at 320 px, as at 400 % of 1280", path: "/en_US/dev/ui", viewport: { width: 320, height: 640 } },
] as const;

for (const { name, path, viewport, ...media } of looks) {
  test(`every example of every component is accessible ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia(media);
    await open(page, path);
    expect(await barriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
  });
}

test.describe("a dialog", () => {
  test("ends confirmed, denied or dismissed, and tells how; the focus goes back after 100 ms", async ({ page }) => {
    await openStopped(page, "/en_US/dev/ui");
    const example = part(page, "dialog/a question");
    const opener = example.getByRole("button", { name: "Cancel this reservation?" });
    const dialog = page.getByRole("dialog");
    const endings: [ended: object, leave: () => Promise<void>][] = [
      [{ state: "confirmed" }, () => dialog.getByRole("button", { name: "Cancel it" }).click()],
      [{ state: "denied" }, () => dialog.getByRole("button", { name: "Keep it" }).click()],
      [{ state: "dismissed", reason: "cancel" }, () => dialog.getByRole("button", { name: "Not now" }).click()],
      [{ state: "dismissed", reason: "close" }, () => dialog.getByRole("button", { name: "Close" }).click()],
      [{ state: "dismissed", reason: "backdrop" }, () => page.mouse.click(5, 5)],
      [{ state: "dismissed", reason: "esc" }, () => page.keyboard.press("Escape")],
    ];
    for (const [ended, leave] of endings) {
      await opener.press("Enter");
      await expect(dialog.getByRole("button", { name: "Cancel it" })).toBeFocused();
      await leave();
      await expect(dialog).toHaveCount(0);
      await expect(example.locator("output")).toHaveText(JSON.stringify(ended));
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      await page.clock.runFor(99);
      await expect(opener).not.toBeFocused();
      await page.clock.runFor(1);
      await expect(opener).toBeFocused();
    }
  });

  test("goes away by itself when its time is over", async ({ page }) => {
    await openStopped(page, "/en_US/dev/ui");
    const example = part(page, "dialog/one that goes away by itself");
    await example.getByRole("button").click();
    await page.clock.runFor(2999);
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.clock.runFor(1);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(example.locator("output")).toHaveText('{"state":"dismissed","reason":"timer"}');
  });

  test("that asks for an email address or a URL says what is wrong with it, and takes a good one", async ({ page }) => {
    await open(page, "/ja_JP/dev/ui");
    for (const [kind, message, bad, good] of [
      ["an email address", "Invalid email address", "amy@", "amy@example.org"],
      ["a URL", "Invalid URL", "example", "https://example.org/"],
    ] as const) {
      const example = part(page, `dialog/a question for ${kind}`);
      await example.getByRole("button").click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("textbox").fill(bad);
      await dialog.getByRole("textbox").press("Enter");
      await expect(dialog.getByRole("alert").locator('[lang="en"]')).toHaveText(message);
      await expect(dialog.getByRole("textbox")).toBeFocused();
      expect(await barriers(page, "dialog")).toEqual([]);
      await dialog.getByRole("textbox").fill(good);
      await dialog.getByRole("textbox").press("Enter");
      await expect(example.locator("output")).toHaveText(JSON.stringify({ state: "confirmed", value: good }));
      await expect(dialog).toHaveCount(0);
    }
  });
});

test.describe("the image viewer", () => {
  test("zooms by 0.12 from 0.1 to 3, turns by 90°, resets, and turns the pages of an album with two ends, by keyboard", async ({
    page,
  }) => {
    const { viewer, stage } = await look(page, "an album with two ends");
    expect(await barriers(page, "dialog")).toEqual([]);
    await page.keyboard.press("+");
    await expect(stage).toHaveAttribute("data-zoom", "1.12");
    for (let step = 0; step < 16; step++) await page.keyboard.press("+");
    await expect(stage).toHaveAttribute("data-zoom", "3");
    await expect(viewer.getByRole("button", { name: "Zoom in" })).toHaveAttribute("aria-disabled", "true");
    for (let step = 0; step < 25; step++) await page.keyboard.press("-");
    await expect(stage).toHaveAttribute("data-zoom", "0.1");
    await page.keyboard.press("r");
    await expect(stage).toHaveAttribute("data-turn", "90");
    await page.keyboard.press("0");
    await expect(stage).toHaveAttribute("data-zoom", "1");
    await expect(stage).toHaveAttribute("data-turn", "0");

    await expect(viewer.getByRole("button", { name: "Previous picture" })).toHaveAttribute("aria-disabled", "true");
    await page.keyboard.press("ArrowLeft");
    await expect(viewer.getByText("1 / 4")).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(viewer.getByText("2 / 4")).toBeVisible();
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowRight");
    await expect(viewer.getByText("4 / 4")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(viewer).toHaveCount(0);
    await expect(part(page, "image-viewer/an album with two ends").getByRole("button")).toBeFocused();
  });

  test("loops where it is told to, and a stroke of 50 px turns the page where 49 does not", async ({ page }) => {
    const { viewer, stage } = await look(page, "an album that loops");
    await viewer.getByRole("button", { name: "Previous picture" }).click();
    await expect(viewer.getByText("4 / 4")).toBeVisible();
    await viewer.getByRole("button", { name: "Next picture" }).click();
    await expect(viewer.getByText("1 / 4")).toBeVisible();
    await stroke(page, stage, -49);
    await expect(viewer.getByText("1 / 4")).toBeVisible();
    await stroke(page, stage, -50);
    await expect(viewer.getByText("2 / 4")).toBeVisible();
    await stroke(page, stage, 50);
    await expect(viewer.getByText("1 / 4")).toBeVisible();
  });

  test("takes a turn of the wheel at most every 80 ms", async ({ page }) => {
    const { stage } = await look(page, "an album with two ends");
    // The browser stamps its own wheel events, so these are dated by hand.
    const turn = (at: number) =>
      stage.evaluate((element, timeStamp) => {
        const event = new WheelEvent("wheel", { deltaY: -100, cancelable: true });
        Object.defineProperty(event, "timeStamp", { value: timeStamp });
        element.dispatchEvent(event);
      }, at);
    await turn(100_000);
    await turn(100_079);
    await expect(stage).toHaveAttribute("data-zoom", "1.12");
    await turn(100_080);
    await expect(stage).toHaveAttribute("data-zoom", "1.24");
  });

  test("says so when a picture cannot be loaded", async ({ page }) => {
    await open(page, "/en_US/dev/ui");
    await part(page, "image-viewer/a picture that fails").getByRole("button").click();
    await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(
      "This picture could not be loaded. Please reload the page.",
    );
  });
});

test("the loader comes and goes within 250 ms", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/dev/ui");
  await expect(part(page, "loader/on its way").locator(".loader")).toHaveCSS("transition-duration", "0.25s, 0.25s");
});

function part(page: Page, example: string): Locator {
  return page.locator(`[data-example="${example}"]`);
}

async function look(page: Page, example: string): Promise<{ viewer: Locator; stage: Locator }> {
  await open(page, "/en_US/dev/ui");
  await part(page, `image-viewer/${example}`).getByRole("button").press("Enter");
  const viewer = page.getByRole("dialog", { name: "Picture viewer" });
  await expect(viewer.locator("[data-picture]")).toHaveAttribute("data-picture", "shown");
  return { viewer, stage: viewer.locator("[data-zoom]") };
}

/** A stroke across the middle of the picture, with the button or finger down. */
async function stroke(page: Page, stage: Locator, across: number): Promise<void> {
  const box = await stage.boundingBox();
  if (!box) throw new Error("the picture is not shown");
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + across, y, { steps: 3 });
  await page.mouse.up();
}
