import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import type { Logger } from "pino";
import { DatabaseFault, faultOf } from "./faults.ts";

/** How long a server may take, in milliseconds, before somebody is told to come again. */
export type Bounds = {
  /** Connections at most. */
  most: number;
  /** Longest wait for a connection: a new one, or a free one of the pool. */
  connectMs: number;
  /** Longest time for one statement, for a lock, and for a transaction that asks nothing; 0 means no limit. */
  statementMs: number;
  lockMs: number;
  idleMs: number;
};

/**
 * The server ends a statement after `statementMs`. If its answer does not come so many milliseconds later, the
 * connection is given up.
 */
const graceMs = 3_000;

/** Connections to the server at `url`. A connection that breaks never ends the process, whether it is in use or not. */
export function openPool(
  url: string,
  { most, connectMs, statementMs, lockMs, idleMs }: Bounds,
  log: Logger,
  name?: string,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    connectionTimeoutMillis: connectMs,
    // A machine that has lost its power sends no goodbye: the system asks whether it is still there.
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    ...(name && { application_name: name }),
    ...(statementMs > 0 && { statement_timeout: statementMs }),
    ...(lockMs > 0 && { lock_timeout: lockMs }),
    ...(idleMs > 0 && { idle_in_transaction_session_timeout: idleMs }),
  });
  // The pool reports only connections that break while idle. Those in use need a listener of their own, or the error
  // ends the process.
  pool.on(
    "connect",
    (client) => void client.on("error", (error) => log.warn({ err: error }, "a database connection broke")),
  );
  pool.on("error", () => {});
  return pool;
}

/** The pool as Kysely uses it: errors of a connection say what they are, and one that broke is not used again. */
export function poolForQueries(pool: pg.Pool, { most, statementMs }: Bounds): PostgresPool {
  const patienceMs = statementMs > 0 ? statementMs + graceMs : 0;
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const watch = (client: pg.PoolClient) => {
    const ours = known.get(client) ?? watched(client, patienceMs);
    known.set(client, ours);
    return ours;
  };
  // As soon as it is open: a connection can break before its first query.
  pool.on("connect", (client) => void watch(client));
  return {
    options: pool.options,
    Client: pg.Client,
    end: () => pool.end(),
    async connect() {
      return watch(
        await pool.connect().catch((error: unknown) => {
          throw pool.ending || faultOf(error)
            ? error
            : new DatabaseFault(pool.totalCount >= most ? "busy" : "away", error);
        }),
      );
    },
  };
}

function watched(client: pg.PoolClient, patienceMs: number): PostgresPoolClient {
  let broken = false;
  const breaks = () => {
    broken = true;
  };
  client.on("error", breaks);
  client.on("end", breaks);

  async function query(text: string, values: readonly unknown[]) {
    try {
      return await inTime(client.query(text, [...values]), patienceMs, breaks);
    } catch (error) {
      if (error instanceof pg.DatabaseError || !broken) throw error;
      throw new DatabaseFault("away", error);
    }
  }
  return {
    // Kysely's type is of cursors, too, which need a package of their own and are not used.
    query: query as unknown as PostgresPoolClient["query"],
    release: (destroy) => client.release(destroy || broken),
  };
}

/** The answer, or an error after `ms` milliseconds: the server may be gone without having closed the connection. */
function inTime<T>(answer: Promise<T>, ms: number, late: () => void): Promise<T> {
  if (ms === 0) return answer;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      late();
      reject(new Error("the database did not answer"));
    }, ms);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
