import { randomUUID } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import { awaitAuditTurn, recordAudit } from "#platform/audit.ts";
import type { Tables } from "#platform/db/tables.ts";
import { type JsonObject, jsonObjectSchema } from "#platform/json.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { keyedHash } from "#platform/seal.ts";
import { makeCode, makeSecret } from "./codes.ts";
import { type DeedKind, type DeedState, type Doer, endStates, isDeedState, isStaff } from "./deed.ts";
import { keyOfDeed, newDeedKey } from "./deed-keys.server.ts";
import { mustBeAsSeen } from "./seen.server.ts";

type Trx = Transaction<Tables>;
type Db = Kysely<Tables>;

export type NewDeed = {
  kind: DeedKind;
  locale: Locale;
  /** From the form's hidden keys: the same one makes no second deed (rule D5). */
  idempotencyKey: string;
  /** Empty for who booked by telephone and has none (rule G20). */
  email: string;
  /** Everything that tells of a person; sealed under the deed's own key (rule D9). */
  personal: JsonObject;
  /** Until when staff reply, in park days. */
  dueOn?: string | undefined;
  state: DeedState;
  by: Doer;
  /** The park day from which the retention period counts, such as the day of the visit. */
  retainFrom: string;
};

export type Opened =
  | { opened: true; id: string; code: string; secret: string }
  | { opened: false; id: string; secret: string };

/** Opens a deed; with a key seen before it answers the deed that key opened. Only the transaction is used. */
export async function openDeed(trx: Trx, park: Park, deed: NewDeed): Promise<Opened> {
  const seen = await deedOfKey(trx, park, deed.idempotencyKey);
  if (seen) return { opened: false, ...seen };
  const id = randomUUID();
  const secret = makeSecret();
  const { key, wrapped } = newDeedKey(park, id);
  const code = await freeCode(trx);
  await trx
    .insertInto("deeds")
    .values({
      id,
      code,
      kind: deed.kind,
      secret_hash: secretHash(park, secret),
      sealed_secret: key.seal("secret", secret),
      idempotency_hash: idempotencyHash(park, deed.idempotencyKey),
      email_hash: addressHash(park, { ...deed.personal, email: deed.email }),
      locale: deed.locale,
      sealed_personal: key.seal("personal", JSON.stringify({ ...deed.personal, email: deed.email })),
      opened_at: park.now().toString(),
      due_on: deed.dueOn ?? null,
      retain_from: deed.retainFrom,
    })
    .execute();
  await trx.insertInto("deed_keys").values({ deed_id: id, wrapped }).execute();
  await addState(trx, park, id, { state: deed.state, by: deed.by });
  return { opened: true, id, code, secret };
}

/**
 * The deed an idempotency key has opened. Who asks within a transaction goes on alone with that key until its end, so
 * that the check may come before everything else: of two that send the same form at once, the second waits here.
 */
export async function deedOfKey(
  trx: Trx,
  park: Park,
  idempotencyKey: string,
): Promise<{ id: string; secret: string } | undefined> {
  const hash = idempotencyHash(park, idempotencyKey);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`deed ${hash}`}, 0))`.execute(trx);
  return findByKey(trx, park, hash);
}

/**
 * The secret of the deed a key has opened, without waiting for one that is just being opened: for a form's first look.
 */
export async function deedOf(db: Db, park: Park, idempotencyKey: string): Promise<string | undefined> {
  return (await findByKey(db, park, idempotencyHash(park, idempotencyKey)))?.secret;
}

/**
 * Locks a deed until the transaction ends: of two who act on it at once the second sees what the first did. What staff
 * do is told to the audit log, in which a closing has its turn while it goes from deed to deed: in any other order the
 * two would wait for each other.
 */
export async function lockDeed(
  trx: Trx,
  id: string,
  by: Doer,
): Promise<{ newestStateId: number | undefined; dueOn: string | null; retainFrom: string }> {
  if (isStaff(by)) await awaitAuditTurn(trx);
  const { newest_state_id, due_on, retain_from } = await trx
    .selectFrom("deeds")
    .select(["newest_state_id", "due_on", "retain_from"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return {
    newestStateId: newest_state_id === null ? undefined : Number(newest_state_id),
    dueOn: due_on,
    retainFrom: retain_from,
  };
}

/**
 * Adds a state; the newest holds. What staff do is told to the audit log too (rules D2, S7). `why` may be read by the
 * visitor. Answers its number. It comes before `setDue` and `setRetention` of the same step, which are put back as they
 * are here when it is taken back.
 */
export async function addState(
  trx: Trx,
  park: Park,
  id: string,
  { state, by, why, takesBack }: { state: DeedState; by: Doer; why?: string | undefined; takesBack?: number },
): Promise<number> {
  const key = why === undefined ? undefined : await keyOfDeed(trx, park, id);
  const sealed = key && key !== "erased" && why !== undefined ? key.seal("why", why) : null;
  const before = await lockDeed(trx, id, by);
  const added = await trx
    .insertInto("deed_states")
    .values({
      deed_id: id,
      state,
      by,
      sealed_why: sealed,
      at: park.now().toString(),
      due_before: before.dueOn,
      retain_before: before.retainFrom,
      takes_back: takesBack ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  mustBeAsSeen(id, before.newestStateId, Number(added.id));
  await trx.updateTable("deeds").set({ newest_state: state, newest_state_id: added.id }).where("id", "=", id).execute();
  if (isStaff(by))
    await recordAudit(trx, park.now(), {
      by,
      action: `deed.${state}`,
      subject: `deed:${id}`,
      details: { why: sealed },
    });
  return Number(added.id);
}

/** How far a deed has come: its newest state. */
export async function stateOf(db: Db, id: string): Promise<DeedState> {
  return (await newestStep(db, id)).state;
}

/** A deed's newest state, and since when it is in it. */
export async function newestStep(db: Db, id: string): Promise<{ state: DeedState; at: Temporal.Instant }> {
  const { state, at } = await db
    .selectFrom("deed_states")
    .select(["state", "at"])
    .where("deed_id", "=", id)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  if (!isDeedState(state)) throw new Error(`unknown state ${state}`);
  return { state, at: at.toTemporalInstant() };
}

/** Sets or, with undefined, takes away the park day until which staff reply. */
export async function setDue(trx: Trx, id: string, dueOn: string | undefined): Promise<void> {
  await trx
    .updateTable("deeds")
    .set({ due_on: dueOn ?? null })
    .where("id", "=", id)
    .execute();
}

/**
 * Sets the park day from which the retention period counts, as when something is finished earlier or later than was
 * thought.
 */
export async function setRetention(trx: Trx, id: string, from: string): Promise<void> {
  await trx.updateTable("deeds").set({ retain_from: from }).where("id", "=", id).execute();
}

/** The personal values given when it was opened, with the `email`; "erased" when its key was destroyed. */
export async function personalOf(db: Db, park: Park, id: string): Promise<JsonObject | "erased"> {
  const row = await db.selectFrom("deeds").select("sealed_personal").where("id", "=", id).executeTakeFirstOrThrow();
  const key = await keyOfDeed(db, park, id);
  return key === "erased" ? "erased" : jsonObjectSchema.parse(JSON.parse(key.open("personal", row.sealed_personal)));
}

/** Writes personal values anew, as after a change by staff; what is not named stays. Nothing when they were erased. */
export async function changePersonal(trx: Trx, park: Park, id: string, changed: JsonObject): Promise<void> {
  const [key, before] = [await keyOfDeed(trx, park, id), await personalOf(trx, park, id)];
  if (key === "erased" || before === "erased") return;
  const personal = { ...before, ...changed };
  await trx
    .updateTable("deeds")
    .set({
      sealed_personal: key.seal("personal", JSON.stringify(personal)),
      email_hash: addressHash(park, personal),
      touched_at: touchedNow,
    })
    .where("id", "=", id)
    .execute();
}

/** The moment of a change by the database's own clock, as every process reads it there. */
export const touchedNow = sql<string>`clock_timestamp()`;

/** The hash under which a status link's secret is kept. */
export function secretHash(park: Pick<Park, "config">, secret: string): string {
  return keyedHash(park.config.secret, "status links", secret);
}

/**
 * What an applicant's deeds are found by: the e-mail address, or of who has none the telephone number,
 * `tel:0988111222`.
 */
export function addressOf({ email, phone }: JsonObject): string {
  if (typeof email === "string" && email) return email;
  const number = plainPhone(phone);
  return number && `tel:${number}`;
}

/** A telephone number however it was written, without its extension: "+886 912-000-005" is 0912000005. */
export function plainPhone(phone: unknown): string {
  return typeof phone === "string"
    ? phone.normalize("NFKC").replace(/#.*/, "").replace(/\D/g, "").replace(/^886/, "0")
    : "";
}

/** The hash by which an applicant's deeds are found. */
export function emailHash(park: Pick<Park, "config">, email: string): string {
  return keyedHash(park.config.secret, "deed e-mails", email.trim().toLowerCase());
}

function addressHash(park: Pick<Park, "config">, personal: JsonObject): string | null {
  const address = addressOf(personal);
  return address ? emailHash(park, address) : null;
}

function idempotencyHash(park: Pick<Park, "config">, key: string): string {
  return keyedHash(park.config.secret, "idempotency keys", key);
}

async function findByKey(db: Db, park: Park, hash: string): Promise<{ id: string; secret: string } | undefined> {
  const row = await db
    .selectFrom("deeds")
    .select(["id", "sealed_secret"])
    .where("idempotency_hash", "=", hash)
    .executeTakeFirst();
  const key = row && (await keyOfDeed(db, park, row.id));
  return row && key && key !== "erased" ? { id: row.id, secret: key.open("secret", row.sealed_secret) } : undefined;
}

async function freeCode(trx: Trx): Promise<string> {
  for (;;) {
    const code = makeCode();
    if (!(await trx.selectFrom("deeds").select("id").where("code", "=", code).executeTakeFirst())) return code;
  }
}

/**
 * Whether the same address has asked for the same kind of thing again since, and has it still: then both would stand
 * (rule P4).
 */
export async function hasAskedAnew(db: Db, deedId: string, since: Temporal.Instant): Promise<boolean> {
  const later = await db
    .selectFrom("deeds as old")
    .innerJoin("deeds as later", "later.email_hash", "old.email_hash")
    .select("later.id")
    .where("old.id", "=", deedId)
    .whereRef("later.id", "!=", "old.id")
    .whereRef("later.kind", "=", "old.kind")
    .where("later.opened_at", ">", new Date(since.epochMilliseconds))
    .execute();
  for (const { id } of later) if (!endStates.includes(await stateOf(db, id))) return true;
  return false;
}
