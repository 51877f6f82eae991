import type { Transaction } from "kysely";
import { addState } from "#app/submissions/submissions.server.ts";
import { enqueueEmail } from "#app/submissions/emails.server.ts";
import { inTransaction } from "#app/submissions/in-transaction.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { Park } from "#platform/park.ts";
import { readFacts } from "#app/visiting/visiting.server.ts";
import {
  freeDuePlaces,
  givePlacesBack,
  type LockedDay,
  lockDays,
  placesLeft,
  readGroupCalendar,
  takePlaces,
} from "./capacity.server.ts";
import { closureDuring, type GroupCalendar, offerEnds, offersEnd, termsOf } from "#app/reservations/group/group.ts";

type Claim = { submissionId: string; hour: number; people: number };

/** Puts a submission at the end of a day's waiting list (rule G15). */
export async function joinWaitingList(
  trx: Transaction<Tables>,
  load: LockedDay,
  { submissionId, hour, people }: Claim,
): Promise<void> {
  await trx.insertInto("group_waits").values({ submission_id: submissionId, day: load.day, hour, people }).execute();
}

/**
 * Takes a submission off the waiting list, or its offer away, and remembers where it stood for whoever takes that back.
 */
export async function leaveQueue(trx: Transaction<Tables>, submissionId: string): Promise<void> {
  const wait = await trx
    .deleteFrom("group_waits")
    .where("submission_id", "=", submissionId)
    .returning("place")
    .executeTakeFirst();
  const offer = await trx
    .deleteFrom("group_offers")
    .where("submission_id", "=", submissionId)
    .returning("ends_at")
    .executeTakeFirst();
  if (!wait && !offer) return;
  const mark = { place: wait ? Number(wait.place) : null, offer_ends_at: offer ? offer.ends_at.toISOString() : null };
  await trx
    .insertInto("group_queue_marks")
    .values({ submission_id: submissionId, ...mark })
    .onConflict((conflict) => conflict.column("submission_id").doUpdateSet(mark))
    .execute();
}

/**
 * Puts a submission back where it stood on the waiting list, so that nobody overtakes it for a mistake of ours (rules
 * G16, P3).
 */
export async function rejoinWaitingList(
  trx: Transaction<Tables>,
  load: LockedDay,
  { submissionId, hour, people }: Claim,
): Promise<void> {
  const mark = await trx
    .selectFrom("group_queue_marks")
    .select("place")
    .where("submission_id", "=", submissionId)
    .executeTakeFirst();
  await trx
    .insertInto("group_waits")
    .values({
      submission_id: submissionId,
      day: load.day,
      hour,
      people,
      ...(mark?.place && { place: Number(mark.place) }),
    })
    .execute();
}

/** Gives a submission its offer again, until when it stood before (rule G17); its places are taken by whoever calls. */
export async function renewOffer(trx: Transaction<Tables>, submissionId: string): Promise<void> {
  const { offer_ends_at } = await trx
    .selectFrom("group_queue_marks")
    .select("offer_ends_at")
    .where("submission_id", "=", submissionId)
    .executeTakeFirstOrThrow();
  if (!offer_ends_at) throw new Error(`${submissionId} had no offer`);
  await trx
    .insertInto("group_offers")
    .values({ submission_id: submissionId, ends_at: offer_ends_at.toISOString() })
    .execute();
}

/**
 * A day as it truly is now: what staff gave back is free, offers whose time is over have ended, and what they held went
 * to those who wait.
 */
export async function settleDay(
  trx: Transaction<Tables>,
  park: Park,
  load: LockedDay,
  calendar: GroupCalendar,
): Promise<LockedDay> {
  return offerFreePlaces(trx, park, await endOffers(trx, park, await freeDuePlaces(trx, load, park.now())), calendar);
}

/**
 * Offers what is free to those who wait: in the order of asking, the first that fits whole (rule G16), for 24 hours but
 * never past the notice, nor past the last moment at which staff could still answer (rules G17, D21). Whoever can no
 * longer come in time leaves the list. Answers the day as it is then.
 */
export async function offerFreePlaces(
  trx: Transaction<Tables>,
  park: Park,
  load: LockedDay,
  calendar: GroupCalendar,
): Promise<LockedDay> {
  const waiting = await trx
    .selectFrom("group_waits")
    .innerJoin("group_reservations", "group_reservations.submission_id", "group_waits.submission_id")
    .select(["group_waits.submission_id", "hour", "people", "start_time", "end_time", "review"])
    .where("group_waits.day", "=", load.day)
    .orderBy("place")
    .execute();
  const now = park.now();
  let settled = load;
  for (const { submission_id: submissionId, hour, people, start_time, end_time, review } of waiting) {
    const end = offersEnd(load.day, review, calendar);
    if (Temporal.Instant.compare(now, end) >= 0) await leaveList(trx, park, submissionId, "lapsed", "group-wait-ended");
    else if (
      people <= placesLeft(settled, hour) &&
      !closureDuring({ date: load.day, startTime: start_time, endTime: end_time }, calendar.closures)
    ) {
      settled = await takePlaces(trx, settled, { submissionId, hour, people });
      await trx
        .insertInto("group_offers")
        .values({ submission_id: submissionId, ends_at: offerEnds(end, now).toString() })
        .execute();
      await leaveList(trx, park, submissionId, "offered", "group-offer");
    }
  }
  return settled;
}

/** Ends the offers of a day whose time is over: the places are free again, the group is told (rule G17). */
async function endOffers(trx: Transaction<Tables>, park: Park, load: LockedDay): Promise<LockedDay> {
  const over = await trx
    .selectFrom("group_offers")
    .innerJoin("group_places", "group_places.submission_id", "group_offers.submission_id")
    .select("group_offers.submission_id")
    .where("group_places.day", "=", load.day)
    .where("ends_at", "<=", new Date(park.now().epochMilliseconds))
    .orderBy("ends_at")
    .execute();
  let settled = load;
  for (const { submission_id: submissionId } of over) {
    await trx.deleteFrom("group_offers").where("submission_id", "=", submissionId).execute();
    settled = await givePlacesBack(trx, settled, submissionId);
    await addState(trx, park, submissionId, { state: "lapsed", by: "park" });
    await enqueueEmail(trx, park, submissionId, { mail: "group-offer-lapsed" });
  }
  return settled;
}

async function leaveList(
  trx: Transaction<Tables>,
  park: Park,
  submissionId: string,
  state: "offered" | "lapsed",
  mail: "group-offer" | "group-wait-ended",
): Promise<void> {
  await trx.deleteFrom("group_waits").where("submission_id", "=", submissionId).execute();
  await addState(trx, park, submissionId, { state, by: "park" });
  await enqueueEmail(trx, park, submissionId, { mail });
}

/**
 * Settles every day on which an offer has ended, staff gave places back or somebody waits in vain; one transaction for
 * each day.
 */
export async function settleDueDays(park: Park): Promise<number> {
  const now = park.now();
  const calendar = await readGroupCalendar(park);
  const [freed, offers, waits] = [
    await park.db
      .selectFrom("group_places")
      .select("day")
      .where("freed_at", "<=", new Date(now.epochMilliseconds))
      .distinct()
      .execute(),
    await park.db
      .selectFrom("group_offers")
      .innerJoin("group_places", "group_places.submission_id", "group_offers.submission_id")
      .select("day")
      .where("ends_at", "<=", new Date(now.epochMilliseconds))
      .distinct()
      .execute(),
    await park.db
      .selectFrom("group_waits")
      .innerJoin("group_reservations", "group_reservations.submission_id", "group_waits.submission_id")
      .select(["group_waits.day", "review"])
      .distinct()
      .execute(),
  ];
  const late = waits.filter(({ day, review }) => Temporal.Instant.compare(now, offersEnd(day, review, calendar)) >= 0);
  const days = [...new Set([...freed, ...offers, ...late].map(({ day }) => day))].sort();
  for (const day of days) await changeDay(park, day, async () => {});
  return days.length;
}

/**
 * Offers what is free on every day for which somebody waits, as after the usual limits were raised; one transaction for
 * each day.
 */
export async function offerToWhoWaits(park: Park): Promise<void> {
  const days = await park.db.selectFrom("group_waits").select("day").distinct().orderBy("day").execute();
  for (const { day } of days) await changeDay(park, day, async () => {});
}

/** What work on a locked day is given; `park` sees through the transaction. */
export type DayWork = { trx: Transaction<Tables>; park: Park; calendar: GroupCalendar };

/**
 * Does something with one day in one transaction: locked, settled, and afterwards what became free is offered. Hours
 * and closures are read under the lock, so that a day being closed takes no more groups.
 */
export async function changeDay<T>(
  park: Park,
  day: string,
  work: (load: LockedDay, at: DayWork) => Promise<T>,
): Promise<T> {
  return changeDays(park, [day], async ([load], at) => {
    if (!load) throw new Error(`the day ${day} was not locked`);
    return work(load, at);
  });
}

/** The same with several days, locked in the calendar's order. */
export async function changeDays<T>(
  park: Park,
  days: readonly string[],
  work: (loads: LockedDay[], at: DayWork) => Promise<T>,
): Promise<T> {
  return park.db.transaction().execute(async (trx) => {
    const within = inTransaction(park, trx);
    const terms = termsOf(await readFacts(within));
    const locked = await lockDays(trx, days, terms);
    const calendar = await readGroupCalendar(within);
    const settled: LockedDay[] = [];
    for (const load of locked) settled.push(await settleDay(trx, within, load, calendar));
    const result = await work(settled, { trx, park: within, calendar });
    for (const load of await lockDays(trx, await waitedFor(trx, days), terms))
      await offerFreePlaces(trx, within, load, calendar);
    return result;
  });
}

/** Those of the days for which somebody waits. */
async function waitedFor(trx: Transaction<Tables>, days: readonly string[]): Promise<string[]> {
  const rows = await trx.selectFrom("group_waits").select("day").distinct().where("day", "in", days).execute();
  return rows.map(({ day }) => day);
}
