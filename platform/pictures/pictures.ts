import { createHash, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Changes } from "../db/changes.ts";
import type { Tables } from "../db/tables.ts";
import { orNothing } from "../files/bounded-files.ts";
import type { Files } from "../files/files.ts";
import type { Translatable } from "../locales.ts";
import { measure, type PictureRefusal } from "./measure.ts";
import type { PictureWork } from "./picture-work.ts";
import type { StoredPictureRow } from "./pictures.table.ts";
import { type VariantFormat, widthsOf } from "./widths.ts";

export type { PictureRefusal } from "./measure.ts";
export type { StoredPictureRow } from "./pictures.table.ts";

export type NewPicture = {
  /**
   * Lower-case letters, digits and hyphens; made up when left out. A picture under a known id takes that one's place.
   */
  id?: string | undefined;
  bytes: Uint8Array;
  alt: Translatable;
  /** True for decoration; left out, it stays as it was, or is false. */
  decorative?: boolean | undefined;
  /** The name of its file. */
  fileName?: string | undefined;
  /** The point to keep in view, 0–1 from the left and the top; the middle when left out. */
  focalX?: number | undefined;
  focalY?: number | undefined;
  /** The four corner colours where they are known already. */
  tiny?: string[] | undefined;
  /** True for the starter's own drawings alone: SVG is refused otherwise. */
  trusted?: boolean | undefined;
  /** The member of staff who adds it. */
  by?: string | undefined;
};
export type PictureAdded = { ok: true; id: string } | { ok: false; reason: PictureRefusal };

/** The name of a picture’s file, `drum-indigo.svg`; its id if it came without a name. */
export function fileNameOf({
  id,
  file_name,
  file_key,
}: Pick<StoredPictureRow, "id" | "file_name" | "file_key">): string {
  return file_name ?? `${id}${/\.\w+$/.exec(file_key)?.[0] ?? ""}`;
}

export interface Pictures {
  /** Stores an original and its description: `await pictures.add(trx, { bytes, alt: { zh_TW: "鼓" } })`. */
  add(trx: Kysely<Tables>, picture: NewPicture): Promise<PictureAdded>;
  /** The descriptions of those that exist. */
  find(ids: readonly string[]): Promise<Map<string, StoredPictureRow>>;
  /**
   * The picture in a width and format; made at the first request and kept. Nothing when it is not offered so; throws a
   * StorageFault when its file cannot be had within 2.5 seconds.
   */
  variant(id: string, version: string, width: number, format: VariantFormat): Promise<Uint8Array | undefined>;
}

/** How long a page may wait for the storage, for all that one picture needs of it. */
const storageMs = 2_500;
/** Of larger ones variants are made by way of a smaller picture. */
const mostPixelsEach = 12_000_000;

/** Pictures described in the database, their bytes in `files`. */
export function openPictures(
  db: Kysely<Tables>,
  files: Files,
  changes: Pick<Changes, "announce">,
  work: PictureWork,
): Pictures {
  const making = new Map<string, Promise<Uint8Array | undefined>>();

  /** What variants are made of: the original, or of a large one a smaller picture that is made once and kept. */
  async function sourceOf({
    id,
    version,
    width,
    height,
    content_type,
    file_key,
  }: StoredPictureRow): Promise<Uint8Array | undefined> {
    if (width * height <= mostPixelsEach || content_type === "image/svg+xml") return files.get(file_key, storageMs);
    return once(`variants/${id}/${version}-source.webp`, async (key) => {
      const original = await files.get(file_key);
      const bytes = original && (await work.reduce(original));
      if (bytes) await keep(key, bytes, "image/webp");
      return bytes;
    });
  }

  /** Keeps what can be made again; where the storage does not take it, whoever asks next has it made. */
  async function keep(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    await orNothing(files.put(key, bytes, contentType, storageMs));
  }

  /** What is kept under a key, else what is made of it, once however many ask. */
  async function once(
    key: string,
    begin: (key: string) => Promise<Uint8Array | undefined>,
  ): Promise<Uint8Array | undefined> {
    const kept = await files.get(key, storageMs);
    if (kept) return kept;
    const begun = making.get(key);
    if (begun) return begun;
    const bytes = begin(key).finally(() => making.delete(key));
    making.set(key, bytes);
    return bytes;
  }

  async function make(key: string, id: string, version: string, width: number, format: VariantFormat) {
    const picture = (await findPictures(db, [id])).get(id);
    if (picture?.version !== version || !widthsOf(picture.width).includes(width)) return undefined;
    const original = await sourceOf(picture);
    if (!original) return undefined;
    const bytes = await work.encode(original, width, format);
    await keep(key, bytes, `image/${format}`);
    return bytes;
  }

  return {
    async add(trx, picture) {
      const added = await addPicture(trx, files, picture, work);
      if (added.ok && picture.id) await changes.announce(trx, [`picture:${added.id}`]);
      return added;
    },
    find: (ids) => findPictures(db, ids),
    variant: (id, version, width, format) =>
      once(`variants/${id}/${version}-${width}.${format}`, (key) => make(key, id, version, width, format)),
  };
}

async function addPicture(
  trx: Kysely<Tables>,
  files: Files,
  picture: NewPicture,
  work: PictureWork,
): Promise<PictureAdded> {
  // A start fills in hundreds of drawings of our own.
  const measured = await (picture.trusted ? measure : work.measure)(picture.bytes, {
    trusted: picture.trusted,
    tiny: picture.tiny,
  });
  if (typeof measured === "string") return { ok: false, reason: measured };
  const { extension, contentType, width, height, tiny } = measured;
  const id = picture.id ?? randomUUID();
  const version = createHash("sha256").update(picture.bytes).digest("hex").slice(0, 12);
  const fileKey = `pictures/${id}/${version}.${extension}`;
  // The file first: a row without its file would be a broken picture, a file without a row is only a few bytes.
  await files.put(fileKey, picture.bytes, contentType);
  const row = {
    version,
    width,
    height,
    tiny,
    file_key: fileKey,
    content_type: contentType,
    focal_x: picture.focalX ?? 0.5,
    focal_y: picture.focalY ?? 0.5,
    alt: JSON.stringify(picture.alt),
    created_by: picture.by ?? null,
    file_name: picture.fileName ?? null,
    ...(picture.decorative !== undefined && { decorative: picture.decorative }),
  };
  await trx
    .insertInto("pictures")
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
  return { ok: true, id };
}

async function findPictures(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, StoredPictureRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("pictures")
    .selectAll()
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
