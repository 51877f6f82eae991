import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closePark } from "#app/visiting/visiting.server.ts";
import { homeTexts } from "#app/home/home.texts.ts";
import { calendarTexts, heldNames } from "#app/whats-on/calendar.texts.ts";
import { timelineTexts } from "#app/whats-on/timeline.texts.ts";
import { locales, pathIn } from "#platform/locales.ts";
import { screens as everyScreen } from "#tests/pages/addresses.ts";
import { ask } from "#tests/ask.ts";
import { pageOf, tags } from "#tests/pages/page.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";

const words = {
  zh_TW: {
    open: "開放中，至 18:00",
    closed: "休息中",
    shut: "休園中",
    eve: "農曆除夕休園",
    noAdmission: "今日已停止入園",
  },
  en_US: {
    open: "Open until 18:00",
    closed: "Closed",
    shut: "Closed",
    eve: "Closed on Lunar New Year’s Eve",
    noAdmission: "Admission has ended for today",
  },
  ja_JP: {
    open: "開園中・18:00まで",
    closed: "閉園中",
    shut: "閉園中",
    eve: "旧暦の大晦日のため休園",
    noAdmission: "本日の入園受付は終了しました",
  },
};
const storm = { zh_TW: "強颱來襲，全園休園", en_US: "Closed for a severe typhoon", ja_JP: "強い台風のため全園休園" };
const screens = ["/", "/time", "/info", "/access", "/calendar", "/show", "/show/crossing-white-stone-bridge"];

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await closePark(site.park, {
    covers: { kind: "park" },
    span: { firstDay: Temporal.PlainDate.from("2026-11-26"), lastDay: Temporal.PlainDate.from("2026-11-27") },
    reason: storm,
    by: "editor",
  });
});
afterAll(() => site.close());

/** A screen as it is at a moment of the park's clock. */
async function at(moment: string, path: string) {
  const answer = await ask(site.url, path, { headers: { "x-park-now": moment, "sec-fetch-site": "same-origin" } });
  return { html: answer.text, ...pageOf(answer) };
}

type Thing = {
  specialOpeningHoursSpecification?: { opens: string; closes: string; validFrom: string; validThrough: string }[];
};
/** The exception of a day in a page's structured data. */
function exceptionOn(html: string, day: string) {
  const things: Thing[] = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, text = ""]) => JSON.parse(text),
  );
  return things
    .flatMap((thing) => thing.specialOpeningHoursSpecification ?? [])
    .find(({ validFrom, validThrough }) => validFrom <= day && day <= validThrough);
}

describe("every screen tells the truth, in three languages", () => {
  it("one minute before closing the park is open, admits nobody, and is closed the minute after", async () => {
    for (const locale of locales)
      for (const screen of screens) {
        const path = pathIn(locale, screen);
        expect((await at("2026-11-21T17:59", path)).words, path).toContain(words[locale].open);
        const after = (await at("2026-11-21T18:00", path)).words;
        expect(after, path).toContain(words[locale].closed);
        expect(after, path).not.toContain(words[locale].open);
      }
    for (const locale of locales)
      for (const screen of ["/", "/time"])
        expect((await at("2026-11-21T17:59", pathIn(locale, screen))).words).toContain(words[locale].noAdmission);
  });

  it("whatever screen it is, each asked in one of the languages in turn", async () => {
    for (const [turn, screen] of everyScreen.entries()) {
      const locale = locales[turn % locales.length] ?? "zh_TW";
      const path = pathIn(locale, screen);
      const { open, shut } = words[locale];
      expect((await at("2026-12-31T17:59", path)).words, `${path} a minute before closing on New Year's Eve`).toContain(
        open,
      );
      const stormy = (await at("2026-11-27T17:59", path)).words;
      expect(
        [stormy.includes(storm[locale]), stormy.includes(open), stormy.includes(shut)],
        `${path} on a typhoon day`,
      ).toEqual([true, false, true]);
    }
  });

  it("on a typhoon day all are closed with the reason in the banner, nothing is on, and calendar files call everything off", async () => {
    for (const locale of locales) {
      for (const screen of screens) {
        const page = await at("2026-11-26T10:30", pathIn(locale, screen));
        expect(page.words, screen).toContain(storm[locale]);
        expect(page.words, screen).not.toContain(words[locale].open);
      }
      const home = await at("2026-11-26T10:30", pathIn(locale, "/"));
      // What is read of is the next day on which the park is open.
      expect([
        home.words.includes(timelineTexts.today[locale]),
        home.words.includes(timelineTexts.later[locale]),
      ]).toEqual([false, true]);
      for (const screen of ["/", "/time"])
        expect(exceptionOn((await at("2026-11-26T10:30", pathIn(locale, screen))).html, "2026-11-27")).toMatchObject({
          opens: "00:00",
          closes: "00:00",
        });
      const file = (
        await ask(site.url, `/feeds/${locale}/show/crossing-white-stone-bridge.ics`, {
          headers: { "x-park-now": "2026-11-25T10:00" },
        })
      ).text;
      for (const day of ["20261126", "20261127"])
        for (const event of file.split("BEGIN:VEVENT").filter((one) => one.includes(`DTSTART;TZID=Asia/Taipei:${day}`)))
          expect(event).toContain("STATUS:CANCELLED");
    }
  });

  it("once the park has closed the day to come is shown, and the strip tells of both ends of the shuttle while both still run", async () => {
    for (const locale of locales) {
      const strip = async (time: string) => (await at(`2026-12-01T${time}`, pathIn(locale, "/"))).words;
      const { fromPark, fromBoth } = homeTexts;
      expect(await strip("17:59")).toContain(timelineTexts.today[locale]);
      expect(await strip("18:00")).toContain(timelineTexts.tomorrow[locale]);
      expect(await strip("10:00")).toContain(`10:05 ${fromBoth[locale].replace("{time}", "10:05")}`);
      expect(await strip("18:01")).toContain(`18:05 ${fromPark[locale]}`);
      const months = (await at("2026-12-01T10:00", pathIn(locale, "/calendar"))).html;
      const day = tags(months, "a").find((tag) => tag["data-day"] === "2026-12-12");
      expect(day?.["aria-label"]).toMatch(new RegExp(`${heldNames.show[locale]} [1-9]`));
      expect(
        tags((await at("2027-02-01T10:00", pathIn(locale, "/calendar"))).html, "a").find(
          (tag) => tag["data-day"] === "2027-02-05",
        )?.["aria-label"],
      ).toContain(calendarTexts.shut[locale]);
    }
  });

  it("before the typhoon the structured data already know, and the day after the park opens as ever", async () => {
    expect(exceptionOn((await at("2026-11-21T10:00", "/")).html, "2026-11-26")).toMatchObject({
      opens: "00:00",
      closes: "00:00",
    });
    for (const locale of locales) {
      const page = await at("2026-11-28T09:00", pathIn(locale, "/"));
      expect(page.words).toContain(words[locale].open);
      expect(page.words).not.toContain(storm[locale]);
    }
  });

  it("the ways here from Taipei and from the south lead back by the last shuttle of the timetable", async () => {
    for (const locale of locales) {
      const { html } = await at("2026-11-21T11:00", pathIn(locale, "/access"));
      const from = /<section id="from"[\s\S]*?<div class="prose-columns"/.exec(html)?.[0] ?? "";
      const shuttles = [...(/<div id="timetable"[\s\S]*?<\/table>/.exec(html)?.[0].matchAll(/\d\d:\d\d/g) ?? [])].map(
        ([time]) => time,
      );
      const [last = "none"] = shuttles.toSorted().slice(-1);
      expect(from.match(/<details/g)).toHaveLength(6);
      expect(from.split(last).length - 1, locale).toBe(2);
      expect(from).not.toMatch(/[{}]|undefined|NaN/);
    }
  });

  it("on Lunar New Year's Eve of 2027 – 5 February, not the 6th – the park is closed, and says why", async () => {
    for (const locale of locales) {
      for (const screen of screens) {
        // The header has room for the reason, which says that the park is closed: it stands there, and no banner
        // repeats it.
        const { html } = await at("2027-02-05T11:00", pathIn(locale, screen));
        expect(/class="status-pill"[\s\S]*?<\/p>/.exec(html)?.[0], screen).toContain(words[locale].eve);
        expect(html, screen).not.toContain("alert-banner");
        expect((await at("2027-02-06T11:00", pathIn(locale, screen))).words, screen).toContain(words[locale].open);
      }
      for (const [screen, times] of [
        ["/", 2],
        ["/time", 3],
      ] as const)
        expect(
          (await at("2027-02-05T11:00", pathIn(locale, screen))).words.split(words[locale].eve).length - 1,
          `${screen}, beside the header`,
        ).toBeGreaterThanOrEqual(times);
      expect(exceptionOn((await at("2026-11-21T11:00", pathIn(locale, "/time"))).html, "2027-02-05")).toMatchObject({
        opens: "00:00",
        closes: "00:00",
        validThrough: "2027-02-05",
      });
    }
  });

  it("on New Year's Eve of the solar year the park is open, and the year turns at midnight in Taipei", async () => {
    for (const locale of locales) {
      expect((await at("2026-12-31T11:00", pathIn(locale, "/"))).words).toContain(words[locale].open);
      expect((await at("2026-12-31T15:59:59Z", pathIn(locale, "/calendar"))).html).toContain(
        'data-day="2026-12-31" data-today="true"',
      );
      expect((await at("2026-12-31T16:00:00Z", pathIn(locale, "/calendar"))).html).toContain(
        'data-day="2027-01-01" data-today="true"',
      );
    }
  });
});
