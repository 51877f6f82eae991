const firstMonth = 8;

/** The school year a park day falls in, by its first calendar year: it begins on 1 August (rule R7). */
export function schoolYearOf(day: Temporal.PlainDate): number {
  return day.month >= firstMonth ? day.year : day.year - 1;
}
