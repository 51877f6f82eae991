import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../db/tables.ts";
import { tokenIn } from "./request.ts";
import { type StaffRole, staffRoles } from "./rules.ts";

/**
 * What a session still owes: another `password` than one that was made up (rule H50), or a second `factor` that its
 * owner's role requires (rule H32): `from` when, in how many `days`; `over` when that is now. `has` when there is a
 * passkey already, which then must be used: whoever knows the password alone may make no other.
 */
export type Due =
  | { what: "password"; over: true }
  | { what: "factor"; from: Temporal.Instant; days: number; over: boolean; has: boolean };

/**
 * Nothing where the password is one's own, and the role requires no second factor, the sign-in asked for a code, or the
 * session began with a passkey. By the database's clock.
 */
export async function stillDue(db: Kysely<Tables>, request: Request): Promise<Due | undefined> {
  const row = await db
    .selectFrom("staff_sessions")
    .innerJoin("staff", "staff.id", "staff_sessions.staff_id")
    .leftJoin("second_factor_roles", "second_factor_roles.role", "staff.role")
    .select([
      "required_from",
      "made_up_password",
      sql<number>`greatest(0, ceil(extract(epoch from required_from - clock_timestamp()) / 86400))::int`.as("days"),
      sql<boolean>`required_from <= clock_timestamp()`.as("over"),
      sql<boolean>`exists (select from staff_passkeys where staff_passkeys.staff_id = staff.id)`.as("has"),
    ])
    .where("token", "=", tokenIn(request.headers.get("cookie") ?? "") ?? "")
    .where(
      sql<boolean>`(made_up_password or (required_from is not null and not by_passkey and two_factor_enabled is not true))`,
    )
    .executeTakeFirst();
  if (row?.made_up_password) return { what: "password", over: true };
  if (!row?.required_from) return undefined;
  const from = Temporal.Instant.fromEpochMilliseconds(row.required_from.getTime());
  return { what: "factor", from, days: row.days, over: row.over, has: row.has };
}

/** The roles that require a second factor, or will. */
export async function rolesWithFactor(db: Kysely<Tables>): Promise<StaffRole[]> {
  const rows = await db.selectFrom("second_factor_roles").select("role").execute();
  return staffRoles.filter((known) => rows.some(({ role }) => role === known));
}

/** Requires it of these roles alone: of those that are new in 14 days. */
export async function requireFactorOf(trx: Transaction<Tables>, roles: readonly StaffRole[]): Promise<void> {
  await trx
    .deleteFrom("second_factor_roles")
    .where("role", "not in", ["", ...roles])
    .execute();
  for (const role of roles)
    await trx
      .insertInto("second_factor_roles")
      .values({ role })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
