import { type SubmissionKind, type SubmissionState, isSubmissionKind } from "#app/submissions/submission.ts";
import type { Park } from "#platform/park.ts";
import { noteDays } from "./days.server.ts";
import { type SubmissionRow, readRows } from "./list.server.ts";

/** A submission on one of its days. */
export type DiaryEntry = { day: string; from: string | undefined; to: string | undefined; submission: SubmissionRow };

/** What never takes place. */
const fallenAway: readonly SubmissionState[] = ["declined", "withdrawn", "cancelled", "lapsed"];

/**
 * What stands in the diary from one day to another, both included, by the clock; what waits for places is not expected,
 * who did not come may yet.
 */
export async function readDiary(park: Park, from: string, to: string, personal: boolean): Promise<DiaryEntry[]> {
  await noteDays(park);
  const rows = await park.db
    .selectFrom("submission_days")
    .innerJoin("submissions", "submissions.id", "submission_days.submission_id")
    .select(["submission_days.submission_id", "submission_days.day", "submission_days.starts", "submission_days.ends"])
    .where("submission_days.day", ">=", from)
    .where("submission_days.day", "<=", to)
    .where("newest_state", "not in", [...fallenAway, "waiting"])
    .orderBy("submission_days.day")
    .orderBy("submission_days.starts", (order) => order.asc().nullsFirst())
    .orderBy("submission_days.submission_id")
    .execute();
  const submissions = new Map(
    (await readRows(park, [...new Set(rows.map(({ submission_id }) => submission_id))], personal)).map((row) => [
      row.id,
      row,
    ]),
  );
  return rows.flatMap(({ submission_id, day, starts, ends }) => {
    const submission = submissions.get(submission_id);
    return submission ? [{ day, from: starts ?? undefined, to: ends ?? undefined, submission }] : [];
  });
}

export type DayCount = { day: string; kind: SubmissionKind; submissions: number; people: number };

/** How many submissions of each kind stand on each day, and how many people they bring. */
export async function countDiary(park: Park, from: string, to: string): Promise<DayCount[]> {
  await noteDays(park);
  const rows = await park.db
    .selectFrom("submission_days")
    .innerJoin("submissions", "submissions.id", "submission_days.submission_id")
    .select([
      "submission_days.day",
      "kind",
      (of) => of.fn.countAll<string>().as("submissions"),
      (of) => of.fn.sum<string | null>("about_people").as("people"),
    ])
    .where("submission_days.day", ">=", from)
    .where("submission_days.day", "<=", to)
    .where("newest_state", "not in", [...fallenAway, "missed", "waiting"])
    .groupBy(["submission_days.day", "kind"])
    .orderBy("submission_days.day")
    .orderBy("kind")
    .execute();
  return rows.flatMap(({ day, kind, submissions, people }) =>
    isSubmissionKind(kind) ? [{ day, kind, submissions: Number(submissions), people: Number(people ?? 0) }] : [],
  );
}
