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
}
export type StoredPictureRow = Selectable<PictureTable>;

declare module "#platform/db/tables.ts" {
  interface Tables {
    pictures: PictureTable;
  }
}
