import { addWorkingDays, type WorkingCalendar } from "#app/deeds/working-days/working-days.ts";
import { type Closure, hoursOn, isShutDuring, type OpeningHours } from "#app/visiting/hours/opening.ts";
import { type Day, dayOf, instantAt, startOfDay, weekdayOf } from "#platform/dates.ts";

/** When the temple is shut: rites move to the next Monday then (rule W8). */
export type RiteCalendar = { hours: OpeningHours; closures: readonly Closure[]; working: WorkingCalendar };

/** The dates of an order, in park days: the rite, and the last day on which the goods are mailed. */
export type RiteDates = { rite: string; mailBy: string };

/**
 * The Monday of an order placed now: ordered Monday to Wednesday the next one, Thursday to Sunday the one after that, by the
 * park's clock (rule W2); a Monday on which the park is closed is passed over (rule W8).
 */
export function riteOf(ordered: Temporal.Instant, calendar: RiteCalendar): string {
  const day = dayOf(ordered);
  const weekday = weekdayOf(day);
  const next = day.add({ days: 8 - weekday });
  return openMonday(weekday <= 3 ? next : next.add({ days: 7 }), calendar);
}

/** The first Monday after a day on which the park is open: where a rite goes that cannot be on its own. */
export function mondayAfter(day: Day, calendar: RiteCalendar): string {
  const date = Temporal.PlainDate.from(day);
  return openMonday(date.add({ days: 8 - weekdayOf(date) }), calendar);
}

/**
 * The rite of an order as it stands: its own Monday, unless that came before the money did; then the next one (rule W7). Names are
 * read out on the morning of a rite, so what is paid on that day is for the Monday after.
 */
export function standingRite({ rite, paid }: { rite: string; paid: boolean }, now: Temporal.Instant, calendar: RiteCalendar): string {
  return paid || rite > dayOf(now).toString() ? rite : mondayAfter(dayOf(now), calendar);
}

/** A rite with the last day on which its goods are mailed: `days` working days after it (rule W3). */
export function datesOf(rite: string, calendar: RiteCalendar, days: number): RiteDates {
  return { rite, mailBy: addWorkingDays(calendar.working, rite, days) };
}

/** The last day on which the money may come (rule W5). */
export function payBy(ordered: Temporal.Instant, days: number): string {
  return dayOf(ordered).add({ days }).toString();
}

/** The last day on which the money comes in time for a rite: the one before. */
export function payForRiteBy(rite: string): string {
  return Temporal.PlainDate.from(rite).subtract({ days: 1 }).toString();
}

/** Whether a closure takes anything of the morning of a rite, when its names are read out (rules W7, W8). */
export function isRiteShut(closure: Pick<Closure, "span">, day: Day): boolean {
  return isShutDuring(closure, startOfDay(day), instantAt(day, "12:00"));
}

/** True when no rite can be on a day: by the park's hours, or by a closure of the whole of it. */
function isShut(day: Temporal.PlainDate, { hours, closures }: RiteCalendar): boolean {
  return hoursOn(hours, day).hours === null || closures.some((closure) => closure.covers.kind === "park" && isRiteShut(closure, day));
}

function openMonday(first: Temporal.PlainDate, calendar: RiteCalendar): string {
  let monday = first;
  // A park closed for a year has other cares than this.
  for (let weeks = 0; weeks < 52 && isShut(monday, calendar); weeks++) monday = monday.add({ days: 7 });
  return monday.toString();
}
