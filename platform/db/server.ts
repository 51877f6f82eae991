import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Db } from "pg-boss";
import type { Logger } from "pino";
import { openChanges } from "./changes.ts";
import { listenOn } from "./listen.ts";
import { bigintType, type Database, dateType } from "./open.ts";
import { type Bounds, openPool, poolForQueries } from "./pool.ts";
import type { Tables } from "./tables.ts";

const forQueue = 3;
/** The queue's queries are short, but another process may be creating its tables at the same time. */
const queueMs = 60_000;
const atOnceUnbounded = 2;

/**
 * A PostgreSQL server, with three pools: for requests, with time limits; for the job queue; and without time limits for
 * long work such as migrations.
 */
export async function openServer(url: string, bounds: Bounds, log: Logger): Promise<Database> {
  pg.types.setTypeParser(dateType, (text) => text);
  pg.types.setTypeParser(bigintType, Number);
  const changes = await openChanges(listenOn(url, log));
  const queue = openPool(url, { ...bounds, most: forQueue, statementMs: queueMs, lockMs: queueMs }, log, "park jobs");
  const unboundedly: Bounds = { ...bounds, most: atOnceUnbounded, statementMs: 0, lockMs: 0, idleMs: 0 };
  const dialect = (within: Bounds) => new PostgresDialect({ pool: poolForQueries(openPool(url, within, log), within) });
  const db = new Kysely<Tables>({ dialect: dialect(bounds) });
  const unbounded = new Kysely<Tables>({ dialect: dialect(unboundedly) });
  return {
    db,
    unbounded,
    changes,
    engine: { queue: queueOn(queue, url, log) },
    async close() {
      await changes.close();
      await Promise.all([db.destroy(), unbounded.destroy(), queue.end()]);
    },
  };
}

/** The database as the job queue uses it. Its listener also reconnects within a second. */
function queueOn(pool: pg.Pool, url: string, log: Logger): Db {
  return {
    executeSql: (text, values) => pool.query(text, values),
    async listen(channel, onNotification, onReconnect) {
      const close = await listenOn(url, log)(channel, onNotification, onReconnect);
      onReconnect();
      return { close };
    },
  };
}
