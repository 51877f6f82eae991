import { dayOf, formatDay, formatDayRange, formatTimeRange, startOfDay, timeOf } from "#platform/dates.ts";
import type { Locale, Localized } from "#platform/locales.ts";
import { instantsOf, type Span } from "./opening.ts";

const words = {
  from: { zh_TW: "{begins} 起", en_US: "from {begins}", ja_JP: "{begins}から" },
  fromTime: { zh_TW: "{day} {time} 起", en_US: "{day} from {time}", ja_JP: "{day}{time}から" },
  untilTime: { zh_TW: "{day} {time} 前", en_US: "{day} until {time}", ja_JP: "{day}{time}まで" },
  between: { zh_TW: "{begins}至 {ends}", en_US: "{begins} to {ends}", ja_JP: "{begins}から{ends}まで" },
} as const satisfies Record<string, Localized>;

/** When a closure is, in words: 11月23日（一）14:00 起, Monday 23 November to Tuesday 24 November, 12:00. */
export function saySpan(span: Span, locale: Locale, { year = false }: { year?: boolean } = {}): string {
  if ("firstDay" in span) return formatDayRange(span.firstDay, span.lastDay, locale, { weekday: true, ...(year && { year }) });
  const { from, to } = instantsOf(span);
  const say = (word: keyof typeof words, parts: Record<string, string>) => words[word][locale].replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? "");
  const sayDay = (moment: Temporal.Instant) => formatDay(dayOf(moment), locale, { year });
  const sayMoment = (moment: Temporal.Instant) => `${sayDay(moment)}${{ zh_TW: " ", en_US: ", ", ja_JP: "" }[locale]}${timeOf(moment)}`;
  const begins = isMidnight(from) ? sayDay(from) : sayMoment(from);
  if (!to) return say("from", { begins });
  // What ends at midnight is over with the day before.
  const last = isMidnight(to) ? to.subtract({ minutes: 1 }) : to;
  if (!dayOf(last).equals(dayOf(from))) return say("between", { begins, ends: isMidnight(to) ? sayDay(last) : sayMoment(to) });
  const day = sayDay(from);
  if (isMidnight(to)) return isMidnight(from) ? day : say("fromTime", { day, time: timeOf(from) });
  if (isMidnight(from)) return say("untilTime", { day, time: timeOf(to) });
  return `${day}${{ zh_TW: " ", en_US: ", ", ja_JP: "" }[locale]}${formatTimeRange(from, to, locale)}`;
}

function isMidnight(moment: Temporal.Instant): boolean {
  return Temporal.Instant.compare(startOfDay(dayOf(moment)), moment) === 0;
}
