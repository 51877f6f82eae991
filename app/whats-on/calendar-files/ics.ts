import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventStatus, ICalEventTransparency } from "ical-generator";
import { parkZone } from "#platform/dates.ts";
import type { Locale } from "#platform/locales.ts";

/** One thing in somebody's calendar: at a time of one day, or whole days (both included). */
export type CalendarEntry = {
  /** The same for ever and in every file, so that a later file changes the entry instead of adding one. */
  uid: string;
  when: { from: Temporal.Instant; to: Temporal.Instant } | { firstDay: string; lastDay: string };
  cancelled: boolean;
  /** Never falls; rises with every change. */
  sequence: number;
  changedAt: Temporal.Instant;
  title: string;
  description: string;
  place: string | undefined;
  url: string;
};

export type CalendarFile = {
  name: string;
  description?: string | undefined;
  locale: Locale;
  entries: readonly CalendarEntry[];
};

/** An iCalendar file (RFC 5545) of these entries, its times in the park's zone, which it describes itself. */
export function writeIcs({ name, description, locale, entries }: CalendarFile): string {
  const calendar = ical({
    name,
    description,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: "Park of Traditional Arts", product: "Calendar", language: locale.slice(0, 2).toUpperCase() },
    ttl: 3600,
  });
  for (const entry of entries) {
    calendar.createEvent({
      id: entry.uid,
      ...timesOf(entry.when),
      status: entry.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      sequence: entry.sequence,
      stamp: entry.changedAt,
      lastModified: entry.changedAt,
      summary: entry.title,
      description: entry.description,
      location: entry.place,
      url: entry.url,
    });
  }
  // The zone is put in here: told of it, ical-generator would write stamps without Z, and properties after the zone.
  return `${calendar.toString().replace(/BEGIN:VEVENT|END:VCALENDAR/, (first) => `${zone}\r\n${first}`)}\r\n`;
}

function timesOf(when: CalendarEntry["when"]) {
  if ("from" in when)
    return {
      start: when.from.toZonedDateTimeISO(parkZone),
      end: when.to.toZonedDateTimeISO(parkZone),
      timezone: parkZone,
    };
  // RFC 5545: the end of whole days is the day after. What lasts for weeks keeps nobody busy.
  const end = Temporal.PlainDate.from(when.lastDay).add({ days: 1 });
  return {
    start: Temporal.PlainDate.from(when.firstDay),
    end,
    allDay: true,
    transparency: ICalEventTransparency.TRANSPARENT,
    busystatus: ICalEventBusyStatus.FREE,
  };
}

/** Taipei has kept one time since 1979. */
const zone = [
  "BEGIN:VTIMEZONE",
  `TZID:${parkZone}`,
  "BEGIN:STANDARD",
  "DTSTART:19791001T000000",
  "TZOFFSETFROM:+0800",
  "TZOFFSETTO:+0800",
  "TZNAME:CST",
  "END:STANDARD",
  "END:VTIMEZONE",
].join("\r\n");
