import { expect, it } from "vitest";
import { tidy } from "./tidy.ts";
import { patterns } from "./written.ts";

it.each([
  ["20261231", "2026-12-31"],
  ["2026/1/3", "2026-01-03"],
  ["2026.12.31", "2026-12-31"],
  ["2026年1月3日", "2026-01-03"],
  ["２０２６－１２－３１", "2026-12-31"],
  ["2026-12-31", "2026-12-31"],
  [" 2026-1-3 ", "2026-01-03"],
  // What may be meant in two ways stays, and is refused.
  ["3/4/2026", "3/4/2026"],
  ["tomorrow", "tomorrow"],
  ["", ""],
])("takes the day %j for %j", (typed, sent) => {
  expect(tidy(typed, "day")).toBe(sent);
});

it.each([
  ["930", "09:30"],
  ["0930", "09:30"],
  ["9:30", "09:30"],
  ["１４：００", "14:00"],
  ["half past", "half past"],
])("takes the time %j for %j", (typed, sent) => {
  expect(tidy(typed, "time")).toBe(sent);
});

it("takes a day with a time", () => {
  expect(tidy("2026/12/1 9:00", "moment")).toBe("2026-12-01 09:00");
  expect(tidy("2026-12-01T09:00", "moment")).toBe("2026-12-01 09:00");
  expect(tidy("2026-12-01", "moment")).toBe("2026-12-01");
});

it("refuses by its pattern what is no day and no time", () => {
  const fits = (written: keyof typeof patterns, text: string) =>
    new RegExp(`^(?:${patterns[written]})$`, "v").test(text);
  expect([
    fits("day", "2026-12-31"),
    fits("day", "2026-13-01"),
    fits("day", "2026/12/31"),
    fits("time", "23:59"),
    fits("time", "24:00"),
    fits("moment", "2026-12-31 09:00"),
  ]).toEqual([true, false, false, true, false, true]);
});
