import { existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { Logger } from "pino";
import { type Config, makeFolder } from "#platform/config.ts";
import { migrate } from "#platform/db/migrate.ts";
import { type Database, openEmbedded } from "#platform/db/open.ts";
import { openFiles } from "#platform/files/files.ts";
import { openJobs } from "#platform/jobs.ts";
import { isRunning } from "#server/operator-commands/control.ts";
import { reachDatabase } from "#server/database/database.ts";
import { ownerOf } from "#server/database/in-use.ts";
import { inWords, Refusal } from "#server/refusal.ts";
import { backupsFolder, momentForName, told, writeBackup } from "./backup.ts";
import { loadDatabase } from "./load.ts";
import { type Backup, readBackup } from "./read.ts";
import { queueSchema, quoted, tablesOf } from "./schema.ts";
import { holdsFiles, spreadFiles } from "./stored-files.ts";

type RestoreTask = {
  file: string;
  config: Config;
  migrations: string;
  force: boolean;
  log: Logger;
  say: (news: string) => void;
};

/**
 * Makes the park that of a backup. Checks the whole backup before anything is touched, refuses a target that holds a
 * park unless forced, and then keeps the former one aside. Answers what it did, a line each.
 */
export async function restoreBackup(task: RestoreTask): Promise<{ did: string[]; secret: string }> {
  const { config, file, say } = task;
  makeFolder(config.dataDir);
  await refuseWhileRunning(config);
  const draft = await mkdtemp(join(config.dataDir, "restoring-"));
  try {
    say(`Reading ${file} …`);
    const backup = await readBackup(file, join(draft, "backup"), task.migrations);
    const aside = config.databaseUrl
      ? await restoreToServer(task, backup, draft)
      : await restoreToFolder(task, backup, draft);
    const { madeAt, release } = backup.manifest;
    return {
      did: [`Restored the backup of ${madeAt} (release ${release}): ${told(backup.manifest)}.`, ...aside],
      secret: backup.secret,
    };
  } finally {
    await rm(draft, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * The new park is made in the draft and takes the former one's place in one go, so that a failure on the way changes
 * nothing.
 */
async function restoreToFolder(task: RestoreTask, backup: Backup, draft: string): Promise<string[]> {
  const { config, say } = task;
  const database = existsSync(join(config.dataDir, "postgres"))
    ? [`a database in ${join(config.dataDir, "postgres")}`]
    : [];
  refuseOccupied(task, [...database, ...(await filesFound(config, backup))]);
  say("Making the database …");
  await fillDatabase(await openEmbedded(draft), backup, task, draft);
  await refuseWhileRunning(config);
  return [
    ...(await swap(config, { postgres: join(draft, "postgres"), ...secretAndFiles(config, backup) })),
    ...(await spread(config, backup)),
  ];
}

async function restoreToServer(task: RestoreTask, backup: Backup, draft: string): Promise<string[]> {
  const { config, say } = task;
  const database = await reachDatabase(config, task.log);
  let told: string[] = [];
  try {
    await refuseConnected(database);
    const full = (await tablesOf(database.db, "public")).length > 0;
    refuseOccupied(task, [...(full ? ["tables in the database"] : []), ...(await filesFound(config, backup))]);
    if (full) told = await clearDatabase(database, task);
    say("Filling the database …");
  } catch (error) {
    await database.close();
    throw error;
  }
  try {
    await fillDatabase(database, backup, task, draft);
  } catch (error) {
    throw new Refusal(
      [`the database could not be filled and is not whole now: ${inWords(error)}`, ...told].join("\n"),
      { cause: error },
    );
  }
  return [...told, ...(await swap(config, secretAndFiles(config, backup))), ...(await spread(config, backup))];
}

/**
 * Brings the tables to where they were, fills them, and then to where they are in this release; closes the database.
 */
async function fillDatabase(
  database: Database,
  { folder, manifest }: Backup,
  { migrations, log }: RestoreTask,
  draft: string,
): Promise<void> {
  try {
    const former = join(draft, "migrations");
    await mkdir(former);
    for (const name of manifest.migrations)
      await copyFile(join(migrations, `${name}.sql`), join(former, `${name}.sql`));
    await migrate(database.unbounded, former);
    // Opening the queue makes its tables.
    await (await openJobs({ engine: database.engine, log, byHand: true })).stop();
    await loadDatabase(database.unbounded, folder, manifest);
    await migrate(database.unbounded, migrations);
  } finally {
    await database.close();
  }
}

async function clearDatabase({ unbounded: db }: Database, { config, say }: RestoreTask): Promise<string[]> {
  const file = join(backupsFolder(config), `${momentForName()}-before-restoring.tar.gz`);
  say("Writing a backup of the former database …");
  await writeBackup({ config, db, files: await openFiles(config.files) }, file, { files: false, say: () => {} });
  await db.transaction().execute(async (trx) => {
    for (const statement of [
      `drop schema if exists ${quoted(queueSchema)} cascade`,
      "drop schema public cascade",
      "create schema public",
      "grant usage on schema public to public",
    ])
      await sql.raw(statement).execute(trx);
  });
  return [`The former database is in the backup ${file}.`];
}

function secretAndFiles(config: Config, { folder, manifest }: Backup): Record<string, string> {
  return {
    secret: join(folder, "secret"),
    ...(manifest.files !== null && "dir" in config.files && { files: join(folder, "files") }),
  };
}

/** Puts new parts of DATA_DIR in the place of the former ones, which go aside. */
async function swap({ dataDir }: Config, parts: Record<string, string>): Promise<string[]> {
  const aside = join(dataDir, `replaced-${momentForName()}`);
  const former = Object.keys(parts).filter((name) => existsSync(join(dataDir, name)));
  if (former.length > 0) await mkdir(aside, { mode: 0o700 });
  for (const name of former) await rename(join(dataDir, name), join(aside, name));
  for (const [name, made] of Object.entries(parts)) if (existsSync(made)) await rename(made, join(dataDir, name));
  return former.length > 0
    ? [`What was there before (${former.join(", ")}) is in ${aside}; delete it when all is well.`]
    : [];
}

async function spread({ files }: Config, { folder, manifest }: Backup): Promise<string[]> {
  if ("dir" in files || !manifest.files) return [];
  await spreadFiles(join(folder, "files"), await openFiles(files));
  return [`Put ${manifest.files} files into the bucket ${files.s3.bucket}, beside whatever else it holds.`];
}

async function filesFound({ files }: Config, { manifest }: Backup): Promise<string[]> {
  if (manifest.files === null || !(await holdsFiles(files))) return [];
  return ["dir" in files ? `files in ${files.dir}` : `files in the bucket ${files.s3.bucket}`];
}

function refuseOccupied({ force }: RestoreTask, found: string[]): void {
  if (found.length > 0 && !force)
    throw new Refusal(
      `there is something already: ${found.join(" and ")}; nothing was changed. With --force it is kept aside and the backup takes its place`,
    );
}

async function refuseWhileRunning({ dataDir }: Config): Promise<void> {
  const owner = ownerOf(dataDir);
  if (owner || (await isRunning(dataDir)))
    throw new Refusal(`the park on "${dataDir}" is running${owner ? ` (process ${owner})` : ""}; stop it first`);
}

/** A park on another machine would see its tables vanish; its job queue tells that it is there. */
async function refuseConnected({ db }: Database): Promise<void> {
  const { rows } =
    await sql`select from pg_stat_activity where datname = current_database() and application_name = 'park jobs' limit 1`.execute(
      db,
    );
  if (rows.length > 0) throw new Refusal("a park is running on that database; stop every process of it first");
}
