import type { Generated } from "kysely";

/** With which SECRET the database was made: one row. */
export interface SecretFingerprintTable {
  only_one: Generated<boolean>;
  fingerprint: string;
}

declare module "#platform/db/tables.ts" {
  interface Tables {
    secret_fingerprint: SecretFingerprintTable;
  }
}
