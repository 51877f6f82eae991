import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, PostgresDialect } from "kysely";
import type { Pool } from "pg";
import type { Logger } from "pino";
import { ConfigError } from "../config.ts";
import { type Changes, type Listen, openChanges } from "./changes.ts";
import { durableFolder } from "../files/durable-folder.ts";
import type { Tables } from "./tables.ts";

// Days are text (YYYY-MM-DD) and big counts are numbers, in both databases alike.
const dateType = 1082;
const bigintType = 20;
// A database in memory gains nothing from buffers, and the usual 128 MB are cleared at every start, a quarter of its time.
const buffersInMemory = "16MB";

export type Database = {
  db: Kysely<Tables>;
  changes: Changes;
  /** The engine itself, for the job queue: one of the two is set. */
  engine: { pglite: PGlite } | { pool: Pool };
  close(): Promise<void>;
};

/** Opens the embedded database in `dataDir`, or the server at `databaseUrl`. */
export async function openDatabase(config: { dataDir: string; databaseUrl?: string | undefined }, log: Logger): Promise<Database> {
  return config.databaseUrl ? openServer(config.databaseUrl, log) : openEmbedded(config.dataDir);
}

/** The embedded database; `dataDir` undefined keeps it in memory, `from` starts it as a dumped copy. */
export async function openEmbedded(dataDir: string | undefined, from?: Blob): Promise<Database> {
  const unlock = dataDir ? lockFolder(dataDir) : () => {};
  const [{ PGlite }, { btree_gist }] = await Promise.all([
    import("@electric-sql/pglite"),
    import("@electric-sql/pglite/contrib/btree_gist"),
  ]);
  const folder = dataDir ? join(dataDir, "postgres") : undefined;
  const pglite = await PGlite.create({
    ...(folder ? await durableFolder(folder) : { startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${buffersInMemory}`] }),
    ...(from && { loadDataDir: from }),
    extensions: { btree_gist },
    parsers: { [dateType]: (text) => text, [bigintType]: Number },
  });
  const listen: Listen = async (channel, onNotice) => pglite.listen(channel, onNotice);
  const changes = await openChanges(listen);
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  return {
    db,
    changes,
    engine: { pglite },
    async close() {
      await changes.close();
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      unlock();
    },
  };
}

async function openServer(url: string, log: Logger): Promise<Database> {
  const pg = (await import("pg")).default;
  pg.types.setTypeParser(dateType, (text) => text);
  pg.types.setTypeParser(bigintType, Number);
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  pool.on("error", (error) => log.error({ err: error }, "an idle database connection broke"));
  const changes = await openChanges(listenOn(url, log, pg.Client));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    changes,
    engine: { pool },
    async close() {
      await changes.close();
      await db.destroy();
    },
  };
}

/** Listens on a connection of its own and comes back by itself when that breaks. */
function listenOn(url: string, log: Logger, Client: typeof import("pg").Client): Listen {
  return async (channel, onNotice, onLost) => {
    let client = await connect();
    let stopped = false;

    async function connect() {
      const fresh = new Client({ connectionString: url });
      fresh.on("notification", (notice) => onNotice(notice.payload ?? ""));
      fresh.on("error", () => {});
      try {
        await fresh.connect();
        await fresh.query(`listen ${channel}`);
      } catch (error) {
        await fresh.end().catch(() => {});
        throw error;
      }
      // From here on: one that never stood ends too, and must not begin another round beside the one that tried it.
      fresh.on("end", () => void reconnect());
      return fresh;
    }

    async function reconnect() {
      for (let wait = 100; !stopped; wait = Math.min(wait * 2, 2000)) {
        await new Promise((resolve) => setTimeout(resolve, wait));
        if (stopped) return;
        try {
          client = await connect();
        } catch (error) {
          log.error({ err: error }, "cannot listen for changes");
          continue;
        }
        if (stopped) return client.end();
        log.warn("heard changes again after the connection was lost; forgot every cached page");
        return onLost();
      }
    }

    return async () => {
      stopped = true;
      await client.end();
    };
  };
}

/** One process owns the embedded database; a second one is told so in words. */
function lockFolder(dataDir: string): () => void {
  const file = join(dataDir, "in-use");
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  for (let tries = 0; ; tries++) {
    try {
      const handle = openSync(file, "wx", 0o600);
      writeSync(handle, String(process.pid));
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      const owner = Number(readFileSync(file, "utf8"));
      if (tries > 0 || (owner && owner !== process.pid && lives(owner)))
        throw new ConfigError(
          `DATA_DIR is "${dataDir}"; the embedded database there is in use by process ${owner || "?"}: stop it, or set DATABASE_URL to share a PostgreSQL server`,
          { cause: error },
        );
      rmSync(file, { force: true });
    }
  }
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
