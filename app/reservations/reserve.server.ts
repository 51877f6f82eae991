import type { Transaction } from "kysely";
import { deedOfKey, openDeed } from "#app/deeds/deeds.server.ts";
import { mailDeed } from "#app/deeds/mails.server.ts";
import { dueAfter } from "#app/deeds/working-days.ts";
import { readHolidays } from "#app/deeds/working-years.server.ts";
import { readFacts } from "#app/visiting/visiting.server.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { type Alternative, nearestAlternatives } from "./alternatives.server.ts";
import { type LockedDay, placesLeft, takePlaces } from "./capacity.server.ts";
import { tariffOf } from "./estimate.ts";
import { type GroupOrder, hourOf, needsReview, type Refusal, refuse } from "./group.ts";
import { changeDay, type DayWork, joinWaitingList } from "./waiting.server.ts";

/** Who asks, in which language, and whether they would wait when it is full. */
export type Asking = {
  locale: Locale;
  idempotencyKey: string;
  wait?: boolean | undefined;
  /** Uses up the verification code in the same transaction; false when it was used before (rule V1). */
  spend?: (trx: Transaction<Tables>) => Promise<boolean>;
};

export type Reserved =
  | { ok: true; id: string; secret: string; state: "confirmed" | "under-review" | "waiting" | "repeated" }
  | { ok: false; reason: "code-used" }
  | { ok: false; reason: "refused"; refusals: Refusal[] }
  | { ok: false; reason: "full"; left: number; alternatives: Alternative[] };

/**
 * Reserves for a group, or puts it on the waiting list when it is full and the group would wait. One transaction: the day
 * locked, rules and places checked, written, mail enqueued (rules G1–G17, D8). The same key again gives the same deed (rule D5).
 */
export async function reserve(park: Park, order: GroupOrder, asking: Asking): Promise<Reserved> {
  return changeDay(park, order.date, async (load, at): Promise<Reserved> => {
    const seen = await deedOfKey(at.trx, at.park, asking.idempotencyKey);
    if (seen) return { ok: true, id: seen.id, secret: seen.secret, state: "repeated" };
    const refusals = refuse(order, at.calendar, at.park.now());
    if (refusals.length > 0) return { ok: false, reason: "refused", refusals };
    const left = placesLeft(load, hourOf(order.startTime));
    if (order.total > left && !asking.wait) return { ok: false, reason: "full", left, alternatives: await nearestAlternatives(at.trx, order, at.calendar, at.park.now()) };
    if (asking.spend && !(await asking.spend(at.trx))) return { ok: false, reason: "code-used" };
    return write(load, at, order, { ...asking, state: order.total > left ? "waiting" : needsReview(order) ? "under-review" : "confirmed" });
  });
}

async function write(load: LockedDay, { trx, park }: DayWork, order: GroupOrder, asking: Asking & { state: "confirmed" | "under-review" | "waiting" }): Promise<Reserved> {
  const facts = await readFacts(park);
  const { state } = asking;
  const deed = await openDeed(trx, park, {
    kind: "group",
    locale: asking.locale,
    idempotencyKey: asking.idempotencyKey,
    email: order.email,
    personal: personalOfOrder(order),
    dueOn: state === "under-review" ? await replyDay(trx, park) : undefined,
    state,
    by: "visitor",
    retainFrom: order.date,
  });
  if (!deed.opened) return { ok: true, id: deed.id, secret: deed.secret, state: "repeated" };
  await trx.insertInto("group_reservations").values({ deed_id: deed.id, ...columnsOf(order), tariff: JSON.stringify(tariffOf(facts)) }).execute();
  const claim = { deedId: deed.id, hour: hourOf(order.startTime), people: order.total };
  if (state === "waiting") await joinWaitingList(trx, load, claim);
  else await takePlaces(trx, load, claim);
  await mailDeed(trx, park, deed.id, { mail: `group-${state}` });
  return { ok: true, id: deed.id, secret: deed.secret, state };
}

/** Until when staff answer what comes in now (rule G9). */
export async function replyDay(trx: Transaction<Tables>, park: Park): Promise<string> {
  return dueAfter(await readHolidays(trx), park.now(), Number((await readFacts(park))["group.replyDays"].value));
}

/** What of an order is personal, and so is sealed (rule D9). */
export function personalOfOrder({ groupName, taxId, contactName, phone, email, onsiteName, onsitePhone, requirements }: GroupOrder) {
  return { groupName, taxId, contactName, phone, email, onsiteName, onsitePhone, requirements };
}

/** The columns of group_reservations for an order. */
export function columnsOf(order: GroupOrder) {
  const { total, general, discount, local, senior, free, coaches, guide } = order;
  return {
    day: order.date, start_time: order.startTime, end_time: order.endTime, total, general, discount, local, senior, free, coaches, guide,
    group_kind: order.groupKind, field_trip: order.fieldTrip, class_tour: order.classTour, extras: JSON.stringify(order.extras), review: needsReview(order),
  };
}
