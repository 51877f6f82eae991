import fc from "fast-check";
import { expect, it } from "vitest";
import { builtInFacts } from "#app/visiting/facts/facts.ts";
import { readHelper } from "./price-helper.server.ts";
import { annualPaysFrom, cards, parkingPrice, pricesFor, type Visitor } from "./prices.ts";

const price = (age: number, card: Visitor["card"] = "none", bus = false) =>
  pricesFor({ visitors: [{ age, card }], bus }, builtInFacts)[0];

it.each([
  [5, "none", 0, "young"],
  [6, "none", 120, "age"],
  [18, "none", 120, "age"],
  [19, "none", 150, "everyone"],
  [64, "none", 150, "everyone"],
  [65, "none", 75, "senior"],
  [40, "student", 120, "student"],
  [40, "local", 100, "resident"],
  [70, "local", 75, "senior"],
  [12, "local", 100, "resident"],
  [40, "volunteer", 0, "volunteer"],
  [7, "under-height", 0, "small"],
  [18, "under-height", 0, "small"],
  [19, "under-height", 150, "everyone"],
] as const)("charges someone aged %i with card %s NT$%i because of %s", (age, card, amount, reason) => {
  expect(price(age, card)).toMatchObject({ price: amount, reason });
});

it("takes 15% off the regular ticket for a bus ticket, rounded down, where nothing is cheaper", () => {
  expect(price(40, "none", true)).toMatchObject({ ticket: "bus", price: 127 });
  expect(price(12, "none", true)).toMatchObject({ ticket: "discount", price: 120 });
});

it("lets one companion of a disabled visitor in free: the one who would pay most", () => {
  const lines = pricesFor(
    {
      visitors: [
        { age: 30, card: "disability" },
        { age: 9, card: "none" },
        { age: 40, card: "none" },
      ],
      bus: false,
    },
    builtInFacts,
  );
  expect(lines.map(({ price, reason }) => [price, reason])).toEqual([
    [0, "disability"],
    [120, "age"],
    [0, "companion"],
  ]);
});

it("gives each disabled visitor a companion, and none twice", () => {
  const lines = pricesFor(
    {
      visitors: [
        { age: 30, card: "disability" },
        { age: 31, card: "disability" },
        { age: 40, card: "none" },
      ],
      bus: false,
    },
    builtInFacts,
  );
  expect(lines.every(({ price }) => price === 0)).toBe(true);
});

it("never charges more than the regular ticket, whoever comes", () => {
  const visitor = fc.record({ age: fc.integer({ min: 0, max: 110 }), card: fc.constantFrom(...cards) });
  fc.assert(
    fc.property(fc.array(visitor, { maxLength: 12 }), fc.boolean(), (visitors, bus) => {
      const lines = pricesFor({ visitors, bus }, builtInFacts);
      expect(lines).toHaveLength(visitors.length);
      for (const line of lines) expect(line.price).toBeLessThanOrEqual(150);
    }),
  );
});

it.each([
  [65, "none", 100, 2, true],
  [64, "none", 350, 3, true],
  [40, "none", 350, 3, true],
  [40, "local", 250, 3, true],
  [70, "none", 100, 2, true],
  [12, "none", 350, 3, false],
] as const)(
  "says that for age %i with card %s the annual card at NT$%i pays from visit %i; a card of its own: %s",
  (age, card, annual, visit, own) => {
    const line = price(age, card);
    expect(line && annualPaysFrom(line, builtInFacts)).toEqual({ annual, visit, own });
  },
);

it.each([
  ["09:00", "09:30", 0],
  ["09:00", "09:31", 30],
  ["09:00", "10:30", 30],
  ["09:00", "10:31", 60],
  ["09:00", "11:31", 60],
  ["09:00", "18:00", 60],
  ["09:00", "09:00", 0],
])("charges parking from %s to %s NT$%i", (arrive, leave, amount) => {
  expect(parkingPrice(arrive, leave, builtInFacts)).toBe(amount);
});

it("refuses leaving before arriving", () => {
  expect(() => parkingPrice("10:00", "09:59", builtInFacts)).toThrow(RangeError);
});

it("has no annual card to offer to whom entry is free, and pays a companion only for who would pay", () => {
  const free = price(5);
  expect(free && annualPaysFrom(free, builtInFacts)).toBeUndefined();
  const lines = pricesFor(
    {
      visitors: [
        { age: 30, card: "disability" },
        { age: 3, card: "none" },
      ],
      bus: false,
    },
    builtInFacts,
  );
  expect(lines.map(({ reason }) => reason)).toEqual(["disability", "young"]);
});

it("the price helper reads full-width digits as the usual ones, and keeps what it cannot read", () => {
  const read = (address: string) => readHelper(new URLSearchParams(address), builtInFacts, "en_US", "2026-11-20");
  expect(read("age=６５&age=４０&arrive=１０：００&leave=11:00").answer).toEqual(
    read("age=65&age=40&arrive=10:00&leave=11:00").answer,
  );
  expect(read("age=６５").answer?.sum).toBe("NT$75");
  const wrong = read("age=sixty");
  expect([wrong.answer, wrong.form.rows[0]?.age, wrong.form.errors.map(({ field }) => field)]).toEqual([
    undefined,
    "sixty",
    ["age-1"],
  ]);
});
