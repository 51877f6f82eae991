import { type ExpressionBuilder, sql } from "kysely";
import { type SubmissionState, endStates } from "#app/submissions/submission.ts";
import { dayOf } from "#platform/dates.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { Park } from "#platform/park.ts";

/** How many wait for an answer from staff: overdue, due today, and the rest. */
export type UnansweredCounts = { overdue: number; today: number; later: number };

/** What staff have to look at, whenever it is due: what came, and payments that were reported. */
const awaited: readonly SubmissionState[] = ["under-review", "reported", "performed-unpaid"];

/**
 * True for what waits for staff: what came and was not answered yet, a payment that was reported, and all that is due
 * by now (rule S15).
 */
export function isUnanswered(on: ExpressionBuilder<Tables, "submissions">, today: string) {
  return on.and([
    on("newest_state", "not in", [...endStates]),
    on.or([on("newest_state", "in", awaited), on("due_on", "<=", today)]),
  ]);
}

/** Counts them. */
export async function countUnanswered(park: Park): Promise<UnansweredCounts> {
  const today = dayOf(park.now()).toString();
  const counts = await park.db
    .selectFrom("submissions")
    .select((of) => [
      of.fn.countAll<string>().as("all"),
      of.fn.countAll<string>().filterWhere("due_on", "<", today).as("overdue"),
      of.fn.countAll<string>().filterWhere("due_on", "=", today).as("today"),
    ])
    .where((on) => isUnanswered(on, today))
    .executeTakeFirstOrThrow();
  const [overdue, dueToday] = [Number(counts.overdue), Number(counts.today)];
  return { overdue, today: dueToday, later: Number(counts.all) - overdue - dueToday };
}

/**
 * The one to answer next: the one due first and, among those, the one that has waited longest; never the one being
 * answered now.
 */
export async function nextUnanswered(park: Park, besides: string): Promise<string | undefined> {
  const next = await park.db
    .selectFrom("submissions")
    .select("id")
    .where((on) => isUnanswered(on, dayOf(park.now()).toString()))
    .where("id", "!=", besides)
    .orderBy(sql`due_on asc nulls last`)
    .orderBy("opened_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return next?.id;
}

/** Whether a submission waits for an answer itself. */
export async function waitsForAnswer(park: Park, id: string): Promise<boolean> {
  return (
    (await park.db
      .selectFrom("submissions")
      .select("id")
      .where("id", "=", id)
      .where((on) => isUnanswered(on, dayOf(park.now()).toString()))
      .executeTakeFirst()) !== undefined
  );
}
