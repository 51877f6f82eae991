import { describe, expect, it, vi } from "vitest";
import { locales } from "#platform/locales.ts";
import { builtInFacts, type Fact } from "./facts.ts";
import { capacityUnit, formatValueOf } from "./capacity.ts";
import { fillFacts, formatFact } from "./format-fact.ts";

const inAll = (fact: Pick<Fact, "value" | "unit">) => locales.map((locale) => formatFact(fact, locale));

describe("a fact in words (rule F1)", () => {
  it.each<[Fact["unit"], number | string, string[]]>([
    ["ntd", 150, ["150 元", "NT$150", "150元"]],
    ["ntd", 25_000, ["25,000 元", "NT$25,000", "25,000元"]],
    ["ntd", 1_234_567, ["1,234,567 元", "NT$1,234,567", "1,234,567元"]],
    ["minutes", 30, ["30 分鐘", "30 minutes", "30分"]],
    ["days", 3, ["3 天", "3 days", "3日"]],
    ["days", 1, ["1 天", "1 day", "1日"]],
    ["working-days", 7, ["7 個工作天", "7 working days", "7営業日"]],
    ["working-days", 1, ["1 個工作天", "1 working day", "1営業日"]],
    ["people", 200, ["200 人", "200 people", "200人"]],
    ["people", 3000, ["3,000 人", "3,000 people", "3,000人"]],
    ["percent-off", 15, ["85 折", "15%", "15%"]],
    ["percent-off", 20, ["8 折", "20%", "20%"]],
    ["years", 1, ["1 年", "1 year", "1年"]],
    ["years", 2, ["2 年", "2 years", "2年"]],
    ["cm", 115, ["115 公分", "115 cm", "115cm"]],
    ["times", 33, ["33 班", "33 trips", "33本"]],
    ["count", 60, ["60", "60", "60"]],
    ["time", "09:15", ["09:15", "09:15", "09:15"]],
    ["date", "2025-12-31", ["2025年12月31日", "31 December 2025", "2025年12月31日"]],
    ["time-range", "10:00-17:00", ["10:00 至 17:00", "10:00–17:00", "10:00〜17:00"]],
  ])("says %s %s", (unit, value, expected) => {
    expect(inAll({ unit, value })).toEqual(expected);
  });

  it("says years of age as ages", () => {
    expect(locales.map((locale) => formatFact(builtInFacts["ticket.seniorAge"], locale))).toEqual([
      "65 歲",
      "65",
      "65歳",
    ]);
    expect(formatFact(builtInFacts["ticket.annualValidity"], "zh_TW")).toBe("1 年");
  });

  it("has every built-in fact without a leftover sign", () => {
    for (const fact of Object.values(builtInFacts))
      for (const said of inAll(fact)) expect(said).not.toMatch(/#|NaN|undefined/);
  });
});

it("says to staff, too, what the number of a capacity means (rule F11)", () => {
  const said = (key: Parameters<typeof formatValueOf>[0], value: number) =>
    locales.map((locale) => formatValueOf(key, value, locale));
  expect(said("capacity.centralPlaza", 500)).toEqual(["約 500 人", "about 500 people", "約500名"]);
  expect(said("capacity.outdoorPlaza", 3000)).toEqual(["3,000 人以上", "3,000 people or more", "3,000名以上"]);
  expect(said("capacity.templePlaza", 200)).toEqual(["最多 200 人", "200 people at most", "定員200名"]);
  expect(said("ticket.regular.single", 150)).toEqual(["150 元", "NT$150", "150元"]);
  expect(locales.map((locale) => capacityUnit("capacity.outdoorPlaza", locale))).toEqual([
    "人以上",
    "people or more",
    "名以上",
  ]);
  expect(capacityUnit("ticket.regular.single", "zh_TW")).toBeUndefined();
});

describe("a text with facts", () => {
  it("is filled, several times over", () => {
    const text = "Regular {fact:ticket.regular.single}, annual {fact:ticket.regular.annual}.";
    expect(fillFacts(text, builtInFacts, "en_US")).toBe("Regular NT$150, annual NT$350.");
  });

  it("says two facts of a unit as one span", () => {
    const text = "{fact:rental.reviewFrom..rental.reviewTo}";
    expect(locales.map((locale) => fillFacts(text, builtInFacts, locale))).toEqual([
      "7 至 10 個工作天",
      "7 to 10 working days",
      "7〜10営業日",
    ]);
  });

  it("leaves other braces alone", () => {
    expect(fillFacts("{path} {facts:x} {fact}", builtInFacts, "en_US")).toBe("{path} {facts:x} {fact}");
  });

  it.each(["ticket.unknown", "rental.reviewFrom..", "rental.reviewFrom..ticket.unknown", "", "toString", "__proto__"])(
    "tells of the unknown key %j",
    (key) => {
      expect(() => fillFacts(`a {fact:${key}} b`, builtInFacts, "zh_TW")).toThrow("No such fact");
      const onUnknown = vi.fn();
      expect(fillFacts(`a {fact:${key}} b`, builtInFacts, "zh_TW", onUnknown)).toBe("a … b");
      expect(onUnknown).toHaveBeenCalledWith(key);
    },
  );

  it("stays readable in production when nobody wants to be told", () => {
    vi.stubEnv("NODE_ENV", "production");
    expect(fillFacts("a {fact:ticket.unknown} b", builtInFacts, "zh_TW")).toBe("a … b");
    vi.unstubAllEnvs();
  });
});
