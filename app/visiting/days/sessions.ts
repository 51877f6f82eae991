import type { Session } from "#platform/content/define.ts";
import { instantAt, weekdayOf } from "#platform/dates.ts";
import { openSpansOn } from "#app/visiting/hours/open-spans.ts";
import { isCutInto, isOpenAt, type Whereabouts } from "#app/visiting/hours/opening.ts";
import type { Calendar } from "./rhythm.ts";

/** One time something takes place, on one park day. */
export type Occurrence = {
  session: string;
  day: string;
  from: string;
  to: string;
  state: "on" | "cancelled" | "sold-out";
};

export type Program = { startsOn: string; endsOn: string; sessions: readonly Session[]; place?: string | undefined };

/**
 * What takes place on a park day, in the order of the clock; exceptions left out, cancelled ones kept and marked. Who
 * starts while the park or the place is closed is cancelled too, and so is what a closure cuts short (rule T16): the
 * one answer for pages, timelines, structured data, calendar files and feeds.
 */
export function occurrencesOn(calendar: Calendar, program: Program, day: string): Occurrence[] {
  if (day < program.startsOn || day > program.endsOn) return [];
  return program.sessions
    .filter((session) => isHeldOn(session, day))
    .map((session) => ({
      session: session.id,
      day,
      from: session.from,
      to: session.to,
      state: stateOn(calendar, program, session, day),
    }))
    .sort((a, b) => a.from.localeCompare(b.from));
}

/**
 * Whether a program can be seen on a park day: one of its sessions, or, where it has none, its days while the park
 * opens at all.
 */
export function takesPlaceOn(calendar: Calendar, program: Program, day: string): boolean {
  if (program.sessions.length > 0)
    return occurrencesOn(calendar, program, day).some(({ state }) => state !== "cancelled");
  return (
    program.startsOn <= day && day <= program.endsOn && openSpansOn(calendar, Temporal.PlainDate.from(day)).length > 0
  );
}

/** The next occurrences after an instant, at most `most`, looking `days` park days ahead. */
export function nextOccurrences(
  calendar: Calendar,
  program: Program,
  now: Temporal.Instant,
  today: Temporal.PlainDate,
  most: number,
  days = 60,
): Occurrence[] {
  const found: Occurrence[] = [];
  for (let ahead = 0; ahead < days && found.length < most; ahead++) {
    const day = today.add({ days: ahead }).toString();
    for (const occurrence of occurrencesOn(calendar, program, day)) {
      if (Temporal.Instant.compare(instantAt(day, occurrence.to), now) > 0) found.push(occurrence);
      if (found.length === most) break;
    }
  }
  return found;
}

/** Every occurrence from one park day to another, both included. */
export function occurrencesBetween(calendar: Calendar, program: Program, from: string, to: string): Occurrence[] {
  const first = from > program.startsOn ? from : program.startsOn;
  const last = to < program.endsOn ? to : program.endsOn;
  const found: Occurrence[] = [];
  if (program.sessions.length === 0) return found;
  for (let day = Temporal.PlainDate.from(first); day.toString() <= last; day = day.add({ days: 1 }))
    found.push(...occurrencesOn(calendar, program, day.toString()));
  return found;
}

function isHeldOn(session: Session, day: string): boolean {
  if (session.except.includes(day)) return false;
  if (session.on) return session.on === day;
  return session.weekdays ? session.weekdays.includes(weekdayOf(day)) : true;
}

/** Where a place is, for closures: itself, and the area it lies in. */
export function whereaboutsOf({ areaOf }: Calendar, ...facilities: (string | undefined)[]): Whereabouts {
  const known = facilities.filter((id) => id !== undefined);
  return { facility: known, area: known.map((id) => areaOf?.get(id)).find(Boolean) };
}

function stateOn(calendar: Calendar, { place }: Program, session: Session, day: string): Occurrence["state"] {
  const { hours, closures } = calendar;
  if (session.cancelled.includes(day)) return "cancelled";
  const time = { from: instantAt(day, session.from), to: instantAt(day, session.to) };
  const where = whereaboutsOf(calendar, place);
  if (!isOpenAt(hours, closures, time.from, where) || isCutInto(closures, time, where)) return "cancelled";
  return session.soldOut.includes(day) ? "sold-out" : "on";
}
