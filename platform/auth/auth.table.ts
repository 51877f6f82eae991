import type { ColumnType } from "kysely";
import type { EndReason } from "./session-ends.ts";

/** Who works in the back office; a row is made by the sign-in library, its name, role and ban are changed by us. */
export interface StaffTable {
  id: ColumnType<string, never, never>;
  name: string;
  email: ColumnType<string, never, never>;
  role: string;
  banned: boolean | null;
  two_factor_enabled: boolean | null;
  /** Whether the password is one that the system made up and showed to somebody. */
  made_up_password: ColumnType<boolean, never, boolean>;
  created_at: ColumnType<Date, never, never>;
}

/** Where somebody is signed in; written by the sign-in library, read and ended by us. */
export interface StaffSessionTable {
  id: string;
  token: ColumnType<string, never, never>;
  staff_id: string;
  user_agent: string | null;
  created_at: ColumnType<Date, never, never>;
  expires_at: ColumnType<Date, never, never>;
  /** When it was last used, and when whoever uses it last proved who they are. */
  seen_at: Date;
  fresh_at: Date;
  /** Whether it began with a passkey, or one was added in it: both factors in one. */
  by_passkey: boolean;
}

/** Why sessions ended; `token` is a hash. */
export interface StaffSessionsEndedTable {
  token: string;
  why: EndReason;
  at: ColumnType<Date, never, never>;
}

/** What admins settle about sign-ins: one row. */
export interface SignInRulesTable {
  id: ColumnType<boolean, never, never>;
  idle_minutes: number;
}

/** An authenticator app somebody has set up; the library's own, which we only take away. */
export interface StaffTwoFactorTable {
  id: string;
  staff_id: string;
}

/** A passkey; made by the sign-in library, named and revoked by us. */
export interface StaffPasskeyTable {
  id: ColumnType<string, never, never>;
  staff_id: ColumnType<string, never, never>;
  name: string | null;
  credential_id: ColumnType<string, never, never>;
  created_at: ColumnType<Date | null, never, never>;
  used_at: Date | null;
}

/** A role that requires a second factor, and from when. */
export interface SecondFactorRoleTable {
  role: string;
  required_from: ColumnType<Date, never, never>;
}

/** A link by mail with which somebody sets a password. */
export interface StaffLinkTable {
  hash: string;
  staff_id: string;
  purpose: "invitation" | "reset";
  expires_at: ColumnType<Date, string, never>;
  used_at: ColumnType<Date | null, string | null, string | null>;
}

/**
 * Failed sign-ins that still count; `account` and `address` are keyed hashes, the address that of a device where the
 * account knows it.
 */
export interface SignInFailureTable {
  account: string;
  address: string;
  known: boolean;
  at: ColumnType<Date, never, never>;
}

/** Codes of an app that somebody has just signed in with, as keyed hashes. */
export interface StaffCodesUsedTable {
  hash: string;
  at: ColumnType<Date, never, never>;
}

declare module "#platform/db/tables.ts" {
  interface Tables {
    staff: StaffTable;
    staff_sessions: StaffSessionTable;
    staff_sessions_ended: StaffSessionsEndedTable;
    sign_in_rules: SignInRulesTable;
    staff_two_factors: StaffTwoFactorTable;
    staff_passkeys: StaffPasskeyTable;
    second_factor_roles: SecondFactorRoleTable;
    staff_links: StaffLinkTable;
    sign_in_failures: SignInFailureTable;
    staff_codes_used: StaffCodesUsedTable;
  }
}
