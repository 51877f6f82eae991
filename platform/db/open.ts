import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import type { Db } from "pg-boss";
import type { Logger } from "pino";
import { ConfigError } from "../config.ts";
import { type Changes, type Listen, openChanges } from "./changes.ts";
import { durableFolder } from "../files/durable-folder.ts";
import type { Bounds } from "./pool.ts";
import type { Tables } from "./tables.ts";

// Days are text (YYYY-MM-DD) and big counts are numbers, in both databases alike.
export const dateType = 1082;
export const bigintType = 20;
// A database in memory gains nothing from buffers, and the usual 128 MB are cleared at every start, a quarter of its
// time.
const buffersInMemory = "16MB";

export type Database = {
  db: Kysely<Tables>;
  /** The same without time limits, for long work: migrations, restoring a backup. */
  unbounded: Kysely<Tables>;
  changes: Changes;
  /** What the job queue stands on: the engine itself, or a way to the server. */
  engine: { pglite: PGlite } | { queue: Db };
  close(): Promise<void>;
};

/** Where the database is, and how long a server may take. */
export type DatabasePlace = { dataDir: string; databaseUrl?: string | undefined; databaseBounds: Bounds };

/** Opens the embedded database in `dataDir`, or the server at `databaseUrl`. */
export async function openDatabase(config: DatabasePlace, log: Logger): Promise<Database> {
  if (!config.databaseUrl) return openEmbedded(config.dataDir);
  // Its driver is loaded only where there is a server.
  const { openServer } = await import("./server.ts");
  return openServer(config.databaseUrl, config.databaseBounds, log);
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
    ...(folder
      ? await durableFolder(folder)
      : { startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${buffersInMemory}`] }),
    ...(from && { loadDataDir: from }),
    extensions: { btree_gist },
    parsers: { [dateType]: (text) => text, [bigintType]: Number },
  });
  const listen: Listen = async (channel, onNotice) => pglite.listen(channel, onNotice);
  const changes = await openChanges(listen);
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  return {
    db,
    unbounded: db,
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
