import { readRows } from "#app/submission-desk/queries/list.server.ts";
import { countUnanswered, nextUnanswered, waitsForAnswer } from "#app/submission-desk/queries/unanswered.server.ts";
import { kindOf } from "#app/submission-types.ts";
import { isOverdue } from "#app/submissions/working-days/working-days.ts";
import { formatDay } from "#platform/dates.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";

/**
 * Once a submission is answered, what to answer next, and how many are left; nothing while it waits itself. For who
 * sees personal data.
 */
export async function readNext(park: Park, answered: string, locale: Locale) {
  if (await waitsForAnswer(park, answered)) return undefined;
  const [{ overdue, today, later }, id] = [await countUnanswered(park), await nextUnanswered(park, answered)];
  const [row] = id ? await readRows(park, [id], true) : [];
  if (!row) return { left: 0, one: undefined };
  const one = {
    id: row.id,
    code: row.code,
    kind: kindOf(row.kind).label[locale],
    name: row.contact?.name ?? "",
    due: row.dueOn ? formatDay(row.dueOn, locale) : "",
    overdue: row.dueOn !== undefined && isOverdue(row.dueOn, park.now()),
  };
  return { left: overdue + today + later, one };
}

export type NextShown = NonNullable<Awaited<ReturnType<typeof readNext>>>;
