import { kinds } from "#app/submission-types.ts";
import { noteDays } from "#app/submission-desk/queries/days.server.ts";
import { submissionTypes } from "#app/submissions/submission.ts";
import { dayOf } from "#platform/dates.ts";
import type { Park } from "#platform/park.ts";

/** How many of today’s visits nobody has been checked in for yet. */
export async function countToCome(park: Park): Promise<number> {
  await noteDays(park);
  const visits = submissionTypes.filter((kind) => kinds[kind]?.tickets);
  const { count } = await park.db
    .selectFrom("submission_days")
    .innerJoin("submissions", "submissions.id", "submission_days.submission_id")
    .select((of) => of.fn.countAll<string>().as("count"))
    .where("submission_days.day", "=", dayOf(park.now()).toString())
    .where("newest_state", "=", "confirmed")
    .where("kind", "in", visits)
    .executeTakeFirstOrThrow();
  return Number(count);
}
