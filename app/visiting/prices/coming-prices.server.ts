import { readFacts, turnsOfFacts } from "#app/visiting/visiting.server.ts";
import { dayOf, formatDay } from "#platform/dates.ts";
import { listMark, type Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { pricedTickets, formatNewPrices } from "./tickets.ts";
import { ticketTexts } from "./tickets.texts.ts";

/** How far ahead a change is told. */
const furthest = { years: 1 } as const;

/**
 * What admission will cost from which day on, a sentence for each day on which it changes: who plans a visit must know
 * (rule F14).
 */
export async function formatComingPrices(park: Park, locale: Locale): Promise<string[]> {
  const said = [];
  let before = await readFacts(park);
  const last = dayOf(park.now()).add(furthest).toString();
  for (const day of (await turnsOfFacts(park, pricedTickets)).filter((one) => one <= last)) {
    const facts = await readFacts(park, Temporal.PlainDate.from(day));
    const changes = formatNewPrices(before, facts, locale);
    if (changes.length > 0)
      said.push(
        ticketTexts.changes[locale]
          .replace("{day}", formatDay(day, locale, { year: true, weekday: false }))
          .replace("{changes}", changes.join(listMark[locale])),
      );
    before = facts;
  }
  return said;
}
