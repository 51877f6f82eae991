import type { Kysely } from "kysely";
import { ConfigError } from "../config.ts";
import { keyedHash } from "../seal.ts";
import type { Tables } from "./tables.ts";

/**
 * Refuses a SECRET that is another than the one the database was made with (rule H43): such a process would end the
 * sessions of the others, refuse their forms and seal what they cannot read. Notes that of the first.
 */
export async function checkSecret(db: Kysely<Tables>, secret: string): Promise<void> {
  const fingerprint = keyedHash(secret, "fingerprint", "park");
  const find = () => db.selectFrom("secret_fingerprint").select("fingerprint").executeTakeFirst();
  let noted = await find();
  if (!noted) {
    await db
      .insertInto("secret_fingerprint")
      .values({ fingerprint })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    noted = await find();
  }
  if (noted && noted.fingerprint !== fingerprint)
    throw new ConfigError(
      "SECRET is another than the one this database was made with; give every process the same one (without DATABASE_URL it is in DATA_DIR/secret; after a restore, the one that the restore names)",
    );
}
