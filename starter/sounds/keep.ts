import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Files } from "#platform/files/files.ts";

const types: Record<string, string> = { opus: "audio/ogg", mp3: "audio/mpeg" };

/** Puts the starter recordings where the site keeps its sounds, as `sounds/{name}.{opus|mp3}`. */
export async function keepSounds(files: Files): Promise<void> {
  const folder = soundsFolder();
  for (const name of await readdir(folder)) {
    const type = types[name.split(".").at(-1) ?? ""];
    if (type) await files.put(`sounds/${name}`, await readFile(join(folder, name)), type);
  }
}

/** Beside this file; a built site runs from `build/` and finds them in the tree beside that. */
function soundsFolder(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const here = join(folder, "starter/sounds");
    if (existsSync(here)) return here;
  }
  throw new Error("starter/sounds is not there");
}
