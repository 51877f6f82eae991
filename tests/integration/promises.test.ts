import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formatDay } from "#platform/dates.ts";
import { type Locale, locales, pathIn } from "#platform/locales.ts";
import { ask } from "#tests/ask.ts";
import { openFormPage } from "#tests/pages/form-page.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const order = {
  groupName: "羅東國小五年三班",
  groupKind: "school",
  contactName: "林老師",
  phone: "0912-345-678",
  startTime: "10:00",
  endTime: "12:00",
  total: "30",
  discount: "30",
  coaches: "1",
  fieldTrip: "",
  classTour: "",
  guide: "zh30",
  guidelines: "on",
  privacy: "on",
  verification: "park5",
};

/** Asked for on · the visit · by when the answer comes, or the first day there is one for. */
const table = [
  ["2026-12-30T10:00", "2027-01-02", "due 2026-12-31"],
  ["2026-12-31T10:00", "2027-01-03", "from 2027-01-05"],
  ["2026-12-31T10:00", "2027-01-05", "due 2027-01-04"],
  ["2027-02-03T10:00", "2027-02-07", "from 2027-02-12"],
  ["2026-11-20T22:00", "2026-11-23", "from 2026-11-24"],
  ["2026-11-16T10:00", "2026-11-27", "due 2026-11-19"],
] as const;

describe("the form of a group says before it is sent when the answer comes, or that there is none (rules G9, D21)", () => {
  it.each(table)("on %s, for %s: %s", async (moment, date, expected) => {
    const [, day = ""] = expected.split(" ");
    for (const locale of locales) {
      const email = `${locale}-${date}@example.org`.toLowerCase();
      const page = await openFormPage(site.url, pathIn(locale, "/group"), { "x-park-now": moment });
      const shown = await page.send({ ...order, date, email, wish: "estimate" });
      expect([shown.status, shown.text.includes(formatDay(day, locale))]).toEqual([200, true]);
      const sent = await page.send({ ...order, date, email });
      if (expected.startsWith("due"))
        expect(await told(sent.headers.location ?? "", locale, moment)).toContain(formatDay(day, locale));
      else {
        expect([
          sent.status,
          sent.text.includes(formatDay(day, locale, { year: true })),
          sent.text.includes(email),
        ]).toEqual([422, true, true]);
        // Who asks for nothing that must be answered is confirmed for that very day.
        expect((await page.send({ ...order, guide: "", date, email })).status).toBe(303);
      }
    }
  });

  it("where the notice alone does not tell, it names the first day before any day is chosen", async () => {
    const on = async (moment: string) =>
      (await ask(site.url, "/en_US/group", { headers: { "x-park-now": moment } })).text;
    expect(await on("2027-02-03T10:00")).toContain("please choose Friday 12 February or later");
    expect(await on("2026-11-16T10:00")).not.toContain("Our staff must answer anything");
  });
});

async function told(path: string, locale: Locale, moment: string): Promise<string> {
  expect(path).toContain(pathIn(locale, "/status"));
  return (await ask(site.url, path, { headers: { "x-park-now": moment } })).text;
}
