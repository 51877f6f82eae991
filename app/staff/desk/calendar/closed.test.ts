import { afterAll, beforeAll, expect, it } from "vitest";
import { readCapacityMonth } from "#app/staff/desk/capacity/capacity.server.ts";
import { type Part, readParts } from "#app/staff/desk/closures/parts.server.ts";
import { type Locale, locales } from "#platform/locales.ts";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { closeAndHear } from "#tests/closures/closing.ts";
import { readDeskCalendar } from "./calendar.server.ts";
import { readDaySheet } from "./day-sheet.server.ts";
import type { Span } from "./span.ts";

const reason = { zh_TW: "颱風來襲", en_US: "Typhoon", ja_JP: "台風の接近" };

let open: TestPark;
beforeAll(async () => {
  open = await openTestPark({ now: "2026-03-02 12:00" });
});
afterAll(() => open.close());

it.each([
  { locale: "zh_TW", part: "休園 13:00–17:00（颱風來襲）", whole: "全天休園（颱風來襲）" },
  { locale: "en_US", part: "Closed 13:00–17:00 (Typhoon)", whole: "Closed all day (Typhoon)" },
  { locale: "ja_JP", part: "休園 13:00〜17:00（台風の接近）", whole: "終日休園（台風の接近）" },
] as const)(
  "every screen that staff plan by says when the park is closed, and why: $locale",
  async ({ locale, part, whole }) => {
    const month = { zh_TW: "04", en_US: "05", ja_JP: "06" }[locale];
    const [partly, wholly] = [`2026-${month}-14`, `2026-${month}-15`];
    await close({ firstDay: partly, from: "13:00", until: "17:00" });
    await close({ firstDay: wholly });
    expect([await everywhere(partly, locale), await everywhere(wholly, locale)]).toEqual([
      Array(5).fill([part]),
      Array(5).fill([whole]),
    ]);
    expect(await everywhere(`2026-${month}-16`, locale)).toEqual(Array(5).fill([]));
  },
);

it("of a closing over several days each day has its own part", async () => {
  await close({ firstDay: "2026-03-10", lastDay: "2026-03-12", from: "13:00", until: "12:00" });
  const days = await Promise.all(["2026-03-10", "2026-03-11", "2026-03-12"].map((day) => shown(day, "day", "zh_TW")));
  expect(days).toEqual([["休園 13:00 起（颱風來襲）"], ["全天休園（颱風來襲）"], ["休園至 12:00（颱風來襲）"]]);
});

it("two closings of a day are told in the order of the clock; a day without hours needs no closing", async () => {
  await close({ firstDay: "2026-03-17", from: "15:00", until: "16:00" });
  await close({ firstDay: "2026-03-17", from: "10:00", until: "11:00" });
  expect(await shown("2026-03-17", "week", "en_US")).toEqual([
    "Closed 10:00–11:00 (Typhoon)",
    "Closed 15:00–16:00 (Typhoon)",
  ]);
  expect(await shown("2027-02-05", "month", "ja_JP")).toEqual(["終日休園（旧暦の大晦日のため休園）"]);
});

it("the day sheet names the areas and houses that are closed, those closed alike together, and not as the park", async () => {
  const house = await someHouse("zh_TW");
  await close({ firstDay: "2026-03-24", from: "09:00", until: "12:00", areas: ["outside", house.value] });
  await close({ firstDay: "2026-03-24", areas: ["inside"] });
  const said = await Promise.all(locales.map(async (locale) => (await sheet("2026-03-24", locale)).closedParts));
  expect(said).toEqual([
    ["所有室內場地：全天不開放（颱風來襲）", `所有戶外場地、${house.label}：不開放 09:00–12:00（颱風來襲）`],
    [
      "All indoor spaces: closed all day (Typhoon)",
      `All outdoor spaces, ${(await someHouse("en_US")).label}: closed 09:00–12:00 (Typhoon)`,
    ],
    [
      "屋内会場すべて：終日休止（台風の接近）",
      `屋外会場すべて、${(await someHouse("ja_JP")).label}：休止 09:00〜12:00（台風の接近）`,
    ],
  ]);
  expect((await sheet("2026-03-24", "zh_TW")).closed).toEqual([]);
});

/** The first of the places that can be closed by themselves. */
async function someHouse(locale: Locale): Promise<Part> {
  const house = (await readParts(open.park, locale)).find(({ name }) => name === "places")?.parts[0];
  if (!house) throw new Error("no places");
  return house;
}

/**
 * What a day is said to be closed for in the month, week and day of the calendar, on the day sheet and among the
 * places.
 */
async function everywhere(day: string, locale: Locale) {
  const { days } = await readCapacityMonth(open.park, Temporal.PlainDate.from(day), locale);
  const calendar = await Promise.all((["month", "week", "day"] as const).map((span) => shown(day, span, locale)));
  return [...calendar, (await sheet(day, locale)).closed, days.find((one) => one.day === day)?.closed];
}

async function shown(day: string, span: Span, locale: Locale) {
  const days = await readDeskCalendar(open.park, span, Temporal.PlainDate.from(day), true, locale);
  return days.find((one) => one.day === day)?.closed;
}

function sheet(day: string, locale: Locale) {
  return readDaySheet(open.park, Temporal.PlainDate.from(day), true, locale);
}

function close({
  firstDay,
  lastDay = firstDay,
  areas = [],
  ...time
}: {
  firstDay: string;
  lastDay?: string;
  from?: string;
  until?: string;
  areas?: string[];
}) {
  return closeAndHear(open, { firstDay, lastDay, areas, reason, ...time });
}
