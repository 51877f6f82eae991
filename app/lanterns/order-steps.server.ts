import type { Transaction } from "kysely";
import type { SubmissionState, Doer, Officer } from "#app/submissions/submission.ts";
import { addState, changePersonal, setDue, setRetention, stateOf } from "#app/submissions/submissions.server.ts";
import { enqueueEmail } from "#app/submissions/emails.server.ts";
import { inTransaction } from "#app/submissions/in-transaction.ts";
import { stateBefore, undoStep } from "#app/submissions/undo.server.ts";
import { addWorkingDays } from "#app/submissions/working-days/working-days.ts";
import { readHolidays } from "#app/submissions/working-days/working-years.server.ts";
import { dayOf } from "#platform/dates.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { Park } from "#platform/park.ts";
import type { LanternMail } from "./lantern-mails.texts.ts";
import { lockRites } from "./order.server.ts";
import { readOrder, readRiteCalendar } from "./reading.server.ts";
import { hasBegun, mondayAfter, standingRite } from "#app/lanterns/rites/rites.ts";

export type Answered = { ok: true } | { ok: false; reason: "not-now" | "not-yet" };
const notNow = { ok: false, reason: "not-now" } as const;

/**
 * Staff found the payment. The order keeps its rite if it was paid or reported before that began, whenever staff look;
 * otherwise it is for the next Monday (rules W5, W7). `inTime`: the money came before the rite that the order has
 * missed, so the order is put back in that rite. A lapsed order is taken up again; one whose rite was held before the
 * payment was found can be posted now.
 */
export async function confirmPayment(
  park: Park,
  id: string,
  { inTime = false, ...officer }: Officer & { inTime?: boolean },
): Promise<Answered> {
  return change(park, id, ["unpaid", "reported", "lapsed", "performed-unpaid"], async (trx, within, state) => {
    const order = await readOrder(trx, within, id, state === "lapsed" ? "unpaid" : state);
    if (state === "performed-unpaid") {
      const soon = await nextWorkingDay(trx, within);
      const due = [order.mailBy, soon].sort().at(-1);
      await recordStep(trx, within, id, "performed", { mail: "lantern-matched", due, officer });
      return { ok: true };
    }
    const rite = inTime ? order.missed : order.rite;
    if (!rite) return notNow;
    await recordStep(trx, within, id, "paid", { mail: "lantern-paid", due: rite, officer });
    await putOn(trx, within, id, rite);
    return { ok: true };
  });
}

/**
 * Notes that the rite was held, on its day or later, and tells everyone whose lantern was in it. Goods are not posted
 * until a reported payment was found (rule W3).
 */
export async function markPerformed(park: Park, id: string, officer: Officer): Promise<Answered> {
  return change(park, id, ["paid", "reported"], async (trx, within, state) => {
    const { rite, mailBy } = await readOrder(trx, within, id, state);
    if (rite > dayOf(within.now()).toString()) return { ok: false, reason: "not-yet" };
    if (state === "paid")
      await recordStep(trx, within, id, "performed", { mail: "lantern-performed", due: mailBy, officer });
    // Staff must still find the payment by that day.
    else
      await recordStep(trx, within, id, "performed-unpaid", {
        mail: "lantern-performed-unpaid",
        due: "as before",
        officer,
      });
    return { ok: true };
  });
}

/** The goods are in the post: the order is finished, and its retention counts from today (rule S8). */
export async function markMailed(park: Park, id: string, officer: Officer): Promise<Answered> {
  return change(park, id, ["performed"], async (trx, within) => {
    await recordStep(trx, within, id, "done", { mail: "lantern-mailed", officer });
    await setRetention(trx, id, dayOf(within.now()).toString());
    return { ok: true };
  });
}

/** Staff cancel, mostly because somebody telephoned (rule D7). */
export async function cancelOrder(park: Park, id: string, officer: Officer): Promise<Answered> {
  return change(park, id, ["unpaid", "reported", "paid", "performed-unpaid"], async (trx, within) => {
    await recordStep(trx, within, id, "cancelled", { mail: "lantern-cancelled", officer });
    return { ok: true };
  });
}

/** Staff take back what they did a moment ago, with the mail that told of it. */
export async function undo(park: Park, id: string, { by, expected }: Officer): Promise<Answered> {
  return change(
    park,
    id,
    ["reported", "paid", "performed-unpaid", "performed", "done", "cancelled"],
    async (trx, within) => {
      const before = await stateBefore(trx, id);
      const state = (["unpaid", "reported", "lapsed", "paid", "performed-unpaid", "performed"] as const).find(
        (one) => one === before,
      );
      if (!state || !(await undoStep(trx, within, id, { state, by, expected }))) return notNow;
      // It has missed the same rite again: no second e-mail about that.
      if (state === "unpaid") await postpone(trx, within, id);
      return { ok: true };
    },
  );
}

/**
 * The buyer says from which account the money comes, or staff hear by telephone that it is on its way: the order is
 * reported as paid. It keeps its rite and no longer lapses; staff look for the money by the next working day (rules W5,
 * W7).
 */
export async function reportPayment(
  park: Park,
  id: string,
  { by, lastFive, expected }: { by: Doer; lastFive?: string; expected?: number },
): Promise<Answered> {
  return change(park, id, ["unpaid"], async (trx, within) => {
    await postpone(trx, within, id);
    if (lastFive !== undefined) await changePersonal(trx, within, id, { lastFive });
    await addState(trx, within, id, { state: "reported", by, expected });
    await setDue(trx, id, await nextWorkingDay(trx, within));
    return { ok: true };
  });
}

/**
 * Moves every order whose rite has begun without it to the next Monday, and tells until when it can be paid (rule W7);
 * answers how many.
 */
export async function postponeUnpaid(park: Park): Promise<number> {
  const today = dayOf(park.now()).toString();
  const late = await park.db
    .selectFrom("lantern_orders")
    .innerJoin("submissions", "submissions.id", "submission_id")
    .select("submission_id")
    .where("newest_state", "=", "unpaid")
    .where("rite_on", "<=", today)
    .where("pay_by", ">=", today)
    .execute();
  let postponed = 0;
  for (const { submission_id: id } of late) {
    const done = await change(park, id, ["unpaid"], async (trx, within) => {
      if (!(await postpone(trx, within, id))) return notNow;
      await enqueueEmail(trx, within, id, { mail: "lantern-postponed" });
      return { ok: true };
    });
    if (done.ok) postponed += 1;
  }
  return postponed;
}

/**
 * Puts an order that is neither paid nor reported on the next Monday where its rite has begun; false where it has not.
 */
async function postpone(trx: Transaction<Tables>, within: Park, id: string): Promise<boolean> {
  const { rite_on } = await trx
    .selectFrom("lantern_orders")
    .select("rite_on")
    .where("submission_id", "=", id)
    .executeTakeFirstOrThrow();
  const calendar = await readRiteCalendar(within);
  if (!hasBegun(rite_on, within.now(), calendar)) return false;
  await trx.updateTable("lantern_orders").set({ missed_on: rite_on }).where("submission_id", "=", id).execute();
  await putOn(trx, within, id, standingRite({ rite: rite_on, kept: false }, within.now(), calendar));
  return true;
}

async function nextWorkingDay(trx: Transaction<Tables>, within: Park): Promise<string> {
  return addWorkingDays(await readHolidays(trx), dayOf(within.now()), 1);
}

/** Ends every order that is neither paid nor reported when its last day to pay is over (rule W5); answers how many. */
export async function lapseUnpaid(park: Park): Promise<number> {
  const today = dayOf(park.now()).toString();
  const late = await park.db.selectFrom("lantern_orders").select("submission_id").where("pay_by", "<", today).execute();
  let lapsed = 0;
  for (const { submission_id: id } of late) {
    if ((await stateOf(park.db, id)) !== "unpaid") continue;
    const done = await change(park, id, ["unpaid"], async (trx, within) => {
      await addState(trx, within, id, { state: "lapsed", by: "park" });
      await setDue(trx, id, undefined);
      await enqueueEmail(trx, within, id, { mail: "lantern-lapsed" });
      return { ok: true };
    });
    if (done.ok) lapsed += 1;
  }
  return lapsed;
}

/** Puts an order on a Monday; what counts from it follows, and the desk notes its day anew. */
export async function putOn(trx: Transaction<Tables>, within: Park, id: string, rite: string): Promise<void> {
  await trx.updateTable("lantern_orders").set({ rite_on: rite }).where("submission_id", "=", id).execute();
  const { mailBy } = await readOrder(trx, within, id, "paid");
  await setRetention(trx, id, mailBy);
  await trx.updateTable("submissions").set({ about_as_of: null }).where("id", "=", id).execute();
}

/** The first open Monday after a day: where the orders of a closed one go (rule W8). */
export async function nextRite(within: Park, day: string): Promise<string> {
  return mondayAfter(day, await readRiteCalendar(within));
}

/** Does something with one order in one transaction, alone with it, when it is in one of these states. */
async function change(
  park: Park,
  id: string,
  from: readonly SubmissionState[],
  work: (trx: Transaction<Tables>, within: Park, state: SubmissionState) => Promise<Answered>,
): Promise<Answered> {
  return park.db.transaction().execute(async (trx) => {
    await lockRites(trx);
    const known = await trx
      .selectFrom("lantern_orders")
      .select("submission_id")
      .where("submission_id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    const state = known && (await stateOf(trx, id));
    return state && from.includes(state) ? work(trx, inTransaction(park, trx), state) : notNow;
  });
}

type StepNews = { mail: LanternMail; due?: string | undefined; officer: Officer };

async function recordStep(
  trx: Transaction<Tables>,
  within: Park,
  id: string,
  state: SubmissionState,
  { mail, due, officer: { by, why, expected } }: StepNews,
): Promise<void> {
  await addState(trx, within, id, { state, by, why, expected });
  if (due !== "as before") await setDue(trx, id, due);
  await enqueueEmail(trx, within, id, { mail, by, ...(why && { words: { reason: why } }) });
}
