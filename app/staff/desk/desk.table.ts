import type { ColumnType, Generated } from "kysely";

export interface DeskViewTable {
  id: Generated<number>;
  staff_id: string;
  name: string;
  query: string;
  kept_at: ColumnType<Date, string, string>;
}

declare module "#platform/db/tables.ts" {
  interface Tables {
    desk_views: DeskViewTable;
  }
}
