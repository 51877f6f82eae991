import { afterAll, beforeAll, expect, it } from "vitest";
import { ask } from "#tests/ask.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const headers = { "x-park-now": "2026-11-20T10:00" };
/** What stands in a field of the page. */
const written = (html: string, name: string) => /value="([^"]*)"/.exec(new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? "")?.[1];

it.each([[9, "09:00", "11:00"], [15, "15:00", "17:00"], [16, "16:00", "17:59"], [17, "17:00", "17:59"]])("an hour chosen in the calendar (%i) is two hours in the form, or less, so that it ends before closing", async (hour, start, end) => {
  const { text } = await ask(site.url, `/group?date=2026-11-27&hour=${hour}`, { headers });
  expect(["date", "startTime", "endTime"].map((name) => written(text, name))).toEqual(["2026-11-27", start, end]);
});
