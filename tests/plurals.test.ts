import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { fillIn } from "#platform/locales.ts";

it("fills in what goes with the number before it", () => {
  expect([0, 1, 2].map((n) => fillIn("{n} [order|orders]", { n }))).toEqual(["0 orders", "1 order", "2 orders"]);
  expect(fillIn("{a} [reservation|reservations] restored; {b} [stays|stay] cancelled", { a: 2, b: 1 })).toBe(
    "2 reservations restored; 1 stays cancelled",
  );
  expect(fillIn("{n} 筆", { n: "1" })).toBe("1 筆");
});

it("no English text counts in the plural alone: it would say “1 orders”", () => {
  const counted = /"[^"\n]*\{(?:n|count|people|groups)\} (?!in\b|is\b)[a-z-]+s\b[^"\n]*"/g;
  const texts = globSync("{app,ui}/**/*.texts.ts").flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(counted)].map(([text]) => `${path}: ${text}`),
  );
  // These are chosen only for several, or count what is never one.
  const severalOnly = [
    /lanterns"/,
    /spaces to choose from/,
    /results for/,
    /last {n}|first {n} characters/,
    /Lanterns: {n} orders/,
    /may have/,
    /cards at least/,
  ];
  expect(texts.filter((text) => !severalOnly.some((several) => several.test(text)))).toEqual([]);
});
