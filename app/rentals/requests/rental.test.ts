import { describe, expect, it } from "vitest";
import { builtInFacts } from "#app/visiting/facts/facts.ts";
import { type Closure, starterHours } from "#app/visiting/hours/opening.ts";
import { instantAt, startOfDay } from "#platform/dates.ts";
import { localizeErrors } from "#platform/form/localize-errors.ts";
import { locales } from "#platform/locales.ts";
import {
  isCrowded,
  overlap,
  refuse,
  refuseOver,
  type RentableSpace,
  rentableDays,
  type RentalPlan,
  stretchesOf,
  termsOf,
  type WrittenTime,
} from "./rental.ts";
import { refusalWords } from "./refusals.texts.ts";
import { errorsOf, rentalForm } from "./rental.form.server.ts";

const terms = termsOf(builtInFacts);
const calendar = { hours: starterHours, closures: [], terms };
const noon = instantAt("2026-03-02", "12:00");
const hall: RentableSpace = { id: "hall", capacity: { people: 200, meant: "about" }, areas: ["hall", "inside"] };
const room: RentableSpace = { id: "room", capacity: { people: 20, meant: "exactly" }, areas: ["room", "inside"] };
const lawn: RentableSpace = { id: "lawn", capacity: { people: 3000, meant: "at least" }, areas: ["lawn", "outside"] };
const time: WrittenTime = {
  row: 1,
  day: "2026-05-02",
  lastDay: "2026-05-02",
  setUp: "08:00",
  starts: "10:00",
  ends: "16:00",
  clear: "18:00",
};
const plan: RentalPlan = { spaces: [hall], heads: 80, times: [time] };
const refused = (change: Partial<RentalPlan>, now = noon, closures: Closure[] = []) =>
  refuse({ ...plan, ...change }, { ...calendar, closures }, now).map(({ field, rule }) => `${field}: ${rule}`);
const at = (change: Partial<WrittenTime>) => ({ times: [{ ...time, ...change }] });

describe("the days (rule D11)", () => {
  it.each(["2026-11-22", "2026-12-02", "2027-01-01", "2028-01-30", "2028-02-29"])(
    "on %s the first and the last day change with midnight in the park, to the second",
    (day) => {
      const plus = (days: number) => Temporal.PlainDate.from(day).add({ days }).toString();
      const [before, after] = [startOfDay(day).subtract({ seconds: 1 }), startOfDay(day).add({ seconds: 1 })];
      expect(rentableDays(terms, before)).toEqual({ first: plus(29), last: plus(364) });
      expect(rentableDays(terms, startOfDay(day))).toEqual({ first: plus(30), last: plus(365) });
      const open = { ...calendar, hours: { ...starterHours, yearly: [] } };
      const rules = (asked: string, now: Temporal.Instant) =>
        refuse({ ...plan, ...at({ day: asked, lastDay: asked }) }, open, now).map(({ rule }) => rule);
      expect([rules(plus(29), before), rules(plus(29), after)]).toEqual([[], ["too-soon"]]);
      expect([rules(plus(365), before), rules(plus(365), after)]).toEqual([["too-far"], []]);
    },
  );

  it.each<[string, Partial<RentalPlan>, string[]]>([
    ["a plain day", {}, []],
    ["no day at all", { times: [] }, ["day1: no-day"]],
    ["a last day before the first", at({ lastDay: "2026-05-01" }), ["lastDay1: last-before-first"]],
    ["thirty-one days", at({ lastDay: "2026-06-01" }), []],
    ["thirty-two days", at({ lastDay: "2026-06-02" }), ["lastDay1: too-long"]],
    [
      "two rows that are too many days together",
      {
        times: [
          { ...time, lastDay: "2026-05-22" },
          { ...time, row: 2, day: "2026-06-01", lastDay: "2026-06-20" },
        ],
      },
      ["day2: too-long"],
    ],
    ["a stretch that runs beyond the year", at({ day: "2027-02-28", lastDay: "2027-03-03" }), ["lastDay1: too-far"]],
    [
      "two rows on one day, one after the other",
      {
        times: [
          { ...time, clear: "16:00" },
          { ...time, row: 2, setUp: "16:00", starts: "17:00", ends: "18:00", clear: "18:00" },
        ],
      },
      [],
    ],
    [
      "two rows that overlap while clearing away",
      { times: [time, { ...time, row: 2, setUp: "17:59", starts: "18:00", ends: "20:00", clear: "20:00" }] },
      ["day2: rows-overlap"],
    ],
    ["a day that is closed", at({ day: "2027-02-05", lastDay: "2027-02-05" }), ["day1: closed-day"]],
    ["days of which one is closed", at({ day: "2027-02-03", lastDay: "2027-02-08" }), ["day1: closed-day"]],
  ])("%s", (_, change, expected) => {
    expect(refused(change)).toEqual(expected);
  });
});

describe("the hours, setting up and clearing away included", () => {
  it.each<[string, Partial<WrittenTime>, string[]]>([
    ["from the first to the last", { setUp: "07:00", clear: "22:00" }, []],
    ["setting up a minute too early", { setUp: "06:59" }, ["setUp1: too-early"]],
    ["cleared a minute too late", { clear: "22:01" }, ["clear1: too-late"]],
    ["an event of its own that begins too early", { setUp: "06:00", starts: "06:00" }, ["starts1: too-early"]],
    ["an event of its own that ends too late", { ends: "23:00", clear: "23:00" }, ["ends1: too-late"]],
    ["setting up after the beginning", { setUp: "10:01" }, ["setUp1: set-up-after-start"]],
    ["an end before the beginning", { ends: "09:00" }, ["ends1: ends-before-start"]],
    ["cleared before the end", { clear: "15:59" }, ["clear1: clear-before-end"]],
  ])("%s", (_, change, expected) => {
    expect(refused(at(change))).toEqual(expected);
  });

  it("count where a closure touches them, in the space or the whole park", () => {
    const reason = { zh_TW: "颱風", en_US: "Typhoon", ja_JP: "台風" };
    const shut = (from: string, to: string, covers: Closure["covers"]): Closure[] => [
      { id: "1", covers, span: { from: instantAt("2026-05-02", from), to: instantAt("2026-05-02", to) }, reason },
    ];
    expect(refused({}, noon, shut("06:00", "08:00", { kind: "park" }))).toEqual([]);
    expect(refused({}, noon, shut("06:00", "08:01", { kind: "park" }))).toEqual(["day1: closed-then"]);
    expect(refused({}, noon, shut("17:59", "23:00", { kind: "area", id: "inside" }))).toEqual(["day1: closed-then"]);
    expect(refused({}, noon, shut("09:00", "12:00", { kind: "area", id: "outside" }))).toEqual([]);
  });
});

describe("the heads (rule D12)", () => {
  it.each<[RentableSpace[], number, string[], boolean]>([
    [[room], 20, [], false],
    [[room], 21, ["heads: too-many-heads"], false],
    [[hall], 200, [], false],
    [[hall], 201, [], true],
    [[lawn], 3000, [], false],
    [[lawn], 9000, [], true],
    [[room, hall], 220, [], false],
    [[room, hall], 221, [], true],
    [[room, { ...room, id: "other" }], 40, [], false],
    [[room, { ...room, id: "other" }], 41, ["heads: too-many-heads"], false],
    [[], 5, ["spaces: no-space"], false],
  ])("%# refused above an exact capacity, looked at closely above any other", (spaces, heads, expected, crowded) => {
    expect(refused({ spaces, heads })).toEqual(expected);
    expect(isCrowded({ spaces, heads })).toBe(crowded);
  });
});

it.each<[string, Partial<WrittenTime>, Partial<WrittenTime>, string[]]>([
  ["a day that is over", { day: "2026-03-01", lastDay: "2026-03-01" }, {}, ["day1"]],
  ["a row that began yesterday and ends today", { day: "2026-03-01", lastDay: "2026-03-02" }, {}, ["day1"]],
  [
    "a last day that is over",
    { day: "2026-02-27", lastDay: "2026-03-01" },
    { day: "2026-02-27", lastDay: "2026-02-28" },
    ["lastDay1"],
  ],
  ["today", { day: "2026-03-02", lastDay: "2026-03-02" }, {}, []],
  [
    "days on which it stood already",
    { day: "2026-03-01", lastDay: "2026-03-03" },
    { day: "2026-03-01", lastDay: "2026-03-02" },
    [],
  ],
])("nothing is moved to days that are over: %s (rule D13)", (_, wanted, former, fields) => {
  expect(
    refuseOver([{ ...time, ...wanted }], [{ ...time, ...former }], "2026-03-02").map(({ field }) => field),
  ).toEqual(fields);
});

it("stretches touch without overlapping, and several days are a stretch each", () => {
  const [one, two] = stretchesOf([{ ...time, lastDay: "2026-05-03" }]);
  expect([one, two]).toEqual([
    { day: "2026-05-02", from: "08:00", to: "18:00" },
    { day: "2026-05-03", from: "08:00", to: "18:00" },
  ]);
  expect(one && overlap(one, { day: "2026-05-02", from: "18:00", to: "19:00" })).toBe(false);
  expect(one && overlap(one, { day: "2026-05-02", from: "17:59", to: "19:00" })).toBe(true);
});

it.each(locales)("every refusal is said whole in %s", (locale) => {
  for (const rule of Object.keys(refusalWords).filter(
    (name): name is keyof typeof refusalWords => name in refusalWords,
  )) {
    const about = {
      day: "2026-05-02",
      days: 30,
      time: "07:00",
      number: 20,
      row: 1,
      space: { zh_TW: "工藝館", en_US: "Craft Hall", ja_JP: "工芸館" },
    };
    const said = localizeErrors(errorsOf([{ field: "day1", rule, about }], locale), rentalForm, locale)[0]?.text ?? "";
    expect(said).not.toMatch(/[{}]|undefined/);
    expect(said.length).toBeGreaterThan(5);
  }
});
