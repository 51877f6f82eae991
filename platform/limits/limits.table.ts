import type { ColumnType } from "kysely";

/** What was done by somebody, or in a network, until the time counted is over. */
export interface LimitCountTable {
  /** A keyed hash of what is counted and of whom. */
  key: string;
  points: number;
  ends_at: ColumnType<Date, string, string>;
}

declare module "#platform/db/tables.ts" {
  interface Tables {
    limit_counts: LimitCountTable;
  }
}
