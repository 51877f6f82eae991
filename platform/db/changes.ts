import { AsyncLocalStorage } from "node:async_hooks";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "./tables.ts";

const channel = "park_changes";
const mostPerNotice = 100;

/** Tells every instance what changed, when the transaction that changed it commits. */
export interface Changes {
  /** Announces tags such as "item:abc" or "facts" inside the transaction that changes them. */
  announce(trx: Transaction<Tables> | Kysely<Tables>, tags: string[]): Promise<void>;
  /** Hears every announcement; `undefined` means some may have been missed, so forget everything. */
  onChange(listener: (tags: string[] | undefined) => void): void;
  close(): Promise<void>;
}

/** How a database delivers notices: calls `onNotice` for each, `onLost` after a broken connection came back. */
export type Listen = (
  channel: string,
  onNotice: (payload: string) => void,
  onLost: () => void,
) => Promise<() => Promise<void>>;

/** Starts to listen; one per process. */
export async function openChanges(listen: Listen): Promise<Changes> {
  const listeners: ((tags: string[] | undefined) => void)[] = [];
  // The embedded database delivers from within the transaction that announced; who hears is no part of that.
  const apart = AsyncLocalStorage.snapshot();
  const hear = (tags: string[] | undefined) => {
    for (const listener of listeners) apart(listener, tags);
  };
  const stop = await listen(
    channel,
    (payload) => hear(payload.split(" ")),
    () => hear(undefined),
  );
  return {
    async announce(trx, tags) {
      for (let from = 0; from < tags.length; from += mostPerNotice)
        await sql`select pg_notify(${channel}, ${tags.slice(from, from + mostPerNotice).join(" ")})`.execute(trx);
    },
    onChange: (listener) => void listeners.push(listener),
    close: stop,
  };
}
