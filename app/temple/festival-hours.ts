import type { OpenSpan } from "#app/visiting/hours/open-spans.ts";
import { formatTimeRange, timeOf } from "#platform/dates.ts";
import { listMark, type Locale } from "#platform/locales.ts";
import { templeTexts } from "./temple.texts.ts";

type OwnHours = { begins?: string | undefined; ends?: string | undefined };

/** A festival's own hours, the park's on that day, and what stays open for it after closing; of a day that is closed, that alone (rule T19). */
export function sayFestivalHours(own: OwnHours, spans: readonly OpenSpan[], locale: Locale): string[] {
  const last = spans.at(-1);
  if (!last) return [templeTexts.shut[locale]];
  const open = spans.map(({ from, to }) => formatTimeRange(timeOf(from), timeOf(to), locale)).join(listMark[locale]);
  const told = templeTexts.open[locale].replace("{hours}", open);
  const held = sayHeld(own, locale);
  if (!held) return [told];
  const closes = timeOf(last.to);
  const after = own.ends && closes !== "00:00" && own.ends > closes ? [templeTexts.after[locale].replace("{closes}", closes).replace("{ends}", own.ends)] : [];
  return [templeTexts.held[locale].replace("{hours}", held), told, ...after];
}

/** From when to when a festival is held; undefined where nobody wrote it. */
export function sayHeld({ begins, ends }: OwnHours, locale: Locale): string | undefined {
  return begins && ends ? formatTimeRange(begins, ends, locale) : undefined;
}
