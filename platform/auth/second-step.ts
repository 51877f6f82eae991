import { type Kysely, sql } from "kysely";
import type { Tables } from "../db/tables.ts";
import { keyedHash } from "../seal.ts";
import type { AuthEngine } from "./engine.ts";
import { known, unlessRefused } from "./request.ts";

/** Longer than the library takes a code for: its half minute, the one before and the one after. */
const remembered = sql<Date>`clock_timestamp() - interval '5 minutes'`;

class UsedBefore extends Error {}

/**
 * The second step of a sign-in. A recovery code is spent by the library; a code of the app is noted by us, in the
 * transaction that begins the session, so that of two who send the same one only the first comes in (rule S3).
 */
export async function takeSecondStep(
  db: Kysely<Tables>,
  engineOn: (on: Kysely<Tables>) => Promise<AuthEngine>,
  secret: string,
  request: Request,
  typed: string,
) {
  const code = typed.replace(/\s/g, "");
  const given = { body: { code }, headers: known(request), returnHeaders: true } as const;
  if (!/^\d{6}$/.test(code)) {
    const { api } = await engineOn(db);
    return unlessRefused(() => api.verifyBackupCode(given));
  }
  try {
    return await db.transaction().execute(async (trx) => {
      const { api } = await engineOn(trx);
      const entered = await unlessRefused(() => api.verifyTOTP(given));
      if (entered.ok && !(await spendCode(trx, secret, entered.value.response.user.id, code))) throw new UsedBefore();
      return entered;
    });
  } catch (error) {
    if (error instanceof UsedBefore) return { ok: false as const, status: 401, code: "USED_BEFORE" };
    throw error;
  }
}

/** Notes that somebody's code of the app has been used; false when it had been. */
export async function spendCode(db: Kysely<Tables>, secret: string, staffId: string, code: string): Promise<boolean> {
  await db.deleteFrom("staff_codes_used").where("at", "<", remembered).execute();
  const noted = await db
    .insertInto("staff_codes_used")
    .values({ hash: keyedHash(secret, "codes used", `${staffId} ${code}`) })
    .onConflict((conflict) => conflict.doNothing())
    .returning("hash")
    .executeTakeFirst();
  return noted !== undefined;
}
