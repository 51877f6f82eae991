import { type Day, dayOf, startOfDay, weekdayOf } from "#platform/dates.ts";

/**
 * What a year has beyond weekends: days off, and Saturdays or Sundays on which everybody works. `provisional` until it
 * was announced.
 */
export type WorkingYear = {
  year: number;
  holidays: readonly string[];
  makeUps: readonly string[];
  provisional?: boolean;
};

/** The years that are known, in any order. In a year that is not, weekends alone count. */
export type WorkingCalendar = readonly WorkingYear[];

/** True on Monday to Friday and on make-up days, unless it is a public holiday. */
export function isWorkingDay(calendar: WorkingCalendar, day: Day): boolean {
  const text = String(day);
  const year = calendar.find((known) => known.year === Number(text.slice(0, 4)));
  if (year?.holidays.includes(text)) return false;
  return weekdayOf(day) <= 5 || year?.makeUps.includes(text) === true;
}

/** The n-th working day after a day, that day itself not counted: three after a Friday is Wednesday. */
export function addWorkingDays(calendar: WorkingCalendar, from: Day, count: number): string {
  let day = Temporal.PlainDate.from(from);
  for (let left = count; left > 0; ) {
    day = day.add({ days: 1 });
    if (isWorkingDay(calendar, day)) left--;
  }
  return day.toString();
}

/** The last working day before a day. */
export function workingDayBefore(calendar: WorkingCalendar, day: Day): string {
  let before = Temporal.PlainDate.from(day).subtract({ days: 1 });
  while (!isWorkingDay(calendar, before)) before = before.subtract({ days: 1 });
  return before.toString();
}

/**
 * The park day until whose end an answer is due when something came at `from`: the n-th working day after that day, and
 * never after the last one before the visit it is about (rules D2, D21). Where that day is over, as when staff enter it
 * late, it is due at once.
 */
export function dueAfter(
  calendar: WorkingCalendar,
  from: Temporal.Instant,
  workingDays: number,
  visit?: string,
): string {
  return notAfterVisit(calendar, addWorkingDays(calendar, dayOf(from), workingDays), visit, from);
}

/** A day by which an answer is due, brought forward where a visit comes before it (rule D21). */
export function notAfterVisit(
  calendar: WorkingCalendar,
  due: string,
  visit: string | undefined,
  now: Temporal.Instant,
): string {
  const last = visit === undefined ? due : workingDayBefore(calendar, visit);
  const today = dayOf(now).toString();
  if (last < today) return today;
  return last < due ? last : due;
}

/** The first day of a visit before which staff have a whole working day to answer what comes now (rule D21). */
export function answerableFrom(calendar: WorkingCalendar, now: Temporal.Instant): string {
  return Temporal.PlainDate.from(addWorkingDays(calendar, dayOf(now), 1))
    .add({ days: 1 })
    .toString();
}

/** True from the first instant after a due day. */
export function isOverdue(dueOn: string, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(now, startOfDay(Temporal.PlainDate.from(dueOn).add({ days: 1 }))) >= 0;
}

/** From 1 November: next year, when its days are not known or only provisionally; else nothing (rule T15). */
export function missingYear(calendar: WorkingCalendar, now: Temporal.Instant): number | undefined {
  const { year, month } = dayOf(now);
  const next = calendar.find((known) => known.year === year + 1);
  return month >= 11 && (!next || next.provisional) ? year + 1 : undefined;
}
