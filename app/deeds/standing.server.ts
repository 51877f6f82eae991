import type { Kysely } from "kysely";
import { type DeedState, isDeedState } from "./deed.ts";
import type { Tables } from "#platform/db/tables.ts";

/**
 * How a deed stands apart from a question that is still open: who was confirmed is expected, reminded and let in all
 * the same (rule D18).
 */
export async function standingOf(
  db: Kysely<Tables>,
  { id, state }: { id: string; state: DeedState },
): Promise<DeedState> {
  if (state !== "question") return state;
  const asked = await db
    .selectFrom("deed_questions")
    .select("state_before")
    .where("deed_id", "=", id)
    .orderBy("state_id", "desc")
    .limit(1)
    .executeTakeFirst();
  return asked && isDeedState(asked.state_before) ? asked.state_before : state;
}
