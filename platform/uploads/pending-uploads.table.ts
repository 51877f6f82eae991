import type { ColumnType } from "kysely";

/** A file of a form that came back: that it lies there, and since when. Its name and key are in the form alone. */
export interface PendingUploadTable {
  id: string;
  at: ColumnType<Date, string, never>;
}

declare module "#platform/db/tables.ts" {
  interface Tables {
    pending_uploads: PendingUploadTable;
  }
}
