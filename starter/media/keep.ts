import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Files } from "#platform/files/files.ts";

const types: Record<string, { folder: string; type: string }> = {
  opus: { folder: "sounds", type: "audio/ogg" },
  mp3: { folder: "sounds", type: "audio/mpeg" },
  webm: { folder: "films", type: "video/webm" },
  mp4: { folder: "films", type: "video/mp4" },
  pdf: { folder: "documents", type: "application/pdf" },
};

/**
 * Puts the films, sounds and documents of the starter park where the site keeps its own: `films/{name}.{webm|mp4}`,
 * `sounds/{name}.{opus|mp3}`, `documents/{name}.pdf`.
 */
export async function keepMedia(files: Files): Promise<void> {
  for (const folder of ["media", "documents"].map(starterFolder))
    for (const name of await readdir(folder)) {
      const known = types[name.split(".").at(-1) ?? ""];
      if (known) await files.put(`${known.folder}/${name}`, await readFile(join(folder, name)), known.type);
    }
}

/** Beside this file; a built site runs from `build/` and finds them in the tree beside that. */
function starterFolder(name: string): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const here = join(folder, "starter", name);
    if (existsSync(here)) return here;
  }
  throw new Error(`starter/${name} is not there`);
}
