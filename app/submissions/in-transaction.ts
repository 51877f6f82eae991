import type { Transaction } from "kysely";
import type { Tables } from "#platform/db/tables.ts";
import { openMemo } from "#platform/memo.ts";
import type { Park } from "#platform/park.ts";

/** The park as seen inside a transaction: what is read there is read anew, and through it. */
export function inTransaction(park: Park, trx: Transaction<Tables>): Park {
  return { ...park, db: trx, memo: openMemo() };
}
