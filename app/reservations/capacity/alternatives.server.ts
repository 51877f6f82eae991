import type { Kysely } from "kysely";
import { answerableFrom } from "#app/submissions/working-days/working-days.ts";
import { hoursOn } from "#app/visiting/hours/opening.ts";
import { clockTime, minutesOf } from "#platform/dates.ts";
import type { Tables } from "#platform/db/tables.ts";
import { type DayLoad, placesLeft, readLoads } from "./capacity.server.ts";
import {
  arrivalHours,
  bookableDays,
  type GroupCalendar,
  type GroupTime,
  hourOf,
  refuseTime,
} from "#app/reservations/group/group.ts";

/** Another time at which a group fits whole. */
export type Alternative = { date: string; startTime: string; endTime: string; left: number };

const wanted = 3;
/** How far around the wished-for day is looked, in days, until three are found. */
const reaches = [3, 14, 180];

/**
 * The three times nearest to the one asked for at which the group fits whole, the nearest first (rule G15); with
 * `review`, among the days before which staff can still answer (rule D21).
 */
export async function nearestAlternatives(
  db: Kysely<Tables>,
  time: GroupTime,
  calendar: GroupCalendar,
  now: Temporal.Instant,
  { review = false } = {},
): Promise<Alternative[]> {
  const { first: soonest, last } = bookableDays(calendar.terms, now);
  const first = review ? later(soonest, answerableFrom(calendar.working, now)) : soonest;
  const date = Temporal.PlainDate.from(time.date);
  let found: Alternative[] = [];
  for (const reach of reaches) {
    const from = later(first, date.subtract({ days: reach }).toString());
    const to = earlier(last, date.add({ days: reach }).toString());
    const loads = from <= to ? await readLoads(db, from, to, calendar.terms) : [];
    found = loads.flatMap((load) => timesOn(load, time, calendar, now));
    if (found.length >= wanted) break;
  }
  const distance = (one: Alternative) => Math.abs(minutesBetween(time, one));
  return found
    .sort(
      (one, other) =>
        distance(one) - distance(other) || (one.date + one.startTime < other.date + other.startTime ? -1 : 1),
    )
    .slice(0, wanted);
}

function timesOn(load: DayLoad, time: GroupTime, calendar: GroupCalendar, now: Temporal.Instant): Alternative[] {
  const { hours } = hoursOn(calendar.hours, Temporal.PlainDate.from(load.day));
  if (!hours) return [];
  const minute = minutesOf(time.startTime) % 60;
  const length = minutesOf(time.endTime) - minutesOf(time.startTime);
  return arrivalHours(hours).flatMap((hour) => {
    const left = placesLeft(load, hour);
    if (left < time.total) return [];
    const start = Math.max(minutesOf(hours.opens), Math.min(hour * 60 + minute, minutesOf(hours.lastAdmission)));
    const end = Math.min(start + length, minutesOf(hours.closes) - 1);
    const candidate = { ...time, date: load.day, startTime: clockTime(start), endTime: clockTime(end) };
    if (hourOf(candidate.startTime) !== hour || refuseTime(candidate, calendar, now).length > 0) return [];
    return [{ date: candidate.date, startTime: candidate.startTime, endTime: candidate.endTime, left }];
  });
}

function minutesBetween(asked: GroupTime, other: Alternative): number {
  const days = Temporal.PlainDate.from(asked.date).until(other.date).days;
  return days * 24 * 60 + minutesOf(other.startTime) - minutesOf(asked.startTime);
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
