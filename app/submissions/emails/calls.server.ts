import { awaitAuditTurn, recordAudit } from "#platform/audit.ts";
import type { Park } from "#platform/park.ts";

/** What is to be told to somebody by telephone: the name of the mail it stands for. */
export type Call = { id: string; submissionId: string; mail: string; since: Temporal.Instant };

/** What is to be told by telephone now, the oldest first; what can still be undone is not (rules B1, B7). */
export async function openCalls(park: Park, most: number): Promise<Call[]> {
  const rows = await park.db
    .selectFrom("submission_emails")
    .select(["id", "submission_id", "mail", "leaves_at"])
    .where("by_phone", "=", true)
    .where("told_at", "is", null)
    .where("taken_back_at", "is", null)
    .where("leaves_at", "<=", new Date(park.now().epochMilliseconds))
    .where((on) =>
      on.exists(
        on
          .selectFrom("submission_keys")
          .select("submission_keys.submission_id")
          .whereRef("submission_keys.submission_id", "=", "submission_emails.submission_id"),
      ),
    )
    .orderBy("leaves_at")
    .limit(most)
    .execute();
  return rows.map(({ id, submission_id, mail, leaves_at }) => ({
    id,
    submissionId: submission_id,
    mail,
    since: leaves_at.toTemporalInstant(),
  }));
}

/**
 * Notes that it was told, or with `told` false that it was not after all; false when it is not told by telephone, or
 * was taken back.
 */
export async function noteCall(
  park: Park,
  submissionId: string,
  mailId: string,
  by: string,
  told: boolean,
): Promise<boolean> {
  return park.db.transaction().execute(async (trx) => {
    await awaitAuditTurn(trx);
    const row = await trx
      .selectFrom("submission_emails")
      .select(["mail", "told_at"])
      .where("id", "=", mailId)
      .where("submission_id", "=", submissionId)
      .where("by_phone", "=", true)
      .where("taken_back_at", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return false;
    if ((row.told_at !== null) === told) return true;
    await trx
      .updateTable("submission_emails")
      .set(told ? { told_at: park.now().toString(), told_by: by } : { told_at: null, told_by: null })
      .where("id", "=", mailId)
      .execute();
    await recordAudit(trx, park.now(), {
      by,
      action: told ? "submission.told" : "submission.not-told",
      subject: `submission:${submissionId}`,
      details: { mail: row.mail },
    });
    return true;
  });
}
