import { closedAllDay } from "#app/visiting/hours/open-spans.ts";
import { isOpenAt, statusAt } from "#app/visiting/hours/opening.ts";
import type { Calendar } from "#app/visiting/days/rhythm.ts";
import { type Occurrence, occurrencesOn, whereaboutsOf } from "#app/visiting/days/sessions.ts";
import type { Session } from "#platform/content/define.ts";
import { clockTime, instantAt, minutesOf } from "#platform/dates.ts";
import type { Localized } from "#platform/locales.ts";
import type { Stay } from "./timeline.ts";

/** Why a stop cannot be made. */
export type WhyClosed =
  | { kind: "park-closed" | "not-open-then"; reason?: Localized | undefined }
  | { kind: "shop-hours"; opens: string; closes: string }
  | { kind: "no-session" }
  | { kind: "other-sessions"; times: string[] };

/** The park on one day. */
export type ParkDay = Calendar & { day: Temporal.PlainDate };
type Stop = { id: string; place: string | undefined; minutes: number };

/** One waits this long for a shop to open or a workshop to begin. */
const longestWait = 90;

/** A stay at a place: while the park, its area and it itself are open. */
export function stayAtPlace(park: ParkDay, stop: Stop, arrival: number): Stay<WhyClosed> {
  return within(park, stop, arrival, arrival + stop.minutes);
}

/** A stay in a shop: within its own hours, waiting for it to open. */
export function stayInShop(
  park: ParkDay,
  stop: Stop & { opens: string; closes: string },
  arrival: number,
): Stay<WhyClosed> {
  const begins = Math.max(arrival, minutesOf(stop.opens));
  const leaves = begins + stop.minutes;
  const closed = within(park, stop, begins, leaves);
  if (!closed.open && closed.why.kind === "park-closed") return closed;
  if (begins - arrival > longestWait || leaves > minutesOf(stop.closes))
    return { open: false, why: { kind: "shop-hours", opens: stop.opens, closes: stop.closes } };
  return closed;
}

/** A workshop: the next of the day’s sessions that takes place and has places left. */
export function stayAtSession(
  park: ParkDay,
  stop: Stop & { sessions: readonly Session[] },
  arrival: number,
): Stay<WhyClosed> {
  const day = park.day.toString();
  const today = within(park, stop, arrival, arrival);
  if (!today.open && today.why.kind === "park-closed") return today;
  const sessions = occurrencesOn(
    park,
    { startsOn: day, endsOn: day, sessions: stop.sessions, place: stop.place },
    day,
  ).filter(({ state }) => state === "on");
  const next = sessions.find(({ from }) => minutesOf(from) >= arrival && minutesOf(from) - arrival <= longestWait);
  if (next) return fixed(within(park, stop, minutesOf(next.from), minutesOf(next.to)));
  return {
    open: false,
    why:
      sessions.length === 0
        ? { kind: "no-session" }
        : { kind: "other-sessions", times: sessions.map(({ from }: Occurrence) => from) },
  };
}

/** A session begins at its own time, whenever one comes. */
function fixed<R>(stay: Stay<R>): Stay<R> {
  return stay.open ? { ...stay, fixed: true } : stay;
}

function within(park: ParkDay, stop: Stop, begins: number, leaves: number): Stay<WhyClosed> {
  const shut = shutAllDay(park);
  if (shut) return { open: false, why: { kind: "park-closed", reason: shut.reason } };
  const where = whereaboutsOf(park, stop.place, stop.id);
  for (const minute of [begins, Math.max(begins, leaves - 1)]) {
    const at = minute < 24 * 60 ? instantAt(park.day, clockTime(minute)) : undefined;
    if (at && isOpenAt(park.hours, park.closures, at, where)) continue;
    // Finding out why it is closed takes longer, and without closures the hour is the only possible reason.
    const status = at && park.closures.length > 0 ? statusAt(park.hours, park.closures, at, where) : undefined;
    return {
      open: false,
      why: { kind: "not-open-then", reason: status?.why === "closure" ? status.reason : undefined },
    };
  }
  return { open: true, begins, leaves };
}

/** Needed for every stop in every possible order of the day. */
const known = new WeakMap<ParkDay, { answer: ReturnType<typeof closedAllDay> }>();

function shutAllDay(park: ParkDay) {
  const kept = known.get(park) ?? { answer: closedAllDay(park, park.day) };
  known.set(park, kept);
  return kept.answer;
}
