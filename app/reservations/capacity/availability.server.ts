import type { Visit } from "#app/visiting/visit.server.ts";
import { type DayHours, hoursOn, instantsOf, type Span } from "#app/visiting/hours/opening.ts";
import {
  clockTime,
  formatDay,
  formatMonth,
  formatTimeRange,
  minutesOf,
  startOfDay,
  weekdayName,
  weekdays,
} from "#platform/dates.ts";
import { fillIn } from "#platform/locales.ts";
import { type DayLoad, placesLeft, placesLeftOn, readGroupCalendar, readLoads } from "./capacity.server.ts";
import { arrivalHours, bookableDays, type GroupCalendar } from "#app/reservations/group/group.ts";
import { groupTexts } from "#app/reservations/group/group.texts.ts";

/** A day of the month as the calendar shows it. */
export type DayShown = { day: string; left: number; note: string; label: string; count: number; bookable: boolean };
/** An hour in which a group may come, with the visit it stands for: two hours, or until just before closing. */
export type HourShown = { hour: number; time: string; until: string; left: number; label: string };

type Reader = Pick<Visit, "park" | "locale">;

/**
 * The month around a day, and that day's hours, with the places left in each. `day` undefined: the first that can be
 * asked for.
 */
export async function readAvailability(visit: Reader, day: string | undefined) {
  const { park, locale } = visit;
  const calendar = await readGroupCalendar(park);
  const bookable = bookableDays(calendar.terms, park.now());
  const shown = Temporal.PlainDate.from(day ?? bookable.first);
  const month = shown.toPlainYearMonth();
  const [from, to] = [
    month.toPlainDate({ day: 1 }).toString(),
    month.toPlainDate({ day: month.daysInMonth }).toString(),
  ];
  const loads = await readLoads(park.db, from, to, calendar.terms);
  const days = loads.map((load) => showDay(load, calendar, bookable, visit));
  const chosen = day ? loads.find((load) => load.day === day) : undefined;
  const firstOf = (months: number) => month.add({ months }).toPlainDate({ day: 1 }).toString();
  return {
    month: month.toString(),
    caption: formatMonth(shown, locale),
    weekdays: weekdays.map((weekday) => ({
      long: weekdayName(weekday, locale),
      short: weekdayName(weekday, locale, "short"),
    })),
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

function showDay(
  load: DayLoad,
  calendar: GroupCalendar,
  { first, last }: { first: string; last: string },
  { locale }: Reader,
): DayShown {
  const { hours } = hoursOn(calendar.hours, Temporal.PlainDate.from(load.day));
  const said = (note: string, aloud: string, left = 0): DayShown => ({
    day: load.day,
    left,
    note,
    label: `${formatDay(load.day, locale)}${locale === "en_US" ? ", " : "，"}${aloud}`,
    count: left === 0 ? 0 : Math.ceil((left / load.perDay) * 4),
    bookable: load.day >= first && load.day <= last && hours !== null,
  });
  if (load.day < first || load.day > last) return said("", groupTexts.notYet[locale]);
  const open = hours ? arrivalHours(hours).filter((hour) => stayFrom(load.day, hour, hours, calendar)) : [];
  if (open.length === 0) return { ...said(groupTexts.shortClosed[locale], groupTexts.closed[locale]), bookable: false };
  const left = placesLeftOn(load, open);
  return left === 0
    ? said(groupTexts.shortFull[locale], groupTexts.full[locale])
    : said(String(left), fillIn(groupTexts.left[locale], { n: left }), left);
}

function showHours(load: DayLoad, calendar: GroupCalendar, { locale }: Reader): HourShown[] {
  const { hours } = hoursOn(calendar.hours, Temporal.PlainDate.from(load.day));
  if (!hours) return [];
  return arrivalHours(hours).flatMap((hour) => {
    const stay = stayFrom(load.day, hour, hours, calendar);
    if (!stay) return [];
    const left = placesLeft(load, hour);
    const range = formatTimeRange(
      clockTime(stay.from),
      clockTime(Math.min((hour + 1) * 60, minutesOf(hours.closes), stay.shuts)),
      locale,
    );
    return {
      hour,
      left,
      time: clockTime(stay.from),
      until: clockTime(stay.until),
      label: `${range} · ${left === 0 ? groupTexts.full[locale] : fillIn(groupTexts.left[locale], { n: left })}`,
    };
  });
}

/** Not worth the journey otherwise. */
const shortestStay = 30;

/**
 * The visit that begins first in an hour, in minutes of the day: two hours, or until the park closes, by its hours or
 * by a closure, at
 * `shuts`. Nothing where none of half an hour is possible.
 */
function stayFrom(
  day: string,
  hour: number,
  { opens, closes, lastAdmission }: DayHours,
  { closures }: GroupCalendar,
): { from: number; until: number; shuts: number } | undefined {
  const shut = closures
    .filter(({ covers }) => covers.kind === "park")
    .map(({ span }) => minutesOn(day, span))
    .sort(([a], [b]) => a - b);
  let from = Math.max(hour * 60, minutesOf(opens));
  for (const [begins, ends] of shut) if (begins < from + shortestStay && ends > from) from = ends;
  const shuts = Math.min(minutesOf(closes), ...shut.flatMap(([begins]) => (begins >= from ? [begins] : [])));
  // Before the park closes for the day a group has left; before a closure it may leave as that begins.
  const until = Math.min(from + 120, shuts === minutesOf(closes) ? shuts - 1 : shuts);
  const begins = from < (hour + 1) * 60 && from <= minutesOf(lastAdmission);
  return begins && until - from >= shortestStay - 1 ? { from, until, shuts } : undefined;
}

/**
 * When a closure shuts a day, in minutes from its midnight; before and after the day for one that begins or ends on
 * another.
 */
function minutesOn(day: string, span: Span): [begins: number, ends: number] {
  const midnight = startOfDay(Temporal.PlainDate.from(day));
  const { from, to } = instantsOf(span);
  const minutes = (moment: Temporal.Instant) => midnight.until(moment).total("minutes");
  return [minutes(from), to ? minutes(to) : Number.POSITIVE_INFINITY];
}

function latest(one: string, other: string): string {
  return one > other ? one : other;
}
