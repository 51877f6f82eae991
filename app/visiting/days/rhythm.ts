import { clockTime, dayOf, instantAt, minutesOf, startOfDay } from "#platform/dates.ts";
import {
  type Closure,
  hoursOn,
  instantsOf,
  isOpenAt,
  type OpeningHours,
  statusAt,
} from "#app/visiting/hours/opening.ts";

/**
 * When the park is open, which bell, drum, mist and shuttle follow; `areaOf` says by its id in which area a place lies.
 */
export type Calendar = {
  hours: OpeningHours;
  closures: readonly Closure[];
  areaOf?: ReadonlyMap<string, string> | undefined;
};
/** What sounds and blows when: times as HH:MM, the mist in minutes. */
export type RhythmTimes = { bell: string; drum: string; mistEvery: number; mistFor: number };
/** One round trip of the shuttle: its departure from the station, then from the park, HH:MM. */
export type RoundTrip = { fromStation: string; fromPark: string };

/**
 * Something to come, if it comes within a month; the answer holds until `until` (it passes, or "tomorrow" becomes
 * "today").
 */
export type Upcoming = { at?: Temporal.Instant | undefined; until: Temporal.Instant };
export type Mist = { on: true; until: Temporal.Instant } | ({ on: false } & Upcoming);
export type DayPart = "dawn" | "day" | "dusk" | "night";

export type Rhythm = {
  bell: Upcoming;
  drum: Upcoming;
  mist: Mist;
  /** The next departures to the park and away from it. */
  shuttle: { fromStation: Upcoming; fromPark: Upcoming };
  dayPart: { part: DayPart; until: Temporal.Instant };
  /** When any of these answers changes. */
  until: Temporal.Instant;
};

/** Everything that beats in the park at an instant, for the strip, the hero and the day's timeline (rules T9–T12). */
export function rhythmAt(
  calendar: Calendar,
  times: RhythmTimes,
  timetable: readonly RoundTrip[],
  instant: Temporal.Instant,
): Rhythm {
  const bell = nextSound(calendar, times.bell, instant);
  const drum = nextSound(calendar, times.drum, instant);
  const mist = mistAt(calendar, times, instant);
  const shuttle = {
    fromStation: nextShuttle(calendar, timetable, "fromStation", instant),
    fromPark: nextShuttle(calendar, timetable, "fromPark", instant),
  };
  const dayPart = dayPartAt(instant);
  const answers = [bell, drum, mist, shuttle.fromStation, shuttle.fromPark, dayPart];
  return { bell, drum, mist, shuttle, dayPart, until: earliest(answers.map((answer) => answer.until)) };
}

/** When the bell or the drum sounds next: at its time on every day on which the park is open then (rule T9). */
export function nextSound(calendar: Calendar, time: string, instant: Temporal.Instant): Upcoming {
  return upcoming(instant, (day) => {
    const at = instantAt(day, time);
    return isOpenAt(calendar.hours, calendar.closures, at) ? [at] : [];
  });
}

/**
 * The mist at an instant (rule T10): it starts at opening and every so many minutes after, where the park is open at
 * the start, and stops early when the park closes.
 */
export function mistAt(
  calendar: Calendar,
  times: Pick<RhythmTimes, "mistEvery" | "mistFor">,
  instant: Temporal.Instant,
): Mist {
  const starts = (day: Temporal.PlainDate) => mistOn(calendar, times.mistEvery, day);
  const ends = (start: Temporal.Instant) => mistEnds(calendar, times.mistFor, start);
  const latest = starts(dayOf(instant)).findLast((start) => isNotAfter(start, instant));
  const until = latest && ends(latest);
  if (until && !isNotAfter(until, instant)) return { on: true, until };
  return { on: false, ...upcoming(instant, starts) };
}

/**
 * The next departure of the shuttle in one direction (rule T11). It also runs shortly before opening and after closing,
 * on every day that has opening hours, except while the whole park is shut.
 */
export function nextShuttle(
  calendar: Calendar,
  timetable: readonly RoundTrip[],
  direction: keyof RoundTrip,
  instant: Temporal.Instant,
): Upcoming {
  return upcoming(instant, (day) => shuttlesOn(calendar, timetable, direction, day));
}

/** Every departure of a day in one direction. */
export function shuttlesOn(
  calendar: Calendar,
  timetable: readonly RoundTrip[],
  direction: keyof RoundTrip,
  day: Temporal.PlainDate,
): Temporal.Instant[] {
  if (!hoursOn(calendar.hours, day).hours) return [];
  const times = timetable.map((trip) => trip[direction]).sort();
  return times.map((time) => instantAt(day, time)).filter((at) => !isParkShut(calendar.closures, at));
}

/** Dawn, day, dusk or night in the park, and until when (rule T12). */
export function dayPartAt(instant: Temporal.Instant): { part: DayPart; until: Temporal.Instant } {
  const today = dayOf(instant);
  const parts = [...dayPartsOf(today), ...dayPartsOf(today.add({ days: 1 }))];
  const next = parts.findIndex((part) => !isNotAfter(part.from, instant));
  const until = parts[next]?.from ?? startOfDay(today.add({ days: 2 }));
  return { part: parts[next - 1]?.part ?? "night", until };
}

/** The timetable of the first start: 33 round trips, densest in the middle of the day (rule T11). */
export const starterTimetable: RoundTrip[] = [
  ...departures("08:30", 20, 5),
  ...departures("10:05", 15, 24),
  ...departures("16:20", 30, 4),
].map((fromStation) => ({ fromStation, fromPark: clockTime(minutesOf(fromStation) + 15) }));

function departures(first: string, every: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => clockTime(minutesOf(first) + index * every));
}

const searchedDays = 31;

/** The first of a day's moments that is later than now, from today on. */
function upcoming(now: Temporal.Instant, momentsOn: (day: Temporal.PlainDate) => Temporal.Instant[]): Upcoming {
  const today = dayOf(now);
  const midnight = startOfDay(today.add({ days: 1 }));
  for (let days = 0; days < searchedDays; days += 1) {
    const at = momentsOn(today.add({ days })).find((moment) => !isNotAfter(moment, now));
    if (at) return { at, until: earliest([at, midnight]) };
  }
  return { until: midnight };
}

/** When the mist begins on a day (rule T10). */
export function mistOn(calendar: Calendar, every: number, day: Temporal.PlainDate): Temporal.Instant[] {
  const { hours } = hoursOn(calendar.hours, day);
  if (!hours || every < 1) return [];
  const [opens, closes] = [minutesOf(hours.opens), minutesOf(hours.closes)];
  const count = Math.ceil((closes - opens) / every);
  return Array.from({ length: count }, (_, index) => startOfDay(day).add({ minutes: opens + index * every })).filter(
    (start) => isOpenAt(calendar.hours, calendar.closures, start),
  );
}

function mistEnds(calendar: Calendar, minutes: number, start: Temporal.Instant): Temporal.Instant {
  const midnight = startOfDay(dayOf(start).add({ days: 1 }));
  const { closesAt = midnight } = statusAt(calendar.hours, calendar.closures, start);
  return earliest([start.add({ minutes }), closesAt, midnight]);
}

function isParkShut(closures: readonly Closure[], instant: Temporal.Instant): boolean {
  return closures.some(({ covers, span }) => {
    const { from, to } = instantsOf(span);
    return covers.kind === "park" && isNotAfter(from, instant) && !(to && isNotAfter(to, instant));
  });
}

/** Sunrise and sunset in the middle of each month, January first, for north-eastern Taiwan; the hero needs no more. */
const sun = [
  ["06:38", "17:24"],
  ["06:27", "17:46"],
  ["06:03", "18:01"],
  ["05:31", "18:14"],
  ["05:09", "18:28"],
  ["05:03", "18:42"],
  ["05:12", "18:44"],
  ["05:26", "18:28"],
  ["05:38", "17:57"],
  ["05:49", "17:26"],
  ["06:08", "17:06"],
  ["06:29", "17:06"],
] as const;
/** Dawn and dusk reach this far to either side of sunrise and sunset. */
const twilightMinutes = 40;

function dayPartsOf(day: Temporal.PlainDate): { part: DayPart; from: Temporal.Instant }[] {
  const [sunrise, sunset] = sun[day.month - 1] ?? sun[0];
  const around = (time: string, minutes: number) => instantAt(day, time).add({ minutes });
  return [
    { part: "dawn", from: around(sunrise, -twilightMinutes) },
    { part: "day", from: around(sunrise, twilightMinutes) },
    { part: "dusk", from: around(sunset, -twilightMinutes) },
    { part: "night", from: around(sunset, twilightMinutes) },
  ];
}

function earliest(instants: Temporal.Instant[]): Temporal.Instant {
  return instants.reduce((one, other) => (isNotAfter(one, other) ? one : other));
}

function isNotAfter(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) <= 0;
}
