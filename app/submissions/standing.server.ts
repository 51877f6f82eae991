import type { Kysely } from "kysely";
import { type SubmissionState, isSubmissionState } from "./submission.ts";
import type { Tables } from "#platform/db/tables.ts";

/**
 * The state of a submission without regard to an open question: a group that was confirmed before staff asked something
 * is still expected, reminded and let in (rule D18).
 */
export async function standingOf(
  db: Kysely<Tables>,
  { id, state }: { id: string; state: SubmissionState },
): Promise<SubmissionState> {
  if (state !== "question") return state;
  const asked = await db
    .selectFrom("submission_questions")
    .select("state_before")
    .where("submission_id", "=", id)
    .orderBy("state_id", "desc")
    .limit(1)
    .executeTakeFirst();
  return asked && isSubmissionState(asked.state_before) ? asked.state_before : state;
}
