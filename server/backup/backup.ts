import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { nowMs, realNow } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import { parkZone } from "#platform/dates.ts";
import type { Park } from "#platform/park.ts";
import { pack } from "./archive.ts";
import { dumpDatabase } from "./dump.ts";
import { type Manifest, releaseNumber } from "./manifest.ts";
import { collectFiles } from "./stored-files.ts";

type Options = { files: boolean; say: (news: string) => void };

/**
 * Writes database, secret and, unless left out, files into one .tar.gz that only its owner may read; says what it
 * holds.
 */
export async function writeBackup(
  { config, db, files }: Pick<Park, "config" | "db" | "files">,
  file: string,
  options: Options,
): Promise<string> {
  const folder = backupsFolder(config);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await sweep(folder);
  const draft = await mkdtemp(join(folder, ".making-"));
  try {
    options.say("Writing the database …");
    const dumped = await dumpDatabase(db, draft);
    // After the database: every file that a row names is there by now.
    if (options.files) options.say("Adding the files …");
    const count = options.files ? await collectFiles(config.files, files, join(draft, "files")) : null;
    const manifest: Manifest = {
      format: 1,
      madeAt: realNow().toString(),
      release: await releaseNumber(),
      ...dumped,
      files: count,
    };
    await writeFile(join(draft, "manifest.json"), JSON.stringify(manifest, undefined, 1));
    await writeFile(join(draft, "secret"), `${config.secret}\n`);
    await pack(draft, ["manifest.json", "secret", "database", ...(count ? ["files"] : [])], file);
    return told(manifest);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** "31 tables with 1 204 rows, 310 files and the secret" */
export function told({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${tables.length} tables with ${rows} rows, ${files === null ? "no files" : `${files} files`} and the secret`;
}

/** Where backups go that the park makes by itself. */
export function backupsFolder(config: Config): string {
  return join(config.dataDir, "backups");
}

/** A moment as part of a file's name, by the park's clock: 2026-03-01T100500 */
export function momentForName(): string {
  return realNow()
    .toZonedDateTimeISO(parkZone)
    .toPlainDateTime()
    .toString({ smallestUnit: "second" })
    .replaceAll(":", "");
}

const oneDay = 24 * 60 * 60 * 1000;

/** Takes away what an attempt left that was cut short; such drafts begin with a dot. */
async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^\.(making|asked)-/.test(name)) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (mtimeMs < nowMs() - oneDay) await rm(join(folder, name), { recursive: true, force: true });
  }
}
