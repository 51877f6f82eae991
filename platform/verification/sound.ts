import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Locale } from "../locales.ts";
import type { Code } from "./code.ts";

const clips = new Map<string, Promise<Buffer>>();

/**
 * The code read out in a language, as MP3 of about eight seconds: clips of its letters and digits, one after the other.
 */
export async function soundOf({ code }: Code, locale: Locale): Promise<Buffer<ArrayBuffer>> {
  const names = [...code].flatMap((character) => [`${locale}/${character}`, "pause"]);
  return Buffer.concat(await Promise.all(["pause", ...names].map(readClip)));
}

function readClip(name: string): Promise<Buffer> {
  const known = clips.get(name) ?? readFile(join(spokenFolder(), `${name}.mp3`));
  clips.set(name, known);
  return known;
}

/** `starter/spoken` in the tree; a built site runs from `build/` beside it. */
function spokenFolder(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const here = join(folder, "starter/spoken");
    if (existsSync(here)) return here;
  }
  throw new Error("starter/spoken is not there");
}
