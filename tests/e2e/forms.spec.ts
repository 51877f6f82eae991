import { barriers } from "./barriers.ts";
import { phone } from "./cast.ts";
import { expect, holdScripts, menuCalled, noJavaScript, open, test } from "./site.ts";

test.use({ viewport: phone, tolerated: /422/ });

test("a message is written, outlives a reload, takes another code, is mended and sent once", async ({ page }) => {
  await open(page, "/en_US/contact");
  await page.getByLabel("Subject").selectOption("visit");
  await page.getByLabel("Your message").fill("May dogs come too?");
  await page.getByLabel("Name", { exact: false }).first().fill("Amy Hill");
  await page.reload();
  await expect(page.getByText("We have put back what you wrote in this tab")).toBeVisible();
  await expect(page.getByLabel("Your message")).toHaveValue("May dogs come too?");

  const picture = page.getByRole("img", { name: "Picture of the verification code" });
  const first = await picture.getAttribute("src");
  await page.getByRole("button", { name: "Get another code" }).click();
  await expect(picture).not.toHaveAttribute("src", first ?? "");
  await expect(page.locator("#verification")).toBeFocused();
  // The picture comes in its own time.
  await expect
    .poll(() =>
      picture.evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0),
    )
    .toBe(true);

  await page.locator("#verification").fill("park5");
  await page.locator("#email").fill("amy@");
  await page.locator("#email").press("Enter");
  await expect(page.locator(".error-summary")).toBeFocused();
  await expect(page.locator("#verification")).toHaveValue("park5");
  expect(await barriers(page)).toEqual([]);
  // The list stays while one follows its links, and goes back.
  const faults = page.locator(".error-summary a");
  const told = await faults.allTextContents();
  await faults.last().click();
  await expect(page).toHaveURL(/#/);
  await faults.first().click();
  await page.goBack();
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
  expect(await faults.allTextContents()).toEqual(told);

  await page.locator("#email").fill("amy@example.org");
  await page.locator("#privacy").check();
  await page.getByRole("button", { name: "Send", exact: true }).dblclick();
  await expect(page).toHaveURL(/\/en_US\/status\//);
  await expect(page.getByText("May dogs come too?")).toBeVisible();

  // The draft is gone with it.
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("park:draft:"))))
    .toEqual([]);
});

test("a form brings along what the device worked out for it, once somebody has entered it, and nothing of that is seen (rule H25)", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on(
    "request",
    (request) => void (request.url().includes("/verification/work") && asked.push(new URL(request.url()).pathname)),
  );
  await open(page, "/ja_JP/contact");
  expect(asked).toEqual([]);
  await page.locator("#message").fill("犬も入れますか");
  const form = page.locator("[data-keeps-draft]");
  const before = await form.innerHTML();
  await expect
    .poll(() => form.evaluate((element) => element instanceof HTMLFormElement && new FormData(element).has("work")))
    .toBe(true);
  expect(asked).toEqual(["/verification/work/contact"]);
  expect(await form.innerHTML()).toBe(before);
  const posted = page.waitForRequest((request) => request.method() === "POST");
  await page.locator("#email").press("Enter");
  expect((await posted).postData()).toMatch(/&work=%7B%22challenge/);
});

test("what is written before the page comes alive stays, in boxes that have words already too, and is kept", async ({
  page,
}) => {
  await open(page, "/en_US/contact");
  await page.getByLabel("Your message").fill("May dogs come too?");
  const goOn = await holdScripts(page);
  await page.locator("#email").press("Enter");
  await expect(page.locator(".error-summary")).toBeFocused();
  const message = page.getByLabel("Your message");
  await page.getByLabel("Subject").selectOption("visit");
  await message.press("ControlOrMeta+End");
  await message.pressSequentially(" And cats");
  await message.press("ArrowLeft");
  const alive = menuCalled(page);
  goOn();
  await alive;
  await expect(message).toBeFocused();
  await message.press("ArrowRight");
  await message.pressSequentially("?");
  await expect(message).toHaveValue("May dogs come too? And cats?");
  await page.reload();
  await expect(message).toHaveValue("May dogs come too? And cats?");
  await expect(page.getByLabel("Subject")).toHaveValue("visit");
});

test("whoever has gone on from what is wrong by the time the page comes alive is not called back", async ({ page }) => {
  await open(page, "/en_US/contact");
  const goOn = await holdScripts(page);
  await page.locator("#email").press("Enter");
  const summary = page.locator(".error-summary");
  await expect(summary).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(summary.getByRole("link").first()).toBeFocused();
  const alive = menuCalled(page);
  goOn();
  await alive;
  await expect(summary.getByRole("link").first()).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use(noJavaScript);

  test("the faults are in view and in focus, another code keeps what was written, and the form is sent", async ({
    page,
  }) => {
    await page.goto("/ja_JP/faq/lostfound#report");
    await page.locator("#lostAt").fill("戯台の前");
    await page.locator("#lostAt").press("Enter");
    await expect(page.locator(".error-summary")).toBeInViewport();
    await page.getByRole("button", { name: "別のコードにする" }).click();
    await expect(page.locator("#lostAt")).toHaveValue("戯台の前");
    await expect(page.locator(".error-summary")).toHaveCount(0);
    await page.locator("#category").selectOption("umbrella");
    await page.locator("#lostOn").fill("2026-03-01");
    await page.locator("#description").fill("黒い長傘");
    await page.locator("#name").fill("佐藤 花");
    await page.locator("#email").fill("hana@example.org");
    await page.locator("#privacy").check();
    await page.locator("#verification").fill("PARK5");
    await page.getByRole("button", { name: "送信する" }).click();
    await expect(page).toHaveURL(/\/ja_JP\/status\//);
    await expect(page.getByText("黒い長傘")).toBeVisible();
  });
});
