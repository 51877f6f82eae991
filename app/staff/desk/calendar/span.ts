/** What the calendar shows at once. */
export const spans = ["month", "week", "day"] as const;
export type Span = (typeof spans)[number];

/** The first and the last day shown around a day: weeks begin on Monday, a month is shown in whole weeks. */
export function daysShown(
  span: Span,
  day: Temporal.PlainDate,
): { first: Temporal.PlainDate; last: Temporal.PlainDate } {
  if (span === "day") return { first: day, last: day };
  const monday = (one: Temporal.PlainDate) => one.subtract({ days: one.dayOfWeek - 1 });
  if (span === "week") return { first: monday(day), last: monday(day).add({ days: 6 }) };
  const first = day.with({ day: 1 });
  const last = day.with({ day: day.daysInMonth });
  return { first: monday(first), last: monday(last).add({ days: 6 }) };
}

/** The same span before or after. */
export function stepped(span: Span, day: Temporal.PlainDate, by: 1 | -1): Temporal.PlainDate {
  if (span === "day") return day.add({ days: by });
  return span === "week" ? day.add({ days: 7 * by }) : day.with({ day: 1 }).add({ months: by });
}
