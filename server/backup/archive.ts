import { open, rename, rm } from "node:fs/promises";
import { create, extract, list } from "tar";
import { Refusal } from "#server/refusal.ts";

/** Packs a folder's `parts` into one .tar.gz, which is there whole and on the disk, or not at all. */
export async function pack(folder: string, parts: string[], file: string): Promise<void> {
  const draft = `${file}.part`;
  try {
    await create({ gzip: true, portable: true, cwd: folder, file: draft, mode: 0o600 }, parts);
    const written = await open(draft);
    await written.sync();
    await written.close();
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Unpacks a .tar.gz into an empty folder; refuses what is not one, or not whole. */
export async function unpack(file: string, folder: string): Promise<void> {
  try {
    // Once through without writing: a cut archive is found before anything lies about half unpacked.
    await list({ file, strict: true });
    await extract({
      file,
      cwd: folder,
      strict: true,
      preserveOwner: false,
      filter: (_, entry) => "type" in entry && ["File", "OldFile", "Directory"].includes(entry.type),
    });
  } catch (error) {
    if (isSystemFault(error)) throw error;
    throw new Refusal(
      `"${file}" is not a backup, or not a whole one (${error instanceof Error ? error.message : "unknown fault"})`,
      { cause: error },
    );
  }
}

/** The disk is full, the file is not there: nothing is wrong with the archive. */
function isSystemFault(error: unknown): boolean {
  return error instanceof Error && "syscall" in error;
}
