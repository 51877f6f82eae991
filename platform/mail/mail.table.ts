import type { ColumnType } from "kysely";

/** One row: what all processes share about sending mail. */
interface MailStateTable {
  id: ColumnType<number, number, never>;
  /** When the next letter may leave, where SMTP_RATE sets a pace. */
  free_at: ColumnType<Date, string | undefined, string>;
  /** Since when letters are known to be late; null while they leave in time. */
  late_since: ColumnType<Date | null, string | null | undefined, string | null>;
}

declare module "#platform/db/tables.ts" {
  interface Tables {
    mail_state: MailStateTable;
  }
}
