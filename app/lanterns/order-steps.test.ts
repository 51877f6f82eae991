import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noteDays } from "#app/submission-desk/queries/days.server.ts";
import { findBySecret, readSubmission } from "#app/submissions/read.server.ts";
import { readStatusPage } from "#app/submission-desk/status/status-page.server.ts";
import { isOverdue } from "#app/submissions/working-days/working-days.ts";
import { formatDay } from "#platform/dates.ts";
import { locales } from "#platform/locales.ts";
import { readOutbox } from "#tests/outbox.ts";
import { openTestPark, type TestPark } from "#tests/park.ts";
import {
  cancelOrder,
  confirmPayment,
  lapseUnpaid,
  markMailed,
  markPerformed,
  postponeUnpaid,
  reportPayment,
  undo,
} from "./order-steps.server.ts";
import { orderLanterns } from "./order.server.ts";
import { readOrder } from "./reading.server.ts";
import { readRite } from "./rites/rite-list.server.ts";

let open: TestPark;
let orders = 0;
beforeAll(async () => {
  open = await openTestPark({ now: "2026-12-21 10:00" });
});
afterAll(() => open.close());

/**
 * Ordered · what happens, each with its moment · the rite it is in · whether it is in that rite's list, still awaited,
 * or over. Over New Year: Friday 1 January is a holiday.
 */
const table = `
2026-12-21T10:00 | reported 2026-12-27T23:00                            | 2026-12-28 hangs
2026-12-21T10:00 | reported 2026-12-28T09:29                            | 2026-12-28 hangs
2026-12-21T10:00 | reported 2026-12-28T09:30                            | 2027-01-04 hangs
2026-12-22T10:00 | paid 2026-12-27T10:00                                | 2026-12-28 hangs
2026-12-22T10:00 | paid 2026-12-28T08:00                                | 2026-12-28 hangs
2026-12-22T10:00 | paid 2026-12-28T10:00                                | 2027-01-04 hangs
2026-12-22T10:00 | reported 2026-12-27T10:00, paid 2026-12-28T15:00     | 2026-12-28 hangs
2026-12-22T10:00 | reported 2026-12-27T10:00, paid 2027-01-06T15:00     | 2026-12-28 hangs
2026-12-23T23:59 | postponed 2026-12-28T09:31                           | 2027-01-04 awaited
2026-12-23T23:59 | postponed 2026-12-28T09:31, reported 2026-12-30T23:59 | 2027-01-04 hangs
2026-12-23T23:59 | postponed 2026-12-28T09:31, lapsed 2026-12-31T00:05  | 2027-01-04 over
2026-12-23T23:59 | postponed 2026-12-28T09:31, lapsed 2026-12-31T00:05, paid 2027-01-04T09:00 | 2027-01-04 hangs
2026-12-23T23:59 | postponed 2026-12-28T09:31, in-time 2026-12-28T10:00 | 2026-12-28 hangs
2026-12-24T00:00 | reported 2026-12-31T23:59, lapsed 2027-01-01T00:05   | 2027-01-04 hangs
2026-12-24T00:00 | lapsed 2027-01-01T00:05                              | 2027-01-04 over
2026-12-24T00:00 | lapsed 2027-01-01T00:05, paid 2027-01-04T09:29       | 2027-01-04 hangs
2026-12-24T00:00 | lapsed 2027-01-01T00:05, paid 2027-01-04T09:30       | 2027-01-11 hangs
`
  .trim()
  .split("\n")
  .map((line) => line.split("|").map((part) => part.trim()));

describe("the order decides which rite it is in, not when staff look (rules W5, W7)", () => {
  it.each(table)("ordered %s, %s: %s", async (ordered = "", steps = "", expected = "") => {
    const { id } = await order(ordered);
    for (const step of steps.split(", ")) {
      const [what = "", moment = ""] = step.split(/ +/);
      at(moment);
      await happens(id, what);
    }
    const [rite = "", where = ""] = expected.split(" ");
    const { state } = await submission(id);
    expect((await readOrder(open.park.db, open.park, id, state)).rite).toBe(rite);
    const list = await readRite(open.park, rite);
    const has = (rows: readonly { submission: { id: string } }[]) => rows.some(({ submission: one }) => one.id === id);
    expect([has(list.hanging), has(list.unpaid)]).toEqual([where === "hangs", where === "awaited"]);
    // The desk's calendar tells the same Monday.
    await noteDays(open.park);
    if (where !== "over")
      expect(
        (
          await open.park.db
            .selectFrom("submissions")
            .select("about_day")
            .where("id", "=", id)
            .executeTakeFirstOrThrow()
        ).about_day,
      ).toBe(rite);
  });

  it("what is neither paid nor reported when the rite begins moves once, and the letter names the new Monday and the last day to pay: in three languages", async () => {
    for (const locale of locales) {
      const { id, email } = await order("2026-12-22T10:00", locale);
      at("2026-12-28T09:29");
      await postponeUnpaid(open.park);
      expect((await readOrder(open.park.db, open.park, id, "unpaid")).rite).toBe("2026-12-28");
      at("2026-12-28T09:30");
      expect([(await postponeUnpaid(open.park)) > 0, await postponeUnpaid(open.park)]).toEqual([true, 0]);
      await open.park.jobs.waiting();
      const letters = (await readOutbox(open.park)).filter(({ to }) => to === email);
      const moved = letters.find(({ subject }) => /改到|has moved|変わりました/.test(subject));
      for (const day of ["2026-12-28", "2027-01-04", "2026-12-29"])
        expect(moved?.text).toContain(formatDay(day, locale, { year: true }));
      expect([moved?.text.includes("000-000-000000-0"), letters.length]).toEqual([true, 2]);
    }
  });
});

describe("what is reported as paid (rules W3, W5)", () => {
  it("is in the rite, and nothing of it is posted before the money is found; then by the day it was promised, or the next working day", async () => {
    const { id, email } = await order("2026-12-22T10:00");
    at("2026-12-24T18:00");
    await happens(id, "reported");
    // Staff look for the money by the next working day: Friday is Constitution Day.
    expect((await submission(id)).dueOn).toBe("2026-12-28");
    at("2026-12-28T12:00");
    expect(await markPerformed(open.park, id, { by: "mei" })).toEqual({ ok: true });
    expect((await submission(id)).state).toBe("performed-unpaid");
    expect([(await submission(id)).dueOn, isOverdue((await submission(id)).dueOn ?? "", open.park.now())]).toEqual([
      "2026-12-28",
      false,
    ]);
    at("2026-12-29T00:00");
    expect(isOverdue((await submission(id)).dueOn ?? "", open.park.now())).toBe(true);
    expect(await markMailed(open.park, id, { by: "mei" })).toEqual({ ok: false, reason: "not-now" });
    expect((await readRite(open.park, "2026-12-28")).unmatched.map((one) => one.submission.id)).toContain(id);
    expect(await confirmPayment(open.park, id, { by: "mei" })).toEqual({ ok: true });
    expect([(await submission(id)).state, (await submission(id)).dueOn]).toEqual(["performed", "2027-01-07"]);
    expect(await undo(open.park, id, { by: "mei" })).toEqual({ ok: true });
    expect([(await submission(id)).state, (await submission(id)).dueOn]).toEqual(["performed-unpaid", "2026-12-28"]);
    // Found only when the parcel should be on its way already: what is promised is no day that is over.
    at("2027-01-08T10:00");
    await confirmPayment(open.park, id, { by: "mei" });
    await open.park.jobs.waiting({ delayed: true });
    const letters = (await readOutbox(open.park)).filter(({ to }) => to === email);
    expect([
      letters.find(({ subject }) => subject.includes("即將寄出"))?.text.includes(formatDay("2027-01-11", "zh_TW")),
      letters.some(({ text }) => text.includes("還在對帳")),
    ]).toEqual([true, true]);
    expect(await markMailed(open.park, id, { by: "mei" })).toEqual({ ok: true });
  });

  it.each(locales)("the page says thanks and what happens next, and asks no more: %s", async (locale) => {
    const { id, secret } = await order("2026-12-22T10:00", locale);
    const page = async () => {
      const found = await findBySecret(open.park, secret);
      if (!found) throw new Error("the page is gone");
      return readStatusPage(open.park, found, locale);
    };
    expect((await page()).actions.map(({ name }) => name)).toEqual(["account"]);
    at("2026-12-24T18:00");
    await happens(id, "reported");
    const { actions, next, facts } = await page();
    expect(actions).toEqual([]);
    expect(next).toMatch(/謝謝|Thank you|ありがとう/);
    for (const day of ["2026-12-28", "2027-01-07"]) expect(next).toContain(formatDay(day, locale, { year: true }));
    expect(next).toContain(formatDay("2026-12-28", locale));
    expect(next).not.toMatch(/[{}]/);
    expect(facts.map(({ value }) => value)).toContain("12345");
    expect(await reportPayment(open.park, id, { by: "visitor", lastFive: "54321" })).toEqual({
      ok: false,
      reason: "not-now",
    });
  });

  it("staff who hear of it by telephone report it, take that back, and cancel what never comes", async () => {
    const { id } = await order("2026-12-22T10:00");
    at("2026-12-24T18:00");
    expect(await reportPayment(open.park, id, { by: "mei" })).toEqual({ ok: true });
    expect(await undo(open.park, id, { by: "mei" })).toEqual({ ok: true });
    expect([(await submission(id)).state, (await submission(id)).dueOn]).toEqual(["unpaid", undefined]);
    await reportPayment(open.park, id, { by: "mei" });
    at("2027-01-20T10:00");
    expect(await lapseUnpaid(open.park).then(() => submission(id))).toMatchObject({
      state: "reported",
      dueOn: "2026-12-28",
    });
    expect(await cancelOrder(open.park, id, { by: "mei" })).toEqual({ ok: true });
  });
});

function at(moment: string): void {
  open.at(moment.replace("T", " "));
}

async function order(moment: string, locale: (typeof locales)[number] = "zh_TW") {
  at(moment);
  const email = `order-${++orders}@example.org`;
  const buyer = {
    contactName: "陳美玉",
    phone: "0912345678",
    email,
    recipientName: "",
    postcode: "265",
    address: "宜蘭縣蘭田鎮河邊路 1 號",
  };
  const ordered = await orderLanterns(
    open.park,
    { ...buyer, lanterns: [{ name: "王小明", wish: "平安" }] },
    { locale, idempotencyKey: email },
  );
  if (!ordered.ok) throw new Error(ordered.reason);
  return { ...ordered, email };
}

async function happens(id: string, what: string): Promise<void> {
  if (what === "postponed") expect(await postponeUnpaid(open.park)).toBeGreaterThan(0);
  else if (what === "lapsed") await lapseUnpaid(open.park);
  else if (what === "reported")
    expect(await reportPayment(open.park, id, { by: "visitor", lastFive: "12345" })).toEqual({ ok: true });
  else expect(await confirmPayment(open.park, id, { by: "mei", inTime: what === "in-time" })).toEqual({ ok: true });
}

async function submission(id: string) {
  const found = await readSubmission(open.park.db, open.park, id);
  if (!found) throw new Error(`there is no submission ${id}`);
  return found;
}
