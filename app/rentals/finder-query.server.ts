import { rentableDays, type RentalTerms } from "#app/rentals/requests/rental.ts";
import { formatDay } from "#platform/dates.ts";
import { count, day as dayField, time as timeField } from "#platform/form/fields.ts";
import type { FormValues } from "#platform/form/message.ts";
import type { Locale } from "#platform/locales.ts";
import { takenTexts } from "./taken.texts.ts";

/** What the finder was asked, as it was written, and read; what is wrong stands beside its field. */
export type FinderQuery = {
  written: { date: string; from: string; to: string; heads: string };
  day: string | undefined;
  from: string | undefined;
  to: string | undefined;
  heads: number | undefined;
  wrong: { date?: string | undefined; from?: string | undefined; heads?: string | undefined };
};

/** Reads `?date=2026-12-20&from=10:00&to=16:00&heads=80`; anything may be left out, and nothing wrong is a fault. */
export function readFinder(
  { searchParams }: URL,
  terms: RentalTerms,
  now: Temporal.Instant,
  locale: Locale,
): FinderQuery {
  const one = (name: string) => (searchParams.get(name) ?? "").trim().slice(0, 40);
  const written = { date: one("date"), from: one("from"), to: one("to"), heads: one("heads") };
  const read = <T>(
    field: { safeParse(value: readonly string[]): { success: boolean; data?: T | undefined } },
    text: string,
  ) => (text ? field.safeParse([text]).data : undefined);
  const [day, heads] = [read(dayField(), written.date), read(count({ min: 1, max: 99_999 }), written.heads)];
  const [from, to] = [read(timeField(), written.from), read(timeField(), written.to)];
  const { first, last } = rentableDays(terms, now);
  const isDay = day !== undefined && day >= first && day <= last;
  const hoursRight =
    (!written.from || (from !== undefined && from >= terms.opens)) &&
    (!written.to || (to !== undefined && to <= terms.closes)) &&
    (from ?? terms.opens) < (to ?? terms.closes);
  return {
    written,
    day: isDay ? day : undefined,
    from: hoursRight ? from : undefined,
    to: hoursRight ? to : undefined,
    heads,
    wrong: {
      date:
        !written.date || isDay
          ? undefined
          : takenTexts.wrongDate[locale]
              .replace("{first}", formatDay(first, locale, { year: true }))
              .replace("{last}", formatDay(last, locale, { year: true })),
      from: hoursRight
        ? undefined
        : takenTexts.wrongTime[locale].replace("{opens}", terms.opens).replace("{closes}", terms.closes),
      heads: !written.heads || heads !== undefined ? undefined : takenTexts.wrongHeads[locale],
    },
  };
}

/** What the address asks of the form: the space that was chosen, and the day, hours and heads that were looked for. */
export function presetOf({ searchParams }: URL, { day, from, to, heads }: FinderQuery): FormValues {
  const rent = searchParams.getAll("rent").filter((slug) => /^[a-z0-9-]{1,80}$/.test(slug));
  return {
    ...(rent.length > 0 && { spaces: rent }),
    ...(day && { day1: [day] }),
    ...(from && { starts1: [from] }),
    ...(to && { ends1: [to] }),
    ...(heads !== undefined && { heads: [String(heads)] }),
  };
}

/** The day the calendar shows, as `?day=` gives it; nothing for what is none. */
export function readDay({ searchParams }: URL): string | undefined {
  const day = dayField().safeParse([searchParams.get("day") ?? ""]);
  return day.success ? day.data : undefined;
}
