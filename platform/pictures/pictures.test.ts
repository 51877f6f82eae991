import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestPark } from "#tests/park.ts";
import type { Park } from "../park.ts";
import { mediaResponse } from "./media.ts";
import { openPictures } from "./pictures.ts";
import { mediaPath, widthsOf } from "./widths.ts";

const alt = { zh_TW: "鼓" };
const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="#a02010"/></svg>',
);
let park: Park;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ park, close } = await openTestPark());
});
afterAll(() => close());

describe("adding a picture", () => {
  it.each(["jpeg", "png", "webp", "avif"] as const)("takes %s and knows its size", async (format) => {
    const added = await park.pictures.add(park.db, {
      id: `photo-${format}`,
      bytes: await photo(700, 400, format),
      alt,
      focalX: 0.2,
    });
    expect(added).toEqual({ ok: true, id: `photo-${format}` });
    expect(await row(`photo-${format}`)).toMatchObject({
      width: 700,
      height: 400,
      focal_x: 0.2,
      focal_y: 0.5,
      alt,
      content_type: `image/${format}`,
    });
  });
  it("measures a photograph as it is seen, and shows it so", async () => {
    const lying = await sharp(await photo(700, 400, "jpeg"))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    await park.pictures.add(park.db, { id: "upright", bytes: lying, alt });
    const { version, width, height } = await row("upright");
    expect([width, height]).toEqual([400, 700]);
    const shown = await sharp(await park.pictures.variant("upright", version, 320, "webp")).metadata();
    expect([shown.width, shown.height]).toEqual([320, 560]);
  });
  it("takes a drawing of our own, in as many pixels as anyone may ask for", async () => {
    await park.pictures.add(park.db, { id: "drawing", bytes: drawing, alt, trusted: true });
    expect(await row("drawing")).toMatchObject({
      width: 2400,
      height: 1800,
      tiny: Array(4).fill(expect.stringMatching(/^#(9f|a0)(1f|20)(0f|10)$/)),
    });
  });
  it("gives a picture without an id one of its own", async () => {
    const added = await park.pictures.add(park.db, { bytes: await photo(40, 40, "png"), alt });
    expect(added).toEqual({ ok: true, id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  });
  it("puts a new picture in the place of the former one, under a new address", async () => {
    await park.pictures.add(park.db, { id: "changing", bytes: await photo(400, 300, "png"), alt });
    const { version } = await row("changing");
    await park.pictures.add(park.db, { id: "changing", bytes: await photo(400, 200, "png"), alt });
    expect(await row("changing")).toMatchObject({ height: 200, version: expect.not.stringMatching(version) });
    expect(await park.pictures.variant("changing", version, 320, "webp")).toBeUndefined();
  });
  it.each([
    ["a drawing from outside", drawing, "not-a-picture"],
    ["a text", Buffer.from("hello"), "not-a-picture"],
    ["nothing", Buffer.alloc(0), "not-a-picture"],
    ["an animation", Buffer.from("GIF89a"), "not-a-picture"],
    ["half a photograph", Buffer.from("\xff\xd8\xff\xe0 and no more", "latin1"), "damaged"],
    ["a bomb of pixels", bomb(), "too-many-pixels"],
  ])("refuses %s", async (_, bytes, reason) => {
    expect(await park.pictures.add(park.db, { bytes, alt })).toEqual({ ok: false, reason });
  });
  it("refuses what is so tall that no browser's picture could be", async () => {
    expect(await park.pictures.add(park.db, { bytes: await photo(10, 20_000, "jpeg"), alt })).toEqual({
      ok: false,
      reason: "too-tall",
    });
    expect(await park.pictures.add(park.db, { id: "thin", bytes: await photo(20_000, 10, "jpeg"), alt })).toMatchObject(
      { ok: true },
    );
    expect(
      await sharp(await park.pictures.variant("thin", (await row("thin")).version, 1920, "webp")).metadata(),
    ).toMatchObject({ width: 1920, height: 1 });
  });
});

describe("showing a picture", () => {
  it("makes each variant once, however many ask at the same time, and keeps it", async () => {
    let made = 0;
    const counting = openPictures(
      park.db,
      { ...park.files, put: (...file) => (made++, park.files.put(...file)) },
      park.changes,
      park.pictureWork,
    );
    await counting.add(park.db, { id: "asked-often", bytes: drawing, alt, trusted: true });
    made = 0;
    const { version } = await row("asked-often");
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => counting.variant("asked-often", version, 480, "avif")),
    );
    answers.push(await counting.variant("asked-often", version, 480, "avif"));
    expect(made).toBe(1);
    expect(new Set(answers.map((bytes) => bytes?.byteLength)).size).toBe(1);
    expect(await sharp(answers[0]).metadata()).toMatchObject({ format: "heif", width: 480, height: 360 });
  });
  it("reads a very large original once for all its variants, upright, and keeps it as it came", async () => {
    const large = await sharp(await photo(4200, 3000, "jpeg"))
      .withMetadata({ orientation: 6 })
      .jpeg({ progressive: true })
      .toBuffer();
    let read = 0;
    const counting = openPictures(
      park.db,
      { ...park.files, get: (key) => (key.startsWith("pictures/large/") && read++, park.files.get(key)) },
      park.changes,
      park.pictureWork,
    );
    await counting.add(park.db, { id: "large", bytes: large, alt });
    const { version, file_key } = await row("large");
    const made = await Promise.all(
      [320, 640, 1920].flatMap((width) =>
        (["avif", "webp"] as const).map((format) => counting.variant("large", version, width, format)),
      ),
    );
    expect(await Promise.all(made.map(async (bytes) => (await sharp(bytes).metadata()).width))).toEqual([
      320, 320, 640, 640, 1920, 1920,
    ]);
    expect((await sharp(made[5]).metadata()).height).toBe(2688);
    expect(read).toBe(1);
    expect(Buffer.compare(Buffer.from((await park.files.get(file_key)) ?? []), large)).toBe(0);
  });
  it("offers no width beyond the original's", () => {
    expect(widthsOf(2400)).toEqual([320, 480, 640, 768, 960, 1080, 1280, 1920]);
    expect(widthsOf(700)).toEqual([320, 480, 640]);
    expect(widthsOf(200)).toEqual([200]);
  });
});

describe("/media", () => {
  let path = "";
  beforeAll(async () => {
    await park.pictures.add(park.db, { id: "bell", bytes: await photo(700, 400, "png"), alt });
    path = mediaPath({ id: "bell", version: (await row("bell")).version }, 320, "webp");
  });

  it("may be kept for ever", async () => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect((await response.arrayBuffer()).byteLength).toBe(Number(response.headers.get("content-length")));
  });
  it("is not sent again to those who have it", async () => {
    const etag = (await ask(path)).headers.get("etag") ?? "";
    expect((await ask(path, { headers: { "If-None-Match": `"other", W/${etag}` } })).status).toBe(304);
    expect((await ask(path, { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
  });
  it("answers HEAD without the bytes and refuses to be written to", async () => {
    const head = await ask(path, { method: "HEAD" });
    expect([head.status, head.body]).toEqual([200, null]);
    expect((await ask(path, { method: "POST" })).status).toBe(405);
  });
  it.each([
    (good: string) => good.replace("-320", "-321"),
    (good: string) => good.replace("-320", "-1920"),
    (good: string) => good.replace("-320", "-0320"),
    (good: string) => good.replace("-320", "-99999999999"),
    (good: string) => good.replace(".webp", ".png"),
    (good: string) => good.replace(".webp", ".webp/x"),
    (good: string) => good.replace("bell", "BELL"),
    (good: string) => good.replace("bell", "nobody"),
    (good: string) => good.replace("bell", "../bell"),
    (good: string) => good.replace(/[0-9a-f]{12}/, "000000000000"),
    () => "/media/",
    () => "/media/%00/%00",
  ])("knows nothing else (%#)", async (spoil) => {
    expect((await ask(spoil(path))).status).toBe(404);
  });

  const ask = (at: string, init: RequestInit = {}) =>
    mediaResponse(park, at, new Request("http://localhost:3000/", init));
});

function photo(width: number, height: number, format: "jpeg" | "png" | "webp" | "avif"): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#336699" } })
    .toFormat(format)
    .toBuffer();
}

/** A PNG of a few bytes that claims to be 30,000 pixels square. */
function bomb(): Buffer {
  const size = Buffer.from("00007530000075300802000000", "hex");
  const chunks = [
    pngChunk("IHDR", size),
    pngChunk("IDAT", deflateSync(Buffer.alloc(64))),
    pngChunk("IEND", Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...chunks]);
}

function pngChunk(kind: string, content: Buffer): Buffer {
  const marked = Buffer.concat([Buffer.from(kind), content]);
  const chunk = Buffer.alloc(marked.byteLength + 8);
  chunk.writeUInt32BE(content.byteLength, 0);
  marked.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(marked), marked.byteLength + 4);
  return chunk;
}

async function row(id: string) {
  const found = (await park.pictures.find([id])).get(id);
  if (!found) throw new Error(`no picture ${id}`);
  return found;
}
