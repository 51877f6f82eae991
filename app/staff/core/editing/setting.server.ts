import { createHash } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import type { z } from "zod";
import { recordAudit } from "#platform/audit.ts";
import type { Tables } from "#platform/db/tables.ts";
import { type JsonObject, jsonObjectSchema } from "#platform/json.ts";
import type { Park } from "#platform/park.ts";

type Value = JsonObject[string];
type Stamp = { changed_at: string; changed_by: string };

/** Something staff may change as a whole: how it is read, written, and which pages show it. */
export type Setting<T extends Value> = {
  /** What the audit log calls it: `setting:banner`. */
  subject: string;
  schema: z.ZodType<T>;
  read(db: Kysely<Tables>): Promise<T>;
  write(trx: Transaction<Tables>, value: T, stamp: Stamp): Promise<void>;
  /** Pages with these tags are made anew within two seconds (rule H7). */
  tags: readonly string[];
};

export type Opened<T> = { value: T; version: string };

/** Somebody else was quicker: what it is now, who it was and when. */
export type Conflict<T> = {
  ok: false;
  reason: "conflict";
  opened: Opened<T>;
  by: string;
  at: Temporal.Instant | undefined;
};
export type Saved<T> = { ok: true } | Conflict<T>;

/** A setting that is one row of `site_settings`, with the value it has until staff change it. */
export function storedSetting<T extends Value>(
  key: string,
  schema: z.ZodType<T>,
  builtIn: T,
  tags: readonly string[] = ["settings"],
): Setting<T> {
  return {
    subject: `setting:${key}`,
    schema,
    tags,
    async read(db) {
      const row = await db.selectFrom("site_settings").select("value").where("key", "=", key).executeTakeFirst();
      return row ? schema.parse(row.value) : builtIn;
    },
    async write(trx, value, stamp) {
      const row = { value: JSON.stringify(value), ...stamp };
      await trx
        .insertInto("site_settings")
        .values({ key, ...row })
        .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
        .execute();
    },
  };
}

/** A setting as it stands, with the version that a change must be based on. */
export async function openSetting<T extends Value>(db: Kysely<Tables>, setting: Setting<T>): Promise<Opened<T>> {
  const value = await setting.read(db);
  return { value, version: versionOf(value) };
}

/** Writes a setting that was opened as `version`; somebody else's change in between is never overwritten unseen. */
export function saveSetting<T extends Value>(
  park: Park,
  setting: Setting<T>,
  change: { value: T; version: string; by: string },
): Promise<Saved<T>> {
  return park.db.transaction().execute((trx) => write(trx, park, setting, { ...change, action: "setting.saved" }));
}

/** Puts a setting back to how it was before an entry of the audit log. */
export function restoreSetting<T extends Value>(
  park: Park,
  setting: Setting<T>,
  { entry, ...change }: { entry: number; version: string; by: string },
): Promise<Saved<T>> {
  return park.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom("audit_log")
      .select("details")
      .where("id", "=", entry)
      .where("subject", "=", setting.subject)
      .executeTakeFirst();
    const before = row && setting.schema.safeParse(jsonObjectSchema.parse(JSON.parse(row.details)).before);
    // An entry of another release may not fit any more; then all stays as it is.
    if (!before?.success) return { ok: true };
    return write(trx, park, setting, { ...change, value: before.data, action: "setting.restored" });
  });
}

async function write<T extends Value>(
  trx: Transaction<Tables>,
  park: Park,
  setting: Setting<T>,
  { value, version, by, action }: { value: T; version: string; by: string; action: string },
): Promise<Saved<T>> {
  await sql`select pg_advisory_xact_lock(hashtext(${setting.subject}))`.execute(trx);
  const opened = await openSetting(trx, setting);
  if (opened.version === versionOf(value)) return { ok: true };
  if (opened.version !== version)
    return { ok: false, reason: "conflict", opened, ...(await lastChange(trx, setting.subject)) };
  await setting.write(trx, value, { changed_at: park.now().toString(), changed_by: by });
  await recordAudit(trx, park.now(), {
    by,
    action,
    subject: setting.subject,
    details: { before: opened.value, after: value },
  });
  await park.changes.announce(trx, [...setting.tags]);
  return { ok: true };
}

/** Who changed something last, and when. */
export async function lastChange(
  trx: Kysely<Tables>,
  subject: string,
): Promise<{ by: string; at: Temporal.Instant | undefined }> {
  const row = await trx
    .selectFrom("audit_log")
    .leftJoin("staff", "staff.id", "audit_log.by")
    .select(["audit_log.at", "staff.name"])
    .where("subject", "=", subject)
    .orderBy("audit_log.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return { by: row?.name ?? "", at: row && Temporal.Instant.fromEpochMilliseconds(row.at.getTime()) };
}

function versionOf(value: Value): string {
  return createHash("sha256")
    .update(JSON.stringify(sorted(value)))
    .digest("base64url")
    .slice(0, 16);
}

/** The same value whatever the order of its names, which a database does not keep. */
function sorted(value: Value): Value {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, sorted(one)]),
  );
}
