import { sql } from "kysely";
import { dayOf, startOfDay } from "#platform/dates.ts";
import type { Park } from "#platform/park.ts";
import { openingSpecifications } from "./hours-json-ld.ts";
import type { Calendar } from "./rhythm.ts";
import { readClosures, readHours } from "./visiting.server.ts";

/** Hours and closures together: what decides whether anything in the park takes place. */
export async function readCalendar(park: Park): Promise<Calendar> {
  return { hours: await readHours(park), closures: await readClosures(park) };
}

/** The park's hours for structured data, reckoned once a day and whenever they change: half a year is not looked through for every page. */
export async function readOpeningSpecifications(park: Park) {
  const calendar = await readCalendar(park);
  const today = dayOf(park.now());
  park.until(startOfDay(today.add({ days: 1 })));
  return park.memory.remember(`opening-specifications:${today}`, ["hours", "closures"], async () => openingSpecifications(calendar, today));
}

/** How often hours and closures were changed, and when last: calendar files tell programs by it that they are newer. */
export async function calendarChanges(park: Park): Promise<{ count: number; at: Temporal.Instant }> {
  return park.memory.remember("calendar-changes", ["hours", "closures"], async () => {
    const { rows } = await sql<{ count: string; at: Date | null }>`
      select count(*) as count, max(at) as at from (
        select changed_at as at from opening_hours union all select changed_at from opening_exceptions
        union all select closed_at from closures union all select lifted_at from closure_liftings
      ) as changes`.execute(park.db);
    const [row] = rows;
    return { count: Number(row?.count ?? 0), at: row?.at?.toTemporalInstant() ?? Temporal.Instant.fromEpochMilliseconds(0) };
  });
}
