import { createHash } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "./db/tables.ts";
import type { JsonObject } from "./json.ts";

/**
 * `by` is a member of staff's id; `details` hold no personal values but sealed ones. What was changed stands there as
 * `before` and `after`.
 */
export type AuditEntry = { by: string; action: string; subject: string; details?: JsonObject };

/**
 * Takes this transaction's turn in the log until it ends. For who locks rows that others lock too: the turn first, then
 * the rows, so that no two wait for each other.
 */
export async function awaitAuditTurn(trx: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('audit log'))`.execute(trx);
}

/** Adds a row in the transaction of the change it tells of; each row's hash covers the one before it (rule S7). */
export async function recordAudit(
  trx: Transaction<Tables>,
  at: Temporal.Instant,
  { by, action, subject, details = {} }: AuditEntry,
): Promise<void> {
  // One after the other, since each needs the hash of the last.
  await awaitAuditTurn(trx);
  const last = await trx
    .selectFrom("audit_log")
    .select(["id", "hash"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const row = {
    id: Number(last?.id ?? 0) + 1,
    at: at.round("millisecond").toString(),
    by,
    action,
    subject,
    details: JSON.stringify(details),
    previous_hash: last?.hash ?? "",
  };
  await trx
    .insertInto("audit_log")
    .values({ ...row, hash: hashOf(row) })
    .execute();
}

const rowsAtOnce = 2000;

/** The number of the first row that does not follow from the one before it; nothing when the log is whole. */
export async function firstBreak(db: Kysely<Tables>): Promise<number | undefined> {
  let [previous, checked] = ["", 0];
  for (;;) {
    const rows = await db
      .selectFrom("audit_log")
      .selectAll()
      .where("id", ">", checked)
      .orderBy("id")
      .limit(rowsAtOnce)
      .execute();
    for (const row of rows) {
      const at = Temporal.Instant.fromEpochMilliseconds(row.at.getTime()).toString();
      if (Number(row.id) !== checked + 1 || row.previous_hash !== previous || row.hash !== hashOf({ ...row, at }))
        return checked + 1;
      previous = row.hash;
      checked++;
    }
    if (rows.length < rowsAtOnce) return undefined;
  }
}

type Hashed = {
  id: number;
  at: string;
  by: string;
  action: string;
  subject: string;
  details: string;
  previous_hash: string;
};

function hashOf({ id, at, by, action, subject, details, previous_hash }: Hashed): string {
  return createHash("sha256")
    .update(JSON.stringify([Number(id), at, by, action, subject, details, previous_hash]))
    .digest("hex");
}
