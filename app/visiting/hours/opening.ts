import { dayAt, dayOf, momentAt, startOfDay, type Weekday, weekdayOf } from "#platform/dates.ts";
import type { Localized } from "#platform/locales.ts";
import { isLunarNewYearsEve } from "#app/visiting/days/lunar.ts";

/** One day's hours, HH:MM; `closes` may be "24:00". Open from `opens` on, closed from `closes` on. */
export type DayHours = { opens: string; closes: string; lastAdmission: string };
/** Hours by weekday, 1 = Monday; null = closed. */
export type WeekHours = Record<Weekday, DayHours | null>;
/** Other weekly hours from one month and day to another (MM-DD, both included), every year; may run over New Year. */
export type Season = { from: string; to: string; week: WeekHours };
/** Hours, or none, on one day of every year: MM-DD, or the eve of the Lunar New Year. */
export type YearlyHours = { on: string; hours: DayHours | null; reason?: Localized | undefined };
export const lunarNewYearsEve = "lunar-new-years-eve";
/** Hours, or none, on the days from–to (YYYY-MM-DD, both included). */
export type HoursException = { from: string; to: string; hours: DayHours | null; reason?: Localized | undefined };

/**
 * When the park, or one facility, is open as a rule (rule T4): an exception (the last written) beats a yearly day, that
 * a season, that the week.
 */
export type OpeningHours = { week: WeekHours; seasons: Season[]; yearly: YearlyHours[]; exceptions: HoursException[] };

/** What a closure covers: the whole park, one of its areas, or one facility, by their ids. */
export type Covers = { kind: "park" } | { kind: "area" | "facility"; id: string };
/** Instants, the end excluded and open while nobody knows it; or whole park days, both included. */
export type Span =
  | { from: Temporal.Instant; to?: Temporal.Instant | undefined }
  | { firstDay: Temporal.PlainDate; lastDay: Temporal.PlainDate };
/** Closed against the rule, for a reason told to visitors (rule T5). */
export type Closure = { id: string; covers: Covers; span: Span; reason: Localized };

/**
 * Where somebody wants to go; nothing given = the park itself. Of several facilities (a shop and the house it is in)
 * each closure counts.
 */
export type Whereabouts = { area?: string | undefined; facility?: string | readonly string[] | undefined };

export type OpeningStatus = {
  open: boolean;
  why: "hours" | "before-opening" | "after-closing" | "closed-day" | "closure";
  /** Why it is closed, where more is known than the hours. */
  reason?: Localized | undefined;
  /** Open, and the last admission has not come yet. */
  admitting: boolean;
  /** While open: today's last admission, or when a closure begins before it. */
  lastAdmission?: Temporal.Instant | undefined;
  /** When anything of this answer next changes; undefined = not within two years. */
  changesAt?: Temporal.Instant | undefined;
  /** While closed: when it next opens. */
  opensAt?: Temporal.Instant | undefined;
  /** While open: when it next closes. */
  closesAt?: Temporal.Instant | undefined;
};

const usualDay: DayHours = { opens: "09:00", closes: "18:00", lastAdmission: "17:30" };

/** The hours of the first start, until staff change them (decisions §5). */
export const starterHours: OpeningHours = {
  week: everyDay(usualDay),
  seasons: [],
  yearly: [
    {
      on: lunarNewYearsEve,
      hours: null,
      reason: { zh_TW: "農曆除夕休園", en_US: "Closed on Lunar New Year’s Eve", ja_JP: "旧暦の大晦日のため休園" },
    },
  ],
  exceptions: [],
};

/** The same hours on all seven weekdays. */
export function everyDay(hours: DayHours | null): WeekHours {
  return { 1: hours, 2: hours, 3: hours, 4: hours, 5: hours, 6: hours, 7: hours };
}

/**
 * Whether the park (or an area or facility in it) is open at an instant, why, and when that next changes: the one
 * answer for header, banner, strip, forms, structured data and calendar files (rule T4). A closure in force is always
 * the reason given.
 */
export function statusAt(
  hours: OpeningHours,
  closures: readonly Closure[],
  instant: Temporal.Instant,
  whereabouts: Whereabouts = {},
): OpeningStatus {
  const calendar: Calendar = { hours, closures: closuresAt(closures, whereabouts) };
  const now = answerAt(calendar, instant.epochMilliseconds);
  const { changesAt, flipsAt } = nextChanges(calendar, instant, now);
  const lastAdmission = earlier(now.lastAdmission, flipsAt);
  return {
    open: now.open,
    why: now.why,
    reason: now.reason,
    admitting: now.admitting,
    lastAdmission: now.open ? asInstant(lastAdmission) : undefined,
    changesAt: asInstant(changesAt),
    opensAt: now.open ? undefined : asInstant(flipsAt),
    closesAt: now.open ? asInstant(flipsAt) : undefined,
  };
}

/** The hours of one day as the rule has them, closures aside, and why they are not the usual ones. */
export function hoursOn(
  hours: OpeningHours,
  day: Temporal.PlainDate,
): { hours: DayHours | null; reason?: Localized | undefined } {
  const iso = day.toString();
  const monthDay = iso.slice(-5);
  const exception = hours.exceptions.findLast((one) => one.from <= iso && iso <= one.to);
  if (exception) return { hours: exception.hours, reason: exception.reason };
  const yearly = hours.yearly.find((one) =>
    one.on === lunarNewYearsEve ? isLunarNewYearsEve(iso) : one.on === monthDay,
  );
  if (yearly) return { hours: yearly.hours, reason: yearly.reason };
  const season = hours.seasons.find((one) => isInSeason(one, monthDay));
  return { hours: (season?.week ?? hours.week)[weekdayOf(day)] };
}

/** Open or not, and nothing more: quicker than `statusAt` where many moments are asked about. */
export function isOpenAt(
  hours: OpeningHours,
  closures: readonly Closure[],
  instant: Temporal.Instant,
  whereabouts: Whereabouts = {},
): boolean {
  return answerAt({ hours, closures: closuresAt(closures, whereabouts) }, instant.epochMilliseconds).open;
}

/** Whether a closure takes anything of a time, its end excluded: what was to last so long cannot be held whole. */
export function isCutInto(
  closures: readonly Closure[],
  time: { from: Temporal.Instant; to: Temporal.Instant },
  whereabouts: Whereabouts = {},
): boolean {
  return closures.some((closure) => doesCover(closure, whereabouts) && isShutDuring(closure, time.from, time.to));
}

/** Whether a closure is one of this place: of the park, its area, or itself. */
export function doesCover({ covers }: Closure, whereabouts: Whereabouts): boolean {
  return covers.kind === "park" || [whereabouts[covers.kind]].flat().includes(covers.id);
}

/** The closures that touch a park day, wherever they are: for calendars, day sheets and forms. */
export function closuresOn(closures: readonly Closure[], day: Temporal.PlainDate): Closure[] {
  const [from, to] = [startOfDay(day), startOfDay(day.add({ days: 1 }))];
  return closures.filter((closure) => isShutDuring(closure, from, to));
}

/** A closure's span in instants, the end excluded; no end = until further notice. */
export function instantsOf(span: Span): { from: Temporal.Instant; to?: Temporal.Instant | undefined } {
  if ("from" in span) return span;
  return { from: startOfDay(span.firstDay), to: startOfDay(span.lastDay.add({ days: 1 })) };
}

/** True when a closure falls into the time between two instants, the second excluded. */
export function isShutDuring({ span }: Pick<Closure, "span">, from: Temporal.Instant, to: Temporal.Instant): boolean {
  const shut = instantsOf(span);
  return Temporal.Instant.compare(shut.from, to) < 0 && (!shut.to || Temporal.Instant.compare(shut.to, from) > 0);
}

type Calendar = { hours: OpeningHours; closures: Shut[] };
type Shut = { from: number; to: number; reason: Localized };
type Answer = Pick<OpeningStatus, "open" | "why" | "reason" | "admitting"> & { lastAdmission?: number | undefined };

/** Two years, leap day included. */
const horizonDays = 731;
const widestFirst = ["park", "area", "facility"];

function closuresAt(closures: readonly Closure[], whereabouts: Whereabouts): Shut[] {
  return closures
    .filter((closure) => doesCover(closure, whereabouts))
    .sort((one, other) => widestFirst.indexOf(one.covers.kind) - widestFirst.indexOf(other.covers.kind))
    .map(({ span, reason }) => {
      const { from, to } = instantsOf(span);
      return { from: from.epochMilliseconds, to: to?.epochMilliseconds ?? Number.POSITIVE_INFINITY, reason };
    });
}

function answerAt(calendar: Calendar, ms: number): Answer {
  const shut = calendar.closures.find((closure) => closure.from <= ms && ms < closure.to);
  if (shut) return { open: false, why: "closure", reason: shut.reason, admitting: false };
  return answerByHours(calendar.hours, dayAt(ms), ms);
}

function answerByHours(rule: OpeningHours, day: Temporal.PlainDate, ms: number): Answer {
  const { hours, reason } = hoursOn(rule, day);
  if (!hours) return { open: false, why: "closed-day", reason, admitting: false };
  const { opens, closes, lastAdmission } = momentsOf(day, hours);
  if (ms < opens) return { open: false, why: "before-opening", admitting: false };
  if (ms >= closes) return { open: false, why: "after-closing", admitting: false };
  return { open: true, why: "hours", admitting: ms < lastAdmission, lastAdmission };
}

function momentsOf(day: Temporal.PlainDate, hours: DayHours): { opens: number; closes: number; lastAdmission: number } {
  return {
    opens: momentAt(day, hours.opens),
    closes: momentAt(day, hours.closes),
    lastAdmission: momentAt(day, hours.lastAdmission),
  };
}

/**
 * When anything of the answer next changes, and when open or closed does. Answers change only at the moments tried
 * here.
 */
function nextChanges(
  calendar: Calendar,
  after: Temporal.Instant,
  now: Answer,
): { changesAt?: number; flipsAt?: number } {
  const start = after.epochMilliseconds;
  const today = dayOf(after);
  const settled = settledFrom(calendar.closures);
  let changesAt: number | undefined;
  for (let days = 0; days < horizonDays; days += 1) {
    for (const ms of momentsOfChange(calendar, today.add({ days }))) {
      if (ms > settled) return changesAt === undefined ? {} : { changesAt };
      if (ms <= start) continue;
      const later = answerAt(calendar, ms);
      if (changesAt === undefined && !sameAnswer(now, later)) changesAt = ms;
      if (changesAt !== undefined && later.open !== now.open) return { changesAt, flipsAt: ms };
    }
  }
  return changesAt === undefined ? {} : { changesAt };
}

/**
 * The last moment at which anything can change once a closure without an end has begun: spares a search of two years.
 */
function settledFrom(closures: Shut[]): number {
  if (closures.every(({ to }) => to !== Number.POSITIVE_INFINITY)) return Number.POSITIVE_INFINITY;
  return Math.max(...closures.flatMap(({ from, to }) => [from, to]).filter(Number.isFinite));
}

function momentsOfChange(calendar: Calendar, day: Temporal.PlainDate): number[] {
  const [from, to] = [startOfDay(day).epochMilliseconds, startOfDay(day.add({ days: 1 })).epochMilliseconds];
  const { hours } = hoursOn(calendar.hours, day);
  const byHours = hours ? Object.values(momentsOf(day, hours)) : [];
  const byClosures = calendar.closures
    .flatMap((closure) => [closure.from, closure.to])
    .filter((ms) => ms >= from && ms < to);
  return [from, ...byHours, ...byClosures].sort((one, other) => one - other);
}

function sameAnswer(one: Answer, other: Answer): boolean {
  return (
    one.open === other.open &&
    one.why === other.why &&
    one.admitting === other.admitting &&
    one.lastAdmission === other.lastAdmission &&
    sameWords(one.reason, other.reason)
  );
}

function sameWords(one: Localized | undefined, other: Localized | undefined): boolean {
  return one?.zh_TW === other?.zh_TW && one?.en_US === other?.en_US && one?.ja_JP === other?.ja_JP;
}

function isInSeason(season: Season, monthDay: string): boolean {
  const { from, to } = season;
  return from <= to ? from <= monthDay && monthDay <= to : monthDay >= from || monthDay <= to;
}

function earlier(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? one : Math.min(one, other);
}

function asInstant(ms: number | undefined): Temporal.Instant | undefined {
  return ms === undefined ? undefined : Temporal.Instant.fromEpochMilliseconds(ms);
}
