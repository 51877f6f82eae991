import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Park } from "#platform/park.ts";
import { inWords, Refusal } from "#server/refusal.ts";
import { backupsFolder, momentForName, writeBackup } from "./backup.ts";
import { doneMigrations, newerMigrations, pendingMigrations } from "./schema.ts";

const kept = 5;
const ending = "-before-migrating.tar.gz";

/**
 * Writes a backup when the tables of a park that is in use are about to change, so that there is a way back;
 * without the files, which migrations never touch. Keeps the last five. Nothing may change when it cannot be written,
 * or when a newer release has changed the tables already.
 */
export async function backUpBeforeMigrating(
  park: Pick<Park, "config" | "db" | "files">,
  migrations: string,
  say: (news: string) => void,
): Promise<void> {
  const { db, config } = park;
  const newer = await newerMigrations(db, migrations);
  if (newer.length > 0)
    throw new Refusal(
      `the database was changed by a newer release (${newer.join(", ")}); install that one, or restore the backup it made before, from ${backupsFolder(config)}`,
    );
  if (!(await isDue(db, migrations))) return;
  const folder = backupsFolder(config);
  const file = join(folder, `${momentForName()}${ending}`);
  try {
    await writeBackup(park, file, { files: false, say: () => {} });
  } catch (error) {
    // Another process of the same park may have migrated meanwhile, under our hands.
    if (!(await isDue(db, migrations))) return;
    throw new Refusal(
      `the backup before the database is changed could not be written to "${file}": ${inWords(error)}`,
      { cause: error },
    );
  }
  say(`  backup before the database changes: ${file}`);
  const older = (await readdir(folder))
    .filter((name) => name.endsWith(ending))
    .sort()
    .slice(0, -kept);
  for (const name of older) await rm(join(folder, name), { force: true });
}

async function isDue(db: Park["db"], migrations: string): Promise<boolean> {
  return (await doneMigrations(db)).length > 0 && (await pendingMigrations(db, migrations)).length > 0;
}
