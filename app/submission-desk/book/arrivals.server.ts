import type { Kysely, Transaction } from "kysely";
import { kindOf } from "#app/deed-kinds.ts";
import type { DeedState } from "#app/deeds/deed.ts";
import { addState, lockDeed } from "#app/deeds/deeds.server.ts";
import { parkWithin } from "#app/deeds/park-within.ts";
import { standingOf } from "#app/deeds/standing.server.ts";
import { readDeed } from "#app/deeds/read.server.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import type { Deed } from "#app/deeds/kind.ts";
import { beyondExpected, type TicketCount } from "./beyond.ts";

/**
 * Some of a visit's people at the gate, by ticket. The key is made on the phone that checks them in: what is sent twice
 * counts once.
 */
export type Arriving = {
  deedId: string;
  key: string;
  people: Readonly<Record<string, number>>;
  by: string;
  /** How many more than expected the officer at the gate has confirmed. */
  sure?: number;
};
export type Arrived =
  | { ok: true; repeated: boolean }
  | { ok: false; reason: "unknown" | "not-now" | "nobody" }
  | { ok: false; reason: "more"; beyond: number };

/** People who arrived together, by ticket. */
export type Arrival = { key: string; people: Record<string, number>; at: Temporal.Instant; by: string };

/** From which states people can be checked in: who was given up may still arrive. */
const arrivable: readonly DeedState[] = ["confirmed", "attended", "missed"];

/**
 * Whether people of a deed can be checked in by now; a question that nobody answered yet keeps no confirmed visit out.
 */
export async function mayArrive(db: Kysely<Tables>, deed: Pick<Deed, "id" | "state">): Promise<boolean> {
  return arrivable.includes(await standingOf(db, deed));
}

/**
 * Checks people in; the first of them bring the deed to `attended`. One transaction, whatever is sent again and however
 * much at once. More than were expected are asked about first, also where others have come meanwhile (rule S13).
 */
export async function checkIn(park: Park, { deedId, key, people, by, sure = 0 }: Arriving): Promise<Arrived> {
  return park.db.transaction().execute(async (trx): Promise<Arrived> => {
    const deed = await lockedDeed(trx, park, deedId, by);
    if (!deed) return { ok: false, reason: "unknown" };
    if (await trx.selectFrom("deed_arrivals").select("id").where("key", "=", key).executeTakeFirst())
      return { ok: true, repeated: true };
    if (!(await mayArrive(trx, deed))) return { ok: false, reason: "not-now" };
    const tickets =
      (await kindOf(deed.kind).tickets?.({ db: trx, park: parkWithin(park, trx) }, deed, deed.locale)) ?? [];
    const came = tickets.map(({ ticket }) => ({ ticket, people: people[ticket] ?? 0 })).filter((one) => one.people > 0);
    if (came.length === 0) return { ok: false, reason: "nobody" };
    const beyond = beyondExpected(await counted(trx, deedId, tickets), people);
    if (beyond > sure) return { ok: false, reason: "more", beyond };
    await trx
      .insertInto("deed_arrivals")
      .values(came.map((one) => ({ ...one, deed_id: deedId, key, by, at: park.now().toString() })))
      .execute();
    if (deed.state !== "attended") await addState(trx, park, deedId, { state: "attended", by });
    await recordAudit(trx, park.now(), {
      by,
      action: "deed.arrival",
      subject: `deed:${deedId}`,
      details: Object.fromEntries(came.map((one) => [one.ticket, one.people])),
    });
    return { ok: true, repeated: false };
  });
}

/** Takes back what was checked in under a key; when nobody is left, the deed is confirmed as before. */
export async function takeBackArrival(
  park: Park,
  { deedId, key, by }: { deedId: string; key: string; by: string },
): Promise<boolean> {
  return park.db.transaction().execute(async (trx) => {
    const deed = await lockedDeed(trx, park, deedId, by);
    const rows = await standing(trx, deedId);
    const mine = rows.filter((row) => row.key === key);
    if (!deed || mine.length === 0) return false;
    await trx
      .insertInto("deed_arrival_removals")
      .values(mine.map(({ id }) => ({ arrival_id: id, at: park.now().toString(), by })))
      .execute();
    if (mine.length === rows.length && deed.state === "attended")
      await addState(trx, park, deedId, { state: "confirmed", by });
    await recordAudit(trx, park.now(), { by, action: "deed.arrival.removal", subject: `deed:${deedId}` });
    return true;
  });
}

/** The tickets of a visit with how many have come; nothing for a deed that is no visit. */
export async function ticketCounts(park: Park, deed: Deed, locale: Locale): Promise<TicketCount[] | undefined> {
  const tickets = await kindOf(deed.kind).tickets?.({ db: park.db, park }, deed, locale);
  if (!tickets) return undefined;
  return counted(park.db, deed.id, tickets);
}

async function counted<Ticket extends { ticket: string }>(
  db: Kysely<Tables>,
  deedId: string,
  tickets: readonly Ticket[],
): Promise<(Ticket & { arrived: number })[]> {
  const came = await standing(db, deedId);
  return tickets.map((one) => ({
    ...one,
    arrived: came.filter(({ ticket }) => ticket === one.ticket).reduce((sum, { people }) => sum + people, 0),
  }));
}

/** How many people of each of these deeds have come; a deed of which nobody was counted is not in it. */
export async function arrivedPeople(db: Kysely<Tables>, deedIds: readonly string[]): Promise<Map<string, number>> {
  if (deedIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("deed_arrivals")
    .leftJoin("deed_arrival_removals", "arrival_id", "deed_arrivals.id")
    .select(["deed_id", (of) => of.fn.sum<string>("people").as("people")])
    .where("deed_id", "in", deedIds)
    .where("arrival_id", "is", null)
    .groupBy("deed_id")
    .execute();
  return new Map(rows.map(({ deed_id, people }) => [deed_id, Number(people)]));
}

/** Each time some of them came, the newest first, for taking back. */
export async function arrivalsOf(park: Park, deedId: string): Promise<Arrival[]> {
  const byKey = new Map<string, Arrival>();
  for (const { key, ticket, people, at, by } of await standing(park.db, deedId))
    byKey.set(key, { key, by, at: at.toTemporalInstant(), people: { ...byKey.get(key)?.people, [ticket]: people } });
  return [...byKey.values()].reverse();
}

/** A deed whose kind's own lock, and so all that changes it, waits for this transaction. */
async function lockedDeed(trx: Transaction<Tables>, park: Park, deedId: string, by: string): Promise<Deed | undefined> {
  const known = await readDeed(trx, park, deedId);
  if (!known) return undefined;
  await kindOf(known.kind).lock?.(trx, deedId);
  await lockDeed(trx, deedId, by);
  return readDeed(trx, park, deedId);
}

function standing(db: Kysely<Tables>, deedId: string) {
  return db
    .selectFrom("deed_arrivals")
    .leftJoin("deed_arrival_removals", "arrival_id", "deed_arrivals.id")
    .select(["deed_arrivals.id", "key", "ticket", "people", "deed_arrivals.at", "deed_arrivals.by"])
    .where("deed_id", "=", deedId)
    .where("arrival_id", "is", null)
    .orderBy("deed_arrivals.id")
    .execute();
}
