import type { FactKey } from "#app/visiting/facts/facts.ts";
import { readFacts, turnsOfFacts } from "#app/visiting/visiting.server.ts";
import { dayOf, formatDay } from "#platform/dates.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { type DatedTariff, guideFacts, tariffOf, ticketFacts, type Tariff } from "./estimate.ts";

/** What a visit on a day costs: its day decides, whenever it is booked (rule F14). */
export async function readTariff(park: Park, day: string): Promise<Tariff> {
  return tariffOf(await readFacts(park, Temporal.PlainDate.from(day)));
}

/**
 * Today's prices, and those of every later day from which some are others, for an estimate that follows the day of the
 * visit.
 */
export async function readTariffs(park: Park, locale: Locale): Promise<DatedTariff[]> {
  const today = dayOf(park.now()).toString();
  const days = [today, ...(await turnsOfFacts(park, priced))];
  const dated = [];
  for (const from of days)
    dated.push({
      from,
      said: formatDay(from, locale, { year: true, weekday: false }),
      tariff: await readTariff(park, from),
    });
  return dated;
}

const priced: readonly FactKey[] = [...Object.values(ticketFacts), ...Object.values(guideFacts)];
