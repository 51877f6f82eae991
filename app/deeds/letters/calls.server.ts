import { awaitAuditTurn, recordAudit } from "#platform/audit.ts";
import type { Park } from "#platform/park.ts";

/** What is to be told to somebody by telephone: the name of the mail it stands for. */
export type Call = { id: string; deedId: string; mail: string; since: Temporal.Instant };

/** What is to be told by telephone now, the oldest first; what can still be undone is not (rules B1, B7). */
export async function openCalls(park: Park, most: number): Promise<Call[]> {
  const rows = await park.db
    .selectFrom("deed_mails")
    .select(["id", "deed_id", "mail", "leaves_at"])
    .where("by_phone", "=", true)
    .where("told_at", "is", null)
    .where("taken_back_at", "is", null)
    .where("leaves_at", "<=", new Date(park.now().epochMilliseconds))
    .where((on) =>
      on.exists(
        on.selectFrom("deed_keys").select("deed_keys.deed_id").whereRef("deed_keys.deed_id", "=", "deed_mails.deed_id"),
      ),
    )
    .orderBy("leaves_at")
    .limit(most)
    .execute();
  return rows.map(({ id, deed_id, mail, leaves_at }) => ({
    id,
    deedId: deed_id,
    mail,
    since: leaves_at.toTemporalInstant(),
  }));
}

/**
 * Notes that it was told, or with `told` false that it was not after all; false when it is not told by telephone, or
 * was taken back.
 */
export async function noteTold(
  park: Park,
  deedId: string,
  mailId: string,
  by: string,
  told: boolean,
): Promise<boolean> {
  return park.db.transaction().execute(async (trx) => {
    await awaitAuditTurn(trx);
    const row = await trx
      .selectFrom("deed_mails")
      .select(["mail", "told_at"])
      .where("id", "=", mailId)
      .where("deed_id", "=", deedId)
      .where("by_phone", "=", true)
      .where("taken_back_at", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return false;
    if ((row.told_at !== null) === told) return true;
    await trx
      .updateTable("deed_mails")
      .set(told ? { told_at: park.now().toString(), told_by: by } : { told_at: null, told_by: null })
      .where("id", "=", mailId)
      .execute();
    await recordAudit(trx, park.now(), {
      by,
      action: told ? "deed.told" : "deed.not-told",
      subject: `deed:${deedId}`,
      details: { mail: row.mail },
    });
    return true;
  });
}
