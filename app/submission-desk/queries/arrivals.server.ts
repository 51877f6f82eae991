import type { Kysely, Transaction } from "kysely";
import { kindOf } from "#app/submission-types.ts";
import type { SubmissionState } from "#app/submissions/submission.ts";
import { addState, lockSubmission } from "#app/submissions/submissions.server.ts";
import { inTransaction } from "#app/submissions/in-transaction.ts";
import { standingOf } from "#app/submissions/standing.server.ts";
import { readSubmission } from "#app/submissions/read.server.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import type { Submission } from "#app/submissions/submission-type.ts";
import { beyondExpected, type TicketCount } from "./beyond.ts";

/**
 * Some of a visit's people at the gate, by ticket. The key is made on the phone that checks them in: what is sent twice
 * counts once.
 */
export type Arriving = {
  submissionId: string;
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
const arrivable: readonly SubmissionState[] = ["confirmed", "attended", "missed"];

/**
 * Whether people of a submission can be checked in by now; a question that nobody answered yet keeps no confirmed visit
 * out.
 */
export async function mayArrive(db: Kysely<Tables>, submission: Pick<Submission, "id" | "state">): Promise<boolean> {
  return arrivable.includes(await standingOf(db, submission));
}

/**
 * Checks people in; the first of them bring the submission to `attended`. One transaction, whatever is sent again and
 * however much at once. More than were expected are asked about first, also where others have come meanwhile (rule
 * S13).
 */
export async function checkIn(park: Park, { submissionId, key, people, by, sure = 0 }: Arriving): Promise<Arrived> {
  return park.db.transaction().execute(async (trx): Promise<Arrived> => {
    const submission = await lockedSubmission(trx, park, submissionId, by);
    if (!submission) return { ok: false, reason: "unknown" };
    if (await trx.selectFrom("submission_arrivals").select("id").where("key", "=", key).executeTakeFirst())
      return { ok: true, repeated: true };
    if (!(await mayArrive(trx, submission))) return { ok: false, reason: "not-now" };
    const tickets =
      (await kindOf(submission.kind).tickets?.(
        { db: trx, park: inTransaction(park, trx) },
        submission,
        submission.locale,
      )) ?? [];
    const came = tickets.map(({ ticket }) => ({ ticket, people: people[ticket] ?? 0 })).filter((one) => one.people > 0);
    if (came.length === 0) return { ok: false, reason: "nobody" };
    const beyond = beyondExpected(await counted(trx, submissionId, tickets), people);
    if (beyond > sure) return { ok: false, reason: "more", beyond };
    await trx
      .insertInto("submission_arrivals")
      .values(came.map((one) => ({ ...one, submission_id: submissionId, key, by, at: park.now().toString() })))
      .execute();
    if (submission.state !== "attended") await addState(trx, park, submissionId, { state: "attended", by });
    await recordAudit(trx, park.now(), {
      by,
      action: "submission.arrival",
      subject: `submission:${submissionId}`,
      details: Object.fromEntries(came.map((one) => [one.ticket, one.people])),
    });
    return { ok: true, repeated: false };
  });
}

/** Takes back what was checked in under a key; when nobody is left, the submission is confirmed as before. */
export async function undoArrival(
  park: Park,
  { submissionId, key, by }: { submissionId: string; key: string; by: string },
): Promise<boolean> {
  return park.db.transaction().execute(async (trx) => {
    const submission = await lockedSubmission(trx, park, submissionId, by);
    const rows = await standing(trx, submissionId);
    const mine = rows.filter((row) => row.key === key);
    if (!submission || mine.length === 0) return false;
    await trx
      .insertInto("submission_arrival_removals")
      .values(mine.map(({ id }) => ({ arrival_id: id, at: park.now().toString(), by })))
      .execute();
    if (mine.length === rows.length && submission.state === "attended")
      await addState(trx, park, submissionId, { state: "confirmed", by });
    await recordAudit(trx, park.now(), {
      by,
      action: "submission.arrival.removal",
      subject: `submission:${submissionId}`,
    });
    return true;
  });
}

/** The tickets of a visit with how many have come; nothing for a submission that is no visit. */
export async function ticketCounts(
  park: Park,
  submission: Submission,
  locale: Locale,
): Promise<TicketCount[] | undefined> {
  const tickets = await kindOf(submission.kind).tickets?.({ db: park.db, park }, submission, locale);
  if (!tickets) return undefined;
  return counted(park.db, submission.id, tickets);
}

async function counted<Ticket extends { ticket: string }>(
  db: Kysely<Tables>,
  submissionId: string,
  tickets: readonly Ticket[],
): Promise<(Ticket & { arrived: number })[]> {
  const came = await standing(db, submissionId);
  return tickets.map((one) => ({
    ...one,
    arrived: came.filter(({ ticket }) => ticket === one.ticket).reduce((sum, { people }) => sum + people, 0),
  }));
}

/** How many people of each of these submissions have come; a submission of which nobody was counted is not in it. */
export async function arrivedPeople(
  db: Kysely<Tables>,
  submissionIds: readonly string[],
): Promise<Map<string, number>> {
  if (submissionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("submission_arrivals")
    .leftJoin("submission_arrival_removals", "arrival_id", "submission_arrivals.id")
    .select(["submission_id", (of) => of.fn.sum<string>("people").as("people")])
    .where("submission_id", "in", submissionIds)
    .where("arrival_id", "is", null)
    .groupBy("submission_id")
    .execute();
  return new Map(rows.map(({ submission_id, people }) => [submission_id, Number(people)]));
}

/** Each time some of them came, the newest first, for taking back. */
export async function arrivalsOf(park: Park, submissionId: string): Promise<Arrival[]> {
  const byKey = new Map<string, Arrival>();
  for (const { key, ticket, people, at, by } of await standing(park.db, submissionId))
    byKey.set(key, { key, by, at: at.toTemporalInstant(), people: { ...byKey.get(key)?.people, [ticket]: people } });
  return [...byKey.values()].reverse();
}

/** A submission whose kind's own lock, and so all that changes it, waits for this transaction. */
async function lockedSubmission(
  trx: Transaction<Tables>,
  park: Park,
  submissionId: string,
  by: string,
): Promise<Submission | undefined> {
  const known = await readSubmission(trx, park, submissionId);
  if (!known) return undefined;
  await kindOf(known.kind).lock?.(trx, submissionId);
  await lockSubmission(trx, submissionId, by);
  return readSubmission(trx, park, submissionId);
}

function standing(db: Kysely<Tables>, submissionId: string) {
  return db
    .selectFrom("submission_arrivals")
    .leftJoin("submission_arrival_removals", "arrival_id", "submission_arrivals.id")
    .select(["submission_arrivals.id", "key", "ticket", "people", "submission_arrivals.at", "submission_arrivals.by"])
    .where("submission_id", "=", submissionId)
    .where("arrival_id", "is", null)
    .orderBy("submission_arrivals.id")
    .execute();
}
