import type { Park } from "#platform/park.ts";

/** A submission as its page shows it: its reference, and its newest state, with which acts are sent (rule S12). */
export async function seenOf(park: Park, id: string): Promise<{ code: string; version: string }> {
  const { code, newest_state_id: version } = await park.db
    .selectFrom("submissions")
    .select(["code", "newest_state_id"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { code, version: String(version) };
}
