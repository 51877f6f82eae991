import { formatDay, formatTimeRange } from "#platform/dates.ts";
import type { Locale, Localized } from "#platform/locales.ts";
import type { Fact, FactKey, FactUnit } from "./facts.ts";
import { moneyWords, withThousands } from "./format-money.ts";

export type Facts = Record<FactKey, Fact>;

/** A fact as a language says it: 150 元, NT$150, 150元; 3 個工作天, 3 working days, 3営業日; 10:00 至 17:00, 10:00–17:00. */
export function formatFact(fact: Pick<Fact, "value" | "unit">, locale: Locale): string {
  return formatIn(fact.unit, fact.value, locale);
}

/**
 * A text with its facts said: `{fact:ticket.regular.single}` becomes NT$150,
 * `{fact:rental.reviewFrom..rental.reviewTo}` 7 to 10 working days (rule F1). An unknown key becomes "…" and is told to
 * `onUnknown`; without that it throws in tests.
 */
export function fillFacts(
  text: string,
  facts: Facts,
  locale: Locale,
  onUnknown: (key: string) => void = refuseInTests,
): string {
  return text.replace(/\{fact:([^{}]*)\}/g, (_, named: string) => {
    const [key = "", last] = named.split("..");
    if (isKeyOf(facts, key) && last === undefined) return formatFact(facts[key], locale);
    if (isKeyOf(facts, key) && last !== undefined && isKeyOf(facts, last))
      return formatFactRange(facts[key], facts[last], locale);
    onUnknown(named);
    return "…";
  });
}

/** Two facts of one unit as a span: 7 至 10 個工作天, 7 to 10 working days, 7〜10営業日. */
export function formatFactRange(from: Pick<Fact, "value">, to: Pick<Fact, "value" | "unit">, locale: Locale): string {
  const [first, last] = [withThousands(Number(from.value)), withThousands(Number(to.value))];
  return formatFact(to, locale).replace(
    last,
    () => ({ zh_TW: `${first} 至 ${last}`, en_US: `${first} to ${last}`, ja_JP: `${first}〜${last}` })[locale],
  );
}

type NumberUnit = Exclude<FactUnit, "time" | "time-range" | "date">;

/** How a number is said in its unit; in English the second form is for one. */
const unitWords: Record<NumberUnit, Localized<string | [many: string, one: string]>> = {
  ntd: moneyWords,
  minutes: { zh_TW: "# 分鐘", en_US: ["# minutes", "# minute"], ja_JP: "#分" },
  days: { zh_TW: "# 天", en_US: ["# days", "# day"], ja_JP: "#日" },
  "working-days": { zh_TW: "# 個工作天", en_US: ["# working days", "# working day"], ja_JP: "#営業日" },
  people: { zh_TW: "# 人", en_US: ["# people", "# person"], ja_JP: "#人" },
  "percent-off": { zh_TW: "#%", en_US: "#%", ja_JP: "#%" },
  years: { zh_TW: "# 年", en_US: ["# years", "# year"], ja_JP: "#年" },
  age: { zh_TW: "# 歲", en_US: "#", ja_JP: "#歳" },
  cm: { zh_TW: "# 公分", en_US: "# cm", ja_JP: "#cm" },
  times: { zh_TW: "# 班", en_US: ["# trips", "# trip"], ja_JP: "#本" },
  count: { zh_TW: "#", en_US: "#", ja_JP: "#" },
};

function formatIn(unit: FactUnit, value: number | string, locale: Locale): string {
  if (unit === "time") return String(value);
  if (unit === "date") return formatDay(String(value), locale, { year: true, weekday: false });
  if (unit === "time-range") {
    const [from = "", to = ""] = String(value).split("-");
    return formatTimeRange(from, to, locale);
  }
  if (unit === "percent-off" && locale === "zh_TW") return `${asZhe(Number(value))} 折`;
  const words = unitWords[unit][locale];
  const [many, one] = typeof words === "string" ? [words, words] : words;
  return (Number(value) === 1 ? one : many).replace("#", () => withThousands(Number(value)));
}

/** What is left of the price, as Chinese says a discount: 15 off is 85 折, 20 off 8 折. */
function asZhe(off: number): string {
  const left = 100 - off;
  return String(left % 10 === 0 ? left / 10 : left);
}

function isKeyOf(facts: Facts, key: string): key is FactKey {
  return Object.hasOwn(facts, key);
}

function refuseInTests(key: string): void {
  if (typeof process !== "undefined" && process.env.NODE_ENV === "test") throw new Error(`No such fact: ${key}`);
}
