import type { ColumnType, Generated, Selectable } from "kysely";
import type { Translatable } from "../locales.ts";

export interface PictureTable {
  id: string;
  /** A short hash of the original's bytes; part of every address, so that addresses never change their meaning. */
  version: string;
  file_key: string;
  content_type: string;
  width: number;
  height: number;
  /** The point to keep in view when the picture is cropped, 0–1 from the left and from the top. */
  focal_x: Generated<number>;
  focal_y: Generated<number>;
  /** Four colours, "#rrggbb": top left, top right, bottom left, bottom right. */
  tiny: string[];
  alt: ColumnType<Translatable, string, string>;
  /** True where it only adorns: it has no alt text on purpose. */
  decorative: Generated<boolean>;
  created_at: ColumnType<Date, never, never>;
  created_by: string | null;
  /** The name of the file as it was uploaded; staff find the picture by it. */
  file_name: string | null;
}
export type StoredPictureRow = Selectable<PictureTable>;

/** What a picture was before another took its place; `undone_at` when it was put back. */
export interface PictureReplacementTable {
  id: Generated<string>;
  picture_id: string;
  former: ColumnType<Record<string, unknown>, string, never>;
  replaced_at: ColumnType<Date, string, never>;
  replaced_by: string;
  undone_at: ColumnType<Date | null, string | undefined, string>;
}

declare module "#platform/db/tables.ts" {
  interface Tables {
    pictures: PictureTable;
    picture_replacements: PictureReplacementTable;
  }
}
