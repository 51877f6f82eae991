import { z } from "zod";
import { formatDay } from "#platform/dates.ts";
import type { Locale, Localized } from "#platform/locales.ts";
import type { FormError } from "#ui/error-summary/error-summary.tsx";
import { helperTexts, reasonNames, ticketNames } from "./price-helper.texts.ts";
import { annualPaysFrom, type Card, cards, parkingPrice, pricesFor } from "./prices.ts";
import { type Facts, formatFact } from "#app/visiting/facts/format-fact.ts";

const fewestRows = 4;
const mostRows = 12;

export type HelperForm = {
  /** The day of the visit, as it was typed; left out, it is today. */
  date: string;
  first: string;
  rows: { age: string; card: string }[];
  bus: boolean;
  arrive: string;
  leave: string;
  errors: (FormError & { field: string; message: string })[];
};
export type HelperAnswer = {
  /** By the prices of which day, where it is not today. */
  day: string | undefined;
  lines: string[][];
  sum: string;
  parking: string | undefined;
  /** Tickets and parking together; nothing without a car. */
  all: string | undefined;
  annual: string[];
};

/** The day of the visit that an address asks for, from today on; nothing if it names none, or no real day. */
export function dayOfVisit(search: URLSearchParams, today: string): Temporal.PlainDate | undefined {
  const typed = plain(search.get("date")).trim();
  const day = /^20\d\d-\d\d-\d\d$/.test(typed) ? z.iso.date().safeParse(typed) : undefined;
  return day?.success && day.data >= today ? Temporal.PlainDate.from(day.data) : undefined;
}

/**
 * The price helper as its address fills it: the form with what was typed, and the answer when all of it is right.
 * `facts` are those of the day of the visit (rule F14).
 */
export function readHelper(
  search: URLSearchParams,
  facts: Facts,
  locale: Locale,
  today: string,
): { form: HelperForm; answer: HelperAnswer | undefined } {
  const ages = search.getAll("age").slice(0, mostRows);
  const query = search.getAll("card");
  const wanted = Math.max(fewestRows, ages.length + (search.has("more") ? 2 : 0));
  const rows = Array.from({ length: Math.min(wanted, mostRows) }, (_, at) => ({
    age: plain(ages[at]).slice(0, 8),
    card: cards.find((card) => card === query[at]) ?? "none",
  }));
  const [day, date] = [dayOfVisit(search, today), plain(search.get("date")).trim().slice(0, 10)];
  const form = {
    date,
    first: today,
    rows,
    bus: search.get("bus") === "1",
    arrive: plain(search.get("arrive")).slice(0, 5),
    leave: plain(search.get("leave")).slice(0, 5),
  };
  const errors = [
    ...(date && !day ? [{ field: "date", message: helperTexts.wrongDate[locale] }] : []),
    ...ageErrors(rows, locale),
    ...timeErrors(form, locale),
  ];
  const visitors = rows.filter(({ age }) => age.trim() !== "").map(({ age, card }) => ({ age: Number(age), card }));
  const ready = visitors.length > 0 && errors.length === 0 && !search.has("more");
  return {
    form: { ...form, errors },
    answer: ready ? answerFor(visitors, { ...form, day: day?.toString() }, facts, locale) : undefined,
  };
}

/** What was typed, full-width digits as the usual ones. */
function plain(typed: string | null | undefined): string {
  return (typed ?? "").normalize("NFKC");
}

function answerFor(
  visitors: { age: number; card: Card }[],
  form: Pick<HelperForm, "bus" | "arrive" | "leave"> & { day: string | undefined },
  facts: Facts,
  locale: Locale,
): HelperAnswer {
  const ntd = (value: number) => formatFact({ value, unit: "ntd" }, locale);
  const word = (words: Localized) => words[locale];
  const lines = pricesFor({ visitors, bus: form.bus }, facts);
  const annual = lines.flatMap((line) => {
    const pays = annualPaysFrom(line, facts);
    return pays
      ? [
          `${word(ticketNames[line.ticket])}${word(helperTexts.colon)}${word(
            helperTexts[pays.own ? "annual" : "annualOfAnother"],
          )
            .replace("{annual}", ntd(pays.annual))
            .replace("{visit}", String(pays.visit))}`,
        ]
      : [];
  });
  const sum = lines.reduce((total, { price }) => total + price, 0);
  const parking = form.arrive ? parkingPrice(form.arrive, form.leave, facts) : undefined;
  return {
    day: form.day && word(helperTexts.byVisit).replace("{day}", formatDay(form.day, locale, { year: true })),
    lines: lines.map(({ visitor, ticket, price, reason }) => [
      word(helperTexts.person).replace("#", String(visitor.age)),
      word(ticketNames[ticket]),
      word(reasonNames[reason]).replace("{discount}", formatFact(facts["ticket.busDiscount"], locale)),
      ntd(price),
    ]),
    sum: ntd(sum),
    parking: parking === undefined ? undefined : ntd(parking),
    all: parking === undefined ? undefined : ntd(sum + parking),
    annual: [...new Set(annual)],
  };
}

function ageErrors(rows: HelperForm["rows"], locale: Locale) {
  return rows.flatMap(({ age }, at) =>
    age.trim() === "" || /^(\d|[1-9]\d|1[01]\d|120)$/.test(age.trim())
      ? []
      : [{ field: `age-${at + 1}`, message: helperTexts.wrongAge[locale].replace("#", String(at + 1)) }],
  );
}

function timeErrors({ arrive, leave }: Pick<HelperForm, "arrive" | "leave">, locale: Locale) {
  if (arrive === "" && leave === "") return [];
  const clock = /^([01]\d|2[0-3]):[0-5]\d$/;
  if (clock.test(arrive) && clock.test(leave) && arrive <= leave) return [];
  return [{ field: "leave", message: helperTexts.wrongTime[locale] }];
}
