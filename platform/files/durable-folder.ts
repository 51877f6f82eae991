import { fsyncSync } from "node:fs";
import type { PGliteOptions } from "@electric-sql/pglite";
import { z } from "zod";

/**
 * Opens the embedded database on `folder` so that a commit is on the disk when it is answered:
 * `PGlite.create({ ...(await durableFolder("data/postgres")), extensions })`.
 * Why it takes more than `fsync=on`: docs/decisions/0002-embedded-database-durability.md.
 */
export async function durableFolder(folder: string): Promise<Required<Pick<PGliteOptions, "fs" | "startParams">>> {
  const [{ PGlite }, { NodeFS }] = await Promise.all([
    import("@electric-sql/pglite"),
    import("@electric-sql/pglite/nodefs"),
  ]);
  const fs = new NodeFS(folder);
  const open = fs.init.bind(fs);
  fs.init = async (pg, options) => {
    const { emscriptenOpts } = await open(pg, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), ({ NODEFS }: { NODEFS: unknown }) => reachDisk(NODEFS)];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  };
  const defaults = PGlite.defaultStartParams.filter((param) => param !== "-F");
  // The engine's fdatasync, PostgreSQL's usual choice, is compiled to nothing; its fsync asks the file system.
  return { fs, startParams: [...defaults, "-c", "fsync=on", "-c", "wal_sync_method=fsync"] };
}

/** Gives the engine's file system the fsync it lacks. Throws when a new release of the engine is built otherwise. */
function reachDisk(fileSystem: unknown): void {
  const { stream_ops } = fileSystemSchema.parse(fileSystem);
  Object.assign(stream_ops, {
    fsync(stream: unknown) {
      fsyncSync(streamSchema.parse(stream).nfd);
      return 0;
    },
  });
}

// z.custom keeps the very object, to which the function is added.
const fileSystemSchema = z.object({
  stream_ops: z.custom<object>((value) => typeof value === "object" && value !== null),
});
const streamSchema = z.object({ nfd: z.number() });
