import type { Park } from "#platform/park.ts";

/** How much of each kind of personal data is held now (rule S8). */
export type PersonalDataCounts = { requests: number; erased: number; staff: number; signIns: number; audit: number };

/** Counts what is held. */
export async function countPersonalData({ db }: Park): Promise<PersonalDataCounts> {
  const count = async (table: "submission_keys" | "submission_erasures" | "staff" | "staff_sessions" | "audit_log") =>
    Number(
      (
        await db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number | string>().as("count"))
          .executeTakeFirstOrThrow()
      ).count,
    );
  return {
    requests: await count("submission_keys"),
    erased: await count("submission_erasures"),
    staff: await count("staff"),
    signIns: await count("staff_sessions"),
    audit: await count("audit_log"),
  };
}
