import { peopleOn, readGroupCalendar, readLoads } from "#app/reservations/capacity/capacity.server.ts";
import { formatClosed } from "#app/staff/desk/calendar/closed.server.ts";
import { clockTime, dayOf, formatDay } from "#platform/dates.ts";
import { type Locale, partMark } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";

/**
 * How full the month around a day is and when it is closed; of the month that runs, only the days that can still be
 * changed.
 */
export async function readCapacityMonth(park: Park, asked: Temporal.PlainDate, locale: Locale) {
  const [today, first] = [dayOf(park.now()).toString(), asked.with({ day: 1 })];
  const calendar = await readGroupCalendar(park);
  const { terms } = calendar;
  const loads = await readLoads(park.db, first.toString(), first.with({ day: first.daysInMonth }).toString(), terms);
  const shown = loads.filter(({ day }) => day >= today || !loads.some((load) => load.day === today));
  const days = shown.map((load) => {
    const [hour, people] = [...load.taken].sort(([, a], [, b]) => b - a)[0] ?? [];
    return {
      day: load.day,
      past: load.day < today,
      label: formatDay(load.day, locale, { short: true }),
      closed: formatClosed(calendar, Temporal.PlainDate.from(load.day), locale),
      taken: peopleOn(load),
      perHour: load.perHour,
      perDay: load.perDay,
      own: load.perHour !== terms.perHour || load.perDay !== terms.perDay,
      fullest: hour === undefined ? "" : `${clockTime(hour * 60)}${partMark[locale]}${people}`,
      over: peopleOn(load) > load.perDay || (people ?? 0) > load.perHour,
    };
  });
  return { terms, days, closed: formatClosed(calendar, asked, locale) };
}
