import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import pino from "pino";
import { jobHandlers } from "#app/jobs.ts";
import { readConfig } from "#platform/config.ts";
import { openDatabase } from "#platform/db/open.ts";
import { openPark } from "#server/park.ts";
import { fillStarterPark } from "#starter/fill.ts";
import { hireCast } from "#tests/cast/cast.ts";

const migrations = join(import.meta.dirname, "../db/migrations");

/** Makes the park as every test finds it: migrated, filled, with its cast. */
export async function fill(folder: string, databaseUrl: string | undefined, dump: string | undefined) {
  const config = readConfig({
    PARK_MODE: "test",
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    SECRET: databaseUrl && "s".repeat(32),
  });
  const log = pino({ level: "warn" }, pino.destination(2));
  const database = await openDatabase(config, log);
  const { park, close } = await openPark(config, log, {
    migrations,
    database,
    handlers: jobHandlers,
    jobsByHand: true,
  });
  try {
    await fillStarterPark(park);
    await hireCast(park);
    if (dump && "pglite" in database.engine) await writeLean(database.engine.pglite, dump);
  } finally {
    await close();
  }
}

/**
 * The embedded database as a file that opens in two thirds of the time: with nothing left in its log that would have to
 * be done again and no former part of the log kept for use again (16 MB each), and without the two databases that
 * others are made from, since none is.
 */
async function writeLean(pglite: PGlite, file: string) {
  await pglite.exec("update pg_database set datistemplate = false");
  for (const name of ["template0", "template1"]) await pglite.exec(`drop database ${name}`);
  for (const statement of ["set wal_recycle = off", "select pg_switch_wal()", "checkpoint"])
    await pglite.exec(statement);
  await writeFile(file, (await pglite.dumpDataDir("none")).stream());
}
