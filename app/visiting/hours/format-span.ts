import { dayOf, formatDay, formatDayRange, formatTimeRange, startOfDay, timeOf } from "#platform/dates.ts";
import type { Locale, Localized } from "#platform/locales.ts";
import { instantsOf, type Span } from "./opening.ts";

const words = {
  from: { zh_TW: "{begins}起，至另行公告", en_US: "from {begins} until further notice", ja_JP: "{begins}から当面の間" },
  fromTime: { zh_TW: "{day}{time}起", en_US: "{day} from {time}", ja_JP: "{day}{time}から" },
  untilTime: { zh_TW: "{day}{time}前", en_US: "{day} until {time}", ja_JP: "{day}{time}まで" },
  between: { zh_TW: "{begins}至{ends}", en_US: "{begins} to {ends}", ja_JP: "{begins}から{ends}まで" },
  at: { zh_TW: "{day}{time}", en_US: "{day}, {time}", ja_JP: "{day}{time}" },
} as const satisfies Record<string, Localized>;

/** When a closure is, in words: 11月23日（一）14:00 起, Monday 23 November, 14:00–16:00; of midnight only the day is said. */
export function formatSpan(span: Span, locale: Locale, { year = false }: { year?: boolean } = {}): string {
  if ("firstDay" in span)
    return formatDayRange(span.firstDay, span.lastDay, locale, { weekday: true, ...(year && { year }) });
  const { from, to } = instantsOf(span);
  const formatSpanOfDay = (moment: Temporal.Instant) => formatDay(dayOf(moment), locale, { year });
  const formatMoment = (moment: Temporal.Instant) =>
    say("at", locale, { day: formatSpanOfDay(moment), time: timeOf(moment) });
  const begins = isMidnight(from) ? formatSpanOfDay(from) : formatMoment(from);
  if (!to) return say("from", locale, { begins });
  // What ends at midnight is over with the day before.
  const last = isMidnight(to) ? to.subtract({ minutes: 1 }) : to;
  if (!dayOf(last).equals(dayOf(from)))
    return say("between", locale, { begins, ends: isMidnight(to) ? formatSpanOfDay(last) : formatMoment(to) });
  const day = formatSpanOfDay(from);
  if (isMidnight(to)) return isMidnight(from) ? day : say("fromTime", locale, { day, time: timeOf(from) });
  if (isMidnight(from)) return say("untilTime", locale, { day, time: timeOf(to) });
  return say("at", locale, { day, time: formatTimeRange(from, to, locale) });
}

/** Between a figure and a Chinese word there is room. */
function say(word: keyof typeof words, locale: Locale, parts: Record<string, string>): string {
  const said = words[word][locale].replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? "");
  return locale === "zh_TW" ? said.replace(/(\d)([起至前])/g, "$1 $2").replace(/([起至前])(\d)/g, "$1 $2") : said;
}

function isMidnight(moment: Temporal.Instant): boolean {
  return Temporal.Instant.compare(startOfDay(dayOf(moment)), moment) === 0;
}
