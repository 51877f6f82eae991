import type { Visit } from "#app/visiting/visit.server.ts";
import { hoursOn } from "#app/visiting/hours/opening.ts";
import { clockTime, formatDay, formatMonth, formatTimeRange, minutesOf } from "#platform/dates.ts";
import { type DayLoad, placesLeft, placesLeftOn, readGroupCalendar, readLoads } from "./capacity.server.ts";
import { arrivalHours, bookableDays, closureDuring, type GroupCalendar } from "#app/reservations/group/group.ts";
import { groupTexts } from "#app/reservations/group/group.texts.ts";

/** A day of the month as the calendar shows it. */
export type DayShown = { day: string; left: number; note: string; label: string; count: number; bookable: boolean };
/** An hour in which a group may come, with the visit it stands for: two hours, or until just before closing. */
export type HourShown = { hour: number; time: string; until: string; left: number; label: string };

/** The month around a day, and that day's hours, with the places left in each. `day` undefined: the first that can be asked for. */
export async function readAvailability(visit: Visit, day: string | undefined) {
  const { park, locale } = visit;
  const calendar = await readGroupCalendar(park);
  const bookable = bookableDays(calendar.terms, park.now());
  const shown = Temporal.PlainDate.from(day ?? bookable.first);
  const month = shown.toPlainYearMonth();
  const [from, to] = [month.toPlainDate({ day: 1 }).toString(), month.toPlainDate({ day: month.daysInMonth }).toString()];
  const loads = await readLoads(park.db, from, to, calendar.terms);
  const days = loads.map((load) => showDay(load, calendar, bookable, visit));
  const chosen = day ? loads.find((load) => load.day === day) : undefined;
  const firstOf = (months: number) => month.add({ months }).toPlainDate({ day: 1 }).toString();
  return {
    month: month.toString(),
    caption: formatMonth(shown, locale),
    days,
    first: bookable.first,
    last: bookable.last,
    earlier: from > bookable.first ? latest(firstOf(-1), bookable.first) : undefined,
    later: to < bookable.last ? firstOf(1) : undefined,
    chosen: chosen && {
      day: chosen.day,
      label: groupTexts.hoursOf[locale].replace("{day}", formatDay(chosen.day, locale)),
      hours: days.find((one) => one.day === chosen.day)?.bookable ? showHours(chosen, calendar, visit) : [],
      note: days.find((one) => one.day === chosen.day)?.label ?? "",
    },
  };
}

export type Availability = Awaited<ReturnType<typeof readAvailability>>;

function showDay(load: DayLoad, calendar: GroupCalendar, { first, last }: { first: string; last: string }, { locale }: Visit): DayShown {
  const { hours } = hoursOn(calendar.hours, Temporal.PlainDate.from(load.day));
  const said = (note: string, aloud: string, left = 0): DayShown => ({
    day: load.day, left, note,
    label: `${formatDay(load.day, locale)}${locale === "en_US" ? ", " : "，"}${aloud}`,
    count: left === 0 ? 0 : Math.ceil((left / load.perDay) * 4),
    bookable: load.day >= first && load.day <= last && hours !== null,
  });
  if (load.day < first || load.day > last) return said("", groupTexts.notYet[locale]);
  const open = hours ? arrivalHours(hours).filter((hour) => !closedIn(load.day, hour, calendar)) : [];
  if (open.length === 0) return { ...said(groupTexts.shortClosed[locale], groupTexts.closed[locale]), bookable: false };
  const left = placesLeftOn(load, open);
  return left === 0 ? said(groupTexts.shortFull[locale], groupTexts.full[locale]) : said(String(left), groupTexts.left[locale].replace("{n}", String(left)), left);
}

function showHours(load: DayLoad, calendar: GroupCalendar, { locale }: Visit): HourShown[] {
  const { hours } = hoursOn(calendar.hours, Temporal.PlainDate.from(load.day));
  if (!hours) return [];
  return arrivalHours(hours).filter((hour) => !closedIn(load.day, hour, calendar)).map((hour) => {
    const left = placesLeft(load, hour);
    const from = Math.max(hour * 60, minutesOf(hours.opens));
    return {
      hour, left,
      time: clockTime(from),
      until: clockTime(Math.min(from + 120, minutesOf(hours.closes) - 1)),
      label: `${formatTimeRange(clockTime(from), clockTime(Math.min((hour + 1) * 60, minutesOf(hours.closes))), locale)} · ${left === 0 ? groupTexts.full[locale] : groupTexts.left[locale].replace("{n}", String(left))}`,
    };
  });
}

function closedIn(day: string, hour: number, { closures }: GroupCalendar): boolean {
  return closureDuring({ date: day, startTime: clockTime(hour * 60), endTime: clockTime((hour + 1) * 60) }, closures) !== undefined;
}

function latest(one: string, other: string): string {
  return one > other ? one : other;
}
