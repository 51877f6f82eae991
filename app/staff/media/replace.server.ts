import { z } from "zod";
import { recordAudit } from "#platform/audit.ts";
import type { Staff } from "#platform/auth/auth.ts";
import type { Translatable } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import type { PictureFault } from "#app/staff/core/files/picture-faults.ts";
import { takePicture } from "#app/staff/core/files/pictures.server.ts";

/** The alt text of the new picture: the present one, since it shows the same; a new one; or none, for decoration. */
const wordsSchema = z.discriminatedUnion("words", [
  z.object({ words: z.literal("same") }),
  z.object({ words: z.literal("decoration") }),
  z.object({
    words: z.literal("new"),
    "alt.zh_TW": z.string().trim().min(1).max(500),
    "alt.en_US": z.string().trim().max(500).default(""),
    "alt.ja_JP": z.string().trim().max(500).default(""),
  }),
]);

export type Replaced =
  | { ok: true }
  | { ok: false; reason: "unsaid" | "needed" | "meanwhile" | "gone" }
  | { ok: false; reason: "refused"; fault: PictureFault };

/**
 * Puts another picture in the place of one that was seen as `version`. What it is described by must be said anew: the
 * former words are true of it only where it shows the same (rule C24). What was there is kept, to be put back.
 */
export async function replacePicture(park: Park, staff: Staff, id: string, form: FormData): Promise<Replaced> {
  const [file, version] = [form.get("picture"), String(form.get("version") ?? "")];
  const known = (await park.pictures.find([id])).get(id);
  if (!known) return { ok: false, reason: "gone" };
  if (version && known.version !== version) return { ok: false, reason: "meanwhile" };
  const said = wordsSchema.safeParse(Object.fromEntries(form));
  if (!said.success) return { ok: false, reason: form.get("words") === "new" ? "needed" : "unsaid" };
  const taken = file instanceof File ? await takePicture(park, file) : { ok: false as const, fault: "empty" as const };
  if (!taken.ok) return { ok: false, reason: "refused", fault: taken.fault };
  return park.db.transaction().execute(async (trx): Promise<Replaced> => {
    const former = await trx.selectFrom("pictures").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
    if (!former || (version && former.version !== version)) return { ok: false, reason: "meanwhile" };
    const { alt, decorative } = describedBy(said.data, former);
    const added = await park.pictures.add(trx, {
      id,
      ...taken.picture,
      alt,
      decorative,
      focalX: former.focal_x,
      focalY: former.focal_y,
      by: staff.id,
    });
    if (!added.ok) return { ok: false, reason: "refused", fault: added.reason };
    await trx
      .insertInto("picture_replacements")
      .values({
        picture_id: id,
        former: JSON.stringify(former),
        replaced_at: park.now().toString(),
        replaced_by: staff.id,
      })
      .execute();
    await recordAudit(trx, park.now(), {
      by: staff.id,
      action: "media.replaced",
      subject: `picture:${id}`,
      details: {
        before: { name: former.file_name, alt: former.alt, decorative: former.decorative },
        after: { name: taken.picture.fileName, alt, decorative },
        bytes: taken.picture.bytes.byteLength,
      },
    });
    return { ok: true };
  });
}

/** The name of the picture that the present one replaced; nothing if it replaced none, or was itself put back. */
export async function formerPicture(
  park: Park,
  id: string,
): Promise<{ name: string; at: Temporal.Instant } | undefined> {
  const row = await lastReplacement(park.db, id);
  return (
    row && {
      name: formerSchema.parse(row.former).file_name ?? id,
      at: Temporal.Instant.fromEpochMilliseconds(row.replaced_at.getTime()),
    }
  );
}

/**
 * Puts the former picture back with the alt text and the focus it had; refused if the present picture is not the one
 * the form showed.
 */
export async function undoReplacement(
  park: Park,
  staff: Staff,
  id: string,
  version: string,
): Promise<{ ok: true } | { ok: false; reason: "meanwhile" | "gone" }> {
  return park.db.transaction().execute(async (trx) => {
    const present = await trx.selectFrom("pictures").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
    const row = await lastReplacement(trx, id);
    if (!present || !row) return { ok: false, reason: present ? "meanwhile" : "gone" };
    if (present.version !== version) return { ok: false, reason: "meanwhile" };
    const { alt, ...former } = formerSchema.parse(row.former);
    await trx
      .updateTable("pictures")
      .set({ ...former, alt: JSON.stringify(alt) })
      .where("id", "=", id)
      .execute();
    await trx
      .updateTable("picture_replacements")
      .set({ undone_at: park.now().toString() })
      .where("id", "=", row.id)
      .execute();
    await park.changes.announce(trx, [`picture:${id}`]);
    await recordAudit(trx, park.now(), {
      by: staff.id,
      action: "media.replacement-undone",
      subject: `picture:${id}`,
      details: {
        before: { name: present.file_name, alt: present.alt, decorative: present.decorative },
        after: { name: former.file_name, alt, decorative: former.decorative },
      },
    });
    return { ok: true };
  });
}

const formerSchema = z.object({
  version: z.string(),
  file_key: z.string(),
  content_type: z.string(),
  width: z.number(),
  height: z.number(),
  focal_x: z.number(),
  focal_y: z.number(),
  tiny: z.array(z.string()),
  alt: z.object({ zh_TW: z.string(), en_US: z.string().optional(), ja_JP: z.string().optional() }),
  decorative: z.boolean(),
  file_name: z.string().nullable(),
});

function lastReplacement(db: Park["db"], id: string) {
  return db
    .selectFrom("picture_replacements")
    .selectAll()
    .where("picture_id", "=", id)
    .where("undone_at", "is", null)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

function describedBy(
  said: z.output<typeof wordsSchema>,
  former: { alt: Translatable; decorative: boolean },
): { alt: Translatable; decorative: boolean } {
  switch (said.words) {
    case "same":
      return { alt: former.alt, decorative: former.decorative };
    case "decoration":
      return { alt: { zh_TW: "" }, decorative: true };
    case "new":
      return {
        alt: {
          zh_TW: said["alt.zh_TW"],
          ...(said["alt.en_US"] && { en_US: said["alt.en_US"] }),
          ...(said["alt.ja_JP"] && { ja_JP: said["alt.ja_JP"] }),
        },
        decorative: false,
      };
  }
}
