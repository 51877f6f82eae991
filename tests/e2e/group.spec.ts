import type { Page } from "@playwright/test";
import { barriers } from "./barriers.ts";
import { phone } from "./cast.ts";
import { locales, pathIn } from "./menu.ts";
import { expect, menuCalled, noJavaScript, open, test, turns } from "./site.ts";

// Dates and times are typed as an American keyboard types them, so that one script serves the three languages of the
// page.
test.use({ tolerated: /status of 422/, locale: "en-US" });

const words = {
  zh_TW: {
    confirmed: "已確認",
    missing: "請填寫「團體名稱」。",
    sum: "3,600 元",
    left: "剩",
    send: "送出預約",
    estimate: "試算費用",
    quotation: "下載估價單（PDF）",
  },
  en_US: {
    confirmed: "Confirmed",
    missing: "Name of the group: please fill this in.",
    sum: "NT$3,600",
    left: "places left",
    send: "Send the reservation",
    estimate: "Show the estimate",
    quotation: "Download the quotation (PDF)",
  },
  ja_JP: {
    confirmed: "確定",
    missing: "「団体名」をご記入ください。",
    sum: "3,600元",
    left: "残り",
    send: "予約を送信する",
    estimate: "料金を試算する",
    quotation: "見積書をダウンロード（PDF）",
  },
} as const;

/** A day in some weeks, as one types it: month, day, year. */
const day = Temporal.Now.plainDateISO("Asia/Taipei").add({ days: 40 });
const typedDay = day.toString().replaceAll("-", "");

/** A keyboard that counts the keys which write neither names nor numbers. */
function keyboard(page: Page) {
  let keys = 0;
  const press = async (key: string) => {
    keys++;
    await page.keyboard.press(key);
  };
  const focused = (id: string) => page.evaluate((wanted) => document.activeElement?.id === wanted, id);
  return {
    press,
    write: (text: string) => page.keyboard.type(text),
    /** Tab until a field has the focus. */
    async to(id: string) {
      for (let presses = 0; presses < 12; presses++) {
        await press("Tab");
        if (await focused(id)) return;
      }
      throw new Error(`the keyboard does not reach ${id}`);
    },
    keys: () => keys,
  };
}

test("what is typed into a form that came back stays where it is typed, and the day and hour chosen last stand in it", async ({
  page,
}) => {
  const [other, third] = [
    day.day > 2 ? day.subtract({ days: 1 }) : day.add({ days: 1 }),
    day.day > 2 ? day.subtract({ days: 2 }) : day.add({ days: 2 }),
  ].map(String);
  await open(page, `/en_US/group?date=${day}`);
  await page.locator("#groupName").fill("Luodong School");
  await page.locator("#date").fill(other ?? "");
  await page.locator("#startTime").fill("10:20");
  await page.locator("#endTime").fill("12:20");
  const alive = menuCalled(page);
  await page.locator("#groupName").press("Enter");
  await expect(page.locator(".error-summary")).toBeFocused();
  await page.locator("#contactName").pressSequentially("Lin");
  await expect(page.locator("#contactName")).toHaveValue("Lin");
  for (const id of ["date", "startTime"])
    await expect(page.locator(`#${id}`)).toHaveValue(id === "date" ? (other ?? "") : "10:20");

  // Before the page is alive nobody keeps what is typed for a link, as without JavaScript.
  await (await alive).finished();
  await page.locator(`a[href*="date=${third}"]`).first().click();
  await expect(page.locator("#date")).toHaveValue(third ?? "");
  await expect(page.locator("#startTime")).toHaveValue("10:20");
  await expect(page.locator("#contactName")).toHaveValue("Lin");
  await page.locator(".group-hours li a").filter({ hasText: "17:00" }).last().click();
  await expect(page.locator("#startTime")).toHaveValue("17:00");
  await expect(page.locator("#endTime")).toHaveValue("17:59");
  await page.reload();
  await expect(page.locator("#contactName")).toHaveValue("Lin");
  for (const [id, value] of [
    ["date", third ?? ""],
    ["startTime", "17:00"],
    ["endTime", "17:59"],
  ] as const)
    await expect(page.locator(`#${id}`)).toHaveValue(value);

  // What is typed after choosing outlives a reload, too.
  await page.locator("#date").fill(other ?? "");
  await page.reload();
  await expect(page.locator("#contactName")).toHaveValue("Lin");
  await expect(page.locator("#date")).toHaveValue(other ?? "");
});

for (const locale of locales) {
  const inTurn = turns(locales, locale);
  const word = words[locale];
  const path = pathIn(locale, "/group");

  if (inTurn())
    test(`a teacher books by keyboard alone, in at most forty keys beyond names and numbers (${locale})`, async ({
      page,
    }) => {
      await open(page, path);
      expect(await barriers(page)).toEqual([]);
      const keys = keyboard(page);
      await keys.press("Tab");
      await keys.press("Enter"); // over the menu, to the content
      const link = page.locator('a[href$="#groupName"]');
      for (
        let presses = 0;
        presses < 12 && !(await link.evaluate((element) => element === document.activeElement));
        presses++
      )
        await keys.press("Tab");
      await keys.press("Enter");
      await expect(page.locator("#groupName")).toBeFocused();
      await keys.write("羅東國小五年三班");
      await keys.to("contactName");
      await keys.write("林老師");
      await keys.to("phone");
      await keys.write("0912345678");
      await keys.to("email");
      await keys.write(`keyboard-${locale.toLowerCase().replace("_", "-")}@example.org`);
      await keys.to("date");
      await keys.write(typedDay);
      await keys.to("startTime");
      await keys.write("0930");
      await keys.to("endTime");
      await keys.write("1200");
      await keys.to("total");
      await keys.write("30");
      await keys.to("discount");
      await keys.write("30");
      await expect(page.locator(".group-sum")).toContainText(word.sum);
      await keys.to("guidelines");
      await keys.press("Space");
      await keys.to("privacy");
      await keys.press("Space");
      await keys.to("verification");
      await keys.write("park5");
      await keys.press("Enter");
      await expect(page).toHaveURL(new RegExp(`${pathIn(locale, "/status")}/`));
      expect(keys.keys()).toBeLessThanOrEqual(40);
      test.info().annotations.push({ type: "keys", description: String(keys.keys()) });
      await expect(page.locator(".status-head")).toContainText(word.confirmed);
      expect(await barriers(page)).toEqual([]);

      const file = await page.request.get(
        await page
          .getByRole("link", { name: word.quotation })
          .evaluate((link) => (link instanceof HTMLAnchorElement ? link.href : "")),
      );
      expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);

      await page.setViewportSize(phone);
      await open(page, path);
      await page.locator("#groupName").press("Enter");
      await expect(page.locator(".error-summary")).toBeFocused();
      await expect(page.locator(".error-summary")).toContainText(word.missing);
      expect(await barriers(page)).toEqual([]);
    });

  test.describe("without JavaScript", () => {
    test.use(noJavaScript);

    if (inTurn())
      test(`a day is chosen in the calendar, an hour in its list, and the class is booked (${locale})`, async ({
        page,
      }) => {
        await page.setViewportSize(phone);
        await page.goto(path);
        // The days are within a row to open, and that may be within another.
        for (const row of await page.locator(".fold:has(.month-steps) > summary").all()) await row.click();
        const chosen = page.locator(`a[href*="date=${day}"]`).first();
        // Each month is a page of its own, looked at once it is there.
        for (let months = 0; months < 4 && (await chosen.count()) === 0; months++) {
          const later = page.locator(".month-steps a").last();
          const to = await later.evaluate((link) => (link instanceof HTMLAnchorElement ? link.href : ""));
          await later.click();
          await page.waitForURL(to);
        }
        await chosen.click();
        await page.locator(".group-hours li a").filter({ hasText: word.left }).nth(1).click();
        await expect(page.locator("#date")).toHaveValue(day.toString());
        await expect(page.locator("#startTime")).toHaveValue("10:00");
        await page.getByRole("button", { name: word.send }).click();
        await expect(page.locator(".error-summary")).toBeInViewport();
        await expect(page.locator("#date")).toHaveValue(day.toString());
        await page.locator("#groupName").fill("羅東國小五年四班");
        await page.locator("#contactName").fill("陳老師");
        await page.locator("#phone").fill("0912345679");
        await page.locator("#email").fill("plain@example.org");
        await page.locator("#total").fill("30");
        await page.locator("#discount").fill("30");
        await page.getByRole("button", { name: word.estimate }).click();
        await expect(page.locator(".group-sum")).toContainText(word.sum);
        await page.locator("#guidelines").check();
        await page.locator("#privacy").check();
        await page.locator("#verification").fill("PARK5");
        await page.getByRole("button", { name: word.send }).click();
        await expect(page.locator(".status-head")).toContainText(word.confirmed);
      });
  });
}
