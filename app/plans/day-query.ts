import { minutesOf } from "#platform/dates.ts";

export type DayInQuery = {
  day: Temporal.PlainDate;
  /** Arrival, in minutes from midnight. */
  at: number;
  /** As it stands in the form: what was typed, or what is proposed. */
  typed: { date: string; at: string };
  errors: { field: "date" | "at"; why: "no-day" | "past" | "too-far" | "no-time" }[];
};

/** A plan is laid for a day of the year to come, today included. */
export const farthestDays = 366;

/**
 * The day and time of arrival an address asks for (?date=2026-11-22&at=10:00), or those proposed in their place and
 * what is wrong with them.
 */
export function dayInQuery(
  query: URLSearchParams,
  proposed: { day: Temporal.PlainDate; at: string },
  today: Temporal.PlainDate,
): DayInQuery {
  const date = query.get("date")?.trim().slice(0, 20) || proposed.day.toString();
  const at = query.get("at")?.trim().slice(0, 10) || proposed.at;
  const day = dayFrom(date);
  const time = /^([01]\d|2[0-3]):[0-5]\d$/.test(at) ? minutesOf(at) : undefined;
  const wrongDay = wrongWith(day, today);
  return {
    day: day && !wrongDay ? day : proposed.day,
    at: time ?? minutesOf(proposed.at),
    typed: { date, at },
    errors: [
      ...(wrongDay ? [{ field: "date" as const, why: wrongDay }] : []),
      ...(time === undefined ? [{ field: "at" as const, why: "no-time" as const }] : []),
    ],
  };
}

function dayFrom(written: string): Temporal.PlainDate | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(written)) return undefined;
  try {
    return Temporal.PlainDate.from(written, { overflow: "reject" });
  } catch {
    // A shape like a day, but no day of the calendar: 2026-02-30.
    return undefined;
  }
}

function wrongWith(day: Temporal.PlainDate | undefined, today: Temporal.PlainDate) {
  if (!day) return "no-day" as const;
  if (Temporal.PlainDate.compare(day, today) < 0) return "past" as const;
  return today.until(day).days > farthestDays ? ("too-far" as const) : undefined;
}
