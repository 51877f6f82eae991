import { afterAll, beforeAll, expect, it } from "vitest";
import { reserve } from "#app/reservations/reserve.server.ts";
import { ask } from "#tests/ask.ts";
import { makePdf } from "#tests/uploads/files.ts";
import { openFormPage } from "#tests/pages/form-page.ts";
import { groupOf } from "#tests/reservations/orders.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const headers = { "x-park-now": "2026-11-20T10:00" };
/** What stands in a field of the page. */
const written = (html: string, name: string) =>
  /value="([^"]*)"/.exec(new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? "")?.[1];

it.each([
  [9, "09:00", "11:00"],
  [15, "15:00", "17:00"],
  [16, "16:00", "17:59"],
  [17, "17:00", "17:59"],
])(
  "an hour chosen in the calendar (%i) is two hours in the form, or less, so that it ends before closing",
  async (hour, start, end) => {
    const { text } = await ask(site.url, `/group?date=2026-11-27&hour=${hour}`, { headers });
    expect(["date", "startTime", "endTime"].map((name) => written(text, name))).toEqual(["2026-11-27", start, end]);
  },
);

const complete = {
  phone: "03-111-2222",
  contactName: "林怡君",
  email: "lin@example.org",
  guidelines: "on",
  privacy: "on",
  identity: "on",
  verification: "PARK5",
};
it.each<[path: string, answers: Record<string, string>, fields: string[]]>([
  [
    "/group",
    { date: "2026-11-21", startTime: "12:00", endTime: "11:00" },
    [
      "groupName",
      "groupKind",
      "contactName",
      "phone",
      "email",
      "date",
      "endTime",
      "total",
      "guidelines",
      "privacy",
      "verification",
    ],
  ],
  [
    "/group",
    { date: "2026-11-21" },
    [
      "groupName",
      "groupKind",
      "contactName",
      "phone",
      "email",
      "date",
      "startTime",
      "endTime",
      "total",
      "guidelines",
      "privacy",
      "verification",
    ],
  ],
  [
    "/space/inside",
    {},
    [
      "spaces",
      "event",
      "title",
      "day1",
      "heads",
      "organiser",
      "contactName",
      "phone",
      "email",
      "guidelines",
      "privacy",
      "verification",
    ],
  ],
  [
    "/space/outside",
    { ...complete, email: "", event: "talk", title: "論壇", organiser: "羅東文教協會", heads: "20" },
    ["spaces", "day1", "email"],
  ],
  [
    "/space/outside",
    {
      ...complete,
      email: "",
      event: "talk",
      title: "論壇",
      organiser: "羅東文教協會",
      heads: "201",
      spaces: "temple-plaza",
      day1: "2026-11-30",
      starts1: "12:00",
      ends1: "11:00",
      day2: "soon",
      starts2: "10:00",
    },
    ["day1", "ends1", "day2", "ends2", "heads", "email"],
  ],
  [
    "/accessibility",
    { ...complete, date: "2026-11-25", startTime: "12:00", endTime: "11:00", total: "0", wheelchairs: "3" },
    ["groupName", "groupType", "date", "endTime", "total", "wheelchairs", "letter"],
  ],
  [
    "/accessibility",
    { date: "2026-12-25", startTime: "12:00", endTime: "18:00", total: "3", wheelchairs: "5" },
    [
      "groupName",
      "groupType",
      "contactName",
      "phone",
      "email",
      "endTime",
      "wheelchairs",
      "identity",
      "letter",
      "privacy",
      "verification",
    ],
  ],
  [
    "/collaboration?kind=drone",
    { ...complete, firstDay: "2026-11-25", lastDay: "2026-11-24", organiser: "月河影像" },
    ["title", "firstDay", "lastDay", "places", "pilot", "equipment", "use", "plan", "papers"],
  ],
  [
    "/faq/lostfound",
    { lostOn: "2026-11-21" },
    ["category", "lostOn", "lostAt", "description", "name", "email", "privacy", "verification"],
  ],
  ["/light", { ...complete, phone: "", count: "2", wish1: "平安" }, ["name1", "name2", "wish2", "phone", "address"]],
])(
  "%s tells all that is wrong with it at once, on top in the order of the page and beside the field (rule D3): %j",
  async (path, answers, fields) => {
    const { status, text } = await (await openFormPage(site.url, path, headers)).send(answers, headers);
    expect(status).toBe(422);
    const told = [...(/class="error-summary"[\s\S]*?<\/ul>/.exec(text)?.[0] ?? "").matchAll(/<a href="#(\w+)">/g)].map(
      ([, field = ""]) => field,
    );
    expect(told.toSorted()).toEqual(fields.toSorted());
    const place = (field: string) => text.indexOf(` id="${field}"`);
    expect(told, "in the order of the page").toEqual(told.toSorted((one, other) => place(one) - place(other)));
    for (const field of fields) expect(text).toContain(`id="${field}-error"`);
  },
);

it.each<[path: string, button: string, answers: Record<string, string>, focused: string]>([
  ["/group", "an estimate", { wish: "estimate" }, 'id="estimate"'],
  ["/group", "a time among the nearest", { wish: "2026-11-28 10:00 12:00" }, 'name="date"'],
  ["/contact", "another code", { intent: "new-code" }, 'name="verification"'],
  ["/contact", "a link by mail", { intent: "mail-code", email: "lin@example.org" }, 'tabindex="-1"'],
  ["/light", "more lanterns", { wish: "rows", count: "3", name1: "林怡君" }, 'name="name2"'],
  ["/space/inside", "one more row of days", { wish: "add-row", rows: "2" }, 'name="day3"'],
])(
  "without JavaScript, %s comes back with the focus on what its button has changed: %s",
  async (path, _, answers, focused) => {
    const { status, text } = await (await openFormPage(site.url, path, headers)).send(answers, headers);
    expect(status).toBe(200);
    const inFocus = [...text.matchAll(/<\w+[^>]* autofocus=""[^>]*>/gi)].map(([tag]) => tag);
    expect(inFocus).toEqual([expect.stringContaining(focused)]);
    // Sent with a fault, it is the list of faults again.
    const again = await (await openFormPage(site.url, path, headers)).send(
      { ...answers, wish: "", intent: "" },
      headers,
    );
    expect([...again.text.matchAll(/<\w+[^>]* autofocus=""[^>]*>/gi)].map(([tag]) => tag)).toEqual([
      expect.stringContaining("error-summary"),
    ]);
  },
);

it("an hour with no place left is said to be full, one with some says how many, in every language", async () => {
  site.at("2026-11-20 10:00");
  const date = "2026-12-25";
  for (const [startTime, total] of [
    ["10:00", 200],
    ["13:00", 199],
  ] as const)
    await reserve(site.park, groupOf(total, { date, startTime, endTime: "15:00" }), {
      locale: "zh_TW",
      idempotencyKey: `full ${startTime}`,
    });
  const answers = {
    ...complete,
    groupName: "向陽之家",
    groupKind: "welfare",
    groupType: "institution",
    date,
    endTime: "15:00",
    total: "2",
    free: "2",
    freeReason: "disabled",
  };
  const letter = [{ name: "公文.pdf", type: "application/pdf", bytes: makePdf() }];
  const full = {
    zh_TW: "這個時段已經額滿",
    en_US: "There is no room left at that time",
    ja_JP: "その時間には空きがありません",
  };
  const one = {
    zh_TW: "這個時段只剩 1 ",
    en_US: "There is room for only 1 at that time",
    ja_JP: "その時間の空きは1名",
  };
  for (const [locale, prefix] of [
    ["zh_TW", ""],
    ["en_US", "/en_US"],
    ["ja_JP", "/ja_JP"],
  ] as const)
    for (const path of ["/group", "/accessibility"])
      for (const [startTime, words] of [
        ["10:00", full],
        ["13:00", one],
      ] as const) {
        const page = await openFormPage(site.url, prefix + path, headers);
        const { status, text } =
          path === "/group"
            ? await page.send({ ...answers, startTime })
            : await page.sendWith({ letter }, { ...answers, startTime });
        expect([status, text.includes(words[locale])], `${locale} ${path} ${startTime}`).toEqual([422, true]);
      }
});
