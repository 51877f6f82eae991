import { createReadStream } from "node:fs";
import { chmod, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { linesOf } from "#server/lines.ts";
import { Refusal } from "#server/refusal.ts";
import { unpack } from "./archive.ts";
import { type Manifest, manifestSchema, rowsFile } from "./manifest.ts";
import { knownMigrations } from "./schema.ts";
import { countFiles } from "./stored-files.ts";

/** A backup, unpacked and found whole. */
export type Backup = { folder: string; manifest: Manifest; secret: string };

/** Unpacks a backup into `folder` and checks all of it, so that nothing is touched for one that cannot be restored. */
export async function readBackup(file: string, folder: string, migrations: string): Promise<Backup> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await unpack(file, folder);
  const manifest = await readManifest(file, folder);
  const known = await knownMigrations(migrations);
  const newer = manifest.migrations.filter((name) => !known.includes(name));
  if (newer.length > 0)
    throw new Refusal(
      `"${file}" is of a newer release (${manifest.release}, with ${newer.join(", ")}); install that one first`,
    );
  for (const table of manifest.tables)
    if ((await countLines(rowsFile(folder, table))) !== table.rows)
      throw new Refusal(`"${file}" is not whole: rows of ${table.name} are missing`);
  if (manifest.files && (await countFiles(join(folder, "files"))) !== manifest.files)
    throw new Refusal(`"${file}" is not whole: files are missing`);
  await chmod(join(folder, "secret"), 0o600);
  return { folder, manifest, secret: (await readFile(join(folder, "secret"), "utf8")).trim() };
}

async function readManifest(file: string, folder: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, "manifest.json"), "utf8")));
  } catch (cause) {
    throw new Refusal(`"${file}" is not a backup of a park, or one of a much newer release`, { cause });
  }
}

async function countLines(file: string): Promise<number> {
  let count = 0;
  for await (const _ of linesOf(createReadStream(file))) count++;
  return count;
}
