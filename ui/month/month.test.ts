import { expect, it } from "vitest";
import { weeksOf } from "./month.ts";

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
  expect(weeksOf("2028-02").flat().some(({ day, inMonth }) => day === "2028-02-29" && inMonth)).toBe(true);
});
