import { say } from "#app/staff/core/content/content.texts.ts";
import { editorTexts } from "#app/staff/content/editor/editor.texts.ts";
import { keepDocument } from "#app/staff/core/files/documents.server.ts";
import { formatPictureFault } from "#app/staff/core/files/picture-faults.ts";
import { keepPicture } from "#app/staff/core/files/pictures.server.ts";
import type { Staff } from "#platform/auth/auth.ts";
import { marker } from "#platform/content/posted.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import type { Remark } from "./checks.server.ts";

/**
 * Keeps the files that came with a form: pictures (`upload:gallery`) and what an item offers (`document:files`). What
 * cannot be kept is told.
 */
export async function keepUploads(by: By, form: FormData, locale: Locale): Promise<Remark[]> {
  return [...(await keepPictures(by, form, locale)), ...(await keepDocuments(by, form, locale))];
}

type By = { park: Park; staff: Staff };

/**
 * Keeps the pictures that came with a form (`upload:gallery`) in the library and writes their ids into the form, as if
 * they had been chosen there. What is no picture is told.
 */
async function keepPictures({ park, staff }: By, form: FormData, locale: Locale): Promise<Remark[]> {
  const uploads = [...form].flatMap(([name, file]) =>
    name.startsWith("upload:") && file instanceof File && file.name !== "" ? [{ path: name.slice(7), file }] : [],
  );
  const refused: Remark[] = [];
  for (const { path, file } of uploads) {
    const kept = await keepPicture(park, staff, file);
    if (!kept.ok) refused.push({ path, message: formatPictureFault(file.name, kept.fault, locale) });
    // One picture takes the place of the former, several come after it.
    else if (form.has(marker.present + path)) form.append(marker.add + path, kept.picture.id);
    else form.set(path, kept.picture.id);
  }
  return refused;
}

/** Keeps the files and writes them behind those that the form has. */
async function keepDocuments({ park, staff }: By, form: FormData, locale: Locale): Promise<Remark[]> {
  const refused: Remark[] = [];
  for (const [name, file] of [...form]) {
    if (!name.startsWith("document:") || !(file instanceof File) || file.name === "") continue;
    const path = name.slice("document:".length);
    const kept = await keepDocument(park, staff, file);
    if (typeof kept === "string") {
      refused.push({ path, message: say(editorTexts[kept][locale], { name: file.name }) });
      continue;
    }
    const at = Number(form.get(marker.present + path)) || 0;
    for (const [key, value] of Object.entries({
      key: kept.key,
      bytes: String(kept.bytes),
      "name.zh_TW": kept.name.zh_TW,
    }))
      form.set(`${path}.${at}.${key}`, value);
    form.set(marker.present + path, String(at + 1));
  }
  return refused;
}
