import { readCalendar } from "#app/places/park-calendar.server.ts";
import { nextOccurrences, type Occurrence, occurrencesOn, type Program } from "#app/visiting/days/sessions.ts";
import type { Visit } from "#app/visiting/visit.server.ts";
import type { Session } from "#platform/content/define.ts";
import { dayOf, instantAt, startOfDay } from "#platform/dates.ts";

type Held = { sessions: readonly Session[]; place?: string | undefined };

/**
 * When workshops begin, read once for many; what would begin while park or place is closed is cancelled (rule T16). The
 * page lives until the next that it told of has begun.
 */
export async function openSittings({ park }: Visit) {
  const calendar = await readCalendar(park);
  const now = park.now();
  const today = dayOf(now);
  park.cache.expireAt(startOfDay(today.add({ days: 1 })));
  // A workshop is offered all year, without a first and a last day.
  const asProgram = ({ sessions, place }: Held): Program => ({
    startsOn: "0000-01-01",
    endsOn: "9999-12-31",
    sessions,
    place,
  });

  /** Those of today or tomorrow that take place and have not begun. */
  function toCome(held: Held, day: "today" | "tomorrow"): Occurrence[] {
    const iso = today.add({ days: day === "today" ? 0 : 1 }).toString();
    const coming = occurrencesOn(calendar, asProgram(held), iso).filter(
      ({ from, state }) => state === "on" && Temporal.Instant.compare(instantAt(iso, from), now) > 0,
    );
    if (coming[0]) park.cache.expireAt(instantAt(iso, coming[0].from));
    return coming;
  }
  /** The next few, called-off ones included and marked. */
  function next(held: Held, most: number): Occurrence[] {
    const found = nextOccurrences(calendar, asProgram(held), now, today, most, 28);
    if (found[0]) park.cache.expireAt(instantAt(found[0].day, found[0].to));
    return found;
  }
  return { toCome, next };
}
