import { createHmac } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../db/tables.ts";

const failuresAllowed = 5;
const remembered = sql<Date>`clock_timestamp() - interval '15 minutes'`;

/** Counts failed sign-ins per account and address over 15 minutes, by the database's clock, which no header moves. */
export function openLock(db: Kysely<Tables>, secret: string) {
  const hash = (value: string) => createHmac("sha256", secret).update(`sign-in ${value}`).digest("base64url");

  async function countOf(account: string, address: string): Promise<number> {
    const { count } = await db
      .selectFrom("sign_in_failures")
      .select((eb) => eb.fn.countAll<number | string>().as("count"))
      .where("account", "=", account)
      .where("address", "=", address)
      .where("at", ">", remembered)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  return {
    /**
     * Notes an attempt as failed before it is made, so that a hundred guesses sent at once are counted too;
     * false when the account is locked for this address.
     */
    async attempt(email: string, address: string): Promise<boolean> {
      const row = { account: hash(email), address: hash(address) };
      if ((await countOf(row.account, row.address)) >= failuresAllowed) return false;
      await db.deleteFrom("sign_in_failures").where("at", "<=", remembered).execute();
      await db.insertInto("sign_in_failures").values(row).execute();
      return (await countOf(row.account, row.address)) <= failuresAllowed;
    },
    /** Forgets the failures after a success; without an address, those of every address. */
    async clear(email: string, address?: string): Promise<void> {
      const failures = db.deleteFrom("sign_in_failures").where("account", "=", hash(email));
      await (address === undefined ? failures : failures.where("address", "=", hash(address))).execute();
    },
  };
}
