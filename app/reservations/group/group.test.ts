import { describe, expect, it } from "vitest";
import { builtInFacts } from "#app/visiting/facts/facts.ts";
import { shippedYears } from "#app/submissions/working-days/holidays.ts";
import { type Closure, starterHours } from "#app/visiting/hours/opening.ts";
import { instantAt, startOfDay } from "#platform/dates.ts";
import { localizeErrors } from "#platform/form/localize-errors.ts";
import { type Locale, locales } from "#platform/locales.ts";
import { estimateOf, tariffOf } from "#app/reservations/estimate/estimate.ts";
import { formatFreeReason } from "./free-reason.texts.ts";
import {
  arrivalHours,
  bookableDays,
  type GroupOrder,
  hourOf,
  needsReview,
  offerEnds,
  offersEnd,
  refuse,
  refuseEvenStaff,
  refuseSome,
  termsOf,
} from "./group.ts";
import { errorsOf, groupForm } from "./group.form.server.ts";

const terms = termsOf(builtInFacts);
const calendar = { hours: starterHours, closures: [], working: shippedYears, terms };
const noon = instantAt("2026-03-02", "12:00");
const order: GroupOrder = {
  groupName: "羅東國小五年三班",
  groupKind: "school",
  taxId: "",
  contactName: "林老師",
  phone: "0912-345-678",
  email: "teacher@example.org",
  onsiteName: "",
  onsitePhone: "",
  date: "2026-03-20",
  startTime: "09:30",
  endTime: "12:00",
  total: 30,
  general: 2,
  discount: 28,
  local: 0,
  senior: 0,
  free: 0,
  freeReason: "",
  coaches: 1,
  fieldTrip: "",
  classTour: "",
  extras: [],
  guide: "",
  requirements: "",
  guidelines: true,
  privacy: true,
};
const refused = (change: Partial<GroupOrder>, now = noon, closures: Closure[] = []) =>
  refuse({ ...order, ...change }, { ...calendar, closures }, now).map(({ field, rule }) => `${field}: ${rule}`);

describe("the day (rule G1)", () => {
  it("takes a plain order", () => {
    expect(refused({})).toEqual([]);
  });

  // Every weekday, across New Year, a leap day, a month's end.
  const days = [
    "2026-11-23",
    "2026-11-24",
    "2026-11-25",
    "2026-11-26",
    "2026-11-27",
    "2026-11-28",
    "2026-11-29",
    "2026-12-29",
    "2026-12-31",
    "2027-01-01",
    "2028-02-26",
    "2028-02-28",
  ];

  it.each(days)("on %s changes the first and the last day with midnight in the park, to the second", (day) => {
    const midnight = startOfDay(day);
    const date = Temporal.PlainDate.from(day);
    const plus = (days: number) => date.add({ days }).toString();
    const before = midnight.subtract({ seconds: 1 });
    const after = midnight.add({ seconds: 1 });
    expect(bookableDays(terms, before)).toEqual({ first: plus(2), last: plus(179) });
    expect(bookableDays(terms, midnight)).toEqual({ first: plus(3), last: plus(180) });
    expect(bookableDays(terms, after)).toEqual({ first: plus(3), last: plus(180) });
    const wide = { ...calendar, hours: { ...starterHours, yearly: [] } };
    const rules = (asked: string, now: Temporal.Instant) =>
      refuse({ ...order, date: asked }, wide, now).map(({ rule }) => rule);
    expect(rules(plus(2), before)).toEqual([]);
    expect(rules(plus(2), after)).toEqual(["too-soon"]);
    expect(rules(plus(3), after)).toEqual([]);
    expect(rules(plus(180), before)).toEqual(["too-far"]);
    expect(rules(plus(180), after)).toEqual([]);
    expect(rules(plus(181), after)).toEqual(["too-far"]);
  });

  it("is a day on which the park is open", () => {
    expect(refused({ date: "2026-02-16" }, instantAt("2026-02-01", "12:00"))).toEqual(["date: closed-day"]);
    expect(refused({ date: "2026-02-17" }, instantAt("2026-02-01", "12:00"))).toEqual([]);
  });

  it("is refused where the park closes during the visit, and not where only a part of it or another hour is concerned", () => {
    const reason = { zh_TW: "颱風", en_US: "Typhoon", ja_JP: "台風" };
    const shut = (from: string, to: string, covers: Closure["covers"] = { kind: "park" }): Closure[] => [
      { id: "1", covers, span: { from: instantAt("2026-03-20", from), to: instantAt("2026-03-20", to) }, reason },
    ];
    expect(refused({}, noon, shut("11:00", "15:00"))).toEqual(["date: closed-then"]);
    expect(refused({}, noon, shut("12:00", "15:00"))).toEqual([]);
    expect(refused({}, noon, shut("08:00", "09:30"))).toEqual([]);
    expect(refused({}, noon, shut("09:00", "18:00", { kind: "area", id: "north" }))).toEqual([]);
    expect(
      refused({}, noon, [
        {
          id: "1",
          covers: { kind: "park" },
          span: { firstDay: Temporal.PlainDate.from("2026-03-20"), lastDay: Temporal.PlainDate.from("2026-03-20") },
          reason,
        },
      ]),
    ).toEqual(["date: closed-then"]);
  });
});

describe("the times (rule G2)", () => {
  it.each([
    ["08:59", "12:00", ["startTime: before-opening"]],
    ["09:00", "12:00", []],
    ["17:30", "17:59", []],
    ["17:31", "17:59", ["startTime: after-last-admission"]],
    ["10:00", "10:00", ["endTime: end-before-start"]],
    ["10:00", "10:01", []],
    ["10:00", "17:59", []],
    ["10:00", "18:00", ["endTime: end-after-closing"]],
    ["08:00", "19:00", ["startTime: before-opening", "endTime: end-after-closing"]],
  ])("from %s to %s: %j", (startTime, endTime, expected) => {
    expect(refused({ startTime, endTime })).toEqual(expected);
  });
});

describe("the numbers (rule G3)", () => {
  it.each([
    [{ total: 30 }, []],
    [{ total: 31 }, ["total: sum"]],
    [{ total: 0, general: 0, discount: 0 }, ["total: nobody"]],
    [{ total: 200, discount: 198 }, []],
    [{ total: 201, discount: 199 }, ["total: too-many"]],
    [{ total: 5, general: 1, discount: 1, local: 1, senior: 1, free: 1, freeReason: "young" as const }, []],
    [{ total: 1, general: 0, discount: 0, free: 1, freeReason: "young" as const }, []],
  ])("%j: %j", (change, expected) => {
    expect(refused(change)).toEqual(expected);
  });
});

describe("free places (rule G22)", () => {
  const free = (count: number, change: Partial<GroupOrder> = {}): Partial<GroupOrder> => ({
    general: 0,
    discount: 30 - count,
    free: count,
    ...change,
  });
  it.each([
    [free(30), ["freeReason: free-reason"]],
    [free(1), ["freeReason: free-reason"]],
    [free(30, { groupKind: "welfare" }), ["freeReason: free-reason"]],
    [free(30, { groupKind: "welfare", requirements: "輪椅" }), ["freeReason: free-reason"]],
    [free(30, { freeReason: "young" }), []],
    [free(2, { freeReason: "disabled" }), []],
    [free(1, { freeReason: "volunteer" }), []],
    [free(0), []],
    [free(0, { freeReason: "young" }), []],
  ])("%j: %j", (change, expected) => {
    expect(refused(change)).toEqual(expected);
  });

  it.each([
    ["young", 3, "未達購票年齡或身高的兒童；入園時查驗年齡或身高"],
    ["disabled", 8, "身心障礙者，每位可有一位陪同者；入園時查驗身心障礙證明，至少 4 張"],
    ["disabled", 9, "身心障礙者，每位可有一位陪同者；入園時查驗身心障礙證明，至少 5 張"],
    ["volunteer", 2, "志願服務榮譽卡持卡人；入園時查驗榮譽卡，2 張"],
  ] as const)(
    "say what the gate looks at: a companion comes with one visitor who shows a card (%s, %i)",
    (reason, people, said) => expect(formatFreeReason(reason, people, "zh_TW")).toBe(said),
  );
});

describe("the wishes (rules G4, G6, G7, G8)", () => {
  it.each([
    [{ fieldTrip: "A", classTour: "1" }, ["classTour: both-programmes"]],
    [{ fieldTrip: "C" }, []],
    [{ classTour: "4" }, []],
    [{ extras: ["tour"] }, ["guide: guide-needed"]],
    [{ extras: ["tour"], guide: "zh30" }, []],
    [{ extras: ["diy", "venue"] }, []],
    [{ guidelines: false, privacy: false }, ["guidelines: guidelines", "privacy: privacy"]],
  ] satisfies [Partial<GroupOrder>, string[]][])("%j: %j", (change, expected) => {
    expect(refused(change)).toEqual(expected);
  });

  it.each([
    [{}, false],
    [{ fieldTrip: "A" }, false],
    [{ requirements: " \n\t" }, false],
    [{ coaches: 4 }, false],
    [{ fieldTrip: "B" }, true],
    [{ fieldTrip: "C" }, true],
    [{ classTour: "1" }, true],
    [{ extras: ["diy"] }, true],
    [{ extras: ["venue"] }, true],
    [{ guide: "en60" }, true],
    [{ requirements: "輪椅兩臺" }, true],
  ] satisfies [Partial<GroupOrder>, boolean][])("%j is looked at by staff first: %s", (change, expected) => {
    expect(needsReview({ ...order, ...change })).toBe(expected);
  });
});

describe("an order that is not whole yet", () => {
  const some = (part: Partial<GroupOrder>) =>
    refuseSome(part, calendar, noon).map(({ field, rule }) => `${field}: ${rule}`);
  const counts: Partial<GroupOrder> = { total: 31, general: 2, discount: 28, local: 0, senior: 0, free: 0 };
  const wishes: Partial<GroupOrder> = { fieldTrip: "A", classTour: "1", extras: ["tour"], guide: "" };

  it.each([
    [{}, []],
    [{ date: "2026-03-20" }, []],
    [{ date: "2026-03-04" }, ["date: too-soon"]],
    [{ startTime: "08:00" }, []],
    [{ endTime: "19:00" }, []],
    [{ startTime: "10:00", endTime: "10:00" }, ["endTime: end-before-start"]],
    [{ startTime: "08:00", endTime: "19:00" }, []],
    [{ date: "2026-03-20", startTime: "08:00" }, []],
    [{ date: "2026-03-20", endTime: "19:00" }, []],
    [{ date: "2026-03-04", startTime: "10:00" }, ["date: too-soon"]],
    [
      { date: "2026-03-20", startTime: "08:00", endTime: "19:00" },
      ["startTime: before-opening", "endTime: end-after-closing"],
    ],
    [{ date: "2026-03-04", startTime: "10:00", endTime: "09:00" }, ["date: too-soon", "endTime: end-before-start"]],
    [counts, ["total: sum"]],
    [wishes, ["classTour: both-programmes", "guide: guide-needed"]],
    [
      { date: "2026-03-04", ...counts, ...wishes },
      ["date: too-soon", "total: sum", "classTour: both-programmes", "guide: guide-needed"],
    ],
  ] satisfies [Partial<GroupOrder>, string[]][])("%j: %j", (part, expected) => {
    expect(some(part)).toEqual(expected);
  });

  it("is not asked for what hangs on a part that is missing", () => {
    for (const whole of [counts, wishes])
      for (const missing of Object.keys(whole)) expect(some({ ...whole, [missing]: undefined }), missing).toEqual([]);
  });
});

it("staff book for today and next year, and for more than an hour's places, but no day that is over, nor what contradicts itself (rule G20)", () => {
  const even = (change: Partial<GroupOrder>) =>
    refuseEvenStaff({ ...order, ...change }, calendar, noon).map(({ field, rule }) => `${field}: ${rule}`);
  expect([even({ date: "2026-03-02" }), even({ date: "2027-03-20" }), even({ total: 201, discount: 199 })]).toEqual([
    [],
    [],
    [],
  ]);
  expect(refuseEvenStaff({ ...order, date: "2026-03-01" }, calendar, noon)).toEqual([
    { field: "date", rule: "over", about: { day: "2026-03-02" } },
  ]);
  expect([
    even({ date: "2027-02-05" }),
    even({ startTime: "08:59" }),
    even({ total: 31 }),
    even({ fieldTrip: "A", classTour: "1" }),
  ]).toEqual([["date: closed-day"], ["startTime: before-opening"], ["total: sum"], ["classTour: both-programmes"]]);
});

describe("what staff must answer is not asked for where no working day is left before the visit (rule D21)", () => {
  const asked = (change: Partial<GroupOrder>, moment: string) =>
    refuse({ ...order, ...change }, calendar, instantAt(moment, "09:00")).filter(({ rule }) => rule !== "too-soon");
  it.each([
    ["2026-12-30", "2027-01-02", undefined],
    ["2026-12-31", "2027-01-03", "2027-01-05"],
    ["2026-12-31", "2027-01-04", "2027-01-05"],
    ["2026-12-31", "2027-01-05", undefined],
    ["2027-02-03", "2027-02-07", "2027-02-12"],
    ["2027-02-03", "2027-02-11", "2027-02-12"],
    ["2027-02-03", "2027-02-12", undefined],
    ["2026-11-20", "2026-11-23", "2026-11-24"],
  ])("asked for on %s for %s: the first day is then %s", (moment, date, first) => {
    const expected = first ? [{ field: "date", rule: "no-answer", about: { day: first } }] : [];
    for (const wish of [
      { guide: "zh30" },
      { fieldTrip: "B" },
      { classTour: "2" },
      { extras: ["diy"] },
      { requirements: "兩位坐輪椅" },
    ] satisfies Partial<GroupOrder>[])
      expect(asked({ date, ...wish }, moment)).toEqual(expected);
    // A plain visit needs no answer.
    expect(asked({ date }, moment)).toEqual([]);
  });

  it("is told with all else that is wrong, once", () => {
    const now = instantAt("2026-12-31", "09:00");
    const some = (part: Partial<GroupOrder>) =>
      refuseSome(part, calendar, now).map(({ field, rule }) => `${field}: ${rule}`);
    const wishes = { fieldTrip: "", classTour: "", extras: [], guide: "zh30" } satisfies Partial<GroupOrder>;
    expect(
      some({ date: "2027-01-03", ...wishes, total: 2, general: 1, discount: 0, local: 0, senior: 0, free: 0 }),
    ).toEqual(["date: no-answer", "total: sum"]);
    expect([
      some({ date: "2027-01-02", ...wishes }),
      some({ date: "2027-01-03", ...wishes, guide: "", requirements: undefined }),
      some({ date: "2027-01-03", ...wishes, guide: "", requirements: "早到" }),
    ]).toEqual([["date: too-soon"], [], ["date: no-answer"]]);
    expect(refuseEvenStaff({ ...order, date: "2027-01-03", guide: "zh30" }, calendar, now)).toEqual([]);
  });

  it.each([
    // A plain group, and one that staff must answer: that one is offered places only while a whole working day is left.
    ["2027-01-05", "2027-01-03 00:00", "2027-01-03 00:00"],
    ["2027-01-04", "2027-01-02 00:00", "2026-12-31 00:00"],
    ["2027-02-11", "2027-02-09 00:00", "2027-02-03 00:00"],
    ["2026-11-27", "2026-11-25 00:00", "2026-11-25 00:00"],
  ])("a place of %s is offered until %s, or %s", (date, plain, review) => {
    const at = (text: string) => instantAt(text.slice(0, 10), text.slice(11)).toString();
    expect([offersEnd(date, false, calendar).toString(), offersEnd(date, true, calendar).toString()]).toEqual([
      at(plain),
      at(review),
    ]);
  });
});

describe("an offer (rule G17)", () => {
  it.each([
    ["2026-03-20", "2026-03-02 12:00", "2026-03-03 12:00"],
    ["2026-03-20", "2026-03-16 23:59", "2026-03-17 23:59"],
    ["2026-03-20", "2026-03-17 00:00", "2026-03-18 00:00"],
    ["2026-03-20", "2026-03-17 18:00", "2026-03-18 00:00"],
    ["2027-01-02", "2026-12-30 09:00", "2026-12-31 00:00"],
  ])("for %s made at %s ends at %s", (date, made, ends) => {
    const at = (text: string) => instantAt(text.slice(0, 10), text.slice(11));
    expect(offerEnds(offersEnd(date, false, calendar), at(made)).toString()).toBe(at(ends).toString());
  });
});

describe("the estimate (rule G10)", () => {
  const tariff = tariffOf(builtInFacts);

  it("is tickets by type plus the guide, at the facts' prices", () => {
    const estimate = estimateOf(
      { general: 2, discount: 20, local: 3, senior: 4, free: 5 },
      { guide: "zh60", fieldTrip: "", classTour: "", extras: ["tour"] },
      tariff,
    );
    expect(estimate.lines.map(({ item, sum }) => [item, sum])).toEqual([
      ["general", 300],
      ["discount", 2400],
      ["local", 300],
      ["senior", 300],
      ["free", 0],
      ["zh60", 1200],
    ]);
    expect(estimate).toMatchObject({ sum: 4500, quotedByStaff: false });
    // A line for one, none for nobody, and one guide however many they are.
    expect(
      estimateOf(
        { general: 1, discount: 0, local: 0, senior: 12, free: 0 },
        { guide: "en60", fieldTrip: "", classTour: "", extras: [] },
        tariff,
      ).lines,
    ).toEqual([
      { item: "general", count: 1, each: 150, sum: 150 },
      { item: "senior", count: 12, each: 75, sum: 900 },
      { item: "en60", count: 1, each: tariff.guides.en60, sum: tariff.guides.en60 },
    ]);
  });

  it("follows a fact that staff change", () => {
    const dearer = tariffOf({
      ...builtInFacts,
      "ticket.discount.single": { ...builtInFacts["ticket.discount.single"], value: 130 },
    });
    expect(estimateOf({ ...order }, order, dearer).sum).toBe(2 * 150 + 28 * 130);
  });

  it.each([
    [{ fieldTrip: "B" }, true],
    [{ fieldTrip: "A" }, false],
    [{ classTour: "2" }, true],
    [{ extras: ["diy"] }, true],
  ] satisfies [Partial<GroupOrder>, boolean][])("says for %j whether staff add a quotation: %s", (change, expected) => {
    expect(estimateOf(order, { ...order, ...change }, tariff).quotedByStaff).toBe(expected);
  });
});

it("a group takes its places in the hour in which it starts (rule G13)", () => {
  expect([hourOf("09:00"), hourOf("09:59"), hourOf("17:30")]).toEqual([9, 9, 17]);
  expect(arrivalHours({ opens: "09:00", closes: "18:00", lastAdmission: "17:30" })).toEqual([
    9, 10, 11, 12, 13, 14, 15, 16, 17,
  ]);
});

it("every refusal says in each language the day, time or number it applies", () => {
  const found = [
    ...refuse({ ...order, date: "2026-03-04" }, calendar, noon),
    ...refuse({ ...order, date: "2027-03-04" }, calendar, noon),
    ...refuse({ ...order, startTime: "17:45", endTime: "18:10", total: 40, guidelines: false }, calendar, noon),
    ...refuse({ ...order, total: 900 }, calendar, noon),
  ];
  const said = (locale: Locale) =>
    found.map((one) => localizeErrors(errorsOf([one], locale), groupForm, locale)[0]?.text);
  expect(said("en_US")).toEqual([
    "Please reserve at least 3 days before the visit. The first day you can choose now is Thursday 5 March 2026.",
    "Reservations are open for the next 180 days. The last day you can choose now is Saturday 29 August 2026.",
    "Last admission is at 17:30. Start no later than 17:30.",
    "The park closes at 18:00. The visit must end before 18:00.",
    "The total is 40, but the ticket types add up to 30. The two must be the same.",
    "Read the guidelines for groups and tick the box before sending.",
    "You can reserve here for at most 200 people. If there are more of you, please call and we will arrange it with you.",
  ]);
  for (const locale of locales) for (const one of said(locale)) expect(one).not.toMatch(/[{}]|undefined/);
});
