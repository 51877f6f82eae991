import type { Kysely, Transaction } from "kysely";
import { z } from "zod";
import type { Tables } from "#platform/db/tables.ts";
import { estimateOf, type Tariff } from "#app/reservations/estimate/estimate.ts";
import {
  classTours,
  type Counts,
  extras,
  fieldTrips,
  type FreeReason,
  freeReasons,
  type GroupTime,
  groupKinds,
  guides,
} from "#app/reservations/group/group.ts";

const tariffSchema: z.ZodType<Tariff> = z.object({
  tickets: z.object({
    general: z.number(),
    discount: z.number(),
    local: z.number(),
    senior: z.number(),
    free: z.number(),
  }),
  guides: z.object({ zh30: z.number(), zh60: z.number(), en60: z.number() }),
});
const freeReasonSchema = z.enum(freeReasons);
const wishesSchema = z.object({
  groupKind: z.enum(groupKinds),
  fieldTrip: z.enum(fieldTrips),
  classTour: z.enum(classTours),
  extras: z.array(z.enum(extras)),
  guide: z.enum(guides),
});

/** A reservation as it stands, without what is personal, with the estimate at the prices of the day it was made. */
export type Reservation = Awaited<ReturnType<typeof readReservation>>;

/** Reads one; throws when there is none under this submission. */
export async function readReservation(db: Kysely<Tables>, submissionId: string) {
  const row = await db
    .selectFrom("group_reservations")
    .selectAll()
    .where("submission_id", "=", submissionId)
    .executeTakeFirstOrThrow();
  const offer = await db
    .selectFrom("group_offers")
    .select("ends_at")
    .where("submission_id", "=", submissionId)
    .executeTakeFirst();
  const { general, discount, local, senior, free, total, coaches } = row;
  const counts: Counts = { general, discount, local, senior, free };
  const wishes = wishesSchema.parse({
    groupKind: row.group_kind,
    fieldTrip: row.field_trip,
    classTour: row.class_tour,
    extras: row.extras,
    guide: row.guide,
  });
  const time: GroupTime = { date: row.day, startTime: row.start_time, endTime: row.end_time, total };
  return {
    ...time,
    ...wishes,
    counts,
    freeReason: freeReasonSchema.parse(row.free_reason ?? ""),
    coaches,
    offerEnds: offer?.ends_at.toTemporalInstant(),
    estimate: estimateOf(counts, wishes, tariffSchema.parse(row.tariff)),
  };
}

/** Locks the day of a reservation until the transaction ends, as all changes to it do first (rule D8). */
export async function lockReservation(trx: Transaction<Tables>, submissionId: string): Promise<void> {
  const { day } = await trx
    .selectFrom("group_reservations")
    .select("day")
    .where("submission_id", "=", submissionId)
    .executeTakeFirstOrThrow();
  await trx.selectFrom("group_days").select("day").where("day", "=", day).forUpdate().execute();
}

/** How many of a group come in free, and why. */
export type FreePlaces = { people: number; reason: FreeReason };

/** The same of several reservations at once, by submission; one in which nobody is free is not in it. */
export async function readFreePlaces(
  db: Kysely<Tables>,
  submissionIds: readonly string[],
): Promise<Map<string, FreePlaces>> {
  if (submissionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("group_reservations")
    .select(["submission_id", "free", "free_reason"])
    .where("submission_id", "in", submissionIds)
    .where("free", ">", 0)
    .execute();
  return new Map(
    rows.map(({ submission_id, free, free_reason }) => [
      submission_id,
      { people: free, reason: freeReasonSchema.parse(free_reason ?? "") },
    ]),
  );
}
