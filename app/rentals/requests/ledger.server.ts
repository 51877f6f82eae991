import { type Kysely, sql, type Transaction } from "kysely";
import { type SubmissionState, isSubmissionState } from "#app/submissions/submission.ts";
import { readClosures, readFacts, readHours } from "#app/visiting/visiting.server.ts";
import { dayOf, instantAt, timeOf } from "#platform/dates.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { Park } from "#platform/park.ts";
import { overlap, type RentalCalendar, type RentalTime, type Stretch, stretchesOf, termsOf } from "./rental.ts";

type Db = Kysely<Tables>;

/**
 * Spaces whose rows this transaction has locked: only with them in hand may a rental be approved, or its hold given
 * back (rule D8).
 */
export type LockedSpaces = { readonly locked: true; ids: readonly string[] };

/** Locks spaces until the transaction ends, in one order, so that two transactions never wait for each other. */
export async function lockSpaces(trx: Transaction<Tables>, spaceIds: readonly string[]): Promise<LockedSpaces> {
  const ids = [...new Set(spaceIds)].sort();
  for (const space_id of ids) {
    await trx
      .insertInto("rentable_spaces")
      .values({ space_id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx.selectFrom("rentable_spaces").select("space_id").where("space_id", "=", space_id).forUpdate().execute();
  }
  return { locked: true, ids };
}

/** Hours, closures and terms, as the rules need them. */
export async function readRentalCalendar(park: Park): Promise<RentalCalendar> {
  return { hours: await readHours(park), closures: await readClosures(park), terms: termsOf(await readFacts(park)) };
}

/** One day of an approved rental in one space. */
export type Holding = Stretch & { submissionId: string; spaceId: string };

/** What approved rentals hold of these spaces on the days from one to another, both included. */
export async function holdingsOn(db: Db, spaceIds: readonly string[], from: string, to: string): Promise<Holding[]> {
  if (spaceIds.length === 0) return [];
  const rows = await db
    .selectFrom("rental_holdings")
    .select(["submission_id", "space_id", "starts_at", "ends_at"])
    .where("space_id", "in", [...spaceIds])
    .where("starts_at", "<", new Date(instantAt(to, "24:00").epochMilliseconds))
    .where("ends_at", ">", new Date(instantAt(from, "00:00").epochMilliseconds))
    .orderBy("starts_at")
    .execute();
  return rows.map(({ submission_id, space_id, starts_at, ends_at }) => {
    const [begins, ends] = [starts_at.toTemporalInstant(), ends_at.toTemporalInstant()];
    return {
      submissionId: submission_id,
      spaceId: space_id,
      day: dayOf(begins).toString(),
      from: timeOf(begins),
      to: timeOf(ends),
    };
  });
}

/** What is held against these stretches in these spaces, by others than `except`. */
export async function heldAgainst(
  db: Db,
  spaceIds: readonly string[],
  stretches: readonly Stretch[],
  except = "",
): Promise<Holding[]> {
  const [first, last] = [stretches[0], stretches.at(-1)];
  if (!first || !last) return [];
  const held = await holdingsOn(db, spaceIds, first.day, last.day);
  return held.filter((one) => one.submissionId !== except && stretches.some((stretch) => overlap(one, stretch)));
}

/** Holds the stretches for a submission; the database refuses what overlaps (rule D13). */
export async function hold(
  trx: Transaction<Tables>,
  _locked: LockedSpaces,
  submissionId: string,
  spaceIds: readonly string[],
  stretches: readonly Stretch[],
): Promise<void> {
  const rows = spaceIds.flatMap((space_id) =>
    stretches.map(({ day, from, to }) => ({
      submission_id: submissionId,
      space_id,
      starts_at: instantAt(day, from).toString(),
      ends_at: instantAt(day, to).toString(),
    })),
  );
  await trx.insertInto("rental_holdings").values(rows).execute();
}

/** Gives back whatever a submission holds. */
export async function letGo(trx: Transaction<Tables>, _locked: LockedSpaces, submissionId: string): Promise<void> {
  await trx.deleteFrom("rental_holdings").where("submission_id", "=", submissionId).execute();
}

/** A request that nobody has answered yet. */
export type PendingRequest = { submissionId: string; state: SubmissionState; spaceIds: string[]; stretches: Stretch[] };

/** Requests under review for any of these spaces on any of the days from one to another, in the order they came in. */
export async function pendingOn(
  db: Db,
  spaceIds: readonly string[],
  from: string,
  to: string,
): Promise<PendingRequest[]> {
  if (spaceIds.length === 0) return [];
  const rows = await db
    .selectFrom("submissions")
    .select(["submissions.id", "newest_state"])
    .where("kind", "=", "rental")
    .where("newest_state", "in", ["under-review", "question"])
    .where((on) =>
      on.exists(
        on
          .selectFrom("rental_spaces")
          .select("space_id")
          .whereRef("submission_id", "=", "submissions.id")
          .where("space_id", "in", [...spaceIds]),
      ),
    )
    .where((on) =>
      on.exists(
        on
          .selectFrom("rental_times")
          .select("place")
          .whereRef("submission_id", "=", "submissions.id")
          .where("day", "<=", to)
          .where("last_day", ">=", from),
      ),
    )
    .orderBy("opened_at")
    .orderBy("submissions.id")
    .execute();
  const found: PendingRequest[] = [];
  for (const { id, newest_state: state } of rows)
    if (state && isSubmissionState(state)) found.push({ submissionId: id, state, ...(await whatOf(db, id)) });
  return found;
}

/** Requests under review that could not stand beside these stretches in these spaces. */
export async function pendingAgainst(
  db: Db,
  spaceIds: readonly string[],
  stretches: readonly Stretch[],
  except: string,
): Promise<PendingRequest[]> {
  const [first, last] = [stretches[0], stretches.at(-1)];
  if (!first || !last) return [];
  const pending = await pendingOn(db, spaceIds, first.day, last.day);
  return pending.filter(
    (one) =>
      one.submissionId !== except && one.stretches.some((theirs) => stretches.some((ours) => overlap(theirs, ours))),
  );
}

/** The times of a rental, row by row. */
export async function timesOf(db: Db, submissionId: string): Promise<RentalTime[]> {
  const rows = await db
    .selectFrom("rental_times")
    .selectAll()
    .where("submission_id", "=", submissionId)
    .orderBy("place")
    .execute();
  return rows.map(({ day, last_day, set_up, starts, ends, clear }) => ({
    day,
    lastDay: last_day,
    setUp: set_up,
    starts,
    ends,
    clear,
  }));
}

/** The spaces and stretches of a rental. */
export async function whatOf(db: Db, submissionId: string): Promise<{ spaceIds: string[]; stretches: Stretch[] }> {
  const spaces = await db
    .selectFrom("rental_spaces")
    .select("space_id")
    .where("submission_id", "=", submissionId)
    .orderBy("space_id")
    .execute();
  return { spaceIds: spaces.map(({ space_id }) => space_id), stretches: stretchesOf(await timesOf(db, submissionId)) };
}

/** Writes the spaces and times of a rental anew. */
export async function writeWhat(
  trx: Transaction<Tables>,
  submissionId: string,
  spaceIds: readonly string[],
  times: readonly RentalTime[],
): Promise<void> {
  await trx.deleteFrom("rental_spaces").where("submission_id", "=", submissionId).execute();
  await trx.deleteFrom("rental_times").where("submission_id", "=", submissionId).execute();
  await trx
    .insertInto("rental_spaces")
    .values(spaceIds.map((space_id) => ({ submission_id: submissionId, space_id })))
    .execute();
  await trx
    .insertInto("rental_times")
    .values(
      times.map(({ day, lastDay, setUp, starts, ends, clear }, place) => ({
        submission_id: submissionId,
        place,
        day,
        last_day: lastDay,
        set_up: setUp,
        starts,
        ends,
        clear,
      })),
    )
    .execute();
}

/** Locks a submission's own row: two officers go one after the other. */
export async function lockRental(trx: Transaction<Tables>, submissionId: string): Promise<void> {
  await sql`select submission_id from rentals where submission_id = ${submissionId} for update`.execute(trx);
}
