import { expect, it } from "vitest";
import { dayByKey, weeksOf } from "./month.ts";

it("fills November 2026 from Monday 26 October to Sunday 6 December", () => {
  const weeks = weeksOf("2026-11");
  expect(weeks).toHaveLength(6);
  expect(weeks[0]?.[0]).toEqual({ day: "2026-10-26", inMonth: false });
  expect(weeks.at(-1)?.at(-1)).toEqual({ day: "2026-12-06", inMonth: false });
  expect(weeks.flat().filter(({ inMonth }) => inMonth)).toHaveLength(30);
});

it("needs four weeks for a February that starts on a Monday", () => {
  expect(weeksOf("2027-02")).toHaveLength(4);
});

it("holds the 29th in a leap year", () => {
  expect(
    weeksOf("2028-02")
      .flat()
      .some(({ day, inMonth }) => day === "2028-02-29" && inMonth),
  ).toBe(true);
});

it.each([
  ["2026-11-21", "ArrowLeft", "2026-11-20"],
  ["2026-11-30", "ArrowRight", "2026-12-01"],
  ["2026-11-03", "ArrowUp", "2026-10-27"],
  ["2026-11-21", "ArrowDown", "2026-11-28"],
  ["2026-11-21", "Home", "2026-11-16"],
  ["2026-11-21", "End", "2026-11-22"],
  ["2026-11-22", "End", "2026-11-22"],
  ["2026-11-16", "Home", "2026-11-16"],
  ["2027-03-31", "PageUp", "2027-02-28"],
  ["2026-12-15", "PageDown", "2027-01-15"],
  ["2028-01-31", "PageDown", "2028-02-29"],
])("from %s the key %s leads to %s", (day, key, to) => {
  expect(dayByKey(day, key)).toBe(to);
});

it("leaves other keys alone", () => {
  expect(dayByKey("2026-11-21", "Enter")).toBeUndefined();
});
