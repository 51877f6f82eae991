import { say } from "#app/staff/content/content.texts.ts";
import { editorTexts } from "#app/staff/content/editor/editor.texts.ts";
import { keepPicture } from "#app/staff/media/pictures.server.ts";
import type { Staff } from "#platform/auth.ts";
import { marker } from "#platform/content/posted.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import type { Remark } from "./checks.server.ts";

/**
 * Keeps the pictures that came with a form (`upload:gallery`) in the library and writes their ids into the form, as if they had been
 * chosen there. What is no picture is told.
 */
export async function keepUploads({ park, staff }: { park: Park; staff: Staff }, form: FormData, locale: Locale): Promise<Remark[]> {
  const uploads = [...form].flatMap(([name, file]) => (name.startsWith("upload:") && file instanceof File && file.size > 0 ? [{ path: name.slice(7), file }] : []));
  const refused: Remark[] = [];
  for (const { path, file } of uploads) {
    const kept = await keepPicture(park, staff, file);
    if (!kept) refused.push({ path, message: say(editorTexts.pictureRefused[locale], { name: file.name }) });
    // One picture takes the place of the former, several come after it.
    else if (form.has(marker.present + path)) form.append(marker.add + path, kept.id);
    else form.set(path, kept.id);
  }
  return refused;
}
