import type { Page } from "@playwright/test";
import { barriers } from "./barriers.ts";
import { phone, signInChief } from "./cast.ts";
import { expect, test } from "./site.ts";

test.use({ tolerated: /status of 422/, viewport: phone, hasTouch: true, reducedMotion: "reduce" });

test.beforeEach(async ({ context, baseURL }) => {
  await signInChief(context, String(baseURL));
});

test("on a phone, what a link or the keyboard comes to stands below what stays on top, with its label", async ({
  page,
}) => {
  await page.goto("/booking-manage/content/news/new");
  await page.locator("#field-summary-zh_TW").fill("只有摘要");
  await page.getByRole("button", { name: "立即發布" }).click();
  await expect(page.locator(".error-summary")).toBeFocused();
  for (const link of await page.locator(".error-summary a").all()) {
    const id = (await link.getAttribute("href"))?.slice(1) ?? "";
    await link.press("Enter");
    await expect(page.locator(`label[for=${id}]`)).toBeInViewport({ ratio: 1 });
    expect(await under(page, `label[for=${id}]`), id).toBe(false);
  }
  // Backwards from the end of the form, every control can be seen.
  await page.locator("[name=_order]").focus();
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press("Shift+Tab");
    expect(await under(page), String(presses)).toBe(false);
  }
});

test("by keyboard, lists keep the focus as their entries are moved and taken away, and the library shows what is chosen", async ({
  page,
}) => {
  await page.goto("/booking-manage/content/plan/new");
  await expect(page.getByRole("button", { name: "從圖片庫選" })).toBeEnabled();
  const [add, first] = [page.getByRole("button", { name: "停留點：加一列" }), page.locator("[name='stops.0.minutes']")];
  for (const number of [1, 2, 3]) {
    await add.press("Enter");
    await expect(page.getByRole("listitem", { name: `停留點 第 ${number} 列` })).toBeFocused();
  }
  await first.fill("15");
  await page.getByRole("button", { name: "停留點 第 1 列 往下" }).press("Enter");
  await page.keyboard.press("Enter");
  // At the end there is no way further down: the way back has the focus.
  await expect(page.getByRole("button", { name: "停留點 第 3 列 往上" })).toBeFocused();
  await expect(page.locator("[name='stops.2.minutes']")).toHaveValue("15");
  await page.getByRole("button", { name: "停留點 第 3 列 移除" }).press("Enter");
  await expect(page.getByRole("button", { name: "停留點 第 2 列 移除" })).toBeFocused();
  for (let rows = 0; rows < 2; rows++) await page.keyboard.press("Enter");
  await expect(add).toBeFocused();

  await page.goto("/booking-manage/content/encyclopedia/new");
  const gallery = page.locator("#field-gallery");
  // A key waits for nothing, unlike a click: before the scripts came, the button is disabled.
  await expect(gallery.getByRole("button", { name: "從圖片庫選" })).toBeEnabled();
  await gallery.getByRole("button", { name: "從圖片庫選" }).press("Enter");
  const [picker, found] = [page.getByRole("dialog"), page.getByRole("dialog").locator("li button")];
  await expect(picker.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("no such picture");
  await expect(picker.getByText("沒有符合的圖片。")).toBeVisible();
  await page.keyboard.press("Enter");
  await picker.getByRole("searchbox").fill("");
  for (const at of [0, 1]) await found.nth(at).press("Enter");
  await expect(picker.locator("[aria-pressed=true]")).toHaveCount(2);
  await found.first().press("Enter");
  await expect(picker.locator("[aria-pressed=true]")).toHaveCount(1);
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(gallery.getByRole("img")).toHaveCount(1);
  // The focus comes back a moment after a dialog has closed (rule M16).
  await expect(gallery.getByRole("button", { name: "從圖片庫選" })).toBeFocused();
  await gallery.getByRole("button", { name: "移除 1" }).press("Enter");
  await expect(gallery.getByRole("button", { name: "從圖片庫選" })).toBeFocused();

  const related = page.locator("#field-related");
  await related.locator("select").selectOption({ index: 1 });
  await related.getByRole("button", { name: "加入", exact: true }).press("Enter");
  await expect(related.locator("li")).toHaveCount(1);
  await expect(related.locator("select")).toHaveValue("");
  await related.locator("li button").press("Enter");
  await expect(related.getByRole("button", { name: "加入", exact: true })).toBeFocused();

  const body = page.locator("div#field-body-zh_TW");
  await body.click();
  await page.keyboard.type("看這裡");
  await page.keyboard.press("ControlOrMeta+A");
  const link = page.locator(".editor-language", { has: body }).getByRole("button", { name: "連結" });
  await link.press("Enter");
  await page.keyboard.press("Escape");
  await expect(link).toBeFocused();
  await link.press("Enter");
  await page.keyboard.type("/news");
  await page.keyboard.press("Enter");
  await expect(body).toBeFocused();
  await expect(body.locator('a[href="/news"]')).toHaveText("看這裡");
});

/** True where what stays on top lies over the upper edge of an element, or of what has the focus. */
function under(page: Page, selector?: string): Promise<boolean> {
  return page.evaluate((asked) => {
    const [top, element] = [
      document.querySelector(".editor-top"),
      asked ? document.querySelector(asked) : document.activeElement,
    ];
    if (!top || !element || top.contains(element)) return false;
    const { top: edge, bottom } = element.getBoundingClientRect();
    return edge < top.getBoundingClientRect().bottom - 1 && bottom > 0;
  }, selector);
}
