import { openingSpecifications } from "#app/visiting/hours/hours-json-ld.ts";
import { openSpansOn } from "#app/visiting/hours/open-spans.ts";
import { type OpeningStatus, statusAt } from "#app/visiting/hours/opening.ts";
import { hoursWithin, type OwnHours } from "#app/visiting/hours/own-hours.ts";
import { readCalendar } from "./park-calendar.server.ts";
import { formatFacility } from "#app/visiting/hours/format-status.ts";
import { whereaboutsOf } from "#app/visiting/days/sessions.ts";
import type { Visit } from "#app/visiting/visit.server.ts";
import { dayOf, formatTimeRange, startOfDay } from "#platform/dates.ts";

/** What opens and closes within the park: a place, or a shop in one. */
export type Facility = OwnHours & { id: string; place?: string | undefined };
/** Its hours today, and how it stands now, in words. */
export type FacilityNow = {
  open: boolean;
  /** Today's hours; undefined on a day it stays shut. */
  hours: string | undefined;
  /** In short: when it changes, if that is today. */
  brief: string;
  now: string;
  why: string | undefined;
};

const between = { zh_TW: "、", en_US: ", ", ja_JP: "、" };

/**
 * Tells of any number of facilities whether they are open: the park's hours cut to their own, less what is closed
 * (rules T4, T5). The page lives until the first of them changes.
 */
export async function openFacilities({ park, locale }: Visit) {
  const calendar = await readCalendar(park);
  const now = park.now();
  const today = dayOf(now);
  park.cache.expireAt(startOfDay(today.add({ days: 1 })));
  let changesAt = startOfDay(today.add({ days: 1 }));
  const of = (facility: Facility) => ({
    calendar: { ...calendar, hours: hoursWithin(calendar.hours, facility) },
    where: whereaboutsOf(calendar, facility.id, facility.place),
  });

  function statusOf(facility: Facility): OpeningStatus {
    const { calendar: own, where } = of(facility);
    const status = statusAt(own.hours, own.closures, now, where);
    if (status.changesAt) park.cache.expireAt(status.changesAt);
    if (status.changesAt && Temporal.Instant.compare(status.changesAt, changesAt) < 0) changesAt = status.changesAt;
    return status;
  }
  function localize(facility: Facility): FacilityNow {
    const { calendar: own, where } = of(facility);
    const status = statusOf(facility);
    const said = formatFacility(status, now, locale);
    const turns = status.open ? status.closesAt : status.opensAt;
    const brief = turns && dayOf(turns).equals(today) ? said.short : said.word;
    const spans = openSpansOn(own, today, where).map(({ from, to }) => formatTimeRange(from, to, locale));
    return {
      open: said.open,
      hours: spans.length > 0 ? spans.join(between[locale]) : undefined,
      brief,
      now: said.short,
      why: said.alert,
    };
  }
  /** For structured data, as the page tells it. */
  function specificationsOf(facility: Facility) {
    const { calendar: own, where } = of(facility);
    return openingSpecifications(own, today, where);
  }
  /** When the first of what was told reads otherwise. */
  const firstChange = () => changesAt;
  return { calendar, localize, specificationsOf, firstChange };
}
