import type { Page } from "@playwright/test";
import { barriers } from "./barriers.ts";
import { phone } from "./cast.ts";
import { expect, open, tabTo, test } from "./site.ts";

const over = (page: Page) => page.locator('.asking[data-phase="yes"], .asking[data-phase="ended"]');
const place = (page: Page) => page.locator(".asking");

test("by keyboard alone, each step told to a screen reader, to the stick or to the third no", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, "/en_US/fortune-stick");
  await tabTo(page, page.getByRole("button", { name: "Shake the tube" }));
  const told: string[] = [];
  for (let step = 0; step < 6; step++) {
    const status = place(page).getByRole("status").first();
    const [before, said] = [page.url(), await status.innerText()];
    await page.keyboard.press("Enter");
    await expect(page).not.toHaveURL(before);
    await expect(status).not.toHaveText(said);
    told.push(await status.innerText());
    expect(await barriers(page, ".asking")).toEqual([]);
    if ((await over(page).count()) > 0) break;
    // The same button goes on: the focus stays on it, though its words change.
    await expect(place(page).locator("button[type=submit]")).toBeFocused();
  }
  expect(told[0]).toMatch(/^Stick \d+ has come out\. Now throw the moon blocks/);
  await expect(over(page)).toHaveCount(1);
  const on = over(page).getByRole("link").first();
  await expect(on).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en_US\/fortune-stick(\/\d+)?$/);
});

test("a screen reader is told of each step in a status, with one button to go on", async ({ page }) => {
  await open(page, "/fortune-stick");
  await expect(place(page)).toMatchAriaSnapshot(`
    - region "抽一支籤":
      - heading "抽一支籤" [level=2]
      - list:
        - listitem: 抽籤
        - listitem: 擲筊
        - listitem: 看籤詩
      - status: /^先靜下來/
      - button "搖籤筒"
  `);
  await page.getByRole("button", { name: "搖籤筒" }).click();
  await expect(place(page)).toMatchAriaSnapshot(`
    - region "抽一支籤":
      - paragraph: 第 1 次，最多三次
      - status: /^抽出了第 \\d+ 籤。接著擲筊/
      - button "擲筊"
  `);
  // Tube, stick and blocks are drawn for the eye alone: what they show stands in the status.
  expect(await place(page).ariaSnapshot()).not.toContain("- img");
  await page.getByRole("button", { name: "擲筊" }).click();
  await expect(place(page).getByRole("status").first()).toHaveText(/聖筊|笑筊|陰筊/);
  await expect(place(page).getByRole("button").or(place(page).getByRole("link")).first()).toHaveAccessibleName(
    /^(看第 \d+ 籤的籤詩|放回去，再抽一支)$/,
  );
});

/** A phone whose owner answers the question for its motion. */
async function carryPhone(page: Page, answer: "granted" | "denied") {
  await page.setViewportSize(phone);
  await page.addInitScript((given) => {
    Object.defineProperty(window.DeviceMotionEvent, "requestPermission", { value: async () => given });
    const match = window.matchMedia.bind(window);
    window.matchMedia = (query) => (query === "(pointer: coarse)" ? match("all") : match(query));
  }, answer);
  await open(page, "/ja_JP/fortune-stick");
  await page.getByRole("button", { name: "スマートフォンを振って引く" }).click();
}

/**
 * One swing of the phone, as its sensor tells of it: `gravity` for a phone that knows movement only together with
 * gravity.
 */
function swing(page: Page, force: number, gravity = false) {
  return page.evaluate(
    ([x, together]) =>
      window.dispatchEvent(
        new DeviceMotionEvent(
          "devicemotion",
          together ? { accelerationIncludingGravity: { x, y: 0, z: 0 } } : { acceleration: { x, y: 0, z: 0 } },
        ),
      ),
    [force, gravity] as const,
  );
}

for (const gravity of [false, true])
  test(`by shaking a phone that gives its motion${gravity ? " together with gravity" : ""}; carrying it about draws nothing`, async ({
    page,
  }) => {
    await carryPhone(page, "granted");
    await expect(page.getByText("スマートフォンを振ると")).toBeVisible();
    for (let step = 0; step < 8; step++) await swing(page, gravity ? 11 : 5, gravity);
    await expect(page).toHaveURL("/ja_JP/fortune-stick");
    await expect
      .poll(
        async () => {
          await swing(page, 30, gravity);
          return page.url();
        },
        { intervals: [130] },
      )
      .toContain("draw=");
    await expect(place(page)).not.toHaveAttribute("data-phase", "start");
  });

test("where the phone does not give its motion, the button is there and says so", async ({ page }) => {
  await carryPhone(page, "denied");
  await expect(page.getByText("動きの読み取りが許可されませんでした")).toBeVisible();
  await page.getByRole("button", { name: "筒を振る" }).click();
  await expect(page).toHaveURL(/draw=/);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test("the next button is in view after each step, above the bar at the foot", async ({ page }) => {
      await (javaScriptEnabled ? open(page, "/fortune-stick") : page.goto("/fortune-stick"));
      for (let step = 0; step < 7; step++) {
        const next = page.locator("#asking .asking-actions").locator("button[type=submit], a").first();
        if (step === 0) await next.scrollIntoViewIfNeeded();
        await expect(next).toBeInViewport({ ratio: 1 });
        const [box, bar] = [
          await next.boundingBox(),
          await page.evaluate(
            () =>
              innerHeight -
              Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--bar")) *
                Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
          ),
        ];
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar);
        if (
          (await page.locator("#asking").getAttribute("data-phase")) === "yes" ||
          (await page.locator("#asking").getAttribute("data-phase")) === "ended"
        )
          return;
        const before = page.url();
        await next.click();
        await expect(page).not.toHaveURL(before);
      }
    });
  });
}
