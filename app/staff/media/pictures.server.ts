import { type SqlBool, sql } from "kysely";
import { recordAudit } from "#platform/audit.ts";
import type { Staff } from "#platform/auth/auth.ts";
import type { Translatable } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";

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

/** Puts an uploaded picture into the library, or in the place of another; nothing when it is none (rule C7), or no longer the one that was `seen`. */
export async function keepPicture(park: Park, staff: Staff, file: File, replaced?: string, seen?: string): Promise<Thumb | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const id = await park.db.transaction().execute(async (trx) => {
    const former = replaced === undefined ? undefined : await trx.selectFrom("pictures").selectAll().where("id", "=", replaced).forUpdate().executeTakeFirst();
    if (replaced !== undefined && (!former || (seen && former.version !== seen))) return undefined;
    const added = await park.pictures.add(trx, { id: replaced, bytes, alt: former?.alt ?? { zh_TW: "" }, focalX: former?.focal_x, focalY: former?.focal_y, by: staff.id });
    if (!added.ok) return undefined;
    await recordAudit(trx, park.now(), {
      by: staff.id, action: former ? "media.replaced" : "media.added", subject: `picture:${added.id}`,
      details: { name: file.name.slice(0, 200), bytes: bytes.byteLength, before: former?.version ?? null },
    });
    return added.id;
  });
  return id === undefined ? undefined : await thumbOf(park, id);
}

async function thumbOf(park: Park, id: string): Promise<Thumb | undefined> {
  return park.db.selectFrom("pictures").select(["id", "version", "width", "height", "alt", "decorative"]).where("id", "=", id).executeTakeFirst();
}
