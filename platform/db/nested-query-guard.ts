import { AsyncLocalStorage } from "node:async_hooks";
import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/**
 * Has a query refused that is asked beside a transaction by what runs inside it, instead of through it. The embedded
 * database has one connection: such a query waits for the transaction that waits for it, and everybody after them for
 * both. On a server a few at once do the same with all connections. Gives the question itself, for values that are only
 * sometimes asked for.
 */
export function guardNestedQueries(db: Kysely<Tables>): () => void {
  const inside = new AsyncLocalStorage<{ open: boolean }>();
  const refuse = () => {
    // What a transaction left behind, and runs on after its end, may ask as it likes.
    if (inside.getStore()?.open)
      throw new Error(
        "this query was sent past an open transaction: send it through the transaction (inTransaction), or before it begins",
      );
  };
  const executor = db.getExecutor();
  const provide = executor.provideConnection.bind(executor);
  executor.provideConnection = async (use, options) => {
    refuse();
    const held = { open: true };
    try {
      return await provide((connection) => inside.run(held, () => use(connection)), options);
    } finally {
      held.open = false;
    }
  };
  return refuse;
}
