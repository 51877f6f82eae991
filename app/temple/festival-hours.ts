import type { Calendar } from "#app/visiting/days/rhythm.ts";
import { openSpansOn } from "#app/visiting/hours/open-spans.ts";
import { hoursOn, instantsOf, isCutInto } from "#app/visiting/hours/opening.ts";
import { formatTimeRange, instantAt, timeOf } from "#platform/dates.ts";
import { listMark, type Locale } from "#platform/locales.ts";
import { templeTexts } from "./temple.texts.ts";

type OwnHours = { begins?: string | undefined; ends?: string | undefined };

/**
 * Whether a festival is held on a day: not (`off`) where the park does not open at all or a closure takes all of its
 * own hours, in part (`cut`) where one takes some (rule T19).
 */
export function isHeld(
  { begins, ends }: OwnHours,
  calendar: Calendar,
  day: Temporal.PlainDate,
): "held" | "cut" | "off" {
  if (openSpansOn(calendar, day).length === 0) return "off";
  if (!begins || !ends) return "held";
  const [from, to] = [instantAt(day, begins), instantAt(day, ends)];
  const takesAll = calendar.closures.some(({ covers, span }) => {
    const shut = instantsOf(span);
    return (
      covers.kind === "park" &&
      Temporal.Instant.compare(shut.from, from) <= 0 &&
      (!shut.to || Temporal.Instant.compare(shut.to, to) >= 0)
    );
  });
  return takesAll ? "off" : isCutInto(calendar.closures, { from, to }) ? "cut" : "held";
}

/**
 * A festival's own hours, the park's on that day, and what stays open for it after closing; of a day that is closed,
 * that alone (rule T19).
 */
export function formatFestivalHours(
  own: OwnHours,
  calendar: Calendar,
  day: Temporal.PlainDate,
  locale: Locale,
): string[] {
  const spans = openSpansOn(calendar, day);
  if (spans.length === 0) return [templeTexts.shut[locale]];
  const open = templeTexts.open[locale].replace(
    "{hours}",
    spans.map(({ from, to }) => formatTimeRange(timeOf(from), timeOf(to), locale)).join(listMark[locale]),
  );
  const hours = formatHeld(own, locale);
  if (!hours) return [open];
  const state = isHeld(own, calendar, day);
  if (state !== "held") return [templeTexts[state][locale].replace("{hours}", hours), open];
  const closes = hoursOn(calendar.hours, day).hours?.closes;
  const after =
    own.ends && closes && own.ends > closes
      ? [templeTexts.after[locale].replace("{closes}", closes).replace("{ends}", own.ends)]
      : [];
  return [templeTexts.held[locale].replace("{hours}", hours), open, ...after];
}

/** From when to when a festival is held; undefined where nobody wrote it. */
export function formatHeld({ begins, ends }: OwnHours, locale: Locale): string | undefined {
  return begins && ends ? formatTimeRange(begins, ends, locale) : undefined;
}
