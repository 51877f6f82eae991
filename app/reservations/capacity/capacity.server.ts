import type { Kysely, Transaction } from "kysely";
import { undoSeconds } from "#app/submissions/emails.server.ts";
import { readHolidays } from "#app/submissions/working-days/working-years.server.ts";
import { readClosures, readFacts, readHours } from "#app/visiting/visiting.server.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { Park } from "#platform/park.ts";
import { type GroupCalendar, type GroupTerms, termsOf } from "#app/reservations/group/group.ts";

/** What a day can hold and what is taken of it. */
export type DayLoad = {
  day: string;
  perHour: number;
  perDay: number;
  /** People by the hour of their start. */
  taken: ReadonlyMap<number, number>;
};

/** A day whose row this transaction has locked: only with it in hand may places be given or taken away (rule D8). */
export type LockedDay = DayLoad & { readonly locked: true };

/** Hours, closures, working days and terms, as the rules need them. */
export async function readGroupCalendar(park: Park): Promise<GroupCalendar> {
  return {
    hours: await readHours(park),
    closures: await readClosures(park),
    working: await readHolidays(park.db),
    terms: termsOf(await readFacts(park)),
  };
}

/** The same with the limits of one day, where it is known already which. */
export async function readGroupCalendarOn(park: Park, day: string | undefined): Promise<GroupCalendar> {
  const calendar = await readGroupCalendar(park);
  const [load] = day ? await readLoads(park.db, day, day, calendar.terms) : [];
  return load ? onDay(calendar, load) : calendar;
}

/**
 * As a day has it: where it holds more than usual, one group may be as many (rule G3). Where it holds less it is full:
 * other days are named.
 */
export function onDay(calendar: GroupCalendar, { perHour, perDay }: DayLoad): GroupCalendar {
  return {
    ...calendar,
    terms: { ...calendar.terms, perHour: Math.max(calendar.terms.perHour, Math.min(perHour, perDay)) },
  };
}

/**
 * Locks a day until the transaction ends and says what it holds. Several days are locked in the order of the calendar,
 * so that two transactions never wait for each other.
 */
export async function lockDay(trx: Transaction<Tables>, day: string, terms: GroupTerms): Promise<LockedDay> {
  await trx
    .insertInto("group_days")
    .values({ day })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await trx
    .selectFrom("group_days")
    .select(["day", "per_hour", "per_day"])
    .where("day", "=", day)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const [load] = await loadsOf(trx, [row], terms);
  if (!load) throw new Error(`no load for ${day}`);
  return { ...load, locked: true };
}

/** Several days locked at once, in the calendar's order. */
export async function lockDays(
  trx: Transaction<Tables>,
  days: readonly string[],
  terms: GroupTerms,
): Promise<LockedDay[]> {
  const locked: LockedDay[] = [];
  for (const day of [...new Set(days)].sort()) locked.push(await lockDay(trx, day, terms));
  return locked;
}

/** How many more people an hour can take: what is left of the hour, and of the day. Never below 0. */
export function placesLeft(load: DayLoad, hour: number): number {
  return Math.max(0, Math.min(load.perHour - (load.taken.get(hour) ?? 0), load.perDay - peopleOn(load)));
}

/** How many more people the hours of a day can take together. */
export function placesLeftOn(load: DayLoad, hours: readonly number[]): number {
  const inHours = hours.reduce((sum, hour) => sum + placesLeft(load, hour), 0);
  return Math.max(0, Math.min(inHours, load.perDay - peopleOn(load)));
}

/** All people who hold places on a day. */
export function peopleOn(load: DayLoad): number {
  return [...load.taken.values()].reduce((sum, people) => sum + people, 0);
}

/** Those of them whose places staff gave back a moment ago: still held, since that can be taken back (rule P3). */
export async function peopleLeaving(db: Kysely<Tables>, day: string): Promise<number> {
  const { people } = await db
    .selectFrom("group_places")
    .select(({ fn }) => fn.sum<string | null>("people").as("people"))
    .where("day", "=", day)
    .where("freed_at", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(people ?? 0);
}

/** Takes places for a submission; only where `placesLeft` said so. Answers the day as it is then. */
export async function takePlaces(
  trx: Transaction<Tables>,
  load: LockedDay,
  { submissionId, hour, people }: { submissionId: string; hour: number; people: number },
): Promise<LockedDay> {
  await trx
    .insertInto("group_places")
    .values({ submission_id: submissionId, day: load.day, hour, people, freed_at: null })
    .execute();
  return { ...load, taken: new Map(load.taken).set(hour, (load.taken.get(hour) ?? 0) + people) };
}

/** Gives a submission's places back; nothing happens when it holds none on this day. Answers the day as it is then. */
export async function givePlacesBack(
  trx: Transaction<Tables>,
  load: LockedDay,
  submissionId: string,
): Promise<LockedDay> {
  const held = await trx
    .deleteFrom("group_places")
    .where("submission_id", "=", submissionId)
    .where("day", "=", load.day)
    .returning(["hour", "people"])
    .executeTakeFirst();
  if (!held) return load;
  return { ...load, taken: new Map(load.taken).set(held.hour, (load.taken.get(held.hour) ?? 0) - held.people) };
}

/**
 * Gives a submission's places back when that can no longer be taken back (rule P3), until which they are nobody else's;
 * half a minute later, since who takes it back at the last moment may have to wait for the day.
 */
export async function givePlacesBackLater(
  trx: Transaction<Tables>,
  submissionId: string,
  now: Temporal.Instant,
): Promise<void> {
  await trx
    .updateTable("group_places")
    .set({ freed_at: now.add({ seconds: undoSeconds + 30 }).toString() })
    .where("submission_id", "=", submissionId)
    .execute();
}

/** Keeps what a submission was to give back. */
export async function keepPlaces(trx: Transaction<Tables>, submissionId: string): Promise<void> {
  await trx.updateTable("group_places").set({ freed_at: null }).where("submission_id", "=", submissionId).execute();
}

/** Whether a submission holds places, though it may be about to give them back. */
export async function holdsPlaces(trx: Transaction<Tables>, submissionId: string): Promise<boolean> {
  return (
    (await trx
      .selectFrom("group_places")
      .select("submission_id")
      .where("submission_id", "=", submissionId)
      .executeTakeFirst()) !== undefined
  );
}

/** Frees what was to be given back by now. Answers the day as it is then. */
export async function freeDuePlaces(
  trx: Transaction<Tables>,
  load: LockedDay,
  now: Temporal.Instant,
): Promise<LockedDay> {
  const due = await trx
    .selectFrom("group_places")
    .select("submission_id")
    .where("day", "=", load.day)
    .where("freed_at", "<=", new Date(now.epochMilliseconds))
    .execute();
  let freed = load;
  for (const { submission_id: submissionId } of due) freed = await givePlacesBack(trx, freed, submissionId);
  return freed;
}

/** What the days from one to another hold, both included; a look that locks nothing. */
export async function readLoads(db: Kysely<Tables>, from: string, to: string, terms: GroupTerms): Promise<DayLoad[]> {
  const exceptions = await db
    .selectFrom("group_days")
    .select(["day", "per_hour", "per_day"])
    .where("day", ">=", from)
    .where("day", "<=", to)
    .execute();
  const known = new Map(exceptions.map((row) => [row.day, row]));
  const days: string[] = [];
  for (let day = Temporal.PlainDate.from(from); day.toString() <= to; day = day.add({ days: 1 }))
    days.push(day.toString());
  return loadsOf(
    db,
    days.map((day) => known.get(day) ?? { day, per_hour: null, per_day: null }),
    terms,
  );
}

type Limits = { day: string; per_hour: number | null; per_day: number | null };

async function loadsOf(db: Kysely<Tables>, rows: readonly Limits[], terms: GroupTerms): Promise<DayLoad[]> {
  const [first, last] = [rows[0]?.day, rows.at(-1)?.day];
  if (!first || !last) return [];
  const held = await db
    .selectFrom("group_places")
    .select(["day", "hour", (of) => of.fn.sum<string>("people").as("people")])
    .where("day", ">=", first)
    .where("day", "<=", last)
    .groupBy(["day", "hour"])
    .execute();
  const taken = new Map<string, Map<number, number>>();
  for (const { day, hour, people } of held)
    taken.set(day, (taken.get(day) ?? new Map<number, number>()).set(hour, Number(people)));
  return rows.map(({ day, per_hour, per_day }) => ({
    day,
    perHour: per_hour ?? terms.perHour,
    perDay: per_day ?? terms.perDay,
    taken: taken.get(day) ?? new Map(),
  }));
}
