import { type Day, dayOf, startOfDay, weekdayOf } from "#platform/dates.ts";

/** What a year has beyond weekends: days off, and Saturdays or Sundays on which everybody works. `provisional` until it was announced. */
export type WorkingYear = { year: number; holidays: readonly string[]; makeUps: readonly string[]; provisional?: boolean };

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

/** The park day until whose end an answer is due when something came at `from`: the n-th working day after that day (rule D2). */
export function dueAfter(calendar: WorkingCalendar, from: Temporal.Instant, workingDays: number): string {
  return addWorkingDays(calendar, dayOf(from), workingDays);
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
