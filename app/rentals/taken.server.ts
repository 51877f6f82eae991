import { formatCapacity } from "#app/visiting/facts/capacity.ts";
import { holdingsOn, pendingOn } from "#app/rentals/requests/ledger.server.ts";
import {
  closureDuring,
  overlap,
  rentableDays,
  type RentalCalendar,
  type Stretch,
} from "#app/rentals/requests/rental.ts";
import { hoursOn, instantsOf } from "#app/visiting/hours/opening.ts";
import type { Visit } from "#app/visiting/visit.server.ts";
import { clockTime, formatDay, formatMonth, formatTimeRange, instantAt, minutesOf, timeOf } from "#platform/dates.ts";
import { fillIn, type Locale } from "#platform/locales.ts";
import { addressWithQuery } from "./addresses.ts";
import type { FinderQuery } from "./finder-query.server.ts";
import { listed, type Space } from "./spaces.server.ts";
import { takenTexts } from "./taken.texts.ts";

/** A gap shorter than this, in minutes, is nothing one could rent. */
const shortestGap = 60;

type Load = { held: Stretch[]; asked: Stretch[] };

/** The month of one space: what is taken on each day, in words; and the hours of the chosen day. Nobody is named. */
export async function readTaken(visit: Visit, calendar: RentalCalendar, space: Space, asked: string | undefined) {
  const { park, locale } = visit;
  const { first, last } = rentableDays(calendar.terms, park.now());
  const chosen = asked && asked >= first && asked <= last ? asked : undefined;
  const shown = Temporal.PlainDate.from(chosen ?? (asked && asked > last ? last : first));
  const month = shown.toPlainYearMonth();
  const dayAt = (day: number) => month.toPlainDate({ day }).toString();
  const [from, to] = [dayAt(1), dayAt(month.daysInMonth)];
  const load = await loadOf(visit, [space.id], from, to);
  const days = Array.from({ length: month.daysInMonth }, (_, at) => dayAt(at + 1));
  const firstOf = (months: number) => month.add({ months }).toPlainDate({ day: 1 }).toString();
  const name = visit.localize(space.name);
  return {
    space: { slug: space.slug, name },
    month: month.toString(),
    caption: formatMonth(shown, locale),
    // Of days that cannot be asked for there is nothing to tell.
    first,
    last,
    marks: days.filter((day) => day >= first && day <= last).map((day) => markOf(day, load, space, calendar, locale)),
    chosen,
    detail: chosen && {
      title: takenTexts.dayOf[locale]
        .replace("{space}", name.text)
        .replace("{day}", formatDay(chosen, locale, { year: true })),
      ...spansOf(chosen, load, space, calendar, locale),
    },
    earlier: from > first ? latest(firstOf(-1), first) : undefined,
    later: to < last ? firstOf(1) : undefined,
  };
}

export type Taken = Awaited<ReturnType<typeof readTaken>>;

/** How each space fits what the finder was asked, the best first. */
export async function findSpaces(visit: Visit, calendar: RentalCalendar, spaces: readonly Space[], asked: FinderQuery) {
  const { locale } = visit;
  const stretch = asked.day
    ? { day: asked.day, from: asked.from ?? calendar.terms.opens, to: asked.to ?? calendar.terms.closes }
    : undefined;
  const results = await Promise.all(spaces.map((space) => fitOf(visit, calendar, space, asked, stretch)));
  const sorted = results.toSorted((one, other) => Number(other.fits) - Number(one.fits) || one.spare - other.spare);
  const fitting = sorted.filter(({ fits }) => fits).length;
  const day = stretch
    ? `${formatDay(stretch.day, locale, { year: true })} ${formatTimeRange(stretch.from, stretch.to, locale)}`
    : takenTexts.anyDay[locale];
  const said = listed([day, ...(asked.heads ? [fillIn(takenTexts.forHeads[locale], { n: asked.heads })] : [])], locale);
  return {
    summary: takenTexts[fitting === 0 ? "foundNone" : fitting === 1 ? "foundOne" : "found"][locale]
      .replace("{asked}", said)
      .replace("{n}", String(fitting)),
    results: sorted,
  };
}

export type FoundSpaces = Awaited<ReturnType<typeof findSpaces>>;

async function fitOf(
  visit: Visit,
  calendar: RentalCalendar,
  space: Space,
  { heads = 0, written }: FinderQuery,
  stretch: Stretch | undefined,
) {
  const { locale } = visit;
  const { people, meant } = space.capacity;
  const load = stretch ? await loadOf(visit, [space.id], stretch.day, stretch.day) : { held: [], asked: [] };
  const [held, asked] = [
    load.held.filter((one) => stretch && overlap(one, stretch)),
    load.asked.filter((one) => stretch && overlap(one, stretch)),
  ];
  const tooSmall = heads > people && meant === "exactly";
  const closed = stretch !== undefined && isClosed(stretch, space, calendar);
  const fits = !tooSmall && !closed && held.length === 0;
  const why = [
    ...(closed
      ? [takenTexts.closedThen[locale]]
      : held.length > 0
        ? [takenTexts.takenThen[locale].replace("{hours}", formatHours(held, locale))]
        : []),
    ...(tooSmall ? [takenTexts.tooSmall[locale]] : []),
    ...(fits && stretch ? [takenTexts[asked.length > 0 ? "freeButAsked" : "free"][locale]] : []),
    ...(fits && heads > people
      ? [takenTexts.crowded[locale]]
      : fits && heads > 0 && !stretch
        ? [takenTexts.bigEnough[locale]]
        : []),
  ];
  return {
    slug: space.slug,
    name: visit.localize(space.name),
    side: takenTexts[space.side][locale],
    capacity: formatCapacity(space.capacity, locale),
    fits,
    careful: fits && (asked.length > 0 || heads > people),
    spare: Math.abs(people - heads),
    why: why.join(locale === "en_US" ? "; " : "；"),
    read: `/space/${space.side}#${space.slug}`,
    ask: fits
      ? addressWithQuery(space, { date: stretch?.day, from: written.from, to: written.to, heads: written.heads })
      : undefined,
  };
}

async function loadOf({ park }: Visit, ids: readonly string[], from: string, to: string): Promise<Load> {
  const [held, pending] = await Promise.all([holdingsOn(park.db, ids, from, to), pendingOn(park.db, ids, from, to)]);
  return { held, asked: pending.flatMap(({ stretches }) => stretches) };
}

function markOf(day: string, load: Load, space: Space, calendar: RentalCalendar, locale: Locale) {
  const said = (note: string, aloud: string, count: number) => ({
    day,
    note,
    count,
    label: `${formatDay(day, locale)}${locale === "en_US" ? ", " : "，"}${aloud}`,
  });
  const { held, asked, shut } = dayOf(day, load, space, calendar);
  if (shut === "all") return said(takenTexts.shortClosed[locale], takenTexts.closed[locale], 0);
  const also = [
    ...(shut.length > 0 ? [takenTexts.shutHours[locale].replace("{hours}", formatHours(shut, locale))] : []),
    ...(asked.length > 0 ? [takenTexts.asked[locale].replace("{hours}", formatHours(asked, locale))] : []),
  ];
  const whole = (...words: string[]) => [...words, ...also].join(locale === "en_US" ? "; " : "；");
  if (gapsOf(day, [...held, ...shut], calendar).length === 0)
    return said(takenTexts.shortTaken[locale], whole(takenTexts.wholeTaken[locale]), 0);
  if (held.length > 0)
    return said(
      takenTexts.shortPart[locale],
      whole(takenTexts.partTaken[locale].replace("{hours}", formatHours(held, locale))),
      2,
    );
  return said(
    takenTexts[shut.length > 0 ? "shortPart" : asked.length > 0 ? "shortAsked" : "shortFree"][locale],
    shut.length > 0 ? whole() : whole(takenTexts.wholeFree[locale]),
    4,
  );
}

/** The hours of one day: what is taken, what was asked for, what is left and how to ask for it. */
function spansOf(day: string, load: Load, space: Space, calendar: RentalCalendar, locale: Locale) {
  const { held, asked, shut } = dayOf(day, load, space, calendar);
  if (shut === "all") return { note: takenTexts.closed[locale], spans: [] };
  const span = (look: "taken" | "asked" | "free", { from, to }: Stretch, words: string, ask?: string) => ({
    look,
    from,
    hours: formatTimeRange(from, to, locale),
    words,
    ask,
  });
  const spans = [
    ...held.map((one) => span("taken", one, takenTexts.spanTaken[locale])),
    ...shut.map((one) => span("taken", one, takenTexts.spanShut[locale])),
    ...asked.map((one) => span("asked", one, takenTexts.spanInQuery[locale])),
    ...gapsOf(day, [...held, ...shut], calendar).map((gap) =>
      span(
        "free",
        gap,
        takenTexts.spanFree[locale],
        addressWithQuery(space, { date: day, from: gap.from, to: gap.to }),
      ),
    ),
  ];
  return {
    note: "",
    spans: spans.toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0)),
  };
}

/** What is left of a day's hours, in pieces one could rent. */
function gapsOf(day: string, held: readonly Stretch[], { terms: { opens, closes } }: RentalCalendar): Stretch[] {
  const gaps: Stretch[] = [];
  let from = minutesOf(opens);
  for (const one of [...held].sort((a, b) => (a.from < b.from ? -1 : 1))) {
    gaps.push({ day, from: clockTime(from), to: one.from });
    from = Math.max(from, minutesOf(one.to));
  }
  gaps.push({ day, from: clockTime(from), to: closes });
  return gaps.filter((gap) => minutesOf(gap.to) - minutesOf(gap.from) >= shortestGap);
}

function isClosed(stretch: Stretch, space: Space, { hours, closures }: RentalCalendar): boolean {
  return (
    !hoursOn(hours, Temporal.PlainDate.from(stretch.day)).hours ||
    closureDuring(stretch, [space], closures) !== undefined
  );
}

/** What a day of a space holds: what is taken, asked for, and shut by closures for hours or for all of it. */
function dayOf(
  day: string,
  load: Load,
  space: Space,
  { hours, closures, terms: { opens, closes } }: RentalCalendar,
): Load & { shut: Stretch[] | "all" } {
  const [held, asked] = [load.held.filter((one) => one.day === day), load.asked.filter((one) => one.day === day)];
  if (!hoursOn(hours, Temporal.PlainDate.from(day)).hours) return { held, asked, shut: "all" };
  const [begins, ends] = [instantAt(day, opens), instantAt(day, closes)];
  const shut = closures.flatMap((closure): Stretch[] => {
    if (!closureDuring({ day, from: opens, to: closes }, [space], [closure])) return [];
    const { from, to } = instantsOf(closure.span);
    return [
      {
        day,
        from: Temporal.Instant.compare(from, begins) <= 0 ? opens : timeOf(from),
        to: !to || Temporal.Instant.compare(to, ends) >= 0 ? closes : timeOf(to),
      },
    ];
  });
  return { held, asked, shut: shut.some(({ from, to }) => from === opens && to === closes) ? "all" : shut };
}

function formatHours(stretches: readonly Stretch[], locale: Locale): string {
  return listed(
    stretches.map(({ from, to }) => formatTimeRange(from, to, locale)),
    locale,
  );
}

function latest(one: string, other: string): string {
  return one > other ? one : other;
}
