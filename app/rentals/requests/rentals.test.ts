// @module-tag postgres
import ICAL from "ical.js";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stateOf } from "#app/submissions/submissions.server.ts";
import { eraseSubmission } from "#app/submission-desk/erasure.server.ts";
import { calendarFile } from "#app/submissions/emails/calendar-file.server.ts";
import { readSubmission } from "#app/submissions/read.server.ts";
import { readStatusPage } from "#app/submission-desk/status/status-page.server.ts";
import { closeDays, dryRunClosing, liftClosing, undoClosing } from "#app/closures/closing.server.ts";
import { performAction, undo } from "#app/staff/desk/submission/submission-actions.server.ts";
import { actOnMany, consequencesOfMany } from "#app/staff/desk/submission/many.server.ts";
import { readSubmissionPage } from "#app/staff/desk/submission/submission-page.server.ts";
import type { Staff } from "#platform/auth/auth.ts";
import { listTag } from "#platform/content/store.ts";
import { locales } from "#platform/locales.ts";
import { readOutbox } from "#tests/outbox.ts";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { askFor, taken } from "#tests/rentals/orders.ts";
import { rentalKind } from "./rental.kind.server.ts";

let open: TestPark;
let day: string;
let days = 0;
const officer: Staff = { id: "officer-1", email: "officer@example.org", name: "陳志明", role: "booking-officer" };

beforeAll(async () => {
  open = await openTestPark();
});
afterAll(() => open.close());
beforeEach(() => {
  open.at("2026-03-02 12:00");
  // A fresh day for each test.
  day = Temporal.PlainDate.from("2026-05-02").add({ days: days++ }).toString();
});

const on = (change: object = {}) => [{ day, lastDay: day, ...change }];
const state = (id: string) => stateOf(open.park.db, id);
const submissionOf = async (id: string) => {
  const submission = await readSubmission(open.park.db, open.park, id);
  if (!submission) throw new Error("no such submission");
  return submission;
};
const does = async (id: string, noun: string, given: Record<string, string> = {}) =>
  performAction(open.park, officer, await submissionOf(id), noun, given);
const undoes = async (id: string, noun: string) => undo(open.park, officer, await submissionOf(id), noun);
const mails = async (id: string) =>
  (
    await open.park.db
      .selectFrom("submission_emails")
      .select(["mail", "taken_back_at"])
      .where("submission_id", "=", id)
      .orderBy("asked_at")
      .orderBy("mail")
      .execute()
  )
    .map(({ mail, taken_back_at }) => (taken_back_at ? `-${mail}` : mail))
    .sort();
const holdings = async (id: string) =>
  (await open.park.db.selectFrom("rental_holdings").select("space_id").where("submission_id", "=", id).execute())
    .length;

describe("asking (rules D11, D12)", () => {
  it("is under review for ten working days, holds nothing, and is confirmed by mail", async () => {
    const id = await taken(open.park, { times: on(), heads: 260 });
    expect([await state(id), (await submissionOf(id)).dueOn, await holdings(id), await mails(id)]).toEqual([
      "under-review",
      "2026-03-16",
      0,
      ["rental-received"],
    ]);
    expect(JSON.stringify((await readStatusPage(open.park, await submissionOf(id), "en_US")).facts)).toContain(
      "more than the 200 or so that the spaces suit",
    );
  });

  it("is refused where an approved rental stands, setting up and clearing away included; where that ends it begins", async () => {
    const held = await taken(open.park, { times: on() });
    expect(await does(held, "approval")).toEqual({ ok: true });
    const evening = (setUp: string) =>
      askFor(open.park, { times: on({ setUp, starts: "19:00", ends: "21:00", clear: "21:00" }) });
    expect(await evening("17:59")).toMatchObject({
      ok: false,
      refusals: [{ field: "day1", rule: "taken", about: { day, time: "08:00–18:00", space: { zh_TW: "工藝館" } } }],
    });
    expect(await evening("18:00")).toMatchObject({ ok: true });
    expect(await askFor(open.park, { times: on(), spaces: ["banyan-room"], heads: 20 })).toMatchObject({ ok: true });
    expect(await askFor(open.park, { times: on(), spaces: ["banyan-room", "craft-hall"], heads: 20 })).toMatchObject({
      ok: false,
    });
  });

  it("gives one submission to one form, however often it is sent at once", async () => {
    const all = await Promise.all(
      Array.from({ length: 6 }, () => askFor(open.park, { times: on(), key: "same form" })),
    );
    expect(new Set(all.map((one) => one.ok && one.id)).size).toBe(1);
  });
});

describe("approving (rule D13)", () => {
  it("tells before which others it declines, declines and mails them, and takes all of that back within a minute", async () => {
    const [one, other, elsewhere] = [
      await taken(open.park, { times: on() }),
      await taken(open.park, {
        times: on({ setUp: "17:00", starts: "18:30", ends: "20:00", clear: "21:00" }),
        locale: "ja_JP",
        email: "b@example.org",
      }),
      await taken(open.park, { times: on(), spaces: ["egret-room"], heads: 8 }),
    ];
    await open.park.jobs.waiting();
    const page = await readSubmissionPage(open.park, await submissionOf(one), officer, "en_US");
    const before = page.actions.find(({ noun }) => noun === "approval")?.consequence;
    expect([before?.text, before?.submissions.map(({ id }) => id)]).toEqual([
      "Approving this will decline 1 other request for the same hours and notify the applicants by e-mail:",
      [other],
    ]);
    // As a page sends it that was opened before the other came.
    expect(await does(one, "approval")).toMatchObject({
      ok: false,
      message: { en_US: expect.stringContaining("other requests") },
    });
    expect(await does(one, "approval", { seen: other })).toEqual({ ok: true });
    expect([await state(one), await state(other), await state(elsewhere)]).toEqual([
      "confirmed",
      "declined",
      "under-review",
    ]);
    expect([await mails(other), (await submissionOf(other)).dueOn]).toEqual([
      ["rental-given-away", "rental-received"],
      undefined,
    ]);
    expect(await undoes(one, "approval")).toEqual({ ok: true });
    expect([await state(one), await state(other), await holdings(one)]).toEqual(["under-review", "under-review", 0]);
    expect([await mails(other), (await submissionOf(other)).dueOn]).toEqual([
      ["-rental-given-away", "rental-received"],
      "2026-03-16",
    ]);
  });

  it("of several at once tells before what each declines, lets the first win, and takes nobody's hours unseen", async () => {
    const [first, second, unticked] = [
      await taken(open.park, { times: on() }),
      await taken(open.park, { times: on(), email: "b@example.org" }),
      await taken(open.park, { times: on(), email: "c@example.org" }),
    ];
    const codes = await Promise.all([first, second].map(async (id) => (await submissionOf(id)).code));
    const picked = await Promise.all(
      [first, second].map(async (id) => ({ id, version: String((await submissionOf(id)).stateId) })),
    );
    const told = await consequencesOfMany(open.park, picked, "approval", "en_US");
    expect(told.map(({ code, text, submissions }) => [code, text, new Set(submissions.map(({ id }) => id))])).toEqual([
      [codes[0], expect.stringContaining("will decline 2 other requests"), new Set([second, unticked])],
      [
        codes[1],
        `It overlaps ${codes[0]}, which comes first in the list: once ${codes[0]} is approved, this one is declined and the applicant told by e-mail.`,
        new Set(),
      ],
    ]);
    // Sent without having been told, or where another came since, nothing is done.
    for (const seen of [
      undefined,
      new Map([
        [first, second],
        [second, first],
      ]),
    ])
      expect(
        (await actOnMany(open.park, officer, picked, "approval", {}, seen && { seen })).map(({ ok, message }) => [
          ok,
          message?.en_US,
        ]),
      ).toEqual([first, second].map(() => [false, expect.stringContaining("other requests")]));
    expect(await Promise.all([first, second, unticked].map(state))).toEqual([
      "under-review",
      "under-review",
      "under-review",
    ]);

    const seen = new Map(told.map(({ id, submissions }) => [id, submissions.map((other) => other.id).join(" ")]));
    const came = await actOnMany(open.park, officer, picked, "approval", {}, { seen });
    expect(came.map(({ ok, message }) => [ok, message?.en_US])).toEqual([
      [true, undefined],
      [false, expect.stringContaining(`overlaps ${codes[0]}, which has just been approved`)],
    ]);
    expect(await Promise.all([first, second, unticked].map(state))).toEqual(["confirmed", "declined", "declined"]);
    expect(
      (
        await actOnMany(
          open.park,
          officer,
          came.filter(({ ok }) => ok).map(({ id, version }) => ({ id, version: String(version) })),
          "approval",
          {},
          { removal: true },
        )
      ).map(({ ok }) => ok),
    ).toEqual([true]);
    expect(await Promise.all([first, second, unticked].map(state))).toEqual([
      "under-review",
      "under-review",
      "under-review",
    ]);
  });

  it("is refused to who comes second, who reads who was first and when", async () => {
    const [one, other] = [await taken(open.park, { times: on() }), await taken(open.park, { times: on() })];
    const stale = await submissionOf(other);
    await does(one, "approval", { seen: other });
    expect(await performAction(open.park, officer, stale, "approval", {})).toMatchObject({
      ok: false,
      message: {
        en_US: expect.stringMatching(
          /Our staff has already dealt with this: it has been ‘Declined’ since Monday 2 March 12:00/,
        ),
      },
    });
    expect(await does(other, "reopening")).toMatchObject({
      ok: false,
      message: {
        en_US: expect.stringMatching(/approved [A-Z0-9-]+ for Craft Hall on .*08:00–18:00, at Monday 2 March 12:00/),
      },
    });
  });

  it("two holdings that overlap are refused by the database itself", async () => {
    const [one, other] = [await taken(open.park, { times: on() }), await taken(open.park, { times: on() })];
    await does(one, "approval", { seen: other });
    const copy = sql`insert into rental_holdings select ${other}, space_id, starts_at + interval '1 hour', ends_at + interval '1 hour' from rental_holdings where submission_id = ${one}`;
    await expect(copy.execute(open.park.db)).rejects.toThrow(/rental_holdings_never_overlap/);
  });

  it("is refused while the park or the space is closed then", async () => {
    const id = await taken(open.park, { times: on() });
    const reason = { zh_TW: "颱風", en_US: "Typhoon", ja_JP: "台風" };
    const { id: closing } = await closeDays(
      open.park,
      { firstDay: day, lastDay: day, areas: ["outside"], reason },
      officer.id,
    );
    expect(await does(id, "approval")).toEqual({ ok: true });
    expect(await askFor(open.park, { times: on(), spaces: ["central-plaza"] })).toMatchObject({
      ok: false,
      refusals: [{ rule: "closed-then", about: { reason } }],
    });
    await undoClosing(open.park, closing, officer.id);
  });
});

describe("what else staff do", () => {
  it("gives an outline quote that the renter reads on the page and in the mail, and takes it back", async () => {
    const id = await taken(open.park, { times: on(), locale: "en_US" });
    expect(await does(id, "quotation", { amount: "a lot", reason: "x" })).toMatchObject({ ok: false });
    expect(await does(id, "quotation", { amount: "12000", reason: "Hall for a day, tables included." })).toEqual({
      ok: true,
    });
    const quote = { label: "Outline quote", value: "NT$12,000\nHall for a day, tables included." };
    expect((await readStatusPage(open.park, await submissionOf(id), "en_US")).facts).toContainEqual(quote);
    await undoes(id, "quotation");
    expect((await readStatusPage(open.park, await submissionOf(id), "en_US")).facts).not.toContainEqual(quote);
    await does(id, "quotation", { amount: "9000", reason: "Half a day." });
    await open.park.jobs.waiting({ delayed: true });
    expect((await readOutbox(open.park)).find(({ subject }) => subject.includes("NT$9,000"))?.text).toContain(
      "Half a day.",
    );
  });

  it("changes spaces, days and heads; what others asked for is answered first", async () => {
    const [id, other] = [
      await taken(open.park, { times: on() }),
      await taken(open.park, { times: on(), spaces: ["banyan-room"], heads: 20 }),
    ];
    await does(id, "approval");
    const change = { space1: "craft-hall", space2: "", heads: "90", day1: day, starts1: "13:00", ends1: "15:00" };
    expect(await does(id, "change", { ...change, space2: "banyan-room" })).toMatchObject({
      ok: false,
      message: { en_US: expect.stringContaining("other requests") },
    });
    expect(await does(id, "change", { ...change, heads: "" })).toMatchObject({ ok: false });
    expect(await does(id, "change", change)).toEqual({ ok: true });
    expect(await does(id, "change", change)).toMatchObject({
      ok: false,
      message: { en_US: expect.stringContaining("Nothing was changed") },
    });
    await open.park.jobs.waiting({ delayed: true });
    const told = (await readOutbox(open.park)).find(({ text }) => text.includes("更改的部分"))?.text ?? "";
    expect(told).toMatch(
      /更改的部分：\n日期與時間：[^\n]* 10:00 至 16:00（08:00 進場，18:00 撤場完成） → [^\n]* 13:00 至 15:00\n人數：80 → 90\n\n/,
    );
    expect(told).not.toContain("場地：工藝館 →");
    const rows = { day2: Temporal.PlainDate.from(day).add({ days: 200 }).toString(), starts2: "10:00", ends2: "12:00" };
    expect(await does(id, "change", { ...change, ...rows })).toEqual({ ok: true });
    await open.park.jobs.waiting({ delayed: true });
    expect((await readOutbox(open.park)).map(({ text }) => text)).toContainEqual(
      expect.stringMatching(
        /更改的部分：\n日期與時間：\n[^\n]* 13:00 至 15:00\n→ [^\n]* 13:00 至 15:00\n[^\n]* 10:00 至 12:00\n\n/,
      ),
    );
    expect(await does(id, "change", change)).toEqual({ ok: true });
    const facts = (await readStatusPage(open.park, await submissionOf(id), "en_US")).facts;
    expect(facts.find(({ label }) => label === "Days and hours")?.value).toMatch(/, 13:00–15:00$/);
    expect(
      await askFor(open.park, { times: on({ setUp: "16:00", starts: "16:00", ends: "17:00", clear: "17:00" }) }),
    ).toMatchObject({ ok: true });
    expect([await state(id), await state(other)]).toEqual(["confirmed", "under-review"]);
  });

  it("says of a space that is on the site no longer that a change leaves it out", async () => {
    const id = await taken(open.park, { times: on(), spaces: ["moon-room", "craft-hall"] });
    await open.park.db.updateTable("items").set({ status: "archived" }).where("slug", "=", "moon-room").execute();
    await open.park.changes.announce(open.park.db, [listTag("space")]);
    const fields =
      (await readSubmissionPage(open.park, await submissionOf(id), officer, "en_US")).actions.find(
        ({ noun }) => noun === "change",
      )?.fields ?? [];
    expect(fields.slice(0, 3).map(({ value, options }) => [value, options[0]?.label])).toEqual([
      ["craft-hall", "(none)"],
      ["", "Moon Room: no longer on the site; saving a change will remove it"],
      ["", "(none)"],
    ]);
    expect(fields[1]?.options.map(({ value }) => value)).toEqual(fields[0]?.options.map(({ value }) => value));
    await open.park.db.updateTable("items").set({ status: "published" }).where("slug", "=", "moon-room").execute();
    await open.park.changes.announce(open.park.db, [listTag("space")]);
  });

  it("takes a change back within its minute, as it was, and the history tells both from what to what", async () => {
    const id = await taken(open.park, { times: on(), locale: "en_US" });
    await does(id, "approval");
    expect(
      await does(id, "change", { space1: "moon-room", heads: "4", day1: day, starts1: "13:00", ends1: "15:00" }),
    ).toEqual({ ok: true });
    expect(await undoes(id, "change")).toEqual({ ok: true });
    expect((await mails(id)).filter((mail) => mail.includes("changed"))).toEqual(["-rental-changed"]);
    const facts = (await readStatusPage(open.park, await submissionOf(id), "en_US")).facts
      .map(({ value }) => value)
      .join(" ");
    expect(facts).toMatch(/Craft Hall .*, 10:00–16:00 \(setting up from 08:00, cleared by 18:00\).* 80 people/);
    const history = (await readSubmissionPage(open.park, await submissionOf(id), officer, "en_US")).history.flatMap(
      ({ changes }) => changes,
    );
    expect(history).toEqual(
      expect.arrayContaining([
        "Spaces: Craft Hall → Moon Room",
        "Spaces: Moon Room → Craft Hall",
        "People: 80 → 4",
        "People: 4 → 80",
        expect.stringMatching(/^Days and hours, Line 1, Event begins: 10:00 → 13:00$/),
      ]),
    );
    expect(history.join()).not.toMatch(/工藝館|工芸館/);
  });

  it("takes no change back into hours that somebody else holds by now, or that are closed: all stays as changed", async () => {
    const later = {
      day1: Temporal.PlainDate.from(day).add({ days: 300 }).toString(),
      starts1: "10:00",
      ends1: "12:00",
      space1: "craft-hall",
      heads: "80",
    };
    const [id, other] = [
      await taken(open.park, { times: on() }),
      await taken(open.park, { times: on({ setUp: "18:00", starts: "19:00", ends: "20:00", clear: "20:00" }) }),
    ];
    await does(id, "approval");
    await does(other, "approval");
    expect(await does(id, "change", later)).toEqual({ ok: true });
    expect(
      await does(other, "change", { space1: "craft-hall", heads: "80", day1: day, starts1: "17:00", ends1: "19:00" }),
    ).toEqual({ ok: true });
    expect(await undoes(id, "change")).toMatchObject({
      ok: false,
      message: { en_US: expect.stringMatching(/approved [A-Z0-9-]+ for Craft Hall .*17:00–19:00/) },
    });
    expect(await undoes(other, "change")).toEqual({ ok: true });
    const { id: closing } = await closeDays(
      open.park,
      {
        firstDay: day,
        lastDay: day,
        areas: ["craft-hall"],
        reason: { zh_TW: "颱風", en_US: "Typhoon", ja_JP: "台風" },
        until: "12:00",
      },
      officer.id,
    );
    expect(await undoes(id, "change")).toMatchObject({
      ok: false,
      message: { en_US: expect.stringContaining("closed then") },
    });
    expect([await holdings(id), (await mails(id)).includes("rental-changed")]).toEqual([1, true]);
    await undoClosing(open.park, closing, officer.id);
  });

  it("moves nothing to a day that is over", async () => {
    const id = await taken(open.park, { times: on() });
    expect(
      await does(id, "change", {
        space1: "craft-hall",
        heads: "80",
        day1: "2026-03-01",
        starts1: "10:00",
        ends1: "12:00",
      }),
    ).toMatchObject({ ok: false });
    expect(await mails(id)).toEqual(["rental-received"]);
  });

  it.each([
    ["declination", "declined", "rental-declined"],
    ["cancellation", "cancelled", "rental-cancelled"],
  ])("%s ends it with a reason, gives its hours back, and can be taken back", async (noun, ends, mail) => {
    const id = await taken(open.park, { times: on() });
    if (noun === "cancellation") await does(id, "approval");
    expect(await does(id, noun, { reason: "電力檢修" })).toEqual({ ok: true });
    expect([await state(id), await holdings(id), (await mails(id)).includes(mail)]).toEqual([ends, 0, true]);
    expect(await undoes(id, noun)).toEqual({ ok: true });
    expect([await state(id), await holdings(id)]).toEqual(
      noun === "cancellation" ? ["confirmed", 1] : ["under-review", 0],
    );
  });
});

describe("closing the park (rules P1–P4)", () => {
  const reason = { zh_TW: "颱風來襲", en_US: "Typhoon", ja_JP: "台風の接近" };

  it("counts and cancels rentals of which a day falls into it, and restores them as they were", async () => {
    const last = Temporal.PlainDate.from(day).add({ days: 40 }).toString();
    const times = [{ day: last, lastDay: Temporal.PlainDate.from(last).add({ days: 2 }).toString() }];
    const [held, asked, beside] = [
      await taken(open.park, { times }),
      await taken(open.park, { times, spaces: ["outdoor-plaza"], email: "c@example.org", locale: "en_US" }),
      await taken(open.park, { times: on() }),
    ];
    await does(held, "approval");
    open.at("2026-03-02 12:30");
    const closing = { firstDay: times[0]?.lastDay ?? "", lastDay: times[0]?.lastDay ?? "", areas: [], reason };
    const { others, byLocale } = await dryRunClosing(open.park, closing);
    expect([others.find(({ counted }) => counted.en_US.includes("rentals"))?.submissions, byLocale]).toEqual([
      2,
      { zh_TW: 1, en_US: 1, ja_JP: 0 },
    ]);
    expect(
      (await dryRunClosing(open.park, { ...closing, areas: ["outside"] })).others.map(({ submissions }) => submissions),
    ).toContain(1);
    const { id } = await closeDays(open.park, closing, officer.id);
    expect(await Promise.all([held, asked, beside].map(state))).toEqual(["cancelled", "cancelled", "under-review"]);
    expect(await holdings(held)).toBe(0);
    expect(await undoClosing(open.park, id, officer.id)).toMatchObject({ ok: true, restored: 2 });
    expect([await state(held), await holdings(held), await state(asked)]).toEqual(["confirmed", 3, "under-review"]);
    expect(await mails(held)).toContain("-rental-park-closed");

    const again = await closeDays(open.park, closing, officer.id);
    open.at("2026-03-02 13:00");
    await taken(open.park, {
      times: [{ day: last, lastDay: last }],
      spaces: ["moon-room"],
      heads: 4,
      email: "c@example.org",
    });
    expect(await liftClosing(open.park, again.id, officer.id)).toMatchObject({ ok: true, restored: 1, kept: 1 });
    expect([await state(held), await state(asked), (await mails(held)).includes("rental-restored")]).toEqual([
      "confirmed",
      "cancelled",
      true,
    ]);
  });
});

describe("mails, calendar file, erasure", () => {
  it.each(locales)("every mail is whole in %s, and the approved one carries each day", async (locale) => {
    const id = await taken(open.park, {
      times: [{ day, lastDay: Temporal.PlainDate.from(day).add({ days: 1 }).toString() }],
      spaces: ["moon-room"],
      heads: 4,
      locale,
      email: `${locale.toLowerCase()}@example.org`,
    });
    days += 1;
    await does(id, "approval", { reason: "鑰匙在櫃檯" });
    await open.park.jobs.waiting({ delayed: true });
    const letters = (await readOutbox(open.park)).filter(({ to }) => to === `${locale.toLowerCase()}@example.org`);
    expect(letters).toHaveLength(2);
    for (const { subject, text } of letters) expect(`${subject} ${text}`).not.toMatch(/\{\w+\}|undefined/);
    expect(letters.flatMap(({ attachments }) => attachments)).toEqual([`${(await submissionOf(id)).code}.ics`]);
    const submission = await submissionOf(id);
    const event = await rentalKind.event?.({ db: open.park.db, park: open.park }, submission, locale);
    const file = event ? await calendarFile(open.park, submission, event, locale, "https://example.org/status/x") : "";
    const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
    expect(
      events.map(({ startDate, endDate }) => [
        startDate.toJSDate().toISOString().slice(0, 16),
        endDate.toJSDate().toISOString().slice(11, 16),
      ]),
    ).toEqual([
      [`${day}T00:00`, "10:00"],
      [`${Temporal.PlainDate.from(day).add({ days: 1 })}T00:00`, "10:00"],
    ]);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(2);
  });

  it("erasing leaves no trace of who asked, and of what was quoted", async () => {
    const id = await taken(open.park, {
      times: on(),
      spaces: ["moon-room"],
      heads: 4,
      organiser: "王小明工作室",
      contactName: "王小明",
      email: "erase-me@example.org",
      needs: "輪椅通道",
    });
    await does(id, "quotation", { amount: "3000", reason: "給王小明的報價" });
    await open.park.jobs.waiting({ delayed: true });
    await eraseSubmission(open.park, id, "park");
    const { rows } = await sql<{
      all: string;
    }>`select concat((select string_agg(r::text, ' ') from rentals r), (select string_agg(q::text, ' ') from submission_quotes q), (select string_agg(d::text, ' ') from submissions d), (select string_agg(m::text, ' ') from submission_emails m), (select string_agg(a::text, ' ') from audit_log a), (select string_agg(j::text, ' ') from pgboss.job j)) as all`.execute(
      open.park.db,
    );
    const outbox = JSON.stringify((await readOutbox(open.park)).filter(({ to }) => to.includes("erase-me")));
    expect(rows[0]?.all + outbox).not.toMatch(/王小明|erase-me|輪椅/);
    expect(
      await open.park.db
        .selectFrom("submission_quotes")
        .select("sealed_words")
        .where("submission_id", "=", id)
        .execute(),
    ).toEqual([{ sealed_words: "" }]);
    expect(open.warnings).toEqual([]);
  });
});
