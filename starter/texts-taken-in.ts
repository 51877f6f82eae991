import type { Kysely } from "kysely";
import type { Tables } from "#platform/db/tables.ts";
import type { Park } from "#platform/park.ts";

/** The setting that holds the fingerprint of the starter texts a park has taken in. */
const key = "starter.texts";

/** Whether a park has the starter texts of this fingerprint; asks for one row and reads no text. */
export async function hasTakenIn(db: Kysely<Tables>, fingerprint: string): Promise<boolean> {
  const row = await db.selectFrom("site_settings").select("value").where("key", "=", key).executeTakeFirst();
  return row?.value === fingerprint;
}

/** Notes that a park has them. */
export async function noteTakenIn(park: Pick<Park, "now">, trx: Kysely<Tables>, fingerprint: string): Promise<void> {
  const row = { value: JSON.stringify(fingerprint), changed_at: park.now().toString(), changed_by: "starter" };
  await trx
    .insertInto("site_settings")
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
    .execute();
}
