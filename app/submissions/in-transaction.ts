import type { Transaction } from "kysely";
import type { Tables } from "#platform/db/tables.ts";
import { openMemo } from "#platform/memo.ts";
import type { Park } from "#platform/park.ts";

/** The same park, but every query goes through the transaction, and nothing remembered from outside it is used. */
export function inTransaction(park: Park, trx: Transaction<Tables>): Park {
  return { ...park, db: trx, memo: openMemo() };
}
