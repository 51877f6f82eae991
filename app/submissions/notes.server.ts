import type { Transaction } from "kysely";
import { recordAudit } from "#platform/audit.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { Park } from "#platform/park.ts";
import { keyOfSubmission } from "./submission-keys.server.ts";
import { lockSubmission } from "./submissions.server.ts";
import { openOr } from "./read.server.ts";

// The same words by the same person within this time are one form that was sent twice.
const twiceSeconds = 60;

/**
 * Adds a note by staff to a submission. It is sealed, since it may be about a person. Sent twice, it is stored once.
 */
export async function addNote(park: Park, id: string, by: string, note: string): Promise<void> {
  await park.db.transaction().execute(async (trx) => {
    await lockSubmission(trx, id, by);
    const key = await keyOfSubmission(trx, park, id);
    const last = await trx
      .selectFrom("submission_notes")
      .select(["by", "sealed_note", "at"])
      .where("submission_id", "=", id)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    const twice =
      last?.by === by &&
      park.now().epochMilliseconds - last.at.getTime() < twiceSeconds * 1000 &&
      openOr(key, "note", last.sealed_note || null) === note;
    if (!twice) await noteWithin(trx, park, id, by, note);
  });
}

/** The same within a transaction. */
export async function noteWithin(
  trx: Transaction<Tables>,
  park: Park,
  id: string,
  by: string,
  note: string,
): Promise<void> {
  const key = await keyOfSubmission(trx, park, id);
  if (key === "erased") return;
  await trx
    .insertInto("submission_notes")
    .values({ submission_id: id, by, sealed_note: key.seal("note", note), at: park.now().toString() })
    .execute();
  await recordAudit(trx, park.now(), { by, action: "submission.note", subject: `submission:${id}` });
}

/** The notes of a submission, oldest first. */
export async function notesOf(park: Park, id: string): Promise<{ by: string; note: string; at: Temporal.Instant }[]> {
  const key = await keyOfSubmission(park.db, park, id);
  const rows = await park.db
    .selectFrom("submission_notes")
    .select(["by", "sealed_note", "at"])
    .where("submission_id", "=", id)
    .orderBy("id")
    .execute();
  return rows.map(({ by, sealed_note, at }) => ({
    by,
    note: openOr(key, "note", sealed_note || null) ?? "",
    at: Temporal.Instant.fromEpochMilliseconds(at.getTime()),
  }));
}
