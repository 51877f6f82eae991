import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { orNothing } from "../files/bounded-files.ts";
import type { Files } from "../files/files.ts";
import { openCutter } from "./cutter.ts";
import type { FaceName } from "./faces.ts";

export interface Fonts {
  /**
   * Some characters of a face, as WOFF2; made at the first request and kept. Nothing when too many others wait for
   * theirs.
   */
  subset(face: FaceName, text: string): Promise<Uint8Array | undefined>;
  /**
   * Some characters of a face as TrueType, to be drawn as outlines: a thousandth of the whole to read. Nothing when too
   * many others wait.
   */
  outlined(face: FaceName, text: string): Promise<Uint8Array | undefined>;
  /** A face's whole TrueType file, for text that is drawn as outlines. */
  file(face: FaceName): Promise<Uint8Array>;
}

/** The faces of the site; what was cut of them is kept in `files`. */
export function openFonts(files: Files): Fonts {
  const cutter = openCutter();
  const making = new Map<string, Promise<Uint8Array | undefined>>();

  async function keptOrCut(mark: Buffer, face: FaceName, text: string) {
    const shelf = shelfOf(mark);
    const kept = await orNothing(files.get(shelf, shelfMs));
    if (kept && mark.equals(kept.subarray(0, mark.length))) return kept.subarray(mark.length);
    const bytes = await cutter.cut(fontFiles[face], text);
    if (bytes) await orNothing(files.put(shelf, Buffer.concat([mark, bytes]), "application/octet-stream", shelfMs));
    return bytes;
  }

  return {
    outlined: (face, text) => cutter.cut(fontFiles[face], text, "truetype"),
    file: (face) => readFile(fontFiles[face]),
    subset(face, text) {
      const mark = createHash("sha256").update(`${recipe} ${face} ${text}`).digest();
      const key = mark.toString("hex");
      const begun = making.get(key) ?? keptOrCut(mark, face, text).finally(() => making.delete(key));
      making.set(key, begun);
      return begun;
    },
  };
}

/** Cutting anew takes less time than that. */
const shelfMs = 2_000;

const require = createRequire(import.meta.url);
const fontFiles: Record<FaceName, string> = {
  "eb-garamond-400": require.resolve("@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf"),
  "eb-garamond-700": require.resolve("@expo-google-fonts/eb-garamond/700Bold/EBGaramond_700Bold.ttf"),
  "noto-serif-jp-400": require.resolve("@expo-google-fonts/noto-serif-jp/400Regular/NotoSerifJP_400Regular.ttf"),
  "noto-serif-jp-900": require.resolve("@expo-google-fonts/noto-serif-jp/900Black/NotoSerifJP_900Black.ttf"),
  "noto-serif-tc-400": require.resolve("@expo-google-fonts/noto-serif-tc/400Regular/NotoSerifTC_400Regular.ttf"),
  "noto-serif-tc-900": require.resolve("@expo-google-fonts/noto-serif-tc/900Black/NotoSerifTC_900Black.ttf"),
};

/** To be counted up when the font files or the way of cutting change: what was kept before is then cut anew. */
const recipe = 1;
const shelves = 4096;

/**
 * Anyone may ask for any characters, so what is kept needs a bound: a number of shelves, each holding what was laid
 * there last, behind its mark. The site's own pages fit; an address made up on purpose only costs another one its
 * place.
 */
function shelfOf(mark: Buffer): string {
  return `variants/fonts/${mark.readUInt16BE(0) % shelves}.cut`;
}
