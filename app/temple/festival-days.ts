import { fromLunar, toLunar } from "#app/visiting/days/lunar.ts";

type DateRule = { calendar: "solar" | "lunar"; month: number; day: number };

/** The next day a festival falls on, today included; undefined beyond the lunar table (rule T8). */
export function nextFestivalDay(rule: DateRule, today: Temporal.PlainDate): Temporal.PlainDate | undefined {
  const first = rule.calendar === "lunar" ? (toLunar(today)?.year ?? today.year) : today.year;
  return [first, first + 1]
    .map((year) => dayIn(rule, year))
    .find((day) => day && Temporal.PlainDate.compare(day, today) >= 0);
}

function dayIn({ calendar, month, day }: DateRule, year: number): Temporal.PlainDate | undefined {
  if (calendar === "solar") return Temporal.PlainDate.from({ year, month, day }, { overflow: "constrain" });
  // A short month has no 30th: the festival is then kept on the 29th.
  return fromLunar({ year, month, day }) ?? (day === 30 ? fromLunar({ year, month, day: 29 }) : undefined);
}
