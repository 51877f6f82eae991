import type { Locale } from "#platform/locales.ts";
import type { FactKey } from "#app/visiting/facts/facts.ts";
import { type Facts, fillFacts, formatFact } from "#app/visiting/facts/format-fact.ts";
import { ticketTexts, ticketWords } from "./tickets.texts.ts";

type TicketName = keyof typeof ticketWords;
const names: readonly TicketName[] = ["regular", "discount", "local", "senior", "free", "gift"];
/**
 * What a ticket costs for one visit and for a year; none where there is no such ticket, and nothing is nothing (rules
 * F4, F5).
 */
const prices: Record<TicketName, { single?: FactKey | "free"; annual?: FactKey }> = {
  regular: { single: "ticket.regular.single", annual: "ticket.regular.annual" },
  discount: { single: "ticket.discount.single" },
  local: { single: "ticket.local.single", annual: "ticket.local.annual" },
  senior: { single: "ticket.senior.single", annual: "ticket.senior.annual" },
  free: { single: "free" },
  gift: { annual: "ticket.giftCard" },
};

/** A line of the table of admission prices: what one visit costs, and a year. */
export type TicketRow = { name: string; who: string; single: string; annual: string };

/** The table of admission prices. */
export function ticketRows(facts: Facts, locale: Locale): TicketRow[] {
  const say = (price: FactKey | "free" | undefined) =>
    price === "free" ? ticketTexts.free[locale] : price ? formatFact(facts[price], locale) : ticketTexts.none[locale];
  return names.map((name) => {
    const { single, annual } = prices[name];
    return {
      name: ticketWords[name].name[locale],
      who: fillFacts(ticketWords[name].who[locale], facts, locale),
      single: say(single),
      annual: say(annual),
    };
  });
}

/** Which tickets and cards have another price on the later of two days: "Regular NT$160". */
export function formatNewPrices(now: Facts, then: Facts, locale: Locale): string[] {
  return names.flatMap((name) => {
    const { single, annual } = prices[name];
    const title = ticketWords[name].name[locale];
    const said = (key: FactKey | "free" | undefined, words: string) =>
      key && key !== "free" && now[key].value !== then[key].value ? [`${words} ${formatFact(then[key], locale)}`] : [];
    return [
      ...said(single, title),
      ...said(annual, name === "gift" ? title : ticketTexts.ofYear[locale].replace("{ticket}", title)),
    ];
  });
}

/** Every price of the table, to find out from which day it changes. */
export const pricedTickets: readonly FactKey[] = Object.values(prices).flatMap(({ single, annual }) =>
  [single, annual].filter((key) => key !== undefined && key !== "free"),
);

/** The same as offers of schema.org: every ticket and every card, with whom it is for. */
export function ticketOffers(facts: Facts, locale: Locale): Record<string, unknown>[] {
  const years = Number(facts["ticket.annualValidity"].value);
  return names.flatMap((name) => {
    const { single, annual } = prices[name];
    const title = ticketWords[name].name[locale];
    const description = fillFacts(ticketWords[name].who[locale], facts, locale);
    const offer = (price: FactKey | "free", words: string, more: Record<string, unknown> = {}) => ({
      "@type": "Offer",
      name: words,
      description,
      price: price === "free" ? 0 : facts[price].value,
      priceCurrency: "TWD",
      ...more,
    });
    return [
      ...(single ? [offer(single, title)] : []),
      ...(annual
        ? [
            offer(annual, name === "gift" ? title : ticketTexts.annualOf[locale].replace("{ticket}", title), {
              eligibleDuration: { "@type": "QuantitativeValue", value: years, unitCode: "ANN" },
            }),
          ]
        : []),
    ];
  });
}
