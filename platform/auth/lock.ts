import { createHmac } from "node:crypto";
import { type Kysely, type SqlBool, sql } from "kysely";
import type { Tables } from "../db/tables.ts";

/** So many failures in 15 minutes close an account for where they come from. */
const failuresHere = 5;
/**
 * After so many in an hour from anywhere, devices that the account does not know get one attempt in two minutes among
 * them all.
 */
const failuresAnywhere = 20;

const within = (minutes: number) => sql<SqlBool>`at > clock_timestamp() - ${minutes} * interval '1 minute'`;

/** Where an attempt comes from: a device that has signed in to the account before, or an address. */
export type Source = { device: string } | { address: string };
export type Attempt = "go" | "locked" | "slowed";

/**
 * Counts failed sign-ins per account, where they come from and in all, by the database's clock, which no header moves
 * (rule H30).
 */
export function openLock(db: Kysely<Tables>, secret: string) {
  const hash = (value: string) => createHmac("sha256", secret).update(`sign-in ${value}`).digest("base64url");
  const placeOf = (source: Source) => ("device" in source ? hash(`device ${source.device}`) : hash(source.address));

  return {
    /**
     * Notes an attempt as failed before it is made, so that a hundred guesses sent at once are counted too. `locked`
     * when there were too many from here, `slowed` when there were too many from everywhere and the account does not
     * know this device; neither counts again.
     */
    attempt(email: string, source: Source): Promise<Attempt> {
      const row = { account: hash(email), address: placeOf(source), known: "device" in source };
      return db.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(hashtext(${`sign-in ${row.account}`}))`.execute(trx);
        await trx
          .deleteFrom("sign_in_failures")
          .where((eb) => eb.not(within(60)))
          .execute();
        const counts = await trx
          .selectFrom("sign_in_failures")
          .select(({ fn }) => [
            fn.countAll<number | string>().filterWhere("address", "=", row.address).filterWhere(within(15)).as("here"),
            fn.countAll<number | string>().filterWhere("known", "=", false).as("anywhere"),
            fn.countAll<number | string>().filterWhere("known", "=", false).filterWhere(within(2)).as("lately"),
          ])
          .where("account", "=", row.account)
          .executeTakeFirstOrThrow();
        if (Number(counts.here) >= failuresHere) return "locked";
        if (!row.known && Number(counts.anywhere) >= failuresAnywhere && Number(counts.lately) > 0) return "slowed";
        await trx.insertInto("sign_in_failures").values(row).execute();
        return "go";
      });
    },
    /** Forgets the failures after a success; without a source, those of every place. */
    async clear(email: string, source?: Source): Promise<void> {
      const failures = db.deleteFrom("sign_in_failures").where("account", "=", hash(email));
      await (source === undefined ? failures : failures.where("address", "=", placeOf(source))).execute();
    },
  };
}
