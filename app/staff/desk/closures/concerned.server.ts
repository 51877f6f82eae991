import { noteDays } from "#app/submission-desk/queries/days.server.ts";
import { type SubmissionRow, readRows } from "#app/submission-desk/queries/list.server.ts";
import type { Concerned } from "#app/submissions/closing.ts";
import { toneOf } from "#app/submission-desk/status/status-page.server.ts";
import { cellOf } from "#app/staff/desk/list/cells.server.ts";
import { columnNames, listTexts } from "#app/staff/desk/list/list.texts.ts";
import { say } from "#app/staff/core/desk.texts.ts";
import { seesPersonal } from "#app/staff/core/staff-context.ts";
import type { Staff } from "#platform/auth/auth.ts";
import { dayOf, formatDay, formatDayRange } from "#platform/dates.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { closureTexts } from "./closures.texts.ts";

/**
 * The submissions that a closing would concern, by day and time, with what becomes of each; names only for who sees
 * personal data (rules P2, S2).
 */
export async function readConcerned(park: Park, concerned: readonly Concerned[], staff: Staff, locale: Locale) {
  await noteDays(park);
  const ids = concerned.map(({ submissionId }) => submissionId);
  const [rows, lastDays] = [await readRows(park, ids, seesPersonal(staff)), await lastDaysOf(park, ids)];
  const movedTo = new Map(concerned.map((one) => [one.submissionId, one.movedTo]));
  const { year } = dayOf(park.now());
  const shown = rows.toSorted(byTime).map((row) => {
    const [cell, to] = [
      (column: Parameters<typeof cellOf>[1]) => cellOf(row, column, locale, year),
      movedTo.get(row.id),
    ];
    return {
      id: row.id,
      code: row.code,
      tone: toneOf(row.state),
      kind: cell("kind"),
      name: cell("contact"),
      people: cell("people"),
      state: cell("state"),
      language: cell("language"),
      when: formatWhen(row, lastDays.get(row.id), locale) ?? cell("day"),
      fate: to ? say(closureTexts.movedTo[locale], { day: formatDay(to, locale) }) : closureTexts.isCancelled[locale],
    };
  });
  const { kind, contact, day, people, state } = columnNames;
  const head = [listTexts.code, kind, contact, day, people, state, closureTexts.fate, closureTexts.letterIn].map(
    (name) => name[locale],
  );
  return { head, rows: shown };
}

export type ConcernedShown = Awaited<ReturnType<typeof readConcerned>>;

/** The last of several days. */
async function lastDaysOf(park: Park, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await park.db
    .selectFrom("submission_days")
    .select(({ fn }) => ["submission_id", fn.max("day").as("last")])
    .where("submission_id", "in", [...ids])
    .groupBy("submission_id")
    .execute();
  return new Map(rows.map(({ submission_id, last }) => [submission_id, last]));
}

function formatWhen({ day }: SubmissionRow, last: string | undefined, locale: Locale): string | undefined {
  return day && last && last > day ? formatDayRange(day, last, locale, { weekday: true }) : undefined;
}

function byTime(one: SubmissionRow, other: SubmissionRow): number {
  const key = ({ day = "", starts = "", code }: SubmissionRow) => `${day} ${starts} ${code}`;
  return key(one) < key(other) ? -1 : 1;
}
