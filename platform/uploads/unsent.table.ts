import type { ColumnType } from "kysely";

/** A file of a form that came back: that it lies there, and since when. Its name and key are in the form alone. */
export interface UnsentUploadTable {
  id: string;
  at: ColumnType<Date, string, never>;
}

declare module "#platform/db/tables.ts" {
  interface Tables {
    unsent_uploads: UnsentUploadTable;
  }
}
