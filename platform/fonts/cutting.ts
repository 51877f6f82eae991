import { readFile } from "node:fs/promises";
import { parentPort } from "node:worker_threads";
import subsetFont from "subset-font";

/** As what a cut font is given: to browsers, or to be drawn as outlines here. */
export type CutFormat = "woff2" | "truetype";
/** A whole font file and the characters to keep of it. */
export type Cut = { id: number; file: string; text: string; format: CutFormat };
/** The font of these characters as WOFF2, or why there is none. */
export type CutDone = { id: number; bytes: Uint8Array } | { id: number; fault: string };

/**
 * Kept of a font's rules: pair kerning, ligatures and figures of one width, and what Chinese and Japanese need:
 * standing forms and half-width punctuation. Without the last two a heading would be set wider, or otherwise, than in
 * the reader's own font.
 */
const features = [
  "ccmp",
  "locl",
  "kern",
  "liga",
  "calt",
  "mark",
  "tnum",
  "lnum",
  "vert",
  "vrt2",
  "vkrn",
  "halt",
  "vhal",
  "chws",
  "vchw",
];
const needless = ["BASE", "STAT", "DSIG"];

// This file is the thread that `cutter.ts` starts.
parentPort?.on("message", async (cut: Cut) => parentPort?.postMessage(await done(cut)));

async function done({ id, file, text, format }: Cut): Promise<CutDone> {
  try {
    const bytes = await subsetFont(await readFile(file), text, {
      targetFormat: format,
      keepFeatures: format === "woff2" ? features : ["kern"],
      dropTables: needless,
      noHinting: true,
    });
    return { id, bytes };
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) };
  }
}
