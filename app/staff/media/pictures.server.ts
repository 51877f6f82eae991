import { type SqlBool, sql } from "kysely";
import { recordAudit } from "#platform/audit.ts";
import type { Staff } from "#platform/auth/auth.ts";
import type { Translatable } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { measureInTurn } from "#platform/pictures/encode.ts";
import { mostFileBytes } from "#platform/uploads/upload.ts";
import type { PictureFault } from "./picture-faults.ts";

/** A picture of the library as staff see it: small, and in which languages it is described. */
export type Thumb = { id: string; version: string; width: number; height: number; alt: Translatable; decorative: boolean };

export const picturesPerPage = 48;
export type PicturesAsked = { text: string; only: "" | "alt" | "mine"; page: number };

/** Pictures that match, newest first; `only: "alt"` those that lack an alt text. */
export async function listPictures(park: Park, { text, only, page }: PicturesAsked, staff?: Staff): Promise<{ pictures: Thumb[]; total: number }> {
  let query = park.db.selectFrom("pictures");
  const like = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  if (text) query = query.where((eb) => eb.or([eb("id", "ilike", like), sql<SqlBool>`alt::text ilike ${like}`]));
  if (only === "alt") query = query.where(sql<SqlBool>`not decorative and (coalesce(alt ->> 'zh_TW', '') = '' or coalesce(alt ->> 'en_US', '') = '' or coalesce(alt ->> 'ja_JP', '') = '')`);
  if (only === "mine" && staff) query = query.where("created_by", "=", staff.id);
  const { total } = await query.select((eb) => eb.fn.countAll<string>().as("total")).executeTakeFirstOrThrow();
  const pictures = await query.select(["id", "version", "width", "height", "alt", "decorative"]).orderBy("created_at", "desc").orderBy("id").limit(picturesPerPage).offset((page - 1) * picturesPerPage).execute();
  return { pictures, total: Number(total) };
}

export type KeptPicture = { ok: true; picture: Thumb } | { ok: false; fault: PictureFault };

/** Puts an uploaded picture into the library, or in the place of another; refused when it is none (rule C24), or that one is no longer the one that was `seen`. */
export async function keepPicture(park: Park, staff: Staff, file: File, replaced?: string, seen?: string): Promise<KeptPicture> {
  if (file.size === 0) return { ok: false, fault: "empty" };
  if (file.size > mostFileBytes) return { ok: false, fault: "too-large" };
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Before the transaction: to look at a large one takes seconds, in which nobody else could read or write.
  const measured = await measureInTurn(bytes);
  if (typeof measured === "string") return { ok: false, fault: measured };
  const picture = await park.db.transaction().execute(async (trx) => {
    const former = replaced === undefined ? undefined : await trx.selectFrom("pictures").selectAll().where("id", "=", replaced).forUpdate().executeTakeFirst();
    if (replaced !== undefined && (!former || (seen && former.version !== seen))) return undefined;
    const added = await park.pictures.add(trx, { id: replaced, bytes, tiny: measured.tiny, alt: former?.alt ?? { zh_TW: "" }, focalX: former?.focal_x, focalY: former?.focal_y, by: staff.id });
    if (!added.ok) return undefined;
    await recordAudit(trx, park.now(), {
      by: staff.id, action: former ? "media.replaced" : "media.added", subject: `picture:${added.id}`,
      details: { name: file.name.slice(0, 200), bytes: bytes.byteLength, before: former?.version ?? null },
    });
    return trx.selectFrom("pictures").select(["id", "version", "width", "height", "alt", "decorative"]).where("id", "=", added.id).executeTakeFirst();
  });
  return picture ? { ok: true, picture } : { ok: false, fault: "meanwhile" };
}
