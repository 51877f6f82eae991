import { kindOf } from "#app/submission-types.ts";
import type { Submission } from "#app/submissions/submission-type.ts";
import {
  type DayLoad,
  peopleLeaving,
  peopleOn,
  placesLeft,
  readGroupCalendar,
  readLoads,
} from "#app/reservations/capacity/capacity.server.ts";
import { arrivalHours } from "#app/reservations/group/group.ts";
import { hoursOn } from "#app/visiting/hours/opening.ts";
import { clockTime, formatDay, minutesOf } from "#platform/dates.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";

export type HourLoad = { hour: number; time: string; taken: number; most: number; left: number; own: boolean };
export type DayLoads = {
  day: string;
  label: string;
  taken: number;
  most: number;
  /** Of these, so many were given back a moment ago and are nobody else's yet (rule P3). */
  leaving: number;
  hours: HourLoad[];
};

/** How full the day of a visit is, hour by hour; nothing for a submission that brings nobody. */
export async function readHourLoads(park: Park, submission: Submission, locale: Locale): Promise<DayLoads | undefined> {
  const kind = kindOf(submission.kind);
  const event = kind.tickets && (await kind.event?.({ db: park.db, park }, submission, locale));
  return event && readDayLoads(park, event.day, locale, event.from);
}

/** The same of any day; `from` marks the hour somebody is interested in. */
export async function readDayLoads(park: Park, day: string, locale: Locale, from?: string): Promise<DayLoads> {
  const calendar = await readGroupCalendar(park);
  const [load] = await readLoads(park.db, day, day, calendar.terms);
  const { hours } = hoursOn(calendar.hours, Temporal.PlainDate.from(day));
  const own = from === undefined ? undefined : Math.floor(minutesOf(from) / 60);
  return {
    day,
    label: formatDay(day, locale),
    taken: load ? peopleOn(load) : 0,
    leaving: await peopleLeaving(park.db, day),
    most: load?.perDay ?? calendar.terms.perDay,
    hours: load
      ? hoursShown(load, hours ? arrivalHours(hours) : []).map((one) => ({ ...one, own: one.hour === own }))
      : [],
  };
}

function hoursShown(load: DayLoad, open: readonly number[]): Omit<HourLoad, "own">[] {
  const hours = [...new Set([...open, ...load.taken.keys()])].sort((a, b) => a - b);
  return hours.map((hour) => ({
    hour,
    time: clockTime(hour * 60),
    taken: load.taken.get(hour) ?? 0,
    most: load.perHour,
    left: placesLeft(load, hour),
  }));
}
