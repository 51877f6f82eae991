import { dataField, asItems, publishedItems } from "#platform/content/store.ts";
import { dayOf, formatDayRange, instantAt, startOfDay } from "#platform/dates.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import type { Calendar } from "#app/visiting/days/rhythm.ts";
import { nextOccurrences, type Program } from "#app/visiting/days/sessions.ts";
import { formatMoment } from "#app/visiting/hours/format-status.ts";
import type { Visit } from "#app/visiting/visit.server.ts";
import { activity, exhibition, show } from "./whats-on.content.ts";
import { whatsOnTexts } from "./whats-on.texts.ts";

export const programTypes = { exhibition, show, activity };
export type ProgramName = keyof typeof programTypes;
export type ProgramTime = "current" | "preview" | "review";

/** What runs today, starts later or has ended, by the park's days, both ends inclusive (rules C3, R5). */
export async function listPrograms(park: Park, name: ProgramName, time: ProgramTime) {
  const type = programTypes[name];
  const today = dayOf(park.now());
  park.cache.expireAt(startOfDay(today.add({ days: 1 })));
  const day = today.toString();
  const query = await publishedItems(park, type);
  const timed = {
    current: () =>
      query
        .where((eb) => eb.and([eb(dataField(eb, "startsOn"), "<=", day), eb(dataField(eb, "endsOn"), ">=", day)]))
        .orderBy((eb) => dataField(eb, "endsOn")),
    preview: () =>
      query.where((eb) => eb(dataField(eb, "startsOn"), ">", day)).orderBy((eb) => dataField(eb, "startsOn")),
    review: () =>
      query.where((eb) => eb(dataField(eb, "endsOn"), "<", day)).orderBy((eb) => dataField(eb, "endsOn"), "desc"),
  }[time]();
  return asItems(park, type, await timed.orderBy("id").execute());
}

/**
 * The next two times a performance or an event begins, called-off ones left out; the page lives until the first.
 * Nothing where none is known.
 */
export function formatNext(
  { park, locale }: Pick<Visit, "park" | "locale">,
  calendar: Calendar,
  program: Program,
): string | undefined {
  const now = park.now();
  const coming = nextOccurrences(calendar, program, now, dayOf(now), mostLookedAt)
    .filter(({ day, from, state }) => state !== "cancelled" && Temporal.Instant.compare(instantAt(day, from), now) > 0)
    .slice(0, 2);
  const [first] = coming;
  if (!first) return undefined;
  park.cache.expireAt(instantAt(first.day, first.from));
  const times = coming.map(
    ({ day, from, state }) =>
      `${day === dayOf(now).toString() ? whatsOnTexts.todayAt[locale].replace("{time}", from) : formatMoment(instantAt(day, from), now, locale)}${state === "sold-out" ? whatsOnTexts.full[locale] : ""}`,
  );
  return whatsOnTexts.next[locale].replace("{times}", times.join(whatsOnTexts.timesMark[locale]));
}

const mostLookedAt = 8;

/**
 * When a program runs, in words: with the year unless it runs within the present one, since “7 January”, read in
 * November, seems to be over.
 */
export function formatRun(
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
  now: Temporal.Instant,
  locale: Locale,
): string {
  const year = String(dayOf(now).year);
  return formatDayRange(startsOn, endsOn, locale, { year: !(startsOn.startsWith(year) && endsOn.startsWith(year)) });
}
