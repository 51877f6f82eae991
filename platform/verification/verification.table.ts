import type { ColumnType } from "kysely";

/** A code that was used, or tried in vain; until it would be over anyway. */
export interface VerificationUseTable {
  code_id: string;
  over_at: ColumnType<Date, string, never>;
}

/** A code whose mailed link was opened. */
export interface VerificationProofTable {
  code_id: string;
  over_at: ColumnType<Date, string, never>;
}

declare module "#platform/db/tables.ts" {
  interface Tables {
    verification_uses: VerificationUseTable;
    verification_proofs: VerificationProofTable;
  }
}
