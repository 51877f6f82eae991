import type { ColumnType } from "kysely";
import type { Localized } from "#platform/locales.ts";

/** A change of a built-in menu item, or an item of staff's own with its names. */
export interface MenuItemTable {
  id: number;
  parent: number | null;
  position: number;
  routing: string;
  icon: string;
  hidden: boolean;
  names: ColumnType<Localized | null, string | null, string | null>;
}

declare module "#platform/db/tables.ts" {
  interface Tables {
    menu_items: MenuItemTable;
  }
}
