import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { locales, pathIn } from "#platform/locales.ts";
import { ask } from "#tests/ask.ts";
import { signedIn } from "#tests/cast/signed-in.ts";
import { versionIn } from "#tests/pages/form-in.ts";
import { loseUmbrella } from "#tests/cast/submission-kind.ts";
import { pageOf, tags } from "#tests/pages/page.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

describe("looking up by code and e-mail (rule D1)", () => {
  it.each(locales)(
    "answers the same whether there is such a submission or not, and mails the link only to its own address: %s",
    async (locale) => {
      const submission = await loseUmbrella(site.park, { idempotencyKey: `look-up ${locale}`, locale });
      const right = await lookUp({ code: submission.code.toLowerCase(), email: " Owner@example.org " }, locale);
      const wrong = await lookUp({ code: submission.code, email: "stranger@example.org" }, locale);
      expect([right.status, right.headers.location]).toEqual([303, `${pathIn(locale, "/status")}?sent=yes`]);
      expect([wrong.status, wrong.headers.location, wrong.text]).toEqual([
        right.status,
        right.headers.location,
        right.text,
      ]);
      expect(await linksMailed(submission.id)).toBe(1);
      expect((await ask(site.url, `${pathIn(locale, "/status")}?sent=yes`)).headers["cache-control"]).toBe("no-store");
    },
  );

  it("keeps what was typed when it cannot be a code or an address, and says both on top and beside the field", async () => {
    const answer = await lookUp({ code: "O0O0", email: "nobody" }, "en_US");
    expect(answer.status).toBe(422);
    const inputs = tags(answer.text, "input");
    expect([
      inputs.find(({ name }) => name === "code")?.value,
      inputs.find(({ name }) => name === "email")?.value,
    ]).toEqual(["O0O0", "nobody"]);
    expect(pageOf(answer).words).toContain("Invalid email address");
    expect(answer.text).toMatch(/<span lang="en">Invalid email address<\/span>/);
    expect(inputs.filter((input) => input["aria-invalid"] === "true")).toHaveLength(2);
  });

  it("mails all links to who has lost the code, and answers the same to an address that nobody gave", async () => {
    const submissions = [
      await loseUmbrella(site.park, { idempotencyKey: "one of two" }),
      await loseUmbrella(site.park, { idempotencyKey: "two of two" }),
    ];
    const answers = [
      await lookUp({ code: "", email: "Owner＠example.org", lost: "yes" }),
      await lookUp({ code: "", email: "stranger@example.org", lost: "yes" }),
    ];
    expect(answers.map(({ status, headers, text }) => [status, headers.location, text])).toEqual(
      [0, 1].map(() => [303, "/status?sent=yes", ""]),
    );
    await site.park.jobs.waiting();
    for (const { id } of submissions) expect(await linksMailed(id)).toBe(1);
    // Neither is found without saying that the code is lost, nor without an address.
    expect((await lookUp({ code: "", email: "owner@example.org" })).status).toBe(422);
    expect((await lookUp({ code: "", email: "", lost: "yes" })).status).toBe(422);
  });

  it("mails a link three times an hour at most", async () => {
    const submission = await loseUmbrella(site.park, { idempotencyKey: "often" });
    for (let times = 0; times < 5; times++)
      expect((await lookUp({ code: submission.code, email: "owner@example.org" })).status).toBe(303);
    expect(await linksMailed(submission.id)).toBe(3);
  });

  it.each(["code=%00", "email=x", "", "code=a&code=b&email=c", `code=${"x".repeat(5000)}&email=${"y".repeat(5000)}`])(
    "never fails at %s",
    async (body) => {
      const answer = await ask(site.url, "/status", {
        method: "POST",
        body,
        headers: { "content-type": "application/x-www-form-urlencoded", origin: site.url },
      });
      expect(answer.status).toBe(422);
    },
  );
});

describe("a status page", () => {
  it.each(["/status/short", `/status/${"x".repeat(32)}`, `/en_US/status/${"A".repeat(32)}/calendar.ics`])(
    "that nobody was given is not found: %s",
    async (path) => {
      expect((await ask(site.url, path)).status).toBe(404);
    },
  );
});

describe("the back office (rules R8, S2)", () => {
  const addresses = [
    "/booking-manage/list",
    "/booking-manage/working-days",
    "/booking-manage/personal-data",
    "/booking-manage/submissions/none",
  ];

  it.each([
    ["director", [200, 200, 200, 404]],
    ["officer", [200, 200, 403, 404]],
    ["editor", [200, 403, 403, 404]],
    ["trainee", [200, 403, 403, 404]],
  ] as const)("opens to the %s as the role says", async (name, statuses) => {
    const cookie = await signedIn(site.url, name);
    const answers = await Promise.all(addresses.map((path) => ask(site.url, path, { headers: { cookie } })));
    expect(answers.map(({ status }) => status)).toEqual(statuses);
  });

  it("sends everybody else to the sign-in", async () => {
    for (const path of addresses)
      expect((await ask(site.url, path)).headers.location).toBe(`/booking-manage?to=${encodeURIComponent(path)}`);
  });

  it("keeps a year's holidays, and refuses what is no day of that year with what was typed", async () => {
    const cookie = await signedIn(site.url, "officer");
    const at = "/booking-manage/working-days?year=2027";
    const send = async (holidays: string, version?: string) => {
      const opened = version ?? versionIn(await ask(site.url, at, { headers: { cookie } }));
      return ask(site.url, at, { form: { version: opened, holidays, makeUps: "" }, headers: { cookie } });
    };
    const before = versionIn(await ask(site.url, at, { headers: { cookie } }));
    const refused = await send("2027-01-01\n2026-12-25");
    expect([refused.status, refused.text.includes("2026-12-25")]).toEqual([422, true]);
    expect((await send("2027-01-01\n2027-02-05")).headers.location).toBe(`${at}&done=saved`);
    const late = await send("2027-01-01", before);
    expect([late.status, late.text.includes("2027-02-05")]).toEqual([409, true]);
    const row = await site.park.db
      .selectFrom("working_years")
      .select("holidays")
      .where("year", "=", 2027)
      .executeTakeFirstOrThrow();
    expect(row.holidays).toEqual(["2027-01-01", "2027-02-05"]);
    // Put back, the year is the one the park ships.
    const page = await ask(site.url, at, { headers: { cookie } });
    await ask(site.url, at, {
      form: {
        version: versionIn(page),
        wish: "restore",
        entry: /name="entry" value="(\d+)"/.exec(page.text)?.[1] ?? "",
      },
      headers: { cookie },
    });
    expect(await site.park.db.selectFrom("working_years").select("year").where("year", "=", 2027).execute()).toEqual(
      [],
    );
  });

  it("hands out and erases one person when an admin says so twice", async () => {
    const cookie = await signedIn(site.url, "director");
    await loseUmbrella(site.park, { idempotencyKey: "person", email: "person@example.org" });
    const file = await ask(site.url, "/booking-manage/personal-data/export", {
      form: { who: "person@example.org" },
      headers: { cookie },
    });
    expect([file.headers["content-disposition"], JSON.parse(file.text).submissions.length]).toEqual([
      'attachment; filename="personal-data.json"',
      1,
    ]);
    await loseUmbrella(site.park, { idempotencyKey: "person too", email: "person@example.org" });
    const erase = (form: Record<string, string>) =>
      ask(site.url, "/booking-manage/personal-data", { form, headers: { cookie } });
    const codes = (
      await site.park.db.selectFrom("submissions").select("code").orderBy("opened_at", "desc").limit(2).execute()
    ).map(({ code }) => code);
    // One reference stands for all of a person: what would go is shown first, whatever was sent along.
    const [code = "", other = ""] = codes;
    for (const more of [{ sure: "" }, { sure: "on" }]) {
      const shown = await erase({ who: code, ...more });
      expect([shown.status, shown.text.includes(code), shown.text.includes(other)]).toEqual([200, true, true]);
    }
    const seen = /name="seen" value="([^"]+)"/.exec((await erase({ who: code })).text)?.[1] ?? "";
    expect((await erase({ who: code, seen, sure: "" })).status).toBe(422);
    expect((await erase({ who: code, seen: code, sure: "on" })).status).toBe(409);
    expect((await erase({ who: "nobody@example.org", seen, sure: "on" })).status).toBe(422);
    const sure = await erase({ who: code, seen, sure: "on" });
    expect([sure.status, sure.text.includes("已刪除 2 件")]).toEqual([200, true]);
  });
});

function lookUp(form: Record<string, string>, locale: (typeof locales)[number] = "zh_TW") {
  return ask(site.url, pathIn(locale, "/status"), { form });
}

async function linksMailed(id: string): Promise<number> {
  return (
    await site.park.db
      .selectFrom("submission_emails")
      .select("id")
      .where("submission_id", "=", id)
      .where("mail", "=", "status-link")
      .execute()
  ).length;
}
