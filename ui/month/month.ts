export type MonthDay = { day: string; inMonth: boolean };

/** A month as whole weeks, Monday first, with the neighbours' days that fill them: `weeksOf("2026-11")`. */
export function weeksOf(month: string): MonthDay[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const lead = (first.getUTCDay() + 6) % 7;
  const weeks: MonthDay[][] = [];
  for (let at = -lead; ; at += 7) {
    const week = Array.from({ length: 7 }, (_, weekday) => dayAt(first, at + weekday, month));
    if (!week.some(({ inMonth }) => inMonth)) return weeks;
    weeks.push(week);
  }
}

const dayStepOfKey: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const monthStepOfKey: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/**
 * Where a key leads from a day: arrows by day and week, Home and End to Monday and Sunday, Page Up and Page Down by
 * month; undefined for other keys.
 */
export function dayByKey(day: string, key: string): string | undefined {
  const from = new Date(`${day}T00:00:00Z`);
  const weekday = (from.getUTCDay() + 6) % 7;
  if (key === "Home") return daysAfter(from, -weekday);
  if (key === "End") return daysAfter(from, 6 - weekday);
  const months = monthStepOfKey[key];
  if (months !== undefined) return monthsAfter(from, months);
  const days = dayStepOfKey[key];
  return days === undefined ? undefined : daysAfter(from, days);
}

/** The same day of another month, or its last where it is shorter. */
function monthsAfter(from: Date, months: number): string {
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, Math.min(from.getUTCDate(), last)))
    .toISOString()
    .slice(0, 10);
}

function daysAfter(from: Date, days: number): string {
  return new Date(from.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

function dayAt(first: Date, offset: number, month: string): MonthDay {
  const day = daysAfter(first, offset);
  return { day, inMonth: day.startsWith(month) };
}
