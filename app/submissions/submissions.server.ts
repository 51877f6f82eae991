import { randomUUID } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import { awaitAuditTurn, recordAudit } from "#platform/audit.ts";
import type { Tables } from "#platform/db/tables.ts";
import { type JsonObject, jsonObjectSchema } from "#platform/json.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { keyedHash } from "#platform/seal.ts";
import { makeCode, makeSecret } from "./codes.ts";
import {
  type SubmissionKind,
  type SubmissionState,
  type Doer,
  endStates,
  isSubmissionState,
  isStaff,
} from "./submission.ts";
import { keyOfSubmission, newSubmissionKey, type SubmissionKey } from "./submission-keys.server.ts";

/** Somebody else changed the submission after it was read. The transaction is rolled back. */
export class SubmissionChanged extends Error {}

type Trx = Transaction<Tables>;
type Db = Kysely<Tables>;

export type NewSubmission = {
  kind: SubmissionKind;
  locale: Locale;
  /** Empty for a group that booked by telephone and has no e-mail address (rule G20). */
  email: string;
  /** All personal values, sealed under the submission's own key (rule D9). */
  personal: JsonObject;
  /** The park day by which staff reply. */
  dueOn?: string | undefined;
  state: SubmissionState;
  by: Doer;
  /** The park day from which the retention period counts, such as the day of the visit. */
  retainFrom: string;
};

/** A submission that was just opened, with what its first e-mail needs, so that nothing is read back and decrypted. */
export type OpenedSubmission = {
  id: string;
  code: string;
  secret: string;
  stateId: number;
  key: SubmissionKey;
  /** Empty where there is none. */
  email: string;
};

/** The holder has locked an idempotency key until the transaction ends, and may open its submission. */
export type KeyTurn = { readonly seen?: undefined; readonly hash: string };

/**
 * Locks an idempotency key, before anything else is done with a form: of two identical forms at once, the second waits
 * here. `seen` is the submission that this key has opened before (rule D5).
 */
export async function takeKey(
  trx: Trx,
  park: Park,
  idempotencyKey: string,
): Promise<KeyTurn | { seen: { id: string; secret: string } }> {
  const hash = idempotencyHash(park, idempotencyKey);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`submission ${hash}`}, 0))`.execute(trx);
  const seen = await findByKey(trx, park, hash);
  return seen ? { seen } : { hash };
}

/** Opens a submission for the holder of its key. Uses only the transaction. */
export async function openSubmission(
  trx: Trx,
  park: Park,
  turn: KeyTurn,
  submission: NewSubmission,
): Promise<OpenedSubmission> {
  const { email } = submission;
  const id = randomUUID();
  const secret = makeSecret();
  const { key, wrapped } = newSubmissionKey(park, id);
  const code = await freeCode(trx);
  await trx
    .insertInto("submissions")
    .values({
      id,
      code,
      kind: submission.kind,
      secret_hash: secretHash(park, secret),
      sealed_secret: key.seal("secret", secret),
      idempotency_hash: turn.hash,
      email_hash: addressHash(park, { ...submission.personal, email }),
      locale: submission.locale,
      sealed_personal: key.seal("personal", JSON.stringify({ ...submission.personal, email })),
      opened_at: park.now().toString(),
      due_on: submission.dueOn ?? null,
      retain_from: submission.retainFrom,
    })
    .execute();
  await trx.insertInto("submission_keys").values({ submission_id: id, wrapped }).execute();
  const stateId = await addState(trx, park, id, { state: submission.state, by: submission.by });
  return { id, code, secret, stateId, key, email };
}

/**
 * The secret of the submission that a key has opened. Does not wait for one that is being opened at this moment: it is
 * a form's first look.
 */
export async function submissionOf(db: Db, park: Park, idempotencyKey: string): Promise<string | undefined> {
  return (await findByKey(db, park, idempotencyHash(park, idempotencyKey)))?.secret;
}

/**
 * Locks a submission until the transaction ends, so that of two officers the second sees what the first did. For staff
 * it takes the audit log's lock first: a closing holds that lock while it goes through many submissions, and in any
 * other order the two would wait for each other.
 */
export async function lockSubmission(
  trx: Trx,
  id: string,
  by: Doer,
): Promise<{ newestStateId: number | undefined; dueOn: string | null; retainFrom: string }> {
  if (isStaff(by)) await awaitAuditTurn(trx);
  const { newest_state_id, due_on, retain_from } = await trx
    .selectFrom("submissions")
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
 * Adds a state; the newest one counts. The audit log notes what staff do (rules D2, S7). The visitor may read `why`.
 * `expected` is the newest state that somebody saw: when there is a newer one it throws `SubmissionChanged`, so the
 * transaction is rolled back and nothing is overwritten (rule S12). Call it before `setDue` and `setRetention` of the
 * same step: undoing the step restores the values from before it. Returns the number of the new state.
 */
export async function addState(
  trx: Trx,
  park: Park,
  id: string,
  {
    state,
    by,
    why,
    expected,
    takesBack,
  }: {
    state: SubmissionState;
    by: Doer;
    why?: string | undefined;
    expected?: number | undefined;
    takesBack?: number;
  },
): Promise<number> {
  const key = why === undefined ? undefined : await keyOfSubmission(trx, park, id);
  const sealed = key && key !== "erased" && why !== undefined ? key.seal("why", why) : null;
  const before = await lockSubmission(trx, id, by);
  if (expected !== undefined && expected !== before.newestStateId)
    throw new SubmissionChanged(`${id} was changed by somebody else`);
  const added = await trx
    .insertInto("submission_states")
    .values({
      submission_id: id,
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
  await trx
    .updateTable("submissions")
    .set({ newest_state: state, newest_state_id: added.id })
    .where("id", "=", id)
    .execute();
  if (isStaff(by))
    await recordAudit(trx, park.now(), {
      by,
      action: `submission.${state}`,
      subject: `submission:${id}`,
      details: { why: sealed },
    });
  return Number(added.id);
}

/** How far a submission has come: its newest state. */
export async function stateOf(db: Db, id: string): Promise<SubmissionState> {
  return (await newestStep(db, id)).state;
}

/** A submission's newest state, and since when it is in it. */
export async function newestStep(db: Db, id: string): Promise<{ state: SubmissionState; at: Temporal.Instant }> {
  const { state, at } = await db
    .selectFrom("submission_states")
    .select(["state", "at"])
    .where("submission_id", "=", id)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  if (!isSubmissionState(state)) throw new Error(`unknown state ${state}`);
  return { state, at: at.toTemporalInstant() };
}

/** Sets or, with undefined, takes away the park day until which staff reply. */
export async function setDue(trx: Trx, id: string, dueOn: string | undefined): Promise<void> {
  await trx
    .updateTable("submissions")
    .set({ due_on: dueOn ?? null })
    .where("id", "=", id)
    .execute();
}

/**
 * Sets the park day from which the retention period counts, as when something is finished earlier or later than was
 * thought.
 */
export async function setRetention(trx: Trx, id: string, from: string): Promise<void> {
  await trx.updateTable("submissions").set({ retain_from: from }).where("id", "=", id).execute();
}

/** The personal values given when it was opened, with the `email`; "erased" when its key was destroyed. */
export async function personalOf(db: Db, park: Park, id: string): Promise<JsonObject | "erased"> {
  const row = await db
    .selectFrom("submissions")
    .select("sealed_personal")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const key = await keyOfSubmission(db, park, id);
  return key === "erased" ? "erased" : jsonObjectSchema.parse(JSON.parse(key.open("personal", row.sealed_personal)));
}

/** Writes personal values anew, as after a change by staff; what is not named stays. Nothing when they were erased. */
export async function changePersonal(trx: Trx, park: Park, id: string, changed: JsonObject): Promise<void> {
  const [key, before] = [await keyOfSubmission(trx, park, id), await personalOf(trx, park, id)];
  if (key === "erased" || before === "erased") return;
  const personal = { ...before, ...changed };
  await trx
    .updateTable("submissions")
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
 * What an applicant's submissions are found by: the e-mail address, or of who has none the telephone number,
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

/** The hash by which an applicant's submissions are found. */
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
    .selectFrom("submissions")
    .select(["id", "sealed_secret"])
    .where("idempotency_hash", "=", hash)
    .executeTakeFirst();
  const key = row && (await keyOfSubmission(db, park, row.id));
  return row && key && key !== "erased" ? { id: row.id, secret: key.open("secret", row.sealed_secret) } : undefined;
}

async function freeCode(trx: Trx): Promise<string> {
  for (;;) {
    const code = makeCode();
    if (!(await trx.selectFrom("submissions").select("id").where("code", "=", code).executeTakeFirst())) return code;
  }
}

/**
 * Whether the same address has asked for the same kind of thing again since, and has it still: then both would stand
 * (rule P4).
 */
export async function hasAskedAnew(db: Db, submissionId: string, since: Temporal.Instant): Promise<boolean> {
  const later = await db
    .selectFrom("submissions as old")
    .innerJoin("submissions as later", "later.email_hash", "old.email_hash")
    .select("later.id")
    .where("old.id", "=", submissionId)
    .whereRef("later.id", "!=", "old.id")
    .whereRef("later.kind", "=", "old.kind")
    .where("later.opened_at", ">", new Date(since.epochMilliseconds))
    .execute();
  for (const { id } of later) if (!endStates.includes(await stateOf(db, id))) return true;
  return false;
}
