import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import type { Logger } from "pino";
import { DatabaseFault, faultOf } from "./faults.ts";

/** How long a server may take, in milliseconds, before somebody is told to come again. */
export type Bounds = {
  /** Connections at most. */
  most: number;
  /** Until a connection is there, or one of ours is free. */
  connectMs: number;
  /** For one statement, for a lock, and for a transaction in which nothing is asked; 0 for what may take as long as it takes. */
  statementMs: number;
  lockMs: number;
  idleMs: number;
};

/** Past its time the server itself ends a statement; one that is not even told so is not waited for much longer. */
const graceMs = 3_000;

/** Connections to the server at `url`. None that breaks, in use or not, ends the process. */
export function openPool(url: string, { most, connectMs, statementMs, lockMs, idleMs }: Bounds, log: Logger, name?: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    connectionTimeoutMillis: connectMs,
    // Of a machine that vanished nobody tells us.
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    ...(name && { application_name: name }),
    ...(statementMs > 0 && { statement_timeout: statementMs }),
    ...(lockMs > 0 && { lock_timeout: lockMs }),
    ...(idleMs > 0 && { idle_in_transaction_session_timeout: idleMs }),
  });
  // The pool hears of one that breaks only while nobody uses it; of the others each must be listened to.
  pool.on("connect", (client) => void client.on("error", (error) => log.warn({ err: error }, "a database connection broke")));
  pool.on("error", () => {});
  return pool;
}

/** The pool as Kysely uses it: errors of a connection say what they are, and one that broke is not used again. */
export function poolForQueries(pool: pg.Pool, { most, statementMs }: Bounds): PostgresPool {
  const patienceMs = statementMs > 0 ? statementMs + graceMs : 0;
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  // From its first moment on: one may break before anybody has taken it.
  pool.on("connect", (client) => void known.set(client, watched(client, patienceMs)));
  return {
    options: pool.options,
    Client: pg.Client,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw pool.ending || faultOf(error) ? error : new DatabaseFault(pool.totalCount >= most ? "busy" : "away", error);
      });
      const ours = known.get(client) ?? watched(client, patienceMs);
      known.set(client, ours);
      return ours;
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

/** Fails after so long, when the machine at the other end has vanished without a word. */
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
