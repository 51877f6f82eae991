import type { Park } from "#platform/park.ts";

/** How much of each kind of personal data is held now (rule S8). */
export type HeldCounts = { requests: number; erased: number; staff: number; signIns: number; audit: number };

/** Counts what is held. */
export async function countHeld({ db }: Park): Promise<HeldCounts> {
  const count = async (table: "deed_keys" | "deed_erasures" | "staff" | "staff_sessions" | "audit_log") =>
    Number(
      (
        await db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number | string>().as("count"))
          .executeTakeFirstOrThrow()
      ).count,
    );
  return {
    requests: await count("deed_keys"),
    erased: await count("deed_erasures"),
    staff: await count("staff"),
    signIns: await count("staff_sessions"),
    audit: await count("audit_log"),
  };
}
