import ICAL from "ical.js";
import { describe, expect, inject, it } from "vitest";
import { realNow } from "#platform/clock.ts";
import { dayOf, weekdayOf } from "#platform/dates.ts";
import { locales, pathIn } from "#platform/locales.ts";
import { itemAddresses } from "#tests/pages/addresses.ts";
import { type Answer, ask } from "#tests/ask.ts";
import { pageOf, tags } from "#tests/pages/page.ts";

const site = inject("site");
const today = dayOf(realNow());
/** A Saturday beyond the cancelled and sold-out sessions of the starter park. */
const saturday =
  Array.from({ length: 7 }, (_, ahead) => today.add({ days: ahead + 21 })).find((day) => weekdayOf(day) === 6) ?? today;
const newYearsEve = "2027-02-05";
const plan = (slug: string, query = "", locale: (typeof locales)[number] = "en_US") =>
  ask(site, `${pathIn(locale, `/plan/${slug}`)}${query}`);
const times = ({ text }: Answer) => [...text.matchAll(/class="plan-time">([^<]+)</g)].map(([, time]) => time);
const numbers = ({ text }: Answer) => [...text.matchAll(/class="map-sign"[^>]*>([^<]+)</g)].map(([, number]) => number);

it("all ten can be walked whole on an ordinary Saturday, and take about as long as their list says", async () => {
  const addresses = (await itemAddresses(site)).filter((path) => path.startsWith("/plan/"));
  expect(addresses).toHaveLength(10);
  const list = pageOf(await ask(site, "/en_US/plan")).words;
  for (const path of addresses) {
    const answer = await ask(site, `/en_US${path}?date=${saturday}`);
    expect(answer.text.includes('class="plan-closed"'), path).toBe(false);
    const total = /class="plan-sum">[^<]*?(\d+) h(?: (\d+) min)?/.exec(answer.text.replaceAll("<!-- -->", ""));
    const minutes = Number(total?.[1]) * 60 + Number(total?.[2] ?? 0);
    const listed = [...list.matchAll(/(\d+) h(?: (\d+) min)?/g)].map(
      ([, hours, rest]) => Number(hours) * 60 + Number(rest ?? 0),
    );
    expect(
      listed.some((one) => Math.abs(one - minutes) <= 3),
      `${path}: ${minutes} min`,
    ).toBe(true);
  }
});

describe.each(locales)("a plan in %s", (locale) => {
  it("tells when one is where, and numbers its route on the map", async () => {
    const answer = await plan("slow-and-level", `?date=${saturday}&at=10:00`, locale);
    expect(times(answer)).toHaveLength(5);
    expect(times(answer)[0]).toBe("10:05–10:20");
    expect(numbers(answer)).toEqual(["1", "2", "3", "4", "5"]);
    expect(answer.text).toMatch(/class="map-line" data-step-free="true"/);
    expect(pageOf(answer).words).not.toMatch(/[{}]|undefined/);
  });

  it("says on a day the park is closed that it is, and why", async () => {
    const answer = await plan("first-visit", `?date=${newYearsEve}`, locale);
    const reason = { zh_TW: "農曆除夕休園", en_US: "Closed on Lunar New Year’s Eve", ja_JP: "旧暦の大晦日のため休園" }[
      locale
    ];
    expect(pageOf(answer).words).toContain(reason);
    expect(times(answer)).toEqual([]);
  });
});

it("begins later when one arrives later, and names what is closed then", async () => {
  const early = await plan("first-visit", `?date=${saturday}&at=09:00`);
  const late = await plan("first-visit", `?date=${saturday}&at=16:30`);
  expect(times(early)[0]).toBe("09:05–09:20");
  expect(times(late)[0]).toBe("16:35–16:50");
  expect(late.text).toMatch(/class="plan-closed">[^<]*(not open at that time|Closed at that time)/);
});

describe("the plan for rainy days on a Tuesday, when its workshop is not held", () => {
  const tuesday = saturday.add({ days: 3 });

  it.each(locales)("has a workshop of the same craft in its place, and leaves nothing out, in %s", async (locale) => {
    const answer = await plan("rainy-day", `?date=${tuesday}`, locale);
    expect(times(answer)).toHaveLength(4);
    expect(answer.text).not.toContain('class="plan-closed"');
    const { words } = pageOf(answer);
    expect(words).toContain({ zh_TW: "代替", en_US: "In place of", ja_JP: "代わりの立ち寄り先です。" }[locale]);
    expect(words).toContain(
      { zh_TW: "這一天沒有場次。", en_US: "There is no session on this day.", ja_JP: "この日の開催はありません。" }[
        locale
      ],
    );
    expect(answer.text).toContain(`${pathIn(locale, "/experiences/paper-cutting")}"`);
  });

  it("names the next day on which it is, and there all is as planned", async () => {
    const answer = await plan("rainy-day", `?date=${tuesday}`);
    const link = tags(answer.text, "a")
      .map(({ href }) => href?.replaceAll("&amp;", "&"))
      .find((href) => href?.includes("/plan/rainy-day?date="));
    expect(link).toBe(`/en_US/plan/rainy-day?date=${tuesday.add({ days: 1 })}&at=13:00#day`);
    const there = pageOf(await ask(site, link?.split("#")[0] ?? "")).words;
    expect(there).toContain("Paint a Paper Umbrella");
    expect(there).not.toContain("In place of");
  });

  it("puts the workshop that stands in into the calendar file", async () => {
    const page = await plan("rainy-day", `?date=${tuesday}`);
    const file = await ask(
      site,
      tags(page.text, "a")
        .map(({ href }) => href)
        .find((href) => href?.endsWith(".ics")) ?? "",
    );
    expect(file.text).toContain("Paper Cutting");
    expect(file.text).not.toContain("Umbrella");
  });
});

it("names an earlier arrival on a day when that is enough", async () => {
  const late = await plan("rainy-day", `?date=${saturday.add({ days: 4 })}&at=15:00`);
  expect(pageOf(late).words).toContain("Arrive at 13:00 instead and you can visit every stop");
});

it.each([
  ["?date=2026-02-30", "Please give a day"],
  ["?date=yesterday&at=10:00", "Please give a day"],
  ["?date=2020-01-01", "This day has passed."],
  ["?date=2199-01-01", "Plans can be made up to"],
  ["?at=99:99", "Please give a time"],
])("%s is answered in words, with the plan for another day", async (query, words) => {
  const answer = await plan("taste-walk", query);
  expect(answer.status).toBe(200);
  expect(pageOf(answer).words).toContain(words);
  expect(answer.text).toContain('class="plan-stop"');
});

describe("the calendar file", () => {
  it("has an entry for each stop that is open, at its times", async () => {
    const page = await plan("river-dusk", `?date=${saturday}&at=15:10`);
    const address = tags(page.text, "a")
      .map(({ href }) => href)
      .find((href) => href?.endsWith(".ics"));
    const file = await ask(site, address ?? "");
    expect(file.headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": expect.stringContaining(`river-dusk-${saturday}.ics`),
    });
    const events = new ICAL.Component(ICAL.parse(file.text))
      .getAllSubcomponents("vevent")
      .map((event) => new ICAL.Event(event));
    const clock = (time: ICAL.Time) => time.toString().slice(11, 16);
    expect(events.map((event) => `${clock(event.startDate)}–${clock(event.endDate)}`)).toEqual(times(page));
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });

  it.each([
    "/feeds/en_US/plan/none/2026-11-27-1510.ics",
    "/feeds/en_US/plan/river-dusk/2026-13-27-1510.ics",
    "/feeds/en_US/plan/river-dusk/2020-01-01-1510.ics",
    "/feeds/xx/plan/river-dusk/2026-11-27-1510.ics",
    "/feeds/en_US/plan/river-dusk/2026-11-27-9999.ics",
    "/feeds/en_US/plan/river-dusk/now.ics",
  ])("%s is not there", async (path) => {
    expect((await ask(site, path)).status).toBe(404);
  });
});

it.each(locales)("home and the list of plans lead to what to do in the rain, in %s", async (locale) => {
  for (const path of ["/", "/plan"]) {
    const { text } = await ask(site, pathIn(locale, path));
    const [, rain = ""] =
      /class="notice-title">(?:下雨了，怎麼玩？|What to do in the rain|雨の日の過ごしかた)<\/p>(.*?)<\/div>/s.exec(
        text,
      ) ?? [];
    expect(
      tags(rain, "a").map(({ href }) => href),
      path,
    ).toEqual(["/plan/rainy-day", "/exhibition", "/experiences"].map((to) => pathIn(locale, to)));
  }
});
