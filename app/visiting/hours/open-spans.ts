import { instantAt } from "#platform/dates.ts";
import type { Localized } from "#platform/locales.ts";
import { closuresOn, hoursOn, instantsOf, isOpenAt, type Whereabouts } from "./opening.ts";
import type { Calendar } from "#app/visiting/days/rhythm.ts";

/** From the opening moment on, up to the closing moment. */
export type OpenSpan = { from: Temporal.Instant; to: Temporal.Instant };

/**
 * When the park (or a place in it) is really open on a day, closures taken off: none, one or several spans (rule T4).
 */
export function openSpansOn(
  { hours, closures }: Calendar,
  day: Temporal.PlainDate,
  whereabouts: Whereabouts = {},
): OpenSpan[] {
  const rule = hoursOn(hours, day).hours;
  if (!rule) return [];
  const opens = instantAt(day, rule.opens).epochMilliseconds;
  const closes = instantAt(day, rule.closes).epochMilliseconds;
  const turns = closuresOn(closures, day).flatMap(({ span }) =>
    Object.values(instantsOf(span)).flatMap((moment) => moment?.epochMilliseconds ?? []),
  );
  const within = turns.map((ms) => Math.max(opens, Math.min(ms, closes))).sort((a, b) => a - b);
  const spans: { from: number; to: number }[] = [];
  let from = opens;
  for (const to of [...within, closes]) {
    if (from < to && isOpenAt(hours, closures, instantOf(from), whereabouts)) {
      const last = spans.at(-1);
      if (last?.to === from) last.to = to;
      else spans.push({ from, to });
    }
    from = to;
  }
  return spans.map(({ from, to }) => ({ from: instantOf(from), to: instantOf(to) }));
}

/** The reason told (none where nobody gave one) when the park does not open at all on a day; undefined when it does. */
export function closedAllDay(
  calendar: Calendar,
  day: Temporal.PlainDate,
): { reason: Localized | undefined } | undefined {
  if (openSpansOn(calendar, day).length > 0) return undefined;
  const wide = closuresOn(calendar.closures, day).find(({ covers }) => covers.kind === "park");
  return { reason: wide?.reason ?? hoursOn(calendar.hours, day).reason };
}

function instantOf(ms: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(ms);
}
