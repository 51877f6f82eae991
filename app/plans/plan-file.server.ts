import { calendarChanges } from "#app/places/park-calendar.server.ts";
import type { Visit } from "#app/visiting/visit.server.ts";
import { type CalendarEntry, writeIcs } from "#app/whats-on/calendar-files/ics.ts";
import type { Item } from "#platform/content/store.ts";
import { pathIn } from "#platform/locales.ts";
import type { plan } from "./plan.content.ts";
import { readPlanDay, spanOf } from "./plan-day.server.ts";

/** A plan on a day as a calendar file: one entry for each stop that is open. */
export async function writePlanFile(
  visit: Visit,
  item: Item<typeof plan>,
  asked: { day: Temporal.PlainDate; at: number },
): Promise<string> {
  const { park, locale } = visit;
  const localized = visit.localize(item.data);
  const [{ turns, timeline }, changes] = await Promise.all([
    readPlanDay(visit, localized, asked),
    calendarChanges(park),
  ]);
  const host = new URL(park.config.siteUrl).hostname;
  const entries = turns.flatMap(({ stop }, order): CalendarEntry[] => {
    const when = spanOf(timeline, order, asked.day);
    if (!when) return [];
    return [
      {
        uid: `${asked.day}-${order + 1}-${item.id}@${host}`,
        when,
        cancelled: false,
        sequence: item.revision + changes.number,
        changedAt: Temporal.Instant.compare(item.updatedAt, changes.at) > 0 ? item.updatedAt : changes.at,
        title: stop.name.text,
        description: `${localized.title.text}\n${stop.note.text}\n\n${park.config.siteUrl}${pathIn(locale, stop.to)}`,
        place: stop.placeName?.text ?? visit.identity.park[locale],
        url: park.config.siteUrl + pathIn(locale, `/plan/${item.slug}`),
      },
    ];
  });
  return writeIcs({ name: localized.title.text, locale, entries });
}
