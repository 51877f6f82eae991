import { type DayHours, everyDay, type OpeningHours, type WeekHours } from "./opening.ts";
import { clockTime, minutesOf, weekdays } from "#platform/dates.ts";

/** A facility's own hours, HH:MM; where none are given it keeps the park's. */
export type OwnHours = { opens?: string | undefined; closes?: string | undefined };

/**
 * The park's hours cut to a facility's own: it is open when both are (rule T4), whatever season or exception the park
 * keeps. Nobody is admitted to a facility apart, so its last admission is its closing.
 */
export function hoursWithin(park: OpeningHours, own: OwnHours): OpeningHours {
  const cut = (day: DayHours | null): DayHours | null => {
    if (!day) return null;
    const opens = clockTime(Math.max(minutesOf(day.opens), minutesOf(own.opens ?? day.opens)));
    const closes = clockTime(Math.min(minutesOf(day.closes), minutesOf(own.closes ?? day.closes)));
    return opens < closes ? { opens, closes, lastAdmission: closes } : null;
  };
  const cutWeek = (week: WeekHours): WeekHours => {
    const within = everyDay(null);
    for (const weekday of weekdays) within[weekday] = cut(week[weekday]);
    return within;
  };
  return {
    week: cutWeek(park.week),
    seasons: park.seasons.map((season) => ({ ...season, week: cutWeek(season.week) })),
    yearly: park.yearly.map((one) => ({ ...one, hours: cut(one.hours) })),
    exceptions: park.exceptions.map((one) => ({ ...one, hours: cut(one.hours) })),
  };
}
