import type { ColumnType } from "kysely";

/** A process that serves this database, and when it last said so. */
export interface InstancesTable {
  id: string;
  seen_at: ColumnType<Date, string, string>;
}

declare module "#platform/db/tables.ts" {
  interface Tables {
    instances: InstancesTable;
  }
}
