import type { ColumnType } from "kysely";

/** One submission of staff; `details` is JSON, personal values in it sealed. */
export interface AuditLogTable {
  id: number;
  at: ColumnType<Date, string, never>;
  by: string;
  action: string;
  subject: string;
  details: string;
  previous_hash: string;
  hash: string;
}

declare module "#platform/db/tables.ts" {
  interface Tables {
    audit_log: AuditLogTable;
  }
}
