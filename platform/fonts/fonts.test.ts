import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import subsetFont from "subset-font";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openFiles } from "../files/files.ts";
import { fontResponse } from "./answer.ts";
import { openCutter } from "./cutter.ts";
import { faceNames, fontAddress } from "./faces.ts";
import { type Fonts, openFonts } from "./fonts.ts";

let dir = "";
let fonts: Fonts;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "park-fonts-"));
  fonts = openFonts(await openFiles({ dir }));
});
afterAll(() => rm(dir, { recursive: true }));

describe("some characters of a face", () => {
  it.each(faceNames)("are cut out of %s as WOFF2, and nothing else", async (face) => {
    const text = face.startsWith("eb-") ? "Dat" : "傳藝一";
    const bytes = await fonts.subset(face, text);
    expect(Buffer.from(bytes ?? []).toString("latin1", 0, 4)).toBe("wOF2");
    // Each character, and the sign for a missing one.
    expect((await opened(bytes)).glyphs).toBe(4);
  });

  it("keep their standing forms and the narrow set of punctuation", async () => {
    const { glyphs, rules } = await opened(await fonts.subset("noto-serif-tc-900", "「」、"));
    expect(glyphs).toBeGreaterThan(4);
    for (const rule of ["vert", "halt", "vhal"]) expect(rules).toContain(rule);
  });

  it("keep the kerning of Latin pairs", async () => {
    expect((await opened(await fonts.subset("eb-garamond-700", "AVTo"))).rules).toContain("kern");
  });

  it("are cut once, also for those who ask at the same time, and kept", async () => {
    const [first, second] = await Promise.all([
      fonts.subset("noto-serif-jp-900", "祭"),
      fonts.subset("noto-serif-jp-900", "祭"),
    ]);
    expect(second).toBe(first);
    const reopened = openFonts(await openFiles({ dir }));
    expect(Buffer.from((await reopened.subset("noto-serif-jp-900", "祭")) ?? []).equals(Buffer.from(first ?? []))).toBe(
      true,
    );
  });

  it("are cut anew where others have taken their place", async () => {
    const before = new Set(await kept());
    const first = await fonts.subset("noto-serif-jp-900", "灯");
    const [shelf = ""] = (await kept()).filter((name) => !before.has(name));
    await writeFile(join(dir, "variants/fonts", shelf), Buffer.alloc(5000, 1));
    expect(Buffer.from((await fonts.subset("noto-serif-jp-900", "灯")) ?? []).equals(Buffer.from(first ?? []))).toBe(
      true,
    );
  });
});

it("a face's whole file is there for drawing outlines", async () => {
  const file = await fonts.file("noto-serif-tc-900");
  expect(Buffer.from(file).readUInt32BE(0)).toBe(0x00010000);
  expect(tablesOf(Buffer.from(file)).has("glyf")).toBe(true);
});

describe("the cutter", () => {
  it("turns away who comes when too many wait, and takes the next when they are served", async () => {
    const cutter = openCutter(1);
    const file = join(dir, "a.ttf");
    await writeFile(file, await fonts.file("eb-garamond-700"));
    const first = cutter.cut(file, "a");
    expect(await cutter.cut(file, "b")).toBeUndefined();
    expect((await first)?.byteLength).toBeGreaterThan(300);
    expect((await cutter.cut(file, "b"))?.byteLength).toBeGreaterThan(300);
  });

  it("says what is wrong with a file that is no font, and goes on", async () => {
    const cutter = openCutter();
    const file = join(dir, "b.ttf");
    await writeFile(file, "no font");
    await expect(cutter.cut(file, "a")).rejects.toThrow("a font could not be cut");
    await writeFile(file, await fonts.file("eb-garamond-700"));
    expect((await cutter.cut(file, "a"))?.byteLength).toBeGreaterThan(300);
  });
});

describe("the answer", () => {
  const address = new URL(fontAddress("eb-garamond-700", "Park"), "http://park.test");

  it("may be kept for ever", async () => {
    const response = await fontResponse(fonts, address);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "font/woff2",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect((await response.arrayBuffer()).byteLength).toBe(Number(response.headers.get("content-length")));
  });

  it("is a plain 404 for what no page asks, and 503 for later when too many wait", async () => {
    expect((await fontResponse(fonts, new URL("/fonts/eb-garamond-700.woff2?text=ba", address))).status).toBe(404);
    const busy = await fontResponse({ subset: async () => undefined }, address);
    expect([busy.status, busy.headers.get("retry-after"), busy.headers.get("cache-control")]).toEqual([
      503,
      "10",
      "no-store",
    ]);
  });
});

function kept(): Promise<string[]> {
  return readdir(join(dir, "variants/fonts"));
}

/** How many glyphs a font holds, and the names of its layout rules. */
async function opened(bytes: Uint8Array | undefined) {
  const everything = Array.from({ length: 0x9fff - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join("");
  const font = await subsetFont(Buffer.from(bytes ?? []), everything, {
    targetFormat: "truetype",
    keepFeatures: ["vert", "halt", "vhal", "kern"],
    dropTables: [],
    noHinting: true,
  });
  const tables = tablesOf(font);
  const rules = ["GSUB", "GPOS"].flatMap((tag) => {
    const table = tables.get(tag);
    if (table === undefined) return [];
    const list = table + font.readUInt16BE(table + 6);
    return Array.from({ length: font.readUInt16BE(list) }, (_, at) =>
      font.toString("latin1", list + 2 + 6 * at, list + 6 + 6 * at),
    );
  });
  return { glyphs: font.readUInt16BE((tables.get("maxp") ?? 0) + 4), rules };
}

/** Where each table of a TrueType file begins. */
function tablesOf(font: Buffer): Map<string, number> {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, at) => [
      font.toString("latin1", 12 + 16 * at, 16 + 16 * at),
      font.readUInt32BE(20 + 16 * at),
    ]),
  );
}
