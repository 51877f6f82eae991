export interface CollaborationTable {
  submission_id: string;
  kind: string;
  /** YYYY-MM-DD; none where a proposal names no days. */
  first_day: string | null;
  last_day: string | null;
}

declare module "#platform/db/tables.ts" {
  interface Tables {
    collaborations: CollaborationTable;
  }
}
