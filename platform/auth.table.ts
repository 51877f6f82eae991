import type { ColumnType } from "kysely";

/** Who works in the back office; written by the sign-in library, read by us. */
export interface StaffTable {
  id: string;
  name: string;
  email: string;
  role: string;
  banned: boolean | null;
  created_at: ColumnType<Date, never, never>;
}

/** Failed sign-ins that still count; `account` and `address` are keyed hashes. */
export interface SignInFailureTable {
  account: string;
  address: string;
  at: ColumnType<Date, never, never>;
}

declare module "#platform/db/tables.ts" {
  interface Tables {
    staff: StaffTable;
    sign_in_failures: SignInFailureTable;
  }
}
