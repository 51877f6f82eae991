import { clockTime } from "#platform/dates.ts";
import type { Locale } from "#platform/locales.ts";

/** The calendar file of a plan laid for a day: `/feeds/en_US/plan/first-visit/2026-11-22-0930.ics`. */
export function planFileOf(slug: string, { day, at }: { day: Temporal.PlainDate; at: number }, locale: Locale): string {
  return `/feeds/${locale}/plan/${slug}/${day}-${clockTime(at).replace(":", "")}.ics`;
}
