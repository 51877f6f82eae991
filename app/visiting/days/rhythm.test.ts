import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayOf, instantAt, timeOf } from "#platform/dates.ts";
import { type Closure, everyDay, isOpenAt, starterHours } from "#app/visiting/hours/opening.ts";
import {
  type Calendar,
  dayPartAt,
  mistAt,
  nextShuttle,
  nextSound,
  rhythmAt,
  starterTimetable,
  type Upcoming,
} from "./rhythm.ts";

const usual: Calendar = { hours: starterHours, closures: [] };
const times = { bell: "09:15", drum: "17:30", mistEvery: 30, mistFor: 15 };

describe("bell and drum (rule T9)", () => {
  it.each([
    ["2026-03-01 00:00:00", "2026-03-01 09:15", "2026-03-01 09:15"],
    ["2026-03-01 09:14:59", "2026-03-01 09:15", "2026-03-01 09:15"],
    ["2026-03-01 09:15:00", "2026-03-02 09:15", "2026-03-02 00:00"],
    ["2026-03-01 23:59:59", "2026-03-02 09:15", "2026-03-02 00:00"],
    ["2026-02-15 12:00:00", "2026-02-17 09:15", "2026-02-16 00:00"],
    ["2026-02-16 12:00:00", "2026-02-17 09:15", "2026-02-17 00:00"],
  ])("at %s the bell comes at %s, said so until %s", (now, bell, until) => {
    expect(told(nextSound(usual, times.bell, at(now)))).toEqual({ at: bell, until });
  });

  it("do not sound while the park is closed for a storm, nor within a month of never opening", () => {
    const storm = parkClosed(at("2026-03-01 08:00:00"), at("2026-03-01 12:00:00"));
    expect(told(nextSound({ ...usual, closures: [storm] }, times.bell, at("2026-03-01 07:00:00"))).at).toBe(
      "2026-03-02 09:15",
    );
    expect(told(nextSound({ ...usual, closures: [storm] }, times.drum, at("2026-03-01 07:00:00"))).at).toBe(
      "2026-03-01 17:30",
    );
    const never = { hours: { ...starterHours, week: everyDay(null) }, closures: [] };
    expect(told(nextSound(never, times.bell, at("2026-03-01 07:00:00")))).toEqual({
      at: undefined,
      until: "2026-03-02 00:00",
    });
    const closedFor = (days: number) =>
      parkClosed(at("2026-03-01 00:00:00"), at("2026-03-01 00:00:00").add({ hours: 24 * days }));
    const bellAfter = (days: number) =>
      told(nextSound({ ...usual, closures: [closedFor(days)] }, times.bell, at("2026-03-01 07:00:00"))).at;
    expect([bellAfter(30), bellAfter(31)]).toEqual(["2026-03-31 09:15", undefined]);
  });
});

describe("mist (rule T10)", () => {
  it.each([
    ["2026-03-01 08:59:59", false, "2026-03-01 09:00", "2026-03-01 09:00"],
    ["2026-03-01 09:00:00", true, undefined, "2026-03-01 09:15"],
    ["2026-03-01 09:14:59", true, undefined, "2026-03-01 09:15"],
    ["2026-03-01 09:15:00", false, "2026-03-01 09:30", "2026-03-01 09:30"],
    ["2026-03-01 17:44:59", true, undefined, "2026-03-01 17:45"],
    ["2026-03-01 17:45:00", false, "2026-03-02 09:00", "2026-03-02 00:00"],
    ["2026-02-16 10:00:00", false, "2026-02-17 09:00", "2026-02-17 00:00"],
  ])("at %s: on %s, next %s, until %s", (now, on, next, until) => {
    const mist = mistAt(usual, times, at(now));
    expect(mist.on).toBe(on);
    expect(told(mist)).toEqual({ at: next, until });
  });

  it("stops when a closure begins, and begins again at the first start after it", () => {
    const calendar = { ...usual, closures: [parkClosed(at("2026-03-01 10:05:00"), at("2026-03-01 11:10:00"))] };
    expect(told(mistAt(calendar, times, at("2026-03-01 10:00:00")))).toEqual({
      at: undefined,
      until: "2026-03-01 10:05",
    });
    expect(told(mistAt(calendar, times, at("2026-03-01 10:05:00")))).toEqual({
      at: "2026-03-01 11:30",
      until: "2026-03-01 11:30",
    });
    expect(mistAt(calendar, times, at("2026-03-01 11:12:00")).on).toBe(false);
  });

  it("ends with the day where the park is open through midnight", () => {
    const hours = { ...starterHours, week: everyDay({ opens: "00:00", closes: "24:00", lastAdmission: "24:00" }) };
    expect(told(mistAt({ hours, closures: [] }, { mistEvery: 25, mistFor: 25 }, at("2026-03-01 23:50:00"))).until).toBe(
      "2026-03-02 00:00",
    );
  });

  it("never comes when it is set to every 0 minutes", () => {
    const mist = mistAt(usual, { mistEvery: 0, mistFor: 15 }, at("2026-03-01 10:00:00"));
    expect([mist.on, told(mist).at]).toEqual([false, undefined]);
    expect(mistAt(usual, { mistEvery: 1, mistFor: 1 }, at("2026-03-01 10:00:00")).on).toBe(true);
  });

  it("is what a scan of the minutes since its last start says, on any day with any closure", () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(
        minute,
        minute,
        fc.integer({ min: 1, max: 240 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 60 }),
        (now, from, length, mistFor, pause) => {
          const mistEvery = mistFor + pause;
          const start = at("2026-03-01 00:00:00");
          const moment = (minutes: number) => start.add({ minutes });
          const calendar = { ...usual, closures: [parkClosed(moment(from), moment(from + length))] };
          const isOpen = (minutes: number) => isOpenAt(calendar.hours, calendar.closures, moment(minutes));
          const blows = (at: number) => {
            if (at < 540 || at >= 1080) return false;
            // The last start that found the park open; it blows on while nothing closed since.
            for (let begun = at - ((at - 540) % mistEvery); begun >= 540; begun -= mistEvery) {
              if (!isOpen(begun)) continue;
              return (
                at < begun + mistFor && Array.from({ length: at - begun + 1 }, (_, more) => begun + more).every(isOpen)
              );
            }
            return false;
          };
          const mist = mistAt(calendar, { mistEvery, mistFor }, moment(now));
          expect(mist.on).toBe(blows(now));
          const until = (mist.until.epochMilliseconds - start.epochMilliseconds) / 60_000;
          for (let later = now; later < Math.min(until, 1440); later += 1)
            expect([later, blows(later)]).toEqual([later, mist.on]);
          if (until < 1440) expect(blows(until)).toBe(!mist.on);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("the shuttle (rule T11)", () => {
  it("makes 33 round trips, each leaving the park later than the station", () => {
    expect(starterTimetable).toHaveLength(33);
    expect(new Set(starterTimetable.map((trip) => trip.fromStation)).size).toBe(33);
    expect(starterTimetable.every((trip) => trip.fromPark > trip.fromStation)).toBe(true);
  });

  it.each([
    ["2026-03-01 08:29:59", "2026-03-01 08:30", "2026-03-01 08:45"],
    ["2026-03-01 08:30:00", "2026-03-01 08:50", "2026-03-01 08:45"],
    ["2026-03-01 17:59:59", "2026-03-02 08:30", "2026-03-01 18:05"],
    ["2026-03-01 18:05:00", "2026-03-02 08:30", "2026-03-02 08:45"],
    ["2026-02-16 12:00:00", "2026-02-17 08:30", "2026-02-17 08:45"],
  ])("at %s leaves the station at %s and the park at %s", (now, fromStation, fromPark) => {
    expect(told(nextShuttle(usual, starterTimetable, "fromStation", at(now))).at).toBe(fromStation);
    expect(told(nextShuttle(usual, starterTimetable, "fromPark", at(now))).at).toBe(fromPark);
  });

  it("stands still while the whole park is shut, but not for one area", () => {
    const storm = parkClosed(at("2026-03-01 08:00:00"), at("2026-03-01 12:05:00"));
    const next = (closure: Closure) =>
      told(nextShuttle({ ...usual, closures: [closure] }, starterTimetable, "fromStation", at("2026-03-01 08:00:00")))
        .at;
    expect(next(storm)).toBe("2026-03-01 12:05");
    expect(next({ ...storm, covers: { kind: "area", id: "temple" } })).toBe("2026-03-01 08:30");
    expect(next({ ...storm, span: { from: at("2026-03-01 08:00:00") } })).toBeUndefined();
  });
});

describe("the part of the day (rule T12)", () => {
  it.each([
    ["2026-03-15 00:00:00", "night", "2026-03-15 05:23"],
    ["2026-03-15 05:22:59", "night", "2026-03-15 05:23"],
    ["2026-03-15 05:23:00", "dawn", "2026-03-15 06:43"],
    ["2026-03-15 06:43:00", "day", "2026-03-15 17:21"],
    ["2026-03-15 17:20:59", "day", "2026-03-15 17:21"],
    ["2026-03-15 17:21:00", "dusk", "2026-03-15 18:41"],
    ["2026-03-15 18:41:00", "night", "2026-03-16 05:23"],
    ["2026-12-31 23:00:00", "night", "2027-01-01 05:58"],
  ])("at %s is %s until %s", (now, part, until) => {
    const said = dayPartAt(at(now));
    expect([said.part, told(said).until]).toEqual([part, until]);
  });

  it("follows dawn, day, dusk, night around the year without a gap", () => {
    const order = ["night", "dawn", "day", "dusk"];
    let now = at("2026-01-01 00:00:00");
    for (let changes = 0; changes < 4 * 366; changes += 1) {
      const said = dayPartAt(now);
      expect(said.part).toBe(order[changes % 4]);
      expect(Temporal.Instant.compare(said.until, now)).toBe(1);
      now = said.until;
    }
    expect(dayOf(now).toString()).toBe("2027-01-01");
  });
});

it("the whole rhythm holds until the first of its answers changes", () => {
  const rhythm = rhythmAt(usual, times, starterTimetable, at("2026-03-01 10:50:00"));
  expect(told(rhythm).until).toBe("2026-03-01 11:00");
  expect(rhythm.mist.on).toBe(false);
  expect(told(rhythm.shuttle.fromStation).at).toBe("2026-03-01 11:05");
  expect(rhythm.dayPart.part).toBe("day");
});

function parkClosed(from: Temporal.Instant, to: Temporal.Instant): Closure {
  return {
    id: "c",
    covers: { kind: "park" },
    span: { from, to },
    reason: { zh_TW: "颱風", en_US: "Typhoon", ja_JP: "台風" },
  };
}

/** `at("2026-03-01 17:30:00")` in the park. */
function at(text: string): Temporal.Instant {
  return instantAt(text.slice(0, 10), text.slice(11, 16)).add({ seconds: Number(text.slice(17)) });
}

function told(upcoming: Upcoming): { at: string | undefined; until: string | undefined } {
  const say = (instant: Temporal.Instant | undefined) => instant && `${dayOf(instant)} ${timeOf(instant)}`;
  return { at: say(upcoming.at), until: say(upcoming.until) };
}
