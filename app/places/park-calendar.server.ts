import { place } from "./place.content.ts";
import { dataField } from "#platform/content/store.ts";
import { dayOf, startOfDay } from "#platform/dates.ts";
import type { Park } from "#platform/park.ts";
import { openingSpecifications } from "#app/visiting/hours/hours-json-ld.ts";
import type { Calendar } from "#app/visiting/days/rhythm.ts";
import { readClosures, readHours } from "#app/visiting/visiting.server.ts";

/**
 * Hours and closures together, and which place lies in which area: what decides whether anything in the park takes
 * place.
 */
export async function readCalendar(park: Park): Promise<Calendar> {
  park.cache.tag("list:place");
  const areaOf = await park.memo.remember("areas", ["list:place"], async () => {
    const places = await park.db
      .selectFrom("items")
      .select("id")
      .select((eb) => dataField(eb, "area").as("area"))
      .where("type", "=", place.name)
      .execute();
    return new Map(places.flatMap(({ id, area }) => (area ? [[id, area]] : [])));
  });
  return { hours: await readHours(park), closures: await readClosures(park), areaOf };
}

/**
 * The park's hours for structured data, reckoned once a day and whenever they change: half a year is not looked through
 * for every page.
 */
export async function readOpeningSpecifications(park: Park) {
  const calendar = await readCalendar(park);
  const today = dayOf(park.now());
  park.cache.expireAt(startOfDay(today.add({ days: 1 })));
  return park.memo.remember(`opening-specifications:${today}`, ["hours", "closures"], async () =>
    openingSpecifications(calendar, today),
  );
}

/**
 * The number of the last change of hours and closures, and when it was: calendar files tell programs by it that they
 * are newer (rule T17).
 */
export async function calendarChanges(park: Park): Promise<{ number: number; at: Temporal.Instant }> {
  return park.memo.remember("calendar-changes", ["hours", "closures"], async () => {
    const row = await park.db.selectFrom("calendar_changes").select(["number", "changed_at"]).executeTakeFirst();
    return {
      number: Number(row?.number ?? 0),
      at: row?.changed_at.toTemporalInstant() ?? Temporal.Instant.fromEpochMilliseconds(0),
    };
  });
}
