import { addWorkingDays, type WorkingCalendar } from "#app/submissions/working-days/working-days.ts";
import { type Closure, hoursOn, isShutDuring, type OpeningHours } from "#app/visiting/hours/opening.ts";
import { type Day, dayOf, instantAt, startOfDay, weekdayOf } from "#platform/dates.ts";

/** When a rite begins, and when the temple is shut: rites move to the next Monday then (rules W7, W8). */
export type RiteCalendar = {
  hours: OpeningHours;
  closures: readonly Closure[];
  working: WorkingCalendar;
  /** HH:MM of a Monday. */
  begins: string;
};

/** The dates of an order, in park days: the rite, and the last day on which the goods are mailed. */
export type RiteDates = { rite: string; mailBy: string };

/**
 * The Monday of an order placed now: ordered Monday to Wednesday the next one, Thursday to Sunday the one after that,
 * by the park's clock (rule W2); a Monday on which the park is closed is passed over (rule W8).
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
 * The rite of an order as it stands: its own Monday. Where that rite began before the order was `kept` – paid, or
 * reported as paid – it is the first rite that has not begun yet (rule W7).
 */
export function standingRite(
  { rite, kept }: { rite: string; kept: boolean },
  now: Temporal.Instant,
  calendar: RiteCalendar,
): string {
  if (kept || !hasBegun(rite, now, calendar)) return rite;
  const yesterday = dayOf(now).subtract({ days: 1 });
  const next = mondayAfter(yesterday, calendar);
  return hasBegun(next, now, calendar) ? mondayAfter(next, calendar) : next;
}

/** True from the moment at which the names of a rite begin to be read out (rule W7). */
export function hasBegun(rite: string, now: Temporal.Instant, { begins }: Pick<RiteCalendar, "begins">): boolean {
  return Temporal.Instant.compare(now, instantAt(rite, begins)) >= 0;
}

/** A rite with the last day on which its goods are mailed: `days` working days after it (rule W3). */
export function datesOf(rite: string, calendar: RiteCalendar, days: number): RiteDates {
  return { rite, mailBy: addWorkingDays(calendar.working, rite, days) };
}

/** The last day on which the money may come (rule W5). */
export function payBy(ordered: Temporal.Instant, days: number): string {
  return dayOf(ordered).add({ days }).toString();
}

/**
 * Until when a payment is in time for a rite: until it begins, or until the end of the last day to pay if that is
 * earlier.
 */
export type InTime = {
  day: string;
  /** HH:MM; without it the whole day is in time. */
  time?: string;
};

/** Until when an order that must be paid by a day is in time for its rite (rules W5, W7). */
export function payForRiteBy(rite: string, lastDay: string, { begins }: Pick<RiteCalendar, "begins">): InTime {
  return lastDay < rite ? { day: lastDay } : { day: rite, time: begins };
}

/** Whether a closure takes anything of the morning of a rite, when its names are read out (rules W7, W8). */
export function isRiteShut(closure: Pick<Closure, "span">, day: Day): boolean {
  return isShutDuring(closure, startOfDay(day), instantAt(day, "12:00"));
}

/** True when no rite can be on a day: by the park's hours, or by a closure of the whole of it. */
function isShut(day: Temporal.PlainDate, { hours, closures }: RiteCalendar): boolean {
  return (
    hoursOn(hours, day).hours === null ||
    closures.some((closure) => closure.covers.kind === "park" && isRiteShut(closure, day))
  );
}

function openMonday(first: Temporal.PlainDate, calendar: RiteCalendar): string {
  let monday = first;
  // A park closed for a year has other cares than this.
  for (let weeks = 0; weeks < 52 && isShut(monday, calendar); weeks++) monday = monday.add({ days: 7 });
  return monday.toString();
}
