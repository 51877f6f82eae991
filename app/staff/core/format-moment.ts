import { dayOf, formatDay, formatTime, startOfDay } from "#platform/dates.ts";
import type { Locale } from "#platform/locales.ts";

/** A moment as lists say it: the year only where it is not this one. */
export function formatMoment(ms: number, now: Temporal.Instant, locale: Locale): string {
  const at = Temporal.Instant.fromEpochMilliseconds(ms);
  const day = dayOf(at);
  return `${formatDay(day, locale, { weekday: false, short: true, year: day.year !== dayOf(now).year })} ${formatTime(at)}`;
}

/** The moment a form names, `2026-12-01 09:00` in the park; undefined for anything else. */
export function momentOf(written: string): Temporal.Instant | undefined {
  const [, day = "", time = ""] = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)$/.exec(written.trim()) ?? [];
  try {
    const { hour, minute } = Temporal.PlainTime.from(time);
    return startOfDay(day).add({ hours: hour, minutes: minute });
  } catch {
    return undefined;
  }
}

/** The reverse, as a form's field holds it. */
export function asWritten(ms: number | undefined): string {
  if (ms === undefined) return "";
  const at = Temporal.Instant.fromEpochMilliseconds(ms);
  return `${dayOf(at)} ${formatTime(at)}`;
}
