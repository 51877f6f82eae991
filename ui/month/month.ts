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

/** Where an arrow key leads in the grid, in days: a week up or down, a day left or right. */
export const dayStepOfKey: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

function dayAt(first: Date, offset: number, month: string): MonthDay {
  const day = new Date(first.getTime() + offset * 86_400_000).toISOString().slice(0, 10);
  return { day, inMonth: day.startsWith(month) };
}
