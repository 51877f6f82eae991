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
/** What the queue asks is short, but its tables may be made just now by another process. */
const queueMs = 60_000;
const atOnceUnbounded = 2;

/** A PostgreSQL server: connections for answers, within bounds; for the queue; and without bounds, for what takes as long as it takes. */
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

/** The database as the job queue asks it; its listener, too, comes back by itself within a second. */
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
