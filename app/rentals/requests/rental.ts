import { type Closure, hoursOn, isShutDuring, type OpeningHours } from "#app/visiting/hours/opening.ts";
import type { Facts } from "#app/visiting/facts/format-fact.ts";
import { dayOf, instantAt } from "#platform/dates.ts";
import type { Localized } from "#platform/locales.ts";

/** What a space may be rented for. */
export const eventKinds = [
  "meeting",
  "talk",
  "performance",
  "ceremony",
  "market",
  "exhibition",
  "workshop",
  "other",
] as const;
export type EventKind = (typeof eventKinds)[number];

/** A request tells its times in up to four rows, each a day or several with the same hours. */
export const timeRows = [1, 2, 3, 4] as const;
export type TimeRow = (typeof timeRows)[number];
/** What is written in a row; the form's fields are named so, with the row's number: `day1`. */
export const timeParts = ["day", "lastDay", "setUp", "starts", "ends", "clear"] as const;
export type TimePart = (typeof timeParts)[number];

/** The name of a row's field. */
export function fieldOf(part: TimePart, row: TimeRow): `${TimePart}${TimeRow}` {
  return `${part}${row}`;
}

/**
 * Days with the same hours, both days included, YYYY-MM-DD and HH:MM: the space is taken from `setUp` to `clear`, the
 * event runs from `starts` to `ends`.
 */
export type RentalTime = Record<TimePart, string>;
/** The same with the row it was written in. */
export type WrittenTime = RentalTime & { row: TimeRow };

/** A stretch of one day in which a space is taken, setting up and clearing away included. */
export type Stretch = { day: string; from: string; to: string };

/** What the rules need to know of a space: how many it holds, and what a closure may name it by. */
export type RentableSpace = {
  id: string;
  capacity: { people: number; meant: "exactly" | "about" | "at least" };
  areas: readonly string[];
};

/** A request without what is personal. */
export type RentalPlan = { spaces: readonly RentableSpace[]; heads: number; times: readonly WrittenTime[] };

/** What staff set (facts rental.*): days of notice, how far ahead, and the hours within which spaces are let. */
export type RentalTerms = { noticeDays: number; furthestDays: number; opens: string; closes: string };

/** What the rules need to know of the park. */
export type RentalCalendar = { hours: OpeningHours; closures: readonly Closure[]; terms: RentalTerms };

/** No row is longer, and no request has more days in all: beyond that people telephone. */
export const mostDays = 31;

export type RefusalRule =
  | "no-space"
  | "no-day"
  | "over"
  | "too-soon"
  | "too-far"
  | "last-before-first"
  | "too-long"
  | "closed-day"
  | "closed-then"
  | "too-early"
  | "too-late"
  | "set-up-after-start"
  | "ends-before-start"
  | "clear-before-end"
  | "rows-overlap"
  | "too-many-heads"
  | "taken";
/** Why a request is refused: the field to mend, the rule, and what the message says of it. */
export type Refusal = {
  field: string;
  rule: RefusalRule;
  about: {
    day?: string;
    days?: number;
    time?: string;
    number?: number;
    row?: number;
    space?: Localized;
    reason?: Localized | undefined;
  };
};

/** The terms as the facts have them (rule D11). */
export function termsOf(facts: Facts): RentalTerms {
  const [opens = "", closes = ""] = String(facts["rental.hours"].value).split("-");
  return {
    noticeDays: Number(facts["rental.noticeDays"].value),
    furthestDays: Number(facts["rental.furthestDays"].value),
    opens,
    closes,
  };
}

/** The first and the last day a space can be asked for today, as YYYY-MM-DD (rule D11). */
export function rentableDays(
  { noticeDays, furthestDays }: Pick<RentalTerms, "noticeDays" | "furthestDays">,
  now: Temporal.Instant,
): { first: string; last: string } {
  const today = dayOf(now);
  return { first: today.add({ days: noticeDays }).toString(), last: today.add({ days: furthestDays }).toString() };
}

/** Everything the rules have against a request, in the form's order; nothing = it may be asked for where it is free. */
export function refuse(plan: RentalPlan, calendar: RentalCalendar, now: Temporal.Instant): Refusal[] {
  const { first, last } = rentableDays(calendar.terms, now);
  const notice = plan.times.flatMap((time): Refusal[] => {
    if (time.day < first) return [refusal(time, "day", "too-soon", { day: first, days: calendar.terms.noticeDays })];
    const [part, day] = time.lastDay > time.day ? (["lastDay", time.lastDay] as const) : (["day", time.day] as const);
    return day > last ? [refusal(time, part, "too-far", { day: last, days: calendar.terms.furthestDays })] : [];
  });
  return [...notice, ...refusePlan(plan, calendar)];
}

/** The same without the notice, which staff may overlook on the telephone. */
export function refusePlan(plan: RentalPlan, calendar: RentalCalendar): Refusal[] {
  const shapes = plan.times.flatMap((time) => refuseRow(time, calendar.terms));
  const days = plan.times.reduce((sum, time) => sum + Math.max(1, lengthOf(time)), 0);
  return [
    ...(plan.spaces.length === 0 ? [{ field: "spaces", rule: "no-space" as const, about: {} }] : []),
    ...(plan.times.length === 0 ? [{ field: "day1", rule: "no-day" as const, about: {} }] : []),
    ...shapes,
    ...(shapes.length === 0 && days > mostDays
      ? plan.times.slice(-1).map((time) => refusal(time, "day", "too-long", { number: mostDays }))
      : []),
    ...(shapes.length === 0 && days <= mostDays
      ? [...refuseOwnOverlap(plan.times), ...plan.times.flatMap((time) => refuseClosed(time, plan.spaces, calendar))]
      : []),
    ...refuseHeads(plan),
  ];
}

/** Nothing is moved to a day that is over; what stood there already may stay. */
export function refuseOver(times: readonly WrittenTime[], before: readonly RentalTime[], today: string): Refusal[] {
  const stood = new Set(before.flatMap(({ day, lastDay }) => [day, lastDay]));
  const isOver = (day: string) => day < today && !stood.has(day);
  return times.flatMap((time) => {
    const part = isOver(time.day) ? "day" : time.lastDay >= time.day && isOver(time.lastDay) ? "lastDay" : undefined;
    return part ? [refusal(time, part, "over", { day: today })] : [];
  });
}

/** How many the spaces of a request hold together, and whether that is a limit or a rule of thumb (rule D12). */
export function capacityOf(spaces: readonly Pick<RentableSpace, "capacity">[]): { people: number; exact: boolean } {
  return {
    people: spaces.reduce((sum, { capacity }) => sum + capacity.people, 0),
    exact: spaces.every(({ capacity }) => capacity.meant === "exactly"),
  };
}

/** More heads than the spaces are made for, though none is limited: staff look closely (rule D12). */
export function isCrowded({
  spaces,
  heads,
}: {
  spaces: readonly Pick<RentableSpace, "capacity">[];
  heads: number;
}): boolean {
  const { people, exact } = capacityOf(spaces);
  return spaces.length > 0 && !exact && heads > people;
}

/** Every day of every row as a stretch, in their order. */
export function stretchesOf(times: readonly RentalTime[]): Stretch[] {
  return times
    .flatMap((time) =>
      Array.from({ length: Math.max(1, lengthOf(time)) }, (_, at) => ({
        day: Temporal.PlainDate.from(time.day).add({ days: at }).toString(),
        from: time.setUp,
        to: time.clear,
      })),
    )
    .sort((one, other) => (`${one.day} ${one.from}` < `${other.day} ${other.from}` ? -1 : 1));
}

/** True when two stretches share a moment; where one ends another may begin. */
export function overlap(one: Stretch, other: Stretch): boolean {
  return one.day === other.day && one.from < other.to && other.from < one.to;
}

/** The closure that shuts one of these spaces, or the whole park, at any moment of a stretch. */
export function closureDuring(
  { day, from, to }: Stretch,
  spaces: readonly RentableSpace[],
  closures: readonly Closure[],
): Closure | undefined {
  const [begins, ends] = [instantAt(day, from), instantAt(day, to)];
  return closures.find((closure) => {
    const { covers } = closure;
    return (
      (covers.kind === "park" || spaces.some(({ areas }) => areas.includes(covers.id))) &&
      isShutDuring(closure, begins, ends)
    );
  });
}

function refuseRow(time: WrittenTime, { opens, closes }: RentalTerms): Refusal[] {
  const { setUp, starts, ends, clear } = time;
  const days =
    time.lastDay < time.day
      ? [refusal(time, "lastDay", "last-before-first", { day: time.day })]
      : lengthOf(time) > mostDays
        ? [refusal(time, "lastDay", "too-long", { number: mostDays })]
        : [];
  // Where nothing was written beside the event's own hours, the complaint belongs to those.
  const [first, last] = [
    setUp === starts ? ("starts" as const) : ("setUp" as const),
    clear === ends ? ("ends" as const) : ("clear" as const),
  ];
  return [
    ...days,
    ...(setUp < opens
      ? [refusal(time, first, "too-early", { time: opens })]
      : setUp > starts
        ? [refusal(time, "setUp", "set-up-after-start", { time: starts })]
        : []),
    ...(ends <= starts ? [refusal(time, "ends", "ends-before-start", { time: starts })] : []),
    ...(clear > closes
      ? [refusal(time, last, "too-late", { time: closes })]
      : clear < ends
        ? [refusal(time, "clear", "clear-before-end", { time: ends })]
        : []),
  ];
}

function refuseOwnOverlap(times: readonly WrittenTime[]): Refusal[] {
  return times.flatMap((time, at) => {
    const before = times
      .slice(0, at)
      .find((other) => stretchesOf([other]).some((one) => stretchesOf([time]).some((two) => overlap(one, two))));
    return before ? [refusal(time, "day", "rows-overlap", { row: before.row })] : [];
  });
}

function refuseClosed(
  time: WrittenTime,
  spaces: readonly RentableSpace[],
  { hours, closures }: RentalCalendar,
): Refusal[] {
  for (const stretch of stretchesOf([time])) {
    const on = hoursOn(hours, Temporal.PlainDate.from(stretch.day));
    if (!on.hours) return [refusal(time, "day", "closed-day", { day: stretch.day, reason: on.reason })];
    const shut = closureDuring(stretch, spaces, closures);
    if (shut) return [refusal(time, "day", "closed-then", { day: stretch.day, reason: shut.reason })];
  }
  return [];
}

function refuseHeads({ spaces, heads }: RentalPlan): Refusal[] {
  const { people, exact } = capacityOf(spaces);
  return spaces.length > 0 && exact && heads > people
    ? [{ field: "heads", rule: "too-many-heads", about: { number: people } }]
    : [];
}

/** How many days a row has; below 1 where it ends before it begins. */
function lengthOf({ day, lastDay }: RentalTime): number {
  return Temporal.PlainDate.from(day).until(lastDay).days + 1;
}

function refusal({ row }: WrittenTime, part: TimePart, rule: RefusalRule, about: Refusal["about"]): Refusal {
  return { field: fieldOf(part, row), rule, about };
}
