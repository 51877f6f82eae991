import { type SqlBool, sql } from "kysely";
import { recordAudit } from "#platform/audit.ts";
import type { Staff } from "#platform/auth/auth.ts";
import type { Translatable } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { fileNameOf, type StoredPictureRow } from "#platform/pictures/pictures.ts";
import { mostFileBytes } from "#platform/uploads/upload.ts";
import type { PictureFault } from "./picture-faults.ts";

/**
 * A picture of the library as staff see it: small, with the name of its file, and in which languages it is described.
 */
export type Thumb = {
  id: string;
  version: string;
  width: number;
  height: number;
  alt: Translatable;
  decorative: boolean;
  fileName: string;
};

const thumbColumns = ["id", "version", "width", "height", "alt", "decorative", "file_name", "file_key"] as const;

/** The columns of a picture that lists show to staff. */
export function thumbOf(row: Pick<StoredPictureRow, (typeof thumbColumns)[number]>): Thumb {
  const { id, version, width, height, alt, decorative } = row;
  return { id, version, width, height, alt, decorative, fileName: fileNameOf(row) };
}

export const picturesPerPage = 48;
export type PicturesQuery = { text: string; only: "" | "alt" | "mine"; page: number };

/** Pictures that match, newest first; `only: "alt"` those that lack an alt text. */
export async function listPictures(
  park: Park,
  { text, only, page }: PicturesQuery,
  staff?: Staff,
): Promise<{ pictures: Thumb[]; total: number }> {
  let query = park.db.selectFrom("pictures");
  const like = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  if (text)
    query = query.where((eb) =>
      eb.or([eb("id", "ilike", like), eb("file_name", "ilike", like), sql<SqlBool>`alt::text ilike ${like}`]),
    );
  if (only === "alt")
    query = query.where(
      sql<SqlBool>`not decorative and (coalesce(alt ->> 'zh_TW', '') = '' or coalesce(alt ->> 'en_US', '') = '' or coalesce(alt ->> 'ja_JP', '') = '')`,
    );
  if (only === "mine" && staff) query = query.where("created_by", "=", staff.id);
  const { total } = await query.select((eb) => eb.fn.countAll<string>().as("total")).executeTakeFirstOrThrow();
  const pictures = await query
    .select(thumbColumns)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(picturesPerPage)
    .offset((page - 1) * picturesPerPage)
    .execute();
  return { pictures: pictures.map(thumbOf), total: Number(total) };
}

export type KeptPicture = { ok: true; picture: Thumb } | { ok: false; fault: PictureFault };

/** Puts an uploaded picture into the library; refused when it is none (rule C24). */
export async function keepPicture(park: Park, staff: Staff, file: File): Promise<KeptPicture> {
  const taken = await takePicture(park, file);
  if (!taken.ok) return taken;
  return park.db.transaction().execute(async (trx): Promise<KeptPicture> => {
    const added = await park.pictures.add(trx, { ...taken.picture, alt: { zh_TW: "" }, by: staff.id });
    if (!added.ok) return { ok: false, fault: added.reason };
    await recordAudit(trx, park.now(), {
      by: staff.id,
      action: "media.added",
      subject: `picture:${added.id}`,
      details: { name: taken.picture.fileName, bytes: taken.picture.bytes.byteLength },
    });
    return {
      ok: true,
      picture: thumbOf(
        await trx.selectFrom("pictures").select(thumbColumns).where("id", "=", added.id).executeTakeFirstOrThrow(),
      ),
    };
  });
}

type Taken =
  | { ok: true; picture: { bytes: Uint8Array; tiny: string[]; fileName: string } }
  | { ok: false; fault: PictureFault };

/**
 * Reads and looks at a file before any transaction: a large one takes seconds, in which nobody else could read or
 * write.
 */
export async function takePicture(park: Park, file: File): Promise<Taken> {
  if (file.size === 0) return { ok: false, fault: "empty" };
  if (file.size > mostFileBytes) return { ok: false, fault: "too-large" };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const measured = await park.pictureWork.measure(bytes);
  if (typeof measured === "string") return { ok: false, fault: measured };
  return { ok: true, picture: { bytes, tiny: measured.tiny, fileName: file.name.normalize("NFC").slice(0, 200) } };
}
