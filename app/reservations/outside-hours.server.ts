import type { SubmissionState } from "#app/submissions/submission.ts";
import { dayOf } from "#platform/dates.ts";
import type { Park } from "#platform/park.ts";
import { readGroupCalendar } from "./capacity/capacity.server.ts";
import { type GroupTime, refuseVisit } from "./group/group.ts";

/** Groups that stand, or may still come to. */
const expected: readonly SubmissionState[] = ["confirmed", "under-review", "question", "waiting", "offered"];

/**
 * Groups of today and later whose visit falls out of the park's opening hours as they are by now, by day and time: when
 * the hours were changed, nobody has told them yet (rules G2, T4).
 */
export async function readOutsideHours(
  park: Park,
): Promise<(Pick<GroupTime, "date" | "startTime" | "endTime"> & { id: string; code: string })[]> {
  const calendar = await readGroupCalendar(park);
  const rows = await park.db
    .selectFrom("group_reservations")
    .innerJoin("submissions", "submissions.id", "submission_id")
    .select(["submissions.id", "code", "day as date", "start_time as startTime", "end_time as endTime"])
    .where("day", ">=", dayOf(park.now()).toString())
    .where("newest_state", "in", [...expected])
    .orderBy("day")
    .orderBy("start_time")
    .execute();
  return rows.filter((row) => refuseVisit(row, calendar).length > 0);
}
