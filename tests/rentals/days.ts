/**
 * A day far enough ahead to be asked for, on which the park is open whatever the year: the next 5 May or 5 November.
 */
export function rentableDay(now = Temporal.Now.instant()): string {
  const today = now.toZonedDateTimeISO("Asia/Taipei").toPlainDate();
  const days = [0, 1].flatMap((years) =>
    [5, 11].map((month) => Temporal.PlainDate.from({ year: today.year + years, month, day: 5 })),
  );
  return String(days.find((day) => today.until(day).days > 40));
}
