import type { Kysely } from "kysely";
import type { Tables } from "#platform/db/tables.ts";
import { jsonObjectSchema } from "#platform/json.ts";
import { defaultLocale, isLocale, type Locale, pathIn } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { isSecret } from "./codes.ts";
import { type SubmissionState, isSubmissionKind, isSubmissionState, statusPath } from "./submission.ts";
import { type SubmissionKey, keyOfSubmission } from "./submission-keys.server.ts";
import { emailHash, secretHash, stateOf } from "./submissions.server.ts";
import type { Submission } from "./submission-type.ts";

type Db = Kysely<Tables>;

/** A submission in its present state; undefined when there is none with that id. Uses only `db`. */
export async function readSubmission(db: Db, park: Park, id: string): Promise<Submission | undefined> {
  const row = await db.selectFrom("submissions").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  if (!isSubmissionKind(row.kind)) throw new Error(`unknown kind of submission ${row.kind}`);
  const key = await keyOfSubmission(db, park, id);
  return {
    id,
    kind: row.kind,
    code: row.code,
    locale: isLocale(row.locale) ? row.locale : defaultLocale,
    openedAt: Temporal.Instant.fromEpochMilliseconds(row.opened_at.getTime()),
    state: await stateOf(db, id),
    stateId: Number(row.newest_state_id),
    dueOn: row.due_on ?? undefined,
    personal:
      key === "erased" ? "erased" : jsonObjectSchema.parse(JSON.parse(key.open("personal", row.sealed_personal))),
  };
}

/** The submission a secret link leads to. */
export async function findBySecret(park: Park, secret: string): Promise<Submission | undefined> {
  if (!isSecret(secret)) return undefined;
  const row = await park.db
    .selectFrom("submissions")
    .select("id")
    .where("secret_hash", "=", secretHash(park, secret))
    .executeTakeFirst();
  return row && readSubmission(park.db, park, row.id);
}

/** The id of the submission with this code and this e-mail address. */
export async function findByCodeAndEmail(db: Db, park: Park, code: string, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("submissions")
    .select("id")
    .where("code", "=", code)
    .where("email_hash", "=", emailHash(park, email))
    .executeTakeFirst();
  return row?.id;
}

/** All submissions of one person, found by an address (`addressOf`), oldest first. */
export async function submissionsOfEmail(db: Db, park: Park, address: string): Promise<string[]> {
  const rows = await db
    .selectFrom("submissions")
    .select("id")
    .where("email_hash", "=", emailHash(park, address))
    .orderBy("opened_at")
    .execute();
  return rows.map(({ id }) => id);
}

/** The full address of the secret status page; undefined when the submission was erased. */
export async function statusLink(db: Db, park: Park, id: string, locale: Locale): Promise<string | undefined> {
  const key = await keyOfSubmission(db, park, id);
  if (key === "erased") return undefined;
  const { sealed_secret } = await db
    .selectFrom("submissions")
    .select("sealed_secret")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return park.config.siteUrl + pathIn(locale, statusPath(key.open("secret", sealed_secret)));
}

export type Step = {
  id: number;
  state: SubmissionState;
  by: string;
  why: string | undefined;
  at: Temporal.Instant;
  /** The step that this one undid. */
  takesBack: number | undefined;
};

/** Every state a submission has been in, oldest first; reasons of an erased submission are left out. */
export async function stepsOf(db: Db, park: Park, id: string): Promise<Step[]> {
  const key = await keyOfSubmission(db, park, id);
  const rows = await db
    .selectFrom("submission_states")
    .select(["id", "state", "by", "sealed_why", "at", "takes_back"])
    .where("submission_id", "=", id)
    .orderBy("id")
    .execute();
  return rows.flatMap(({ id: number, state, by, sealed_why, at, takes_back }) =>
    isSubmissionState(state)
      ? [
          {
            id: Number(number),
            state,
            by,
            why: openOr(key, "why", sealed_why),
            at: Temporal.Instant.fromEpochMilliseconds(at.getTime()),
            takesBack: takes_back === null ? undefined : Number(takes_back),
          },
        ]
      : [],
  );
}

/** Opens a sealed text; undefined where there is none, or where its key was destroyed. */
export function openOr(key: SubmissionKey | "erased", what: string, sealed: string | null): string | undefined {
  return sealed === null || key === "erased" ? undefined : key.open(what, sealed);
}
