import type { FactKey } from "#app/visiting/facts/facts.ts";
import type { Facts } from "#app/visiting/facts/format-fact.ts";
import { type Counts, type Guide, type Ticket, tickets, type Wishes } from "#app/reservations/group/group.ts";

/** What an estimate is made of, in NT$: one ticket of each type, one tour of each kind. */
export type Tariff = { tickets: Record<Ticket, number>; guides: Record<Exclude<Guide, "">, number> };

export type EstimateLine = {
  item: Ticket | Exclude<Guide, "">;
  count: number;
  /** NT$ */
  each: number;
  /** NT$ */
  sum: number;
};
export type Estimate = {
  lines: EstimateLine[];
  /** NT$ */
  sum: number;
  /** Something was chosen that staff quote: a package, a workshop, a venue (rule G10). */
  quotedByStaff: boolean;
};

/** Prices as they are from a day on; `said` is that day as its language writes it. */
export type DatedTariff = { from: string; said: string; tariff: Tariff };

export const ticketFacts = {
  general: "ticket.regular.single",
  discount: "ticket.discount.single",
  local: "ticket.local.single",
  senior: "ticket.senior.single",
} as const satisfies Partial<Record<Ticket, FactKey>>;

export const guideFacts = { zh30: "guide.zh30", zh60: "guide.zh60", en60: "guide.en60" } as const satisfies Record<
  Exclude<Guide, "">,
  FactKey
>;

/**
 * The prices that a visit on a day is charged by, the dated ones in their order; without a day, those of today (rule
 * F14).
 */
export function tariffAt(dated: readonly DatedTariff[], day: string): DatedTariff | undefined {
  return dated.findLast(({ from }) => from <= day) ?? dated[0];
}

/** The prices as the facts of a day have them (rule F1). */
export function tariffOf(facts: Facts): Tariff {
  const price = (key: FactKey) => Number(facts[key].value);
  const { general, discount, local, senior } = ticketFacts;
  return {
    tickets: {
      general: price(general),
      discount: price(discount),
      local: price(local),
      senior: price(senior),
      free: 0,
    },
    guides: { zh30: price(guideFacts.zh30), zh60: price(guideFacts.zh60), en60: price(guideFacts.en60) },
  };
}

/** Tickets by type plus the guide (rule G10). */
export function estimateOf(
  counts: Counts,
  wishes: Pick<Wishes, "guide" | "fieldTrip" | "classTour" | "extras">,
  tariff: Tariff,
): Estimate {
  const lines: EstimateLine[] = tickets
    .filter((ticket) => counts[ticket] > 0)
    .map((ticket) => ({
      item: ticket,
      count: counts[ticket],
      each: tariff.tickets[ticket],
      sum: counts[ticket] * tariff.tickets[ticket],
    }));
  const { guide } = wishes;
  if (guide !== "") lines.push({ item: guide, count: 1, each: tariff.guides[guide], sum: tariff.guides[guide] });
  return {
    lines,
    sum: lines.reduce((total, line) => total + line.sum, 0),
    quotedByStaff: quotedParts(wishes).length > 0,
  };
}

/** The parts of a programme that have no price of their own, so that staff quote them (rule G10). */
export function quotedParts({
  fieldTrip,
  classTour,
  extras,
}: Pick<Wishes, "fieldTrip" | "classTour" | "extras">): string[] {
  return [
    ...(fieldTrip === "B" || fieldTrip === "C" ? [fieldTrip] : []),
    ...(classTour === "" ? [] : [classTour]),
    ...extras.filter((extra) => extra !== "tour").sort(),
  ];
}
