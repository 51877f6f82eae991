import { place } from "#app/places/place.content.ts";
import { calendarChanges, readCalendar } from "#app/places/park-calendar.server.ts";
import { formatWhere } from "#app/visiting/identity.server.ts";
import type { Visit } from "#app/visiting/visit.server.ts";
import { findItems, type Item, listItems } from "#platform/content/store.ts";
import { dayOf, instantAt, startOfDay } from "#platform/dates.ts";
import { pathIn } from "#platform/locales.ts";
import { calendarFileTexts } from "./files.texts.ts";
import { programNames } from "#app/whats-on/calendar.texts.ts";
import { type CalendarEntry, writeIcs } from "./ics.ts";
import { type ProgramName, programTypes } from "#app/whats-on/programs.server.ts";
import { type Occurrence, occurrencesBetween, occurrencesOn } from "#app/visiting/days/sessions.ts";

type ProgramItem = Item<(typeof programTypes)[ProgramName]>;
type Named = { name: ProgramName; item: ProgramItem };

/** How far files and feeds look back and ahead, in days. */
const daysBack = 31;
const daysAhead = 366;
const feedDaysAhead = 184;

/** What is on of one kind, or of all, as a calendar to subscribe to: a month back and half a year ahead. */
export async function writeCalendarFeed(visit: Visit, kind: ProgramName | "whats-on"): Promise<string> {
  const names = kind === "whats-on" ? (["exhibition", "show", "activity"] as const) : [kind];
  const lists = names.map(async (name) =>
    (await listItems(visit.park, programTypes[name])).map((item) => ({ name, item })),
  );
  const writer = await openWriter(visit, (await Promise.all(lists)).flat(), feedDaysAhead);
  const name = `${kind === "whats-on" ? calendarFileTexts.whatsOn[visit.locale] : programNames[kind][visit.locale]} – ${visit.identity.park[visit.locale]}`;
  return writeIcs({ name, locale: visit.locale, entries: writer.programs.flatMap((one) => writer.entriesOf(one)) });
}

/** An item with all its sessions, a month back and a year ahead. */
export async function writeProgramFile(visit: Visit, program: Named): Promise<string> {
  const writer = await openWriter(visit, [program], daysAhead);
  return writeIcs({
    name: visit.localize<{ zh_TW: string }>(program.item.data.title).text,
    locale: visit.locale,
    entries: writer.entriesOf(program),
  });
}

/** One session on one day; undefined when there is none of that name. */
export async function writeSessionFile(
  visit: Visit,
  program: Named,
  session: string,
  day: string,
): Promise<string | undefined> {
  const writer = await openWriter(visit, [program], daysAhead);
  const found = occurrencesOn(writer.calendar, program.item.data, day).find((one) => one.session === session);
  if (!found) return undefined;
  return writeIcs({
    name: visit.localize<{ zh_TW: string }>(program.item.data.title).text,
    locale: visit.locale,
    entries: [writer.sessionEntry(program, found)],
  });
}

/** What entries of several programs need, read at once; the answer being made lives until midnight. */
async function openWriter(visit: Visit, programs: Named[], ahead: number) {
  const { park, locale } = visit;
  const today = dayOf(park.now());
  park.cache.expireAt(startOfDay(today.add({ days: 1 })));
  const [calendar, changes, places] = await Promise.all([
    readCalendar(park),
    calendarChanges(park),
    readPlaces(visit, programs),
  ]);
  const host = new URL(park.config.siteUrl).hostname;
  const [from, to] = [today.subtract({ days: daysBack }).toString(), today.add({ days: ahead }).toString()];

  function common({ name, item }: Named): Omit<CalendarEntry, "uid" | "when" | "cancelled"> {
    const title = visit.localize<{ zh_TW: string }>(item.data.title).text;
    const summary = visit.localize<{ zh_TW: string }>(item.data.summary).text;
    const url = park.config.siteUrl + pathIn(locale, `/${name}/${item.slug}`);
    const { updatedAt } = item;
    return {
      title,
      url,
      place: formatWhere(
        [item.data.place && places.get(item.data.place), visit.identity.park[locale]],
        visit.identity,
        locale,
      ),
      description: `${summary}\n\n${url}`,
      changedAt: Temporal.Instant.compare(updatedAt, changes.at) > 0 ? updatedAt : changes.at,
      sequence: item.revision + changes.number,
    };
  }
  function sessionEntry(program: Named, one: Occurrence): CalendarEntry {
    const words = common(program);
    const mark = one.state === "on" ? "" : calendarFileTexts[one.state][locale];
    return {
      ...words,
      uid: `${one.day}-${encodeURIComponent(one.session)}-${program.item.id}@${host}`,
      when: { from: instantAt(one.day, one.from), to: instantAt(one.day, one.to) },
      cancelled: one.state === "cancelled",
      title: mark + words.title,
    };
  }
  function entriesOf(program: Named): CalendarEntry[] {
    const { data, id } = program.item;
    const sessions = occurrencesBetween(calendar, data, from, to).map((one) => sessionEntry(program, one));
    // What has no sessions of its own, and every exhibition, stands in the calendar for its whole days.
    const lasting =
      (program.name === "exhibition" || data.sessions.length === 0) && from <= data.endsOn && data.startsOn <= to;
    if (!lasting) return sessions;
    return [
      {
        ...common(program),
        uid: `${id}@${host}`,
        when: { firstDay: data.startsOn, lastDay: data.endsOn },
        cancelled: false,
      },
      ...sessions,
    ];
  }
  return { calendar, programs, sessionEntry, entriesOf };
}

async function readPlaces(visit: Visit, programs: readonly Named[]): Promise<Map<string, string>> {
  const ids = [...new Set(programs.flatMap(({ item }) => item.data.place ?? []))];
  const places = await findItems(visit.park, place, ids);
  return new Map(places.map((one) => [one.id, visit.localize<{ zh_TW: string }>(one.data.name).text]));
}
