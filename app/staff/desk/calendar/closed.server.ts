import { say } from "#app/staff/core/desk.texts.ts";
import { namesOfParts, readParts } from "#app/staff/desk/closures/parts.server.ts";
import type { Calendar } from "#app/visiting/days/rhythm.ts";
import { closedAllDay } from "#app/visiting/hours/open-spans.ts";
import { type Closure, closuresOn, instantsOf } from "#app/visiting/hours/opening.ts";
import { startOfDay, timeOf } from "#platform/dates.ts";
import type { Locale, Localized } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { closedPartTexts, closedTexts } from "./closed.texts.ts";

/**
 * When and why the park is closed on a day, for who plans it: 休園 13:00–17:00（颱風來襲）; nothing where it is open as usual.
 */
export function formatClosed(calendar: Calendar, day: Temporal.PlainDate, locale: Locale): string[] {
  const whole = closedAllDay(calendar, day);
  if (whole) return [withReason(closedTexts.allDay[locale], whole.reason, locale)];
  const own = closuresOn(calendar.closures, day).filter(({ covers }) => covers.kind === "park");
  return [...new Set(inOrder(own).map((closure) => formatTime(closure, day, closedTexts, locale)))];
}

/** The same of areas and single houses; those closed alike are named together. */
export async function formatClosedParts(
  park: Park,
  closures: readonly Closure[],
  day: Temporal.PlainDate,
  locale: Locale,
): Promise<string[]> {
  const alike = new Map<string, Set<string>>();
  for (const closure of inOrder(closuresOn(closures, day))) {
    if (closure.covers.kind === "park") continue;
    const said = formatTime(closure, day, closedPartTexts, locale);
    alike.set(said, (alike.get(said) ?? new Set()).add(closure.covers.id));
  }
  const groups = alike.size > 0 ? await readParts(park, locale) : [];
  const order = groups.flatMap(({ parts }) => parts.map(({ value }) => value));
  const inOrderOfParts = (ids: Set<string>) => [...ids].sort((one, other) => order.indexOf(one) - order.indexOf(other));
  return [...alike].map(([said, ids]) =>
    say(closedTexts.names[locale], { names: namesOfParts(groups, inOrderOfParts(ids), locale), said }),
  );
}

/** The part of a day that a closure takes, and why. */
function formatTime(
  { span, reason }: Closure,
  day: Temporal.PlainDate,
  texts: typeof closedTexts | typeof closedPartTexts,
  locale: Locale,
): string {
  const { from, to } = instantsOf(span);
  const begins = Temporal.Instant.compare(from, startOfDay(day)) > 0;
  const ends = to && Temporal.Instant.compare(to, startOfDay(day.add({ days: 1 }))) < 0;
  const text = begins ? (ends ? texts.between : texts.from) : ends ? texts.until : texts.allDay;
  return withReason(say(text[locale], { from: timeOf(from), to: to ? timeOf(to) : "" }), reason, locale);
}

function withReason(said: string, reason: Localized | undefined, locale: Locale): string {
  return reason ? say(closedTexts.why[locale], { said, reason: reason[locale] }) : said;
}

function inOrder(closures: readonly Closure[]): Closure[] {
  return closures.toSorted((one, other) =>
    Temporal.Instant.compare(instantsOf(one.span).from, instantsOf(other.span).from),
  );
}
