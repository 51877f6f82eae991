import type { Kysely } from "kysely";
import type { Tables } from "#platform/db/tables.ts";
import { jsonObjectSchema } from "#platform/json.ts";
import { defaultLocale, isLocale, type Locale, pathIn } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { isSecret } from "./codes.ts";
import { type DeedState, isDeedKind, isDeedState, statusPath } from "./deed.ts";
import { type DeedKey, keyOfDeed } from "./deed-keys.server.ts";
import { emailHash, secretHash, stateOf } from "./deeds.server.ts";
import type { Deed } from "./kind.ts";

type Db = Kysely<Tables>;

/** A deed as it stands; nothing when there is none of that id. Reads from `db` alone. */
export async function readDeed(db: Db, park: Park, id: string): Promise<Deed | undefined> {
  const row = await db.selectFrom("deeds").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  if (!isDeedKind(row.kind)) throw new Error(`unknown kind of deed ${row.kind}`);
  const key = await keyOfDeed(db, park, id);
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

/** The deed a secret link leads to. */
export async function findBySecret(park: Park, secret: string): Promise<Deed | undefined> {
  if (!isSecret(secret)) return undefined;
  const row = await park.db
    .selectFrom("deeds")
    .select("id")
    .where("secret_hash", "=", secretHash(park, secret))
    .executeTakeFirst();
  return row && readDeed(park.db, park, row.id);
}

/** The id of the deed with this code that was asked for with this e-mail address. */
export async function findByCodeAndEmail(db: Db, park: Park, code: string, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("deeds")
    .select("id")
    .where("code", "=", code)
    .where("email_hash", "=", emailHash(park, email))
    .executeTakeFirst();
  return row?.id;
}

/** Every deed of whoever is found by an address (`addressOf`), oldest first. */
export async function deedsOfEmail(db: Db, park: Park, address: string): Promise<string[]> {
  const rows = await db
    .selectFrom("deeds")
    .select("id")
    .where("email_hash", "=", emailHash(park, address))
    .orderBy("opened_at")
    .execute();
  return rows.map(({ id }) => id);
}

/** The secret status page of a deed, as a whole address; nothing when the deed was erased. */
export async function statusLink(db: Db, park: Park, id: string, locale: Locale): Promise<string | undefined> {
  const key = await keyOfDeed(db, park, id);
  if (key === "erased") return undefined;
  const { sealed_secret } = await db
    .selectFrom("deeds")
    .select("sealed_secret")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return park.config.siteUrl + pathIn(locale, statusPath(key.open("secret", sealed_secret)));
}

export type Step = {
  id: number;
  state: DeedState;
  by: string;
  why: string | undefined;
  at: Temporal.Instant;
  /** The step that this one took back. */
  takesBack: number | undefined;
};

/** Every state a deed has been in, oldest first; reasons of an erased deed are left out. */
export async function stepsOf(db: Db, park: Park, id: string): Promise<Step[]> {
  const key = await keyOfDeed(db, park, id);
  const rows = await db
    .selectFrom("deed_states")
    .select(["id", "state", "by", "sealed_why", "at", "takes_back"])
    .where("deed_id", "=", id)
    .orderBy("id")
    .execute();
  return rows.flatMap(({ id: number, state, by, sealed_why, at, takes_back }) =>
    isDeedState(state)
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

/** A sealed text, opened; nothing where there is none or its key is gone. */
export function openOr(key: DeedKey | "erased", what: string, sealed: string | null): string | undefined {
  return sealed === null || key === "erased" ? undefined : key.open(what, sealed);
}
