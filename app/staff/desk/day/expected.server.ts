import { kinds } from "#app/deed-kinds.ts";
import { readDiary } from "#app/submission-desk/book/diary.server.ts";
import { staffStateNames } from "#app/deeds/deeds.texts.ts";
import { toneOf } from "#app/submission-desk/status/status-page.server.ts";
import type { DeedKind, DeedState } from "#app/deeds/deed.ts";
import { arrivedPeople } from "#app/submission-desk/book/arrivals.server.ts";
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
    entries.map(({ deed }) => deed.id),
  );
  return entries.map(({ day, from: starts, to: ends, deed }) => ({
    day,
    id: deed.id,
    code: deed.code,
    kindName: deed.kind,
    kind: kinds[deed.kind]?.label[locale] ?? deed.kind,
    state: staffStateNames[deed.state][locale],
    stateName: deed.state,
    tone: toneOf(deed.state),
    name: deed.contact?.name ?? "",
    phone: deed.contact?.phone ?? "",
    people: deed.people,
    // Who was noted as come without being counted came whole.
    came: deed.state === "attended" ? (came.get(deed.id) ?? deed.people ?? 0) : 0,
    version: deed.stateId,
    mayMiss: personal && mayBeMissed({ kind: deed.kind, state: deed.state, day, from: starts }, park.now()),
    from: starts,
    time: starts && ends ? formatTimeRange(starts, ends, locale) : (starts ?? ""),
  }));
}

export type Expected = Awaited<ReturnType<typeof readExpected>>[number];

/**
 * Whether staff may note by now that nobody of a visit came: its kind knows of that, it stands, and its start is over.
 */
export function mayBeMissed(
  { kind, state, day, from }: { kind: DeedKind; state: DeedState; day: string; from: string | undefined },
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
