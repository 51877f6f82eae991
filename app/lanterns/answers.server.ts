import type { Transaction } from "kysely";
import type { DeedState } from "#app/deeds/deed.ts";
import { addState, changePersonal, setDue, setRetention, stateOf } from "#app/deeds/deeds.server.ts";
import { mailDeed } from "#app/deeds/mails.server.ts";
import { parkWithin } from "#app/deeds/park-within.ts";
import { stateBefore, stepBack } from "#app/deeds/step-back.server.ts";
import { addWorkingDays } from "#app/deeds/working-days/working-days.ts";
import { readHolidays } from "#app/deeds/working-days/working-years.server.ts";
import { dayOf } from "#platform/dates.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { Park } from "#platform/park.ts";
import type { LanternMail } from "./lantern-mails.texts.ts";
import { lockRites } from "./order.server.ts";
import { readOrder, readRiteCalendar } from "./reading.server.ts";
import { mondayAfter, standingRite } from "#app/lanterns/rites/rites.ts";

type Officer = { by: string; why?: string | undefined };
export type Answered = { ok: true } | { ok: false; reason: "not-now" | "not-yet" };
const notNow = { ok: false, reason: "not-now" } as const;

/** Staff saw the money: the order is for its rite, or for the next Monday where that came first (rules W5, W7). A lapsed order is taken up again. */
export async function confirmPayment(park: Park, id: string, officer: Officer): Promise<Answered> {
  return change(park, id, ["unpaid", "lapsed"], async (trx, within) => {
    const { rite_on } = await trx.selectFrom("lantern_orders").select("rite_on").where("deed_id", "=", id).executeTakeFirstOrThrow();
    const rite = standingRite({ rite: rite_on, paid: false }, within.now(), await readRiteCalendar(within));
    await tell(trx, within, id, "paid", { mail: "lantern-paid", due: rite, officer });
    await putOn(trx, within, id, rite);
    return { ok: true };
  });
}

/** The rite was held: everyone whose lantern was in it is told. Not before its day. */
export async function markPerformed(park: Park, id: string, officer: Officer): Promise<Answered> {
  return change(park, id, ["paid"], async (trx, within) => {
    const { rite, mailBy } = await readOrder(trx, within, id, "paid");
    if (rite > dayOf(within.now()).toString()) return { ok: false, reason: "not-yet" };
    await tell(trx, within, id, "performed", { mail: "lantern-performed", due: mailBy, officer });
    return { ok: true };
  });
}

/** The goods are in the post: the order is finished, and its retention counts from today (rule S8). */
export async function markMailed(park: Park, id: string, officer: Officer): Promise<Answered> {
  return change(park, id, ["performed"], async (trx, within) => {
    await tell(trx, within, id, "done", { mail: "lantern-mailed", officer });
    await setRetention(trx, id, dayOf(within.now()).toString());
    return { ok: true };
  });
}

/** Staff cancel, mostly because somebody telephoned (rule D7). */
export async function cancelOrder(park: Park, id: string, officer: Officer): Promise<Answered> {
  return change(park, id, ["unpaid", "paid"], async (trx, within) => {
    await tell(trx, within, id, "cancelled", { mail: "lantern-cancelled", officer });
    return { ok: true };
  });
}

/** Staff take back what they did a moment ago, with the mail that told of it. */
export async function takeBack(park: Park, id: string, by: string): Promise<Answered> {
  return change(park, id, ["paid", "performed", "done", "cancelled"], async (trx, within) => {
    const before = await stateBefore(trx, id);
    const state = (["unpaid", "lapsed", "paid", "performed"] as const).find((one) => one === before);
    return state && (await stepBack(trx, within, id, { state, by })) ? { ok: true } : notNow;
  });
}

/** Who ordered tells from which account the money comes: staff look for it by the next working day. Changes nothing else. */
export async function tellLastFive(park: Park, id: string, lastFive: string): Promise<Answered> {
  return change(park, id, ["unpaid"], async (trx, within) => {
    await changePersonal(trx, within, id, { lastFive });
    await setDue(trx, id, addWorkingDays(await readHolidays(trx), dayOf(within.now()), 1));
    return { ok: true };
  });
}

/** Ends every order that is not paid when its last day to pay is over (rule W5); answers how many. */
export async function lapseUnpaid(park: Park): Promise<number> {
  const today = dayOf(park.now()).toString();
  const late = await park.db.selectFrom("lantern_orders").select("deed_id").where("pay_by", "<", today).execute();
  let lapsed = 0;
  for (const { deed_id: id } of late) {
    if ((await stateOf(park.db, id)) !== "unpaid") continue;
    const done = await change(park, id, ["unpaid"], async (trx, within) => {
      await addState(trx, within, id, { state: "lapsed", by: "park" });
      await setDue(trx, id, undefined);
      await mailDeed(trx, within, id, { mail: "lantern-lapsed" });
      return { ok: true };
    });
    if (done.ok) lapsed += 1;
  }
  return lapsed;
}

/** Puts an order on a Monday; what counts from it follows. */
export async function putOn(trx: Transaction<Tables>, within: Park, id: string, rite: string): Promise<void> {
  await trx.updateTable("lantern_orders").set({ rite_on: rite }).where("deed_id", "=", id).execute();
  const { mailBy } = await readOrder(trx, within, id, "paid");
  await setRetention(trx, id, mailBy);
}

/** The first open Monday after a day: where the orders of a closed one go (rule W8). */
export async function nextRite(within: Park, day: string): Promise<string> {
  return mondayAfter(day, await readRiteCalendar(within));
}

/** Does something with one order in one transaction, alone with it, when it is in one of these states. */
async function change(park: Park, id: string, from: readonly DeedState[], work: (trx: Transaction<Tables>, within: Park) => Promise<Answered>): Promise<Answered> {
  return park.db.transaction().execute(async (trx) => {
    await lockRites(trx);
    const known = await trx.selectFrom("lantern_orders").select("deed_id").where("deed_id", "=", id).forUpdate().executeTakeFirst();
    if (!known || !from.includes(await stateOf(trx, id))) return notNow;
    return work(trx, parkWithin(park, trx));
  });
}

type Telling = { mail: LanternMail; due?: string | undefined; officer: Officer };

async function tell(trx: Transaction<Tables>, within: Park, id: string, state: DeedState, { mail, due, officer: { by, why } }: Telling): Promise<void> {
  await addState(trx, within, id, { state, by, why });
  await setDue(trx, id, due);
  await mailDeed(trx, within, id, { mail, by, ...(why && { words: { reason: why } }) });
}
