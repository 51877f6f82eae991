import { type Locale, type Passage, localize } from "../locales.ts";
import type { Park } from "../park.ts";
import type { StoredPictureRow } from "./pictures.table.ts";

/** A stored picture with its alt text in one language; the shape that pages show. */
export type ShownPicture = {
  id: string;
  version: string;
  width: number;
  height: number;
  focalX: number;
  focalY: number;
  tiny: string[];
  alt: Passage;
};

/** The pictures with these ids, told in one language; missing ones are left out. */
export async function showPictures(
  park: Park,
  ids: readonly (string | undefined)[],
  locale: Locale,
): Promise<Map<string, ShownPicture>> {
  const wanted = [...new Set(ids.filter((id) => id !== undefined))];
  const rows = await Promise.all(wanted.map((id) => rememberPicture(park, id)));
  return new Map(rows.flatMap((row) => (row ? [[row.id, shown(row, locale)]] : [])));
}

/** Every page shows pictures and they seldom change, so each is read once. */
function rememberPicture(park: Park, id: string): Promise<StoredPictureRow | undefined> {
  const tag = `picture:${id}`;
  park.cache.tag(tag);
  return park.memo.remember(tag, [tag], async () => (await park.pictures.find([id])).get(id));
}

function shown(row: StoredPictureRow, locale: Locale): ShownPicture {
  const { id, version, width, height, focal_x: focalX, focal_y: focalY, tiny } = row;
  return { id, version, width, height, focalX, focalY, tiny, alt: localize(row.alt, locale) };
}
