import { minutesOf } from "#platform/dates.ts";
import type { Facts } from "#app/visiting/facts/format-fact.ts";

/** What a visitor can show at the gate besides their age. */
export const cards = ["none", "student", "local", "disability", "volunteer", "under-height"] as const;
export type Card = (typeof cards)[number];
export type Visitor = { age: number; card: Card };
export type Party = {
  visitors: Visitor[];
  /** Everyone came by bus today and kept the ticket. */
  bus: boolean;
};

export type TicketKind = "regular" | "discount" | "local" | "senior" | "bus" | "free";
/** Why a visitor pays what they pay. */
export type Reason =
  | "everyone"
  | "age"
  | "student"
  | "resident"
  | "senior"
  | "bus-ticket"
  | "young"
  | "small"
  | "disability"
  | "companion"
  | "volunteer";
export type PriceLine = {
  visitor: Visitor;
  ticket: TicketKind;
  /** NT$. */
  price: number;
  reason: Reason;
};

/**
 * The cheapest lawful ticket for each visitor, in their order (rule F4); discounts are not added to one another.
 * A visitor with a disability card brings one companion in free: the one who would pay most.
 */
export function pricesFor(party: Party, facts: Facts): PriceLine[] {
  const lines = party.visitors.map((visitor) => cheapest(visitor, party.bus, facts));
  const companions = party.visitors.filter(({ card }) => card === "disability").length;
  const dearest = lines
    .map((line, at) => ({ line, at }))
    .filter(({ line }) => line.price > 0)
    .sort((a, b) => b.line.price - a.line.price)
    .slice(0, companions)
    .map(({ at }) => at);
  return lines.map((line, at) =>
    dearest.includes(at) ? { ...line, ticket: "free", price: 0, reason: "companion" } : line,
  );
}

function cheapest(visitor: Visitor, bus: boolean, facts: Facts): PriceLine {
  const { age, card } = visitor;
  const value = (key: keyof Facts) => Number(facts[key].value);
  const regular = value("ticket.regular.single");
  const offers: (Omit<PriceLine, "visitor"> | false)[] = [
    { ticket: "regular", price: regular, reason: "everyone" },
    age < value("ticket.freeUnderAge") && { ticket: "free", price: 0, reason: "young" },
    card === "under-height" && age <= value("ticket.discountToAge") && { ticket: "free", price: 0, reason: "small" },
    card === "disability" && { ticket: "free", price: 0, reason: "disability" },
    card === "volunteer" && { ticket: "free", price: 0, reason: "volunteer" },
    age >= value("ticket.seniorAge") && { ticket: "senior", price: value("ticket.senior.single"), reason: "senior" },
    age >= value("ticket.discountFromAge") &&
      age <= value("ticket.discountToAge") && {
        ticket: "discount",
        price: value("ticket.discount.single"),
        reason: "age",
      },
    card === "student" && { ticket: "discount", price: value("ticket.discount.single"), reason: "student" },
    card === "local" && { ticket: "local", price: value("ticket.local.single"), reason: "resident" },
    bus && {
      ticket: "bus",
      price: Math.floor((regular * (100 - value("ticket.busDiscount"))) / 100),
      reason: "bus-ticket",
    },
  ];
  const lawful = offers.filter((offer) => offer !== false);
  const best = lawful.reduce((least, offer) => (offer.price < least.price ? offer : least));
  return { visitor, ...best };
}

/**
 * From which visit in a year an annual card is cheaper than single tickets; undefined where there is no card for the
 * ticket; `own` when the card is one for the ticket.
 */
export function annualPaysFrom(
  line: PriceLine,
  facts: Facts,
): { annual: number; visit: number; own: boolean } | undefined {
  if (line.price === 0) return undefined;
  const key =
    line.visitor.age >= Number(facts["ticket.seniorAge"].value)
      ? "ticket.senior.annual"
      : line.visitor.card === "local"
        ? "ticket.local.annual"
        : "ticket.regular.annual";
  const annual = Number(facts[key].value);
  return { annual, visit: Math.floor(annual / line.price) + 1, own: key === `ticket.${line.ticket}.annual` };
}

/**
 * What parking costs in NT$ for a stay within one day: nothing at first, then by started hours, up to the daily most
 * (decisions §6).
 */
export function parkingPrice(arrive: string, leave: string, facts: Facts): number {
  const stay = minutesOf(leave) - minutesOf(arrive);
  if (stay < 0) throw new RangeError(`leaving at ${leave} is before arriving at ${arrive}`);
  const beyond = stay - Number(facts["parking.freeMinutes"].value);
  if (beyond <= 0) return 0;
  return Math.min(
    Math.ceil(beyond / 60) * Number(facts["parking.perHour"].value),
    Number(facts["parking.dailyCap"].value),
  );
}
