import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eraseSubmission } from "#app/submission-desk/erasure.server.ts";
import { submissionsOfEmail } from "#app/submissions/read.server.ts";
import { orderLanterns } from "#app/lanterns/order.server.ts";
import { closeDays, dryRunClosing, liftClosing, undoClosing } from "#app/closures/closing.server.ts";
import { jobHandlers } from "#app/jobs.ts";
import { formatDay } from "#platform/dates.ts";
import { type Locale, locales, pathIn } from "#platform/locales.ts";
import { ask } from "#tests/ask.ts";
import { seenOf } from "#tests/cast/seen.ts";
import { signedIn } from "#tests/cast/signed-in.ts";
import { hiddenIn, openFormPage } from "#tests/pages/form-page.ts";
import { readOutbox } from "#tests/outbox.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await openTestSite();
  cookie = await signedIn(site.url, "officer");
});
afterAll(() => site.close());

const order = {
  count: "2",
  name1: "王小明",
  wish1: "金榜題名",
  name2: "王大明",
  wish2: "平安健康",
  contactName: "陳美玉",
  phone: "0912-345-678",
  email: "mei@example.org",
  recipientName: "",
  postcode: "265",
  address: "宜蘭縣蘭田鎮河邊路 1 號",
  privacy: "on",
  verification: "park5",
};
const reason = { zh_TW: "颱風來襲", en_US: "Typhoon", ja_JP: "台風の接近" };

/** A moment of the park's clock, for requests and for what is called here. */
function at(moment: string): Record<string, string> {
  site.at(moment);
  return { "x-park-now": moment.replace(" ", "T") };
}

const say = (day: string, locale: Locale) => formatDay(day, locale, { year: true });

describe("an order of lanterns (rules W1–W7, D5, D6)", () => {
  it.each(locales)(
    "shows both dates first, and page, mail, calendar and the temple's list never differ: %s",
    async (locale) => {
      // Over New Year: from Wednesday to Thursday the rite goes a week further.
      for (const [moment, rite, inTime, mailBy] of [
        ["2026-12-23 23:59", "2026-12-28", "09:30", "2027-01-07"],
        ["2026-12-24 00:00", "2027-01-04", formatDay("2026-12-31", locale), "2027-01-13"],
      ] as const) {
        const headers = at(moment);
        const email = `${locale}-${rite}@example.org`.toLowerCase();
        const page = await openFormPage(site.url, pathIn(locale, "/light"), headers);
        for (const day of [rite, mailBy]) expect(page.answer.text).toContain(say(day, locale));
        // Two dates and until when the money is in time, no third (rule W4): the last day to pay, where it is later, is
        // told once that matters.
        expect(/<small>([^<]*)<\/small>/.exec(page.answer.text)?.[1]).toContain(inTime);
        expect(page.answer.text.match(/<time dateTime="20/gi)).toHaveLength(2);
        expect(page.answer.headers["cache-control"]).toBe("no-store");
        const sent = await page.send({ ...order, email, rite });
        expect(sent.status).toBe(303);
        const status = await ask(site.url, sent.headers.location ?? "", { headers });
        for (const told of [say(rite, locale), say(mailBy, locale), "000-000-000000-0", "王大明", "平安健康"])
          expect(status.text).toContain(told);
        await site.park.jobs.waiting();
        const letter = (await readOutbox(site.park)).find(({ to }) => to === email);
        for (const told of [say(rite, locale), say(mailBy, locale), "000-000-000000-0"])
          expect(letter?.text).toContain(told);
        // Names and wishes stay on the page (rule W6).
        expect(letter?.text).not.toMatch(/王小明|金榜題名|河邊路/);
        expect(letter?.attachments).toHaveLength(1);
        const calendar = await ask(site.url, `${sent.headers.location}/calendar.ics`, { headers });
        expect(calendar.text).toContain(`DTSTART;VALUE=DATE:${rite.replaceAll("-", "")}`);
        const list = await ask(site.url, pathIn(locale, `/booking-manage/rites/${rite}`), {
          headers: { ...headers, cookie },
        });
        expect(list.text).toContain((letter?.subject ?? "").slice(-9));
      }
    },
  );

  it("is not placed under a date that was not shown: at midnight before Thursday the new one is shown first", async () => {
    const page = await openFormPage(site.url, "/en_US/light", at("2026-12-23 23:58"));
    const late = await page.send({ ...order, rite: "2026-12-28" }, at("2026-12-24 00:01"));
    expect([late.status, late.text.includes("the rite was moved to Monday 4 January 2027")]).toEqual([422, true]);
    expect(late.text).toMatch(/name="rite" value="2027-01-04"/);
    expect(await orders()).toBe(6);
    expect(
      (await page.send({ ...order, ...hiddenIn(late.text), rite: "2027-01-04" }, at("2026-12-24 00:02"))).status,
    ).toBe(303);
  });

  it("tells what is wished for in no letter, neither in the one with the link that anyone may ask for nor in that of corrected contact data (rule W6)", async () => {
    const { id } = await placed("2027-06-01 10:00", "quiet");
    const { code } = await site.park.db
      .selectFrom("submissions")
      .select("code")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect((await ask(site.url, "/status", { form: { code, email: "quiet@example.org" } })).headers.location).toBe(
      "/status?sent=yes",
    );
    expect(
      (
        await desk(`submissions/${id}/contact`, {
          contactName: "林怡君",
          phone: "0912345678",
          email: "calm@example.org",
          recipientName: "願人安",
          postcode: "",
          address: "順水街 10 號",
        })
      ).status,
    ).toBe(303);
    await site.park.jobs.waiting({ delayed: true });
    const letters = (await readOutbox(site.park)).filter(({ to }) => /^(quiet|calm)@example\.org$/.test(to));
    expect(letters.map(({ subject }) => subject.slice(5, 8)).sort()).toEqual(["您的查", "已收到", "聯絡資"].sort());
    for (const { text, html } of letters) expect(text + html).not.toContain("一路順風");
    expect(letters.find(({ subject }) => subject.includes("您的查詢連結"))?.text).not.toMatch(/順水街|林怡君|光明路/);
  });

  it("keeps what was written when something is wrong, names the row, and reads no further rows than were asked for", async () => {
    const page = await openFormPage(site.url, "/ja_JP/light", at("2026-12-24 10:00"));
    const wrong = await page.send({ ...order, count: "3", email: "mei@", wish2: "" });
    expect([wrong.status, wrong.headers["cache-control"]]).toEqual([422, "no-store"]);
    for (const told of ["2灯目の願いごと", "3灯目のお名前", "Invalid email address", 'value="王大明"', "河邊路"])
      expect(wrong.text).toContain(told);
    const more = await page.send({ ...order, count: "3", wish: "rows" });
    expect([more.status, more.text.includes('class="error-summary"')]).toEqual([200, false]);
    const fewer = await page.send({ ...order, count: "1", name2: "" });
    expect(fewer.status).toBe(303);
    const status = await ask(site.url, fewer.headers.location ?? "");
    expect([status.text.includes("388元"), status.text.includes("平安健康")]).toEqual([true, false]);
  });
});

describe("the way of an order (rules W5, W7, B1)", () => {
  it("money told, confirmed, rite held and posted for all of a Monday at once, each taken back within a minute", async () => {
    const one = await placed("2027-03-01 09:00", "way-1");
    const two = await placed("2027-03-02 09:00", "way-2");
    const late = await placed("2027-03-03 09:00", "way-3");
    const digits = (words: string) =>
      ask(site.url, `/status/${one.secret}`, { form: { act: "account", words }, headers: at("2027-03-04 12:00") });
    const wrong = await digits("1234");
    expect([wrong.status, wrong.text.includes("五個數字"), wrong.text.includes('value="1234"')]).toEqual([
      422,
      true,
      true,
    ]);
    expect((await digits("１２３４５")).status).toBe(303);
    // Sent twice it is done once; the page thanks, and asks no more.
    expect((await digits("１２３４５")).status).toBe(303);
    const thanks = await ask(site.url, `/status/${one.secret}`);
    expect([thanks.text.includes("謝謝您，已收到您的匯款回報"), thanks.text.includes('name="words"')]).toEqual([
      true,
      false,
    ]);
    expect((await desk(`submissions/${one.id}`)).text).toContain("12345");

    expect((await desk(`submissions/${one.id}/payment`, {})).status).toBe(303);
    expect((await desk(`submissions/${two.id}/payment`, {})).status).toBe(303);
    const before = await desk("rites/2027-03-08");
    expect([before.text.includes("way-1"), before.text.includes("祈福完成，通知")]).toEqual([true, false]);
    expect((await desk("rites/2027-03-08/performance", {})).headers.location).toContain("done=0");
    // Staff find the money of the third on the morning of the rite: it is in that morning's list. That of the fourth
    // they find once the rite has begun.
    const after = await placed("2027-03-03 10:00", "way-4");
    at("2027-03-08 09:29");
    await desk(`submissions/${late.id}/payment`, {});
    expect((await desk("rites/2027-03-08")).text).toContain("way-3");
    at("2027-03-08 09:30");
    await desk(`submissions/${after.id}/payment`, {});
    expect((await desk("rites/2027-03-15")).text).toContain("way-4");
    expect((await desk("rites/2027-03-08")).text).not.toContain("way-4");

    await site.park.jobs.waiting({ delayed: true });
    expect((await desk("rites/2027-03-08/performance", {})).headers.location).toContain("done=3");
    expect((await desk("rites/2027-03-08/performance/removal", {})).headers.location).toContain("undone=3");
    expect(await stateNames(one.id)).toEqual(["unpaid", "reported", "paid", "performed", "paid"]);
    await desk("rites/2027-03-08/performance", {});
    at("2027-03-10 10:00");
    expect((await desk("rites/2027-03-08/mailing", {})).headers.location).toContain("done=3");
    await site.park.jobs.waiting({ delayed: true });
    expect(await mailsTo("way-1")).toEqual(["lantern-ordered", "lantern-paid", "lantern-performed", "lantern-mailed"]);
    expect(await mailsTo("way-4")).toEqual(["lantern-ordered", "lantern-paid"]);
    const kept = await site.park.db
      .selectFrom("submissions")
      .select("retain_from")
      .where("id", "=", one.id)
      .executeTakeFirstOrThrow();
    expect(kept.retain_from).toBe("2027-03-10");
    expect((await desk("rites/2027-03-08/nonsense", {})).status).toBe(404);
    expect((await desk("rites/2027-03-09")).status).toBe(404);
  });

  it("unpaid when its seventh day is over it lapses, not a second before; money found later takes it up again", async () => {
    const one = await placed("2027-04-05 10:00", "lapse");
    const lapse = async (moment: string) => {
      at(moment);
      await jobHandlers(site.park)
        .find(({ name }) => name === "lapse-unpaid-lanterns")
        ?.run({}, { id: "1", attempt: 1 });
      return stateNames(one.id);
    };
    expect(await lapse("2027-04-12 23:59")).toEqual(["unpaid"]);
    expect(await lapse("2027-04-13 00:00")).toEqual(["unpaid", "lapsed"]);
    expect(await lapse("2027-04-13 01:00")).toEqual(["unpaid", "lapsed"]);
    await desk(`submissions/${one.id}/payment`, {});
    expect((await desk("rites/2027-04-19")).text).toContain("lapse");
    await desk(`submissions/${one.id}/payment/removal`, {});
    expect((await stateNames(one.id)).at(-1)).toBe("lapsed");
  });
});

describe("closing the park on a Monday (rules P1–P4, W8)", () => {
  it("counts the orders, moves them a week on and mails them; taken back nobody hears of it, lifted they are told again", async () => {
    const one = await placed("2027-05-03 10:00", "storm", "ja_JP");
    await desk(`submissions/${one.id}/payment`, {});
    const days = { firstDay: "2027-05-08", lastDay: "2027-05-10", areas: [], reason };
    expect(await dryRunClosing(site.park, days)).toMatchObject({
      others: expect.arrayContaining([expect.objectContaining({ submissions: 1 })]),
      byLocale: { ja_JP: 1 },
      concerned: [{ submissionId: one.id, locale: "ja_JP", movedTo: "2027-05-17" }],
    });
    const undone = await closeDays(site.park, days, "officer");
    expect(await riteDay(one.id)).toBe("2027-05-17");
    await undoClosing(site.park, undone.id, "officer");
    expect(await riteDay(one.id)).toBe("2027-05-10");
    const closing = await closeDays(site.park, days, "officer");
    // Who orders meanwhile is not put on the closed Monday either.
    expect(await riteDay((await placed("2027-05-05 10:00", "storm-2")).id)).toBe("2027-05-17");
    await site.park.jobs.waiting({ delayed: true });
    const letter = (await readOutbox(site.park)).find(
      ({ to, subject }) => to === "storm@example.org" && subject.includes("変わりました"),
    );
    expect(letter?.text).toContain("2027年5月17日（月）");
    at("2027-05-07 10:00");
    expect(await liftClosing(site.park, closing.id, "officer")).toMatchObject({ ok: true, restored: 1 });
    expect(await riteDay(one.id)).toBe("2027-05-10");
    await site.park.jobs.waiting({ delayed: true });
    expect((await mailsTo("storm")).filter((mail) => mail.startsWith("lantern-moved"))).toEqual([
      "lantern-moved",
      "lantern-moved-back",
    ]);
  });

  it("a Monday that two closings shut is open again only when both have ended (rule P4)", async () => {
    const one = await placed("2027-05-11 10:00", "twice-shut");
    expect(await riteDay(one.id)).toBe("2027-05-17");
    const whole = await closeDays(
      site.park,
      { firstDay: "2027-05-17", lastDay: "2027-05-17", areas: [], reason },
      "officer",
    );
    expect(await riteDay(one.id)).toBe("2027-05-24");
    const morning = await closeDays(
      site.park,
      { firstDay: "2027-05-17", lastDay: "2027-05-17", until: "11:00", areas: [], reason },
      "officer",
    );
    expect(await liftClosing(site.park, whole.id, "officer")).toMatchObject({ restored: 0 });
    expect(await riteDay(one.id)).toBe("2027-05-24");
    expect(await liftClosing(site.park, morning.id, "officer")).toMatchObject({ kept: 0 });
    expect(await riteDay(one.id)).toBe("2027-05-17");
  });
});

it("erased, nothing of name, wish or address is left anywhere (rules D9, S8)", async () => {
  const one = await placed("2027-06-01 10:00", "gone");
  await ask(site.url, `/status/${one.secret}`, { form: { act: "account", words: "98765" } });
  await desk(`submissions/${one.id}/cancellation`, { reason: "願清風來電" });
  await site.park.jobs.waiting({ delayed: true });
  const traces = /願清風|一路順風|光明路|gone@|(?<![\w-])98765(?![\w-])/;
  expect(JSON.stringify(await readOutbox(site.park))).toMatch(traces);
  await eraseSubmission(site.park, one.id, "officer");
  expect(JSON.stringify(await readOutbox(site.park))).not.toMatch(traces);
  const { rows } = await sql<{
    name: string;
  }>`select table_schema || '.' || table_name as name from information_schema.tables where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(
    site.park.db,
  );
  for (const { name } of rows) {
    const { rows: found } = await sql<{
      all: string | null;
    }>`select string_agg(t::text, ' ') as all from ${sql.raw(name)} t`.execute(site.park.db);
    expect(found[0]?.all ?? "", name).not.toMatch(traces);
  }
  expect((await ask(site.url, `/status/${one.secret}`)).status).toBe(404);
  expect((await desk("rites/2027-06-07")).status).toBe(200);
});

async function placed(moment: string, who: string, locale: Locale = "zh_TW") {
  at(moment);
  const buyer = {
    contactName: who,
    phone: "0912345678",
    email: `${who}@example.org`,
    recipientName: "願清風",
    postcode: "",
    address: "光明路 9 號",
  };
  const ordered = await orderLanterns(
    site.park,
    { ...buyer, lanterns: [{ name: who, wish: "一路順風" }] },
    { locale, idempotencyKey: `lantern ${who}` },
  );
  if (!ordered.ok) throw new Error(ordered.reason);
  return ordered;
}

/** A screen of the back office, or a form sent to it, at the park's present moment. */
async function desk(path: string, form?: Record<string, string>) {
  const [, id] = /^submissions\/([\w-]+)\//.exec(path) ?? [];
  const seen: Record<string, string> = form && id ? { version: (await seenOf(site.park, id)).version } : {};
  return ask(site.url, `/booking-manage/${path}`, {
    headers: { cookie },
    ...(form && { form: { x: "", ...seen, ...form } }),
  });
}

async function orders(): Promise<number> {
  return (await site.park.db.selectFrom("lantern_orders").select("submission_id").execute()).length;
}

async function stateNames(id: string): Promise<string[]> {
  return (
    await site.park.db
      .selectFrom("submission_states")
      .select("state")
      .where("submission_id", "=", id)
      .orderBy("id")
      .execute()
  ).map(({ state }) => state);
}

async function riteDay(id: string): Promise<string> {
  return (
    await site.park.db
      .selectFrom("lantern_orders")
      .select("rite_on")
      .where("submission_id", "=", id)
      .executeTakeFirstOrThrow()
  ).rite_on;
}

/** The mails that left to somebody, in their order. */
async function mailsTo(who: string): Promise<string[]> {
  const [id = ""] = await submissionsOfEmail(site.park.db, site.park, `${who}@example.org`);
  const rows = await site.park.db
    .selectFrom("submission_emails")
    .select("mail")
    .where("submission_id", "=", id)
    .where("sent_at", "is not", null)
    .orderBy("asked_at")
    .execute();
  return rows.map(({ mail }) => mail);
}
