import { z } from "zod";
import { recordAudit } from "#platform/audit.ts";
import type { Staff } from "#platform/auth/auth.ts";
import type { Park } from "#platform/park.ts";

const percent = z
  .string()
  .trim()
  .regex(/^\d{1,3}([.,]\d{1,20})?$/)
  .transform((typed) => Number(typed.replace(",", ".")))
  .pipe(z.number().max(100));
const formSchema = z.object({
  zh_TW: z.string().trim().max(500),
  en_US: z.string().trim().max(500),
  ja_JP: z.string().trim().max(500),
  decorative: z.literal("on").optional(),
  x: percent,
  y: percent,
  was: z.string(),
});

/** How a picture is described now, as one word to compare: a form made from another one is out of date. */
export function markOf({
  alt,
  decorative,
  focal_x: x,
  focal_y: y,
}: {
  alt: object;
  decorative: boolean;
  focal_x: number;
  focal_y: number;
}): string {
  return JSON.stringify([Object.entries(alt).sort(([a], [b]) => (a < b ? -1 : 1)), decorative, x, y]);
}

/** Writes alt text, decoration and focus of a picture; pages that show it follow within two seconds. */
export async function describePicture(
  park: Park,
  staff: Staff,
  id: string,
  form: FormData,
): Promise<"saved" | "needed" | "wrongFocus" | "meanwhile" | "gone"> {
  const read = formSchema.safeParse(Object.fromEntries(form));
  if (!read.success)
    return read.error.issues.some(({ path: [field] }) => field === "x" || field === "y") ? "wrongFocus" : "needed";
  const { zh_TW, en_US, ja_JP, decorative, x, y, was } = read.data;
  if (zh_TW === "" && !decorative) return "needed";
  return park.db.transaction().execute(async (trx) => {
    const before = await trx.selectFrom("pictures").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
    if (!before) return "gone";
    if (markOf(before) !== was) return "meanwhile";
    const alt = decorative ? { zh_TW: "" } : { zh_TW, ...(en_US && { en_US }), ...(ja_JP && { ja_JP }) };
    const [focalX, focalY] = [x / 100, y / 100];
    await trx
      .updateTable("pictures")
      .set({ alt: JSON.stringify(alt), decorative: decorative !== undefined, focal_x: focalX, focal_y: focalY })
      .where("id", "=", id)
      .execute();
    await park.changes.announce(trx, [`picture:${id}`]);
    await recordAudit(trx, park.now(), {
      by: staff.id,
      action: "media.described",
      subject: `picture:${id}`,
      details: {
        before: {
          alt: before.alt,
          decorative: before.decorative,
          x: percentOf(before.focal_x),
          y: percentOf(before.focal_y),
        },
        after: { alt, decorative: decorative !== undefined, x: percentOf(focalX), y: percentOf(focalY) },
      },
    });
    return "saved";
  });
}

function percentOf(part: number): string {
  return `${Math.round(part * 100)} %`;
}
