// @module-tag postgres
import { describe, expect, it } from "vitest";
import { submissionOf, stateOf } from "#app/submissions/submissions.server.ts";
import { erasePerson } from "#app/submission-desk/erasure.server.ts";
import type { TestPark } from "#tests/park.ts";
import { goOn } from "#tests/reservations/clock.ts";
import { onFreshDays } from "#tests/reservations/fresh-days.ts";
import { classOfThirty, groupOf } from "#tests/reservations/orders.ts";
import {
  acceptOffer,
  cancelReservation,
  confirmReservation,
  declineOffer,
  declineReservation,
  markAttended,
  markMissed,
} from "./decisions.server.ts";
import { changeReservation } from "./changing.server.ts";
import { closeDays, dryRunClosing, liftClosing, undoClosing } from "#app/closures/closing.server.ts";
import type { GroupOrder } from "#app/reservations/group/group.ts";
import { type Reserved, reserve } from "./reserve.server.ts";
import { reconcile } from "./reconciliation.server.ts";
import { sendReminders } from "./reservations.jobs.server.ts";
import { settleDueDays } from "#app/reservations/capacity/waiting.server.ts";

let open: TestPark;
let date: string;
let keys = 0;
const officer = { by: "mei" };

onFreshDays((fresh) => {
  ({ open, day: date } = fresh);
});

describe("reserving (rules G8, D5, D8)", () => {
  it("confirms a plain visit at once and takes its places", async () => {
    const { id } = await booked({});
    expect(await stateOf(open.park.db, id)).toBe("confirmed");
    expect(await places()).toEqual([{ hour: 10, people: 30 }]);
    expect(await mails(id)).toEqual(["group-confirmed"]);
  });

  it("puts wishes under review and holds the places meanwhile", async () => {
    const { id } = await booked({ fieldTrip: "B" });
    expect(await stateOf(open.park.db, id)).toBe("under-review");
    expect(await places()).toEqual([{ hour: 10, people: 30 }]);
  });

  it("gives the same submission to the same form however often, and at once, it is sent", async () => {
    const order = { ...classOfThirty, date };
    const all = await Promise.all(
      Array.from({ length: 8 }, () => reserve(open.park, order, { locale: "ja_JP", idempotencyKey: `same-${date}` })),
    );
    expect(new Set(all.map((one) => (one.ok ? one.secret : one.reason))).size).toBe(1);
    expect(await places()).toEqual([{ hour: 10, people: 30 }]);
  });

  it("refuses what the rules refuse, and writes nothing", async () => {
    expect(await ask({ date: "2026-03-03", total: 31 })).toMatchObject({
      ok: false,
      reason: "refused",
      refusals: [{ rule: "too-soon" }, { rule: "sum" }],
    });
    expect(await places()).toEqual([]);
  });

  it("counts the hour and the day, free admission too", async () => {
    for (const startTime of ["09:00", "10:00", "11:00"])
      await booked({ startTime, ...people(200), discount: 0, free: 200, freeReason: "young" });
    expect(await ask({ startTime: "14:00", endTime: "15:00", ...people(1) })).toMatchObject({
      ok: false,
      reason: "full",
      left: 0,
    });
  });

  it("names the three nearest times at which the group fits whole (rule G15)", async () => {
    await booked(people(190));
    await booked({ startTime: "11:00", endTime: "12:30", ...people(171) });
    const full = await ask({ startTime: "10:30", endTime: "12:30" });
    const at = (alternatives: { date: string; startTime: string }[]) =>
      alternatives.map((one) => `${one.date === date ? "same day" : one.date} ${one.startTime}`);
    expect(full.ok || full.reason !== "full" ? [] : at(full.alternatives)).toEqual([
      "same day 09:30",
      "same day 12:30",
      "same day 13:30",
    ]);
  });

  it("uses the verification code only when it books, and refuses one used before", async () => {
    let spent = 0;
    const spend = async () => ++spent === 1;
    const refused = await reserve(
      open.park,
      { ...classOfThirty, date, total: 31 },
      { locale: "zh_TW", idempotencyKey: `k${keys++}`, spend },
    );
    expect([refused.ok, spent]).toEqual([false, 0]);
    expect(
      await reserve(open.park, { ...classOfThirty, date }, { locale: "zh_TW", idempotencyKey: `k${keys++}`, spend }),
    ).toMatchObject({ ok: true });
    expect(
      await reserve(open.park, { ...classOfThirty, date }, { locale: "zh_TW", idempotencyKey: `k${keys++}`, spend }),
    ).toEqual({ ok: false, reason: "code-used" });
    expect(await places()).toHaveLength(1);
  });
});

describe("what staff do (rules G9, G19, D8)", () => {
  it("confirm what is under review; its places stay its own", async () => {
    const { id } = await booked({ guide: "zh30" });
    expect(await confirmReservation(open.park, id, officer)).toEqual({ ok: true });
    expect(await confirmReservation(open.park, id, officer)).toEqual({ ok: false, reason: "not-now" });
    expect(await places()).toHaveLength(1);
    expect(await markAttended(open.park, id, officer)).toEqual({ ok: false, reason: "too-early" });
    open.at(`${date} 10:05`);
    expect(await markAttended(open.park, id, officer)).toEqual({ ok: true });
    expect(await stateOf(open.park.db, id)).toBe("attended");
  });

  it("note that nobody came once the visit should have begun, not before", async () => {
    const { id } = await booked({});
    open.at(`${date} 09:59`);
    expect(await markMissed(open.park, id, officer)).toEqual({ ok: false, reason: "too-early" });
    open.at(`${date} 10:00`);
    expect(await markMissed(open.park, id, officer)).toEqual({ ok: true });
    expect(await stateOf(open.park.db, id)).toBe("missed");
  });

  it("erase whoever asked, and the places of what was to come are free, without a letter", async () => {
    const { id } = await booked({ guide: "zh30", email: "gone@example.org" });
    await open.park.jobs.waiting();
    expect(await erasePerson(open.park, "gone@example.org", officer.by)).toBe(1);
    await goOn(open, "2026-03-02 12:02");
    expect([await places(), await stateOf(open.park.db, id)]).toEqual([[], "cancelled"]);
    expect(
      await open.park.db.selectFrom("submissions").select("due_on").where("id", "=", id).executeTakeFirst(),
    ).toEqual({
      due_on: null,
    });
    expect(
      await open.park.db
        .selectFrom("submission_emails")
        .select("mail")
        .where("submission_id", "=", id)
        .where("taken_back_at", "is", null)
        .where("sent_at", "is", null)
        .execute(),
    ).toEqual([]);
  });

  it("decline it, and its places are free when that can no longer be taken back", async () => {
    const { id } = await booked({ guide: "zh30" });
    expect(await declineReservation(open.park, id, { by: "mei", why: "導覽員已額滿" })).toEqual({ ok: true });
    expect(await places()).toHaveLength(1);
    await goOn(open, "2026-03-02 12:02");
    expect(await places()).toEqual([]);
    expect(await mails(id)).toEqual(["group-under-review", "group-declined"]);
  });

  it("bring a cancelled one back only where it still fits", async () => {
    const { id } = await booked(people(150));
    await cancelReservation(open.park, id, officer);
    await goOn(open, "2026-03-02 12:02");
    await booked(people(100));
    expect(await confirmReservation(open.park, id, officer)).toMatchObject({ ok: false, reason: "full", left: 100 });
    expect(await stateOf(open.park.db, id)).toBe("cancelled");
  });

  it("change day, time and numbers where there is room, its own places counted as free", async () => {
    const { id } = await booked(people(150));
    await booked(people(40));
    const time = { startTime: "10:00", endTime: "12:00", general: 0, local: 0, senior: 0, free: 0 };
    expect(await changeReservation(open.park, id, { ...time, date, ...people(160) }, officer)).toEqual({ ok: true });
    expect(await changeReservation(open.park, id, { ...time, date, ...people(161) }, officer)).toMatchObject({
      ok: false,
      reason: "full",
      left: 160,
    });
    expect(await places()).toEqual([
      { hour: 10, people: 40 },
      { hour: 10, people: 160 },
    ]);
    const other = Temporal.PlainDate.from(date).add({ days: 60 }).toString();
    expect(await changeReservation(open.park, id, { ...time, date: other, ...people(161) }, officer)).toEqual({
      ok: true,
    });
    expect(await places()).toEqual([{ hour: 10, people: 40 }]);
    expect(
      await changeReservation(open.park, id, { ...time, startTime: "18:00", date: other, ...people(161) }, officer),
    ).toMatchObject({ ok: false, reason: "refused" });
  });
});

it("a day with more room than usual takes larger groups, and says how large; one with less is full (rules G3, G13)", async () => {
  const limits = (day: string, per_hour: number, per_day: number) =>
    open.park.db
      .insertInto("group_days")
      .values({ day, per_hour, per_day, changed_at: open.park.now().toString(), changed_by: "test" })
      .execute();
  await limits("2026-07-01", 20, 400);
  await limits("2026-07-02", 300, 250);
  const asks = (day: string, total: number) => ask({ ...people(total), date: day, wait: true });
  expect(await ask({ ...people(21), date: "2026-07-01" })).toMatchObject({
    ok: false,
    reason: "full",
    left: 20,
    alternatives: [{}, {}, {}],
  });
  expect(await asks("2026-07-01", 21)).toMatchObject({ ok: true, state: "waiting" });
  expect(await asks("2026-07-02", 251)).toMatchObject({
    ok: false,
    refusals: [{ rule: "too-many", about: { number: 250 } }],
  });
  expect(await asks("2026-07-02", 250)).toMatchObject({ ok: true, state: "confirmed" });
});

describe("the waiting list (rules G15, G16, G17)", () => {
  it("offers freed places to the first that fits whole, so that a smaller one may overtake", async () => {
    const first = await booked(people(180));
    const [large, small, next] = [
      await booked({ ...people(190), wait: true }),
      await booked({ ...people(150), wait: true }),
      await booked({ ...people(30), wait: true }),
    ];
    await booked(people(20));
    await cancelReservation(open.park, first.id, officer);
    expect(await states(large, small, next)).toEqual(["waiting", "waiting", "waiting"]);
    await goOn(open, "2026-03-02 12:02");
    expect(await states(large, small, next)).toEqual(["waiting", "offered", "offered"]);
    expect(await places()).toHaveLength(3);
    expect(await ask(people(1))).toMatchObject({ ok: false, reason: "full", left: 0 });
    expect(await acceptOffer(open.park, small.id)).toEqual({ ok: true });
    expect(await declineOffer(open.park, next.id)).toEqual({ ok: true });
    expect(await acceptOffer(open.park, next.id)).toEqual({ ok: false, reason: "not-now" });
    expect(await states(large, small, next)).toEqual(["waiting", "confirmed", "cancelled"]);
    await cancelReservation(open.park, large.id, officer);
  });

  it("lets an offer lapse after 24 hours and offers its places on", async () => {
    const first = await booked(people(200));
    const [second, third] = [
      await booked({ ...people(120), wait: true }),
      await booked({ ...people(110), fieldTrip: "C", wait: true }),
    ];
    await cancelReservation(open.park, first.id, officer);
    await goOn(open, "2026-03-02 12:02");
    open.at("2026-03-03 12:01");
    expect(await settleDueDays(open.park)).toBe(0);
    open.at("2026-03-03 12:02");
    expect(await acceptOffer(open.park, second.id)).toEqual({ ok: false, reason: "not-now" });
    expect(await states(second, third)).toEqual(["lapsed", "offered"]);
    await acceptOffer(open.park, third.id);
    expect(await states(second, third)).toEqual(["lapsed", "under-review"]);
    expect(await mails(second.id)).toEqual(["group-waiting", "group-offer", "group-offer-lapsed"]);
  });

  it("takes everybody off the list when the notice has passed, and tells them", async () => {
    await booked(people(200));
    const waiting = await booked({ ...people(10), wait: true });
    open.at(`${Temporal.PlainDate.from(date).subtract({ days: 3 })} 23:59`);
    expect(await settleDueDays(open.park)).toBe(0);
    open.at(`${Temporal.PlainDate.from(date).subtract({ days: 2 })} 00:00`);
    expect(await settleDueDays(open.park)).toBe(1);
    expect(await states(waiting)).toEqual(["lapsed"]);
    expect(await mails(waiting.id)).toEqual(["group-waiting", "group-wait-ended"]);
  });
});

describe("closing the park (rules P1–P4)", () => {
  const reason = { zh_TW: "颱風", en_US: "Typhoon", ja_JP: "台風" };

  it("says first whom it would concern, cancels everyone, and takes no more groups", async () => {
    const [one, two] = [await booked({}), await booked({ ...people(20), guide: "zh30" })];
    const closing = { firstDay: date, lastDay: date, areas: [], reason };
    expect(await dryRunClosing(open.park, closing)).toMatchObject({
      reservations: 2,
      people: 50,
      byLocale: { zh_TW: 2, en_US: 0, ja_JP: 0 },
    });
    expect(await closeDays(open.park, closing, "mei")).toMatchObject({ cancelled: 2 });
    expect(await states(one, two)).toEqual(["cancelled", "cancelled"]);
    expect(await ask({})).toMatchObject({
      ok: false,
      reason: "refused",
      refusals: [{ rule: "closed-then", about: { reason } }],
    });
    expect(await dryRunClosing(open.park, closing)).toMatchObject({ reservations: 0 });
  });

  it("is undone within a minute without a mail", async () => {
    const [one, two] = [await booked({}), await booked({ ...people(20), guide: "zh30" })];
    const { id } = await closeDays(open.park, { firstDay: date, lastDay: date, areas: [], reason }, "mei");
    expect(await undoClosing(open.park, id, "mei")).toEqual({ ok: true, restored: 2, kept: 0 });
    expect(await undoClosing(open.park, id, "mei")).toEqual({ ok: false, reason: "ended" });
    expect(await states(one, two)).toEqual(["confirmed", "under-review"]);
    const left = await open.park.db
      .selectFrom("submission_emails")
      .select("mail")
      .where("submission_id", "in", [one.id, two.id])
      .where("taken_back_at", "is", null)
      .execute();
    expect(left.map(({ mail }) => mail).filter((mail) => mail === "group-park-closed")).toEqual([]);
  });

  it("later restores who has not booked anew, and tells them", async () => {
    const [one, two] = [await booked({ email: "one@example.org" }), await booked({ email: "two@example.org" })];
    const { id } = await closeDays(open.park, { firstDay: date, lastDay: date, areas: [], reason }, "mei");
    open.at("2026-03-02 12:02");
    expect(await undoClosing(open.park, id, "mei")).toEqual({ ok: false, reason: "too-late" });
    await booked({ email: "Two@example.org", date: "2026-06-01" });
    expect(await liftClosing(open.park, id, "mei")).toEqual({ ok: true, restored: 1, kept: 1 });
    expect(await states(one, two)).toEqual(["confirmed", "cancelled"]);
    expect(await mails(one.id)).toEqual(["group-confirmed", "group-park-closed", "group-restored"]);
    expect(await ask({})).toMatchObject({ ok: true });
  });
});

describe("by itself (rules G12, D8)", () => {
  it("reminds a confirmed group once, three days before, and nobody who has only just reserved", async () => {
    const [early, late, review] = [
      await booked({ date: "2026-03-12" }),
      await booked({ date: "2026-03-12", startTime: "14:00", endTime: "15:00" }),
      await booked({ date: "2026-03-12", guide: "zh30", ...people(10) }),
    ];
    await cancelReservation(open.park, late.id, officer);
    open.at("2026-03-09 08:59");
    const fresh = await booked({ date: "2026-03-12", ...people(10) });
    open.at("2026-03-09 09:00");
    expect(await sendReminders(open.park)).toBe(1);
    expect(await sendReminders(open.park)).toBe(0);
    expect(
      (await Promise.all([early, late, review, fresh].map(({ id }) => mails(id)))).map((sent) =>
        sent.includes("group-reminder"),
      ),
    ).toEqual([true, false, false, false]);
  });

  it("reminds anew of the day that a visit was moved to, and keeps what is personal until then", async () => {
    const moved = await booked({ date: "2026-03-13", startTime: "15:00", endTime: "16:00", ...people(10) });
    open.at("2026-03-10 09:00");
    await sendReminders(open.park);
    const to = (date: string) =>
      changeReservation(open.park, moved.id, { ...groupOf(10), date, startTime: "15:00", endTime: "16:00" }, officer);
    expect(await to("2026-03-09")).toMatchObject({
      ok: false,
      reason: "refused",
      refusals: [{ field: "date", rule: "over" }],
    });
    expect(await to("2026-03-27")).toEqual({ ok: true });
    open.at("2026-03-24 09:00");
    await sendReminders(open.park);
    expect((await mails(moved.id)).filter((mail) => mail === "group-reminder")).toHaveLength(2);
    expect(
      await open.park.db
        .selectFrom("submissions")
        .select("retain_from")
        .where("id", "=", moved.id)
        .executeTakeFirstOrThrow(),
    ).toEqual({ retain_from: "2026-03-27" });
  });

  it("finds at night whatever does not agree, raises the alarm, and is quiet otherwise", async () => {
    const { id } = await booked({});
    const waiting = await booked({ ...people(180), wait: true });
    expect(await reconcile(open.park)).toEqual([]);
    expect(await open.park.figures.text()).toContain("park_reservation_mismatches 0");
    await open.park.db.updateTable("group_places").set({ people: 29 }).where("submission_id", "=", id).execute();
    await open.park.db.deleteFrom("group_waits").where("submission_id", "=", waiting.id).execute();
    const found = await reconcile(open.park);
    expect(found).toEqual(
      [
        { submissionId: id, state: "confirmed", wrong: "holds-other" },
        { submissionId: waiting.id, state: "waiting", wrong: "waits-nowhere" },
      ].sort((one, other) => (one.submissionId < other.submissionId ? -1 : 1)),
    );
    expect(await open.park.figures.text()).toContain("park_reservation_mismatches 2");
    expect(open.warnings.splice(0).join()).toContain("the nightly check found 2 reservations");
    await open.park.db.updateTable("group_places").set({ people: 30 }).where("submission_id", "=", id).execute();
    await open.park.db
      .insertInto("group_waits")
      .values({ submission_id: waiting.id, day: date, hour: 10, people: 180 })
      .execute();
    await cancelReservation(open.park, waiting.id, officer);
  });
});

type Change = Partial<GroupOrder> & { wait?: boolean | undefined };

function people(total: number) {
  return { total, discount: total };
}

async function ask({ wait, ...change }: Change): Promise<Reserved> {
  return reserve(
    open.park,
    { ...groupOf(30), date, ...change },
    { locale: "zh_TW", idempotencyKey: `k${keys++}`, wait },
  );
}

async function booked(change: Change): Promise<{ id: string }> {
  const key = `k${keys}`;
  const reserved = await ask(change);
  if (!reserved.ok) throw new Error(`not booked: ${JSON.stringify(reserved)}`);
  expect(await submissionOf(open.park.db, open.park, key)).toBe(reserved.secret);
  return { id: reserved.id };
}

async function places() {
  return open.park.db
    .selectFrom("group_places")
    .select(["hour", "people"])
    .where("day", "=", date)
    .orderBy("hour")
    .orderBy("people")
    .execute();
}

const states = (...submissions: { id: string }[]) =>
  Promise.all(submissions.map(({ id }) => stateOf(open.park.db, id)));

async function mails(id: string) {
  const rows = await open.park.db
    .selectFrom("submission_emails")
    .select("mail")
    .where("submission_id", "=", id)
    .orderBy("asked_at")
    .execute();
  return rows.map(({ mail }) => mail);
}
