import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask } from "#tests/ask.ts";
import { hiddenIn, openFormPage } from "#tests/pages/form-page.ts";
import { readOutbox } from "#tests/outbox.ts";
import { rentableDay } from "#tests/rentals/days.ts";
import { taken } from "#tests/rentals/orders.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";

let site: TestSite;
let first: string;
beforeAll(async () => {
  site = await openTestSite();
  first = rentableDay(site.park.now());
});
afterAll(() => site.close());

const request = () => ({
  spaces: ["craft-hall", "banyan-room"],
  event: "talk",
  title: "秋季論壇",
  day1: first,
  setUp1: "08:00",
  starts1: "10:00",
  ends1: "16:00",
  clear1: "18:00",
  heads: "80",
  needs: "投影機兩臺",
  organiser: "羅東文教協會",
  contactName: "林怡君",
  phone: "0912-345-678",
  email: "lin@example.org",
  guidelines: "on",
  privacy: "on",
  verification: "park5",
});
const submissions = async () =>
  Number(
    (
      await site.park.db
        .selectFrom("rentals")
        .select((one) => one.fn.countAll().as("all"))
        .executeTakeFirstOrThrow()
    ).all,
  );
const approve = async (id: string) =>
  (await import("#app/rentals/requests/decisions.server.ts")).approveRental(site.park, id, { by: "mei", seen: [] });

describe("asking for a space", () => {
  it.each([
    ["", "已收到您的場地申請", "審核中"],
    ["/en_US", "We have your request for a space", "Under review"],
    ["/ja_JP", "会場ご利用のお申し込みを受け付けました", "確認中"],
  ])("is taken once, leads to its status page and is confirmed by mail (%s)", async (prefix, subject, state) => {
    const before = await submissions();
    const page = await openFormPage(site.url, `${prefix}/space/inside`);
    expect([page.answer.status, page.answer.headers["cache-control"]]).toEqual([200, "no-store"]);
    const sent = await page.send(request());
    expect([sent.status, sent.headers.location]).toEqual([
      303,
      expect.stringMatching(new RegExp(`^${prefix}/status/[\\w-]{20,}$`)),
    ]);
    expect((await page.send({ ...request(), title: "x" })).headers.location).toBe(sent.headers.location);
    expect(await submissions()).toBe(before + 1);
    const status = await ask(site.url, sent.headers.location ?? "");
    expect(status.text).toContain(state);
    expect(status.text).toContain("羅東文教協會");
    await site.park.jobs.waiting();
    expect((await readOutbox(site.park)).filter((letter) => letter.subject.includes(subject))).toHaveLength(1);
  });

  it("comes back with all that was written and what is wrong, row by row", async () => {
    const page = await openFormPage(site.url, "/en_US/space/outside");
    const sent = await page.send({
      ...request(),
      spaces: "temple-plaza",
      heads: "201",
      ends1: "09:00",
      day2: "2020-01-01",
      starts2: "10:00",
      ends2: "",
      email: "x@",
      title: `<b>"fair"</b>`,
    });
    expect([sent.status, sent.headers["cache-control"]]).toEqual([422, "no-store"]);
    expect(sent.text).toContain("&lt;b&gt;&quot;fair&quot;&lt;/b&gt;");
    expect(sent.text).toContain('<span lang="en">Invalid email address</span>');
    expect(hiddenIn(sent.text)).toEqual(page.hidden);
    const again = await page.send({
      ...request(),
      spaces: "temple-plaza",
      heads: "201",
      ends1: "09:00",
      day2: "2020-01-01",
      starts2: "10:00",
      ends2: "11:00",
    });
    expect(again.status).toBe(422);
    for (const field of ["ends1", "day2", "heads"]) expect(again.text, field).toContain(`href="#${field}"`);
    expect(again.text).toContain("hold 200 people at most");
    expect(again.text).toMatch(/Please apply at least 30 days ahead/);
    expect((await page.send({ ...request(), starts1: "" })).text).toContain("Event begins, row 1: please fill this in");
  });

  it("adds a row of days without JavaScript, with all that was written", async () => {
    const page = await openFormPage(site.url, "/ja_JP/space/inside");
    const sent = await page.send({ ...request(), wish: "add-row", rows: "1" });
    expect(sent.status).toBe(200);
    expect(sent.text).toContain('name="day2"');
    expect(sent.text).not.toContain('name="day3"');
    expect(sent.text).toContain("秋季論壇");
    expect(await submissions()).toBe(3);
  });
});

describe("what is taken, and what fits", () => {
  it("is told in words for every day, without telling who, and refused in the form", async () => {
    const day = Temporal.PlainDate.from(first).add({ days: 1 }).toString();
    await approve(
      await taken(site.park, {
        times: [{ day, lastDay: day }],
        spaces: ["egret-room"],
        heads: 5,
        title: "秘密聚會",
        organiser: "某某協會",
      }),
    );
    await taken(site.park, {
      times: [{ day, lastDay: day, setUp: "19:00", starts: "19:00", ends: "20:00", clear: "20:00" }],
      spaces: ["egret-room"],
      heads: 5,
      organiser: "某某協會",
    });
    const { text } = await ask(site.url, `/en_US/space/inside?space=egret-room&day=${day}`);
    expect(text).toMatch(
      /aria-label="[^"]*, taken 08:00–18:00, available otherwise; requested 19:00–20:00, not decided yet"/,
    );
    expect([...text.matchAll(/data-day="/g)].length).toBe(Temporal.PlainDate.from(day).daysInMonth);
    expect(text).not.toMatch(/秘密聚會|某某協會|lin@example/);
    const page = await openFormPage(site.url, "/en_US/space/inside");
    const sent = await page.send({
      ...request(),
      spaces: "egret-room",
      heads: "5",
      day1: day,
      setUp1: "",
      clear1: "",
      starts1: "17:00",
      ends1: "19:00",
    });
    expect([sent.status, sent.text.includes("Egret Room is taken on")]).toEqual([422, true]);
  });

  it("the finder names every space that fits, and why the others do not, at an address to pass on", async () => {
    const day = Temporal.PlainDate.from(first).add({ days: 1 }).toString();
    const { text, status } = await ask(site.url, `/en_US/space/inside?date=${day}&from=10:00&to=12:00&heads=40`);
    expect(status).toBe(200);
    expect(text).toMatch(/40 people<\/?|40 people: 6 spaces to choose from/);
    expect(text).toContain("Taken 08:00–18:00; Too small");
    expect(text).toContain(
      `/en_US/space/inside?rent=banyan-room&amp;date=${day}&amp;from=10%3A00&amp;to=12%3A00&amp;heads=40#request`,
    );
    const preset = await ask(site.url, `/en_US/space/inside?rent=banyan-room&date=${day}&from=10:00&to=12:00&heads=40`);
    expect(preset.text).toMatch(/value="banyan-room"[^>]*checked|checked[^>]*value="banyan-room"/);
    expect(preset.text).toContain(`value="${day}"`);
  });

  it("weighs little enough for a phone, in every language, searched or not (goals, weight)", async () => {
    for (const prefix of ["", "/en_US", "/ja_JP"])
      for (const path of [
        "/space/inside",
        "/space/outside",
        `/space/outside?date=${first}&from=10:00&to=16:00&heads=30`,
      ]) {
        const { bytes } = await ask(site.url, prefix + path, { headers: { "accept-encoding": "br" } });
        expect(bytes.length, prefix + path).toBeLessThanOrEqual(22 * 1024);
      }
  });

  it("any question to the finder and the calendar is answered without a fault", async () => {
    const value = fc.oneof(
      fc.constantFrom(
        "",
        "2026-02-30",
        "0000-00-00",
        "+275760-09-13",
        "9999-12-31",
        "25:61",
        "24:00",
        "-1",
        "1e9",
        "\u0000",
        "banyan-room",
        "constructor",
        "2026/12/24",
        "9:00",
      ),
      fc.string({ unit: "binary", maxLength: 20 }),
    );
    const query = fc.dictionary(fc.constantFrom("date", "from", "to", "heads", "space", "day", "rent", "x"), value, {
      maxKeys: 6,
    });
    await fc.assert(
      fc.asyncProperty(query, async (given) => {
        const answer = await ask(
          site.url,
          `/space/inside?${new URLSearchParams(Object.entries(given).map(([name, text]) => [name, text.toWellFormed()]))}`,
        );
        expect(answer.status, JSON.stringify(given)).toBe(200);
      }),
      { numRuns: 15, endOnFailure: true },
    );
  });

  it("says of each space how its price is told, where no price is fixed (rule D11)", async () => {
    for (const [path, words] of [
      ["/space/inside", /沒有固定價目。申請經 7 至 10 個工作天審核/],
      ["/en_US/space/outside", /no fixed price\. Requests are reviewed within 7 to 10 working days/],
      ["/ja_JP/space/inside", /定額はありません。お申し込みから7〜10営業日/],
    ] as const)
      expect((await ask(site.url, path)).text, path).toMatch(words);
  });

  it("tells search engines of each space with how many it holds", async () => {
    const { text } = await ask(site.url, "/en_US/space/outside");
    const found = [...text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json = ""]): unknown => JSON.parse(json),
    );
    const list = found
      .flat()
      .find((one) => JSON.stringify(one).includes("ItemList") && JSON.stringify(one).includes("EventVenue"));
    expect(list).toMatchObject({
      numberOfItems: 4,
      itemListElement: [
        {
          item: {
            name: "Central Plaza",
            maximumAttendeeCapacity: 500,
            additionalProperty: { value: 900, unitCode: "MTK" },
          },
        },
        {},
        {},
        {},
      ],
    });
  });
});
