import { type Closure, type DayHours, hoursOn, isShutDuring, type OpeningHours } from "#app/visiting/hours/opening.ts";
import { answerableFrom, type WorkingCalendar, workingDayBefore } from "#app/submissions/working-days/working-days.ts";
import type { Facts } from "#app/visiting/facts/format-fact.ts";
import { dayOf, instantAt, minutesOf, startOfDay } from "#platform/dates.ts";
import type { Localized } from "#platform/locales.ts";

/** What a group may be, choose and ask for; the names are those of the form's fields (rule G5). */
export const groupKinds = ["school", "welfare", "company", "other"] as const;
export const fieldTrips = ["", "A", "B", "C"] as const;
export const classTours = ["", "1", "2", "3", "4"] as const;
export const extras = ["tour", "diy", "venue"] as const;
export const guides = ["", "zh30", "zh60", "en60"] as const;
/** Why individual people of a group come in free (rules F5, G22); empty if nobody does. */
export const freeReasons = ["", "young", "disabled", "volunteer"] as const;
/** The five counts that make up the total, dearest ticket first. */
export const tickets = ["general", "discount", "local", "senior", "free"] as const;

export type GroupKind = (typeof groupKinds)[number];
export type FieldTrip = (typeof fieldTrips)[number];
export type ClassTour = (typeof classTours)[number];
export type Extra = (typeof extras)[number];
export type Guide = (typeof guides)[number];
export type FreeReason = (typeof freeReasons)[number];
export type Ticket = (typeof tickets)[number];
export type Counts = Record<Ticket, number>;

/** When a group comes and how many they are. Days are YYYY-MM-DD, times HH:MM, in the park. */
export type GroupTime = VisitTime & { total: number };
/** When, however many. */
export type VisitTime = { date: string; startTime: string; endTime: string };

/** What a group asks for besides coming in. */
export type Wishes = {
  fieldTrip: FieldTrip;
  classTour: ClassTour;
  extras: readonly Extra[];
  guide: Guide;
  requirements: string;
};

/** A group reservation as its form gives it (rule G5). */
export type GroupOrder = GroupTime &
  Counts &
  Wishes & {
    freeReason: FreeReason;
    groupName: string;
    groupKind: GroupKind;
    taxId: string;
    contactName: string;
    phone: string;
    email: string;
    onsiteName: string;
    onsitePhone: string;
    coaches: number;
    guidelines: boolean;
    privacy: boolean;
  };

export type GroupField = keyof GroupOrder;

/** What staff set, in days and people (facts group.*). */
export type GroupTerms = { noticeDays: number; furthestDays: number; perHour: number; perDay: number };

/** What the rules need to know of the park. */
export type GroupCalendar = {
  hours: OpeningHours;
  closures: readonly Closure[];
  working: WorkingCalendar;
  terms: GroupTerms;
};

/** Why an order is refused: the field to mend, the rule, and what the message says of it. */
export type Refusal = {
  field: GroupField;
  rule: RefusalRule;
  about: {
    day?: string;
    days?: number;
    time?: string;
    number?: number;
    other?: number;
    reason?: Localized | undefined;
  };
};
export type RefusalRule =
  | "too-soon"
  | "over"
  | "too-far"
  | "no-answer"
  | "closed-day"
  | "closed-then"
  | "before-opening"
  | "after-last-admission"
  | "end-before-start"
  | "end-after-closing"
  | "sum"
  | "nobody"
  | "too-many"
  | "free-reason"
  | "both-programmes"
  | "guide-needed"
  | "guidelines"
  | "privacy";

/** The terms as the facts have them (rules G1, G13). */
export function termsOf(facts: Facts): GroupTerms {
  const value = (key: keyof Facts) => Number(facts[key].value);
  return {
    noticeDays: value("group.noticeDays"),
    furthestDays: value("group.furthestDays"),
    perHour: value("group.perHour"),
    perDay: value("group.perDay"),
  };
}

/**
 * Everything the rules have against an order, in the form's order; nothing = it may be reserved where places are left.
 */
export function refuse(order: GroupOrder, calendar: GroupCalendar, now: Temporal.Instant): Refusal[] {
  return [
    ...refuseTime(order, calendar, now),
    ...refuseUnanswerable(order, calendar, now),
    ...refuseCounts(order, calendar.terms),
    ...refuseFree(order),
    ...refuseWishes(order),
    ...(order.guidelines ? [] : [refusal("guidelines", "guidelines")]),
    ...(order.privacy ? [] : [refusal("privacy", "privacy")]),
  ];
}

/** What the rules have against those parts of an order that are there, each where all it needs is. */
export function refuseSome(
  order: Partial<GroupTime & Counts & Pick<GroupOrder, "freeReason"> & Wishes>,
  calendar: GroupCalendar,
  now: Temporal.Instant,
): Refusal[] {
  return [
    ...refuseSomeTime(order, calendar, now),
    ...(has(order, "date", "fieldTrip", "classTour", "extras", "guide")
      ? refuseUnanswerable({ ...order, requirements: order.requirements ?? "" }, calendar, now)
      : []),
    ...(has(order, "total", ...tickets) ? refuseCounts(order, calendar.terms) : []),
    ...(has(order, "free", "freeReason") ? refuseFree(order) : []),
    ...(has(order, "fieldTrip", "classTour", "extras", "guide") ? refuseWishes(order) : []),
  ];
}

function refuseSomeTime(order: Partial<VisitTime>, calendar: GroupCalendar, now: Temporal.Instant): Refusal[] {
  if (has(order, "date", "startTime", "endTime")) return refuseTime(order, calendar, now);
  if (has(order, "date")) return refuseDay(order.date, calendar, now);
  return has(order, "startTime", "endTime") ? refuseOrder(order) : [];
}

function has<T, K extends keyof T>(order: Partial<T>, ...parts: readonly K[]): order is Partial<T> & Pick<T, K> {
  return parts.every((part) => order[part] !== undefined);
}

/** What the rules have against the day and the times (rules G1, G2). */
export function refuseTime(order: VisitTime, calendar: GroupCalendar, now: Temporal.Instant): Refusal[] {
  const refused = refuseDay(order.date, calendar, now);
  return refused.length > 0 ? [...refused, ...refuseOrder(order)] : refuseVisit(order, calendar);
}

/** What they have against the day alone (rule G1). */
function refuseDay(date: string, calendar: GroupCalendar, now: Temporal.Instant): Refusal[] {
  const { first, last } = bookableDays(calendar.terms, now);
  const { noticeDays, furthestDays } = calendar.terms;
  if (date < first) return [refusal("date", "too-soon", { day: first, days: noticeDays })];
  if (date > last) return [refusal("date", "too-far", { day: last, days: furthestDays })];
  return refuseClosedDay(date, calendar);
}

/** What staff must look at is not taken for a day before which they have no working day left to answer (rule D21). */
function refuseUnanswerable(
  { date, ...wishes }: Wishes & { date: string },
  { terms, working }: GroupCalendar,
  now: Temporal.Instant,
): Refusal[] {
  const first = answerableFrom(working, now);
  if (!needsReview(wishes) || date < bookableDays(terms, now).first || date >= first) return [];
  return [refusal("date", "no-answer", { day: first })];
}

function refuseClosedDay(date: string, calendar: GroupCalendar): Refusal[] {
  const { hours, reason } = hoursOn(calendar.hours, Temporal.PlainDate.from(date));
  return hours ? [] : [refusal("date", "closed-day", { day: date, reason })];
}

/** What staff may overrule by giving a reason (rule G20). */
export const waivedForReason: readonly RefusalRule[] = ["too-soon", "too-far", "too-many", "free-reason"];

/**
 * What even staff cannot overrule by giving a reason: a day that is over, a closed park, numbers that do not add up
 * (rule G20).
 */
export function refuseEvenStaff(order: GroupOrder, calendar: GroupCalendar, now: Temporal.Instant): Refusal[] {
  const over = refuseOver(order.date, now);
  if (over.length > 0) return over;
  return [
    ...refuseVisit(order, calendar),
    ...refuseCounts(order, { ...calendar.terms, perHour: Number.POSITIVE_INFINITY }),
    ...refuseWishes(order),
  ];
}

/** Nobody can be written down for a day that is over (rule G20). */
export function refuseOver(date: string, now: Temporal.Instant): Refusal[] {
  const today = dayOf(now).toString();
  return date < today ? [refusal("date", "over", { day: today })] : [];
}

/** The same without the notice, which staff may overlook on the telephone: is the park open for that visit? */
export function refuseVisit(order: VisitTime, calendar: GroupCalendar): Refusal[] {
  const { hours } = hoursOn(calendar.hours, Temporal.PlainDate.from(order.date));
  if (!hours) return refuseClosedDay(order.date, calendar);
  const refused = refuseHours(order, hours);
  return refused.length > 0 ? refused : refuseClosures(order, calendar.closures);
}

/** The first and the last day a group can ask for today, as YYYY-MM-DD (rule G1). */
export function bookableDays(terms: GroupTerms, now: Temporal.Instant): { first: string; last: string } {
  const today = dayOf(now);
  return {
    first: today.add({ days: terms.noticeDays }).toString(),
    last: today.add({ days: terms.furthestDays }).toString(),
  };
}

/** From this instant on the day can no longer be asked for: the notice has passed (rules G1, G17). */
export function noticeEnds(date: string, terms: GroupTerms): Temporal.Instant {
  return startOfDay(Temporal.PlainDate.from(date).subtract({ days: terms.noticeDays - 1 }));
}

/** Until when an offer made now holds its places: 24 hours, but never past its end (rule G17). */
export function offerEnds(end: Temporal.Instant, now: Temporal.Instant): Temporal.Instant {
  return earlier(now.add({ hours: 24 }), end);
}

/**
 * From this instant on a day can no longer be offered: the notice has passed or, where staff must answer once the offer
 * is accepted, no whole working day is left (rules G17, D21).
 */
export function offersEnd(
  date: string,
  review: boolean,
  { terms, working }: Pick<GroupCalendar, "terms" | "working">,
): Temporal.Instant {
  const notice = noticeEnds(date, terms);
  return review ? earlier(notice, startOfDay(workingDayBefore(working, date))) : notice;
}

function earlier(one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(one, other) < 0 ? one : other;
}

/** Whether staff must look at it first; else it is confirmed at once (rule G8). */
export function needsReview(wishes: Wishes): boolean {
  const { extras, guide, fieldTrip, classTour, requirements } = wishes;
  return (
    extras.length > 0 ||
    guide !== "" ||
    fieldTrip === "B" ||
    fieldTrip === "C" ||
    classTour !== "" ||
    requirements.trim() !== ""
  );
}

/** The hour in which a start takes its places: 9 for 09:30 (rule G13). */
export function hourOf(startTime: string): number {
  return Math.floor(minutesOf(startTime) / 60);
}

/** The hours of a day in which a group may arrive: 9 to 17 for 09:00 with last admission 17:30. */
export function arrivalHours(hours: DayHours): number[] {
  const [first, last] = [hourOf(hours.opens), hourOf(hours.lastAdmission)];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** Whether the whole park is closed at any moment of a visit (rule G1); the closure that says so. */
export function closureDuring(
  { date, startTime, endTime }: VisitTime,
  closures: readonly Closure[],
): Closure | undefined {
  const [from, to] = [instantAt(date, startTime), instantAt(date, endTime)];
  return closures.find((closure) => closure.covers.kind === "park" && isShutDuring(closure, from, to));
}

function refuseHours({ startTime, endTime }: VisitTime, hours: DayHours): Refusal[] {
  const [start, end] = [minutesOf(startTime), minutesOf(endTime)];
  const wrongStart =
    start < minutesOf(hours.opens)
      ? [refusal("startTime", "before-opening", { time: hours.opens })]
      : start > minutesOf(hours.lastAdmission)
        ? [refusal("startTime", "after-last-admission", { time: hours.lastAdmission })]
        : [];
  const wrongOrder = refuseOrder({ startTime, endTime });
  const wrongEnd =
    wrongOrder.length > 0
      ? wrongOrder
      : end >= minutesOf(hours.closes)
        ? [refusal("endTime", "end-after-closing", { time: hours.closes })]
        : [];
  return [...wrongStart, ...wrongEnd];
}

function refuseOrder({ startTime, endTime }: Pick<VisitTime, "startTime" | "endTime">): Refusal[] {
  return minutesOf(endTime) <= minutesOf(startTime)
    ? [refusal("endTime", "end-before-start", { time: startTime })]
    : [];
}

/** Refuses a visit of which the whole park is closed at any moment (rule G1). */
export function refuseClosures(order: VisitTime, closures: readonly Closure[]): Refusal[] {
  const shut = closureDuring(order, closures);
  return shut ? [refusal("date", "closed-then", { day: order.date, reason: shut.reason })] : [];
}

/** The total is the sum of the five counts, from one to what an hour holds (rule G3). */
export function refuseCounts(order: Counts & { total: number }, { perHour }: GroupTerms): Refusal[] {
  const sum = tickets.reduce((total, ticket) => total + order[ticket], 0);
  if (order.total < 1) return [refusal("total", "nobody")];
  if (order.total > perHour) return [refusal("total", "too-many", { number: perHour })];
  return sum === order.total ? [] : [refusal("total", "sum", { number: order.total, other: sum })];
}

/**
 * Free places are for people who qualify individually, and the group gives the reason; a group that is free as a whole
 * applies with a letter (rules G22, D10).
 */
export function refuseFree({ free, freeReason }: Pick<GroupOrder, "free" | "freeReason">): Refusal[] {
  return free > 0 && freeReason === "" ? [refusal("freeReason", "free-reason", { number: free })] : [];
}

/** A field trip or a class tour, and a guide for a tour (rules G6, G7). */
export function refuseWishes({ fieldTrip, classTour, extras: chosen, guide }: Omit<Wishes, "requirements">): Refusal[] {
  return [
    ...(fieldTrip !== "" && classTour !== "" ? [refusal("classTour", "both-programmes")] : []),
    ...(chosen.includes("tour") && guide === "" ? [refusal("guide", "guide-needed")] : []),
  ];
}

function refusal(field: GroupField, rule: RefusalRule, about: Refusal["about"] = {}): Refusal {
  return { field, rule, about };
}
