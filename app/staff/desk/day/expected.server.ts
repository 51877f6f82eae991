import { kinds } from "#app/submission-types.ts";
import { readDiary } from "#app/submission-desk/queries/diary.server.ts";
import { staffStateNames } from "#app/submissions/submissions.texts.ts";
import { toneOf } from "#app/submission-desk/status/status-page.server.ts";
import type { SubmissionKind, SubmissionState } from "#app/submissions/submission.ts";
import { arrivedPeople } from "#app/submission-desk/queries/arrivals.server.ts";
import { formatTimeRange, momentAt } from "#platform/dates.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";

/**
 * Who and what is expected from one day to another, as every screen of the desk shows it; names only for those who see
 * personal data.
 */
export async function readExpected(park: Park, from: string, to: string, personal: boolean, locale: Locale) {
  const entries = await readDiary(park, from, to, personal);
  const came = await arrivedPeople(
    park.db,
    entries.map(({ submission }) => submission.id),
  );
  return entries.map(({ day, from: starts, to: ends, submission }) => ({
    day,
    id: submission.id,
    code: submission.code,
    kindName: submission.kind,
    kind: kinds[submission.kind]?.label[locale] ?? submission.kind,
    state: staffStateNames[submission.state][locale],
    stateName: submission.state,
    tone: toneOf(submission.state),
    name: submission.contact?.name ?? "",
    phone: submission.contact?.phone ?? "",
    people: submission.people,
    // Who was noted as come without being counted came whole.
    came: submission.state === "attended" ? (came.get(submission.id) ?? submission.people ?? 0) : 0,
    version: submission.stateId,
    mayMiss: personal && mayBeMissed({ kind: submission.kind, state: submission.state, day, from: starts }, park.now()),
    from: starts,
    time: starts && ends ? formatTimeRange(starts, ends, locale) : (starts ?? ""),
  }));
}

export type Expected = Awaited<ReturnType<typeof readExpected>>[number];

/**
 * Whether staff may note by now that nobody of a visit came: its kind knows of that, it stands, and its start is over.
 */
export function mayBeMissed(
  { kind, state, day, from }: { kind: SubmissionKind; state: SubmissionState; day: string; from: string | undefined },
  now: Temporal.Instant,
): boolean {
  return (
    kinds[kind]?.staff?.absence?.from.includes(state) === true &&
    momentAt(day, from ?? "00:00") <= now.epochMilliseconds
  );
}

/** The figures of a day: how many are expected, how many of them have come, how many did not. */
export function figuresOf(entries: readonly Pick<Expected, "people" | "came" | "stateName">[]): {
  expected: number;
  came: number;
  missed: number;
} {
  const sum = (of: (entry: (typeof entries)[number]) => number) => entries.reduce((all, entry) => all + of(entry), 0);
  return {
    expected: sum(({ people }) => people ?? 0),
    came: sum(({ came }) => came),
    missed: sum(({ people, stateName }) => (stateName === "missed" ? (people ?? 0) : 0)),
  };
}
