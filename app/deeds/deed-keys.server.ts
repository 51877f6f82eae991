import type { Kysely } from "kysely";
import type { Tables } from "#platform/db/tables.ts";
import type { Park } from "#platform/park.ts";
import { keyFrom, makeKey, seal, unseal } from "#platform/seal.ts";

/** Seals and opens the personal values of one deed; `what` says which, so that two never take each other's place. */
export type DeedKey = { seal(what: string, text: string): string; open(what: string, sealed: string): string };

/** Makes the key of a new deed; `wrapped` is how it is kept. */
export function newDeedKey(park: Pick<Park, "config">, deedId: string): { key: DeedKey; wrapped: string } {
  const bytes = makeKey();
  return { key: deedKey(bytes, deedId), wrapped: seal(wrapper(park), bytes.toString("base64url"), `key of ${deedId}`) };
}

/** The key of a deed; "erased" when it was destroyed (rule D9). */
export async function keyOfDeed(
  db: Kysely<Tables>,
  park: Pick<Park, "config">,
  deedId: string,
): Promise<DeedKey | "erased"> {
  const row = await db.selectFrom("deed_keys").select("wrapped").where("deed_id", "=", deedId).executeTakeFirst();
  return row
    ? deedKey(Buffer.from(unseal(wrapper(park), row.wrapped, `key of ${deedId}`), "base64url"), deedId)
    : "erased";
}

/** Opens the keys of many deeds from how they are kept, the park's own key made once. */
export function keyOpener(park: Pick<Park, "config">): (deedId: string, wrapped: string) => DeedKey {
  const own = wrapper(park);
  return (deedId, wrapped) => deedKey(Buffer.from(unseal(own, wrapped, `key of ${deedId}`), "base64url"), deedId);
}

function deedKey(bytes: Buffer, deedId: string): DeedKey {
  return {
    seal: (what, text) => seal(bytes, text, `${what} of ${deedId}`),
    open: (what, sealed) => unseal(bytes, sealed, `${what} of ${deedId}`),
  };
}

function wrapper(park: Pick<Park, "config">): Buffer {
  return keyFrom(park.config.secret, "deed keys");
}
