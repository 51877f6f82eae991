import { kinds } from "#app/submission-types.ts";
import { countDiary } from "#app/submission-desk/queries/diary.server.ts";
import { peopleOn, readGroupCalendar, readLoads } from "#app/reservations/capacity/capacity.server.ts";
import { readExpected } from "#app/staff/desk/day/expected.server.ts";
import { readCalendar } from "#app/places/park-calendar.server.ts";
import type { Calendar } from "#app/visiting/days/rhythm.ts";
import { programTypes } from "#app/whats-on/programs.server.ts";
import { occurrencesOn } from "#app/visiting/days/sessions.ts";
import { listItems } from "#platform/content/store.ts";
import { formatDay } from "#platform/dates.ts";
import { type Locale, localize } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { formatClosed } from "./closed.server.ts";
import { daysShown, type Span } from "./span.ts";

/**
 * Reservations, rentals, rites and sessions of the days around one; a month is told in counts, a week and a day in
 * full.
 */
export async function readDeskCalendar(
  park: Park,
  span: Span,
  day: Temporal.PlainDate,
  personal: boolean,
  locale: Locale,
) {
  const { first, last } = daysShown(span, day);
  const [from, to] = [first.toString(), last.toString()];
  const [{ terms }, calendar] = await Promise.all([readGroupCalendar(park), readCalendar(park)]);
  const [loads, counts, entries, sessions] = await Promise.all([
    readLoads(park.db, from, to, terms),
    countDiary(park, from, to),
    span === "month" ? [] : readExpected(park, from, to, personal, locale),
    readSessions(park, calendar, first, last, locale),
  ]);
  return loads.map((load) => {
    const date = Temporal.PlainDate.from(load.day);
    return {
      day: load.day,
      label: formatDay(load.day, locale),
      number: date.day,
      inMonth: date.month === day.month,
      closed: formatClosed(calendar, date, locale),
      taken: peopleOn(load),
      most: load.perDay,
      counts: counts
        .filter((count) => count.day === load.day)
        .map(({ kind, submissions, people }) => ({
          kind,
          label: kinds[kind]?.label[locale] ?? kind,
          submissions,
          people,
        })),
      entries: entries.filter((entry) => entry.day === load.day),
      sessions: sessions.filter((session) => session.day === load.day),
    };
  });
}

export type DeskDay = Awaited<ReturnType<typeof readDeskCalendar>>[number];

/** Every session of the days, by the clock, called-off ones marked. */
export async function readSessions(
  park: Park,
  calendar: Calendar,
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
  locale: Locale,
) {
  const found: {
    day: string;
    from: string;
    to: string;
    title: string;
    lang: string | undefined;
    state: "on" | "cancelled" | "sold-out";
    key: string;
  }[] = [];
  for (const name of ["exhibition", "show", "activity"] as const)
    for (const item of await listItems(park, programTypes[name]))
      for (let day = first; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 }))
        for (const { session, from, to, state } of occurrencesOn(calendar, item.data, day.toString())) {
          const { text, lang } = localize(item.data.title, locale);
          found.push({
            day: day.toString(),
            from,
            to,
            title: text,
            lang,
            state,
            key: `${item.slug} ${session} ${day}`,
          });
        }
  return found.sort((a, b) => a.from.localeCompare(b.from));
}

export type DeskSession = Awaited<ReturnType<typeof readSessions>>[number];
