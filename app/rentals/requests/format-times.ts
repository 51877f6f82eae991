import { formatDayRange, formatTimeRange } from "#platform/dates.ts";
import type { Locale } from "#platform/locales.ts";
import type { RentalTime } from "./rental.ts";
import { kindTexts } from "./rental-kind.texts.ts";

/** The times of a rental as people read them, a line each. */
export function formatTimes(times: readonly RentalTime[], locale: Locale): string {
  return times
    .map(({ day, lastDay, setUp, starts, ends, clear }) =>
      kindTexts[setUp === starts && clear === ends ? "time" : "timeWithBuffers"][locale]
        .replace("{days}", formatDayRange(day, lastDay, locale, { year: true, weekday: true }))
        .replace("{hours}", formatTimeRange(starts, ends, locale))
        .replace("{from}", setUp)
        .replace("{to}", clear),
    )
    .join("\n");
}
