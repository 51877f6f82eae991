import { timeOf, weekdayOf, weekdays } from "#platform/dates.ts";
import { openSpansOn } from "./open-spans.ts";
import type { DayHours, Whereabouts } from "./opening.ts";
import type { Calendar } from "#app/visiting/days/rhythm.ts";

const dayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
/** How far ahead exceptions are told: as far as groups may book. */
const daysAhead = 180;

export type OpeningSpecification = {
  "@type": "OpeningHoursSpecification";
  opens: string;
  closes: string;
  dayOfWeek?: string;
  validFrom?: string;
  validThrough?: string;
};

/**
 * The park's hours, or a facility's, as schema.org says them: the week, and every day of the next half year that is not
 * like it, with what closures leave of it (rule T4). A closed day is 00:00–00:00; a day in two parts has two entries.
 */
export function openingSpecifications(calendar: Calendar, today: Temporal.PlainDate, whereabouts: Whereabouts = {}) {
  const week = weekdays.flatMap((weekday) => {
    const day = calendar.hours.week[weekday];
    return day ? [{ ...specification(day), dayOfWeek: `https://schema.org/${dayNames[weekday - 1]}` }] : [];
  });
  const special = specialDays(calendar, today, whereabouts).flatMap(({ from, through, spans }) =>
    spans.map((span) => ({ ...specification(span), validFrom: from, validThrough: through })),
  );
  return { openingHoursSpecification: week, ...(special.length > 0 && { specialOpeningHoursSpecification: special }) };
}

type Span = Pick<DayHours, "opens" | "closes">;
/** Days, both included, that are not like the week; a closed one is 00:00–00:00. */
export type SpecialDays = { from: string; through: string; spans: Span[] };

/** Every day of the next half year that is not like the week, days alike taken together. */
export function specialDays(
  calendar: Calendar,
  today: Temporal.PlainDate,
  whereabouts: Whereabouts = {},
): SpecialDays[] {
  const found: SpecialDays[] = [];
  for (let ahead = 0; ahead < daysAhead; ahead++) {
    const day = today.add({ days: ahead });
    const spans = openSpansOn(calendar, day, whereabouts).map(({ from, to }) => ({
      opens: timeOf(from),
      closes: timeOf(to) === "00:00" ? "24:00" : timeOf(to),
    }));
    const usual = calendar.hours.week[weekdayOf(day)];
    if (formatAlike(spans, usual ? [usual] : [])) continue;
    const told = spans.length > 0 ? spans : [{ opens: "00:00", closes: "00:00" }];
    const last = found.at(-1);
    if (last && last.through === day.subtract({ days: 1 }).toString() && formatAlike(last.spans, told))
      last.through = day.toString();
    else found.push({ from: day.toString(), through: day.toString(), spans: told });
  }
  return found;
}

function formatAlike(some: readonly Span[], others: readonly Span[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ opens, closes }, at) => others[at]?.opens === opens && others[at]?.closes === closes)
  );
}

function specification({ opens, closes }: Span): OpeningSpecification {
  // schema.org's Time knows no 24:00.
  return { "@type": "OpeningHoursSpecification", opens, closes: closes === "24:00" ? "23:59" : closes };
}
