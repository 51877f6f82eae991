import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { instantAt } from "#platform/dates.ts";
import { calendars } from "#tests/calendars.ts";
import { type Closure, hoursOn, type OpeningHours, type OpeningStatus, starterHours, statusAt } from "./opening.ts";

describe("any calendar, scanned minute by minute", () => {
  const firstDay = Temporal.PlainDate.from("2026-02-09");
  const days = 14;

  it("never says anything the scan does not, changes exactly where it says, and is right a second before and after", {
    timeout: 60_000,
  }, () => {
    fc.assert(
      fc.property(calendars(firstDay, days), ({ hours, closures }) => {
        const scan = scanOf(hours, closures, firstDay, days + 8);
        let minute = 0;
        while (minute < days * 1440) minute = expectStretch(hours, closures, firstDay, scan, minute);
      }),
      { numRuns: 200 },
    );
  });

  it("agrees over five years of the first hours", { timeout: 60_000 }, () => {
    const start = Temporal.PlainDate.from("2025-12-30");
    const scan = scanOf(starterHours, [], start, 5 * 365 + 10);
    let minute = 0;
    while (minute < 5 * 365 * 1440) minute = expectStretch(starterHours, [], start, scan, minute);
  });
});

/** Compares one answer with the scan, up to the minute at which it says it changes; gives that minute. */
function expectStretch(
  hours: OpeningHours,
  closures: Closure[],
  firstDay: Temporal.PlainDate,
  scan: Scanned[],
  minute: number,
): number {
  const start = instantAt(firstDay, "00:00");
  const status = statusAt(hours, closures, start.add({ minutes: minute }));
  const said = inShort(status);
  const offsetOf = (instant: Temporal.Instant) => (instant.epochMilliseconds - start.epochMilliseconds) / 60_000;
  const next = status.changesAt ? offsetOf(status.changesAt) : scan.length;
  for (let scanned = minute; scanned < Math.min(next, scan.length); scanned += 1)
    if (scan[scanned]?.says !== said)
      throw new Error(`minute ${scanned} is "${scan[scanned]?.says}", said "${said}" until ${next}`);
  if (status.changesAt && next < scan.length) {
    if (scan[next] === scan[next - 1]) throw new Error(`nothing changes at minute ${next}: ${said}`);
    const [before, after] = [status.changesAt.subtract({ seconds: 1 }), status.changesAt.add({ seconds: 1 })];
    expect([inShort(statusAt(hours, closures, before)), inShort(statusAt(hours, closures, after))]).toEqual([
      said,
      scan[next]?.says,
    ]);
  }
  let flip = minute + 1;
  while (flip < scan.length && scan[flip]?.open === status.open) flip += 1;
  const flipsAt = status.open ? status.closesAt : status.opensAt;
  if (flip < scan.length) expect(flipsAt && offsetOf(flipsAt)).toBe(flip);
  return next;
}

/** What a minute says; two minutes of the same stretch share one object. */
type Scanned = { says: string; open: boolean };

/** The answer of every minute, reckoned the slow way: in minutes from the first day, without looking for changes. */
function scanOf(hours: OpeningHours, closures: Closure[], firstDay: Temporal.PlainDate, days: number): Scanned[] {
  const start = instantAt(firstDay, "00:00").epochMilliseconds;
  const inMinutes = (instant: Temporal.Instant) => (instant.epochMilliseconds - start) / 60_000;
  const shut = closures.map(({ span, reason }) => {
    if ("from" in span)
      return { from: inMinutes(span.from), to: span.to ? inMinutes(span.to) : Number.POSITIVE_INFINITY, reason };
    const dayNumber = (day: Temporal.PlainDate) => firstDay.until(day).days;
    return { from: dayNumber(span.firstDay) * 1440, to: (dayNumber(span.lastDay) + 1) * 1440, reason };
  });
  const known = new Map<string, Scanned>();
  const scanned = (says: string, key = says) => {
    const one = known.get(key) ?? { says, open: says.startsWith("hours") };
    known.set(key, one);
    return one;
  };
  const scan: Scanned[] = [];
  for (let number = 0; number < days; number += 1) {
    const { hours: today, reason } = hoursOn(hours, firstDay.add({ days: number }));
    const [opens, closes, last] = today ? [today.opens, today.closes, today.lastAdmission].map(inMinutesOfDay) : [];
    // Which day's last admission it is makes a difference where the park is open through midnight.
    const [admitting, late] = [scanned("hours, admitting", `admitting ${number}`), scanned("hours", `late ${number}`)];
    for (let minute = 0; minute < 1440; minute += 1) {
      const now = number * 1440 + minute;
      const closed = shut.find(({ from, to }) => from <= now && now < to);
      if (closed) scan.push(scanned(`closure ${closed.reason.zh_TW}`));
      else if (opens === undefined || closes === undefined || last === undefined)
        scan.push(scanned(["closed-day", reason?.zh_TW].filter(Boolean).join(" ")));
      else if (minute < opens) scan.push(scanned("before-opening"));
      else if (minute >= closes) scan.push(scanned("after-closing"));
      else scan.push(minute < last ? admitting : late);
    }
  }
  return scan;
}

function inMinutesOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function inShort(status: OpeningStatus): string {
  return [`${status.why}${status.admitting ? ", admitting" : ""}`, status.reason?.zh_TW].filter(Boolean).join(" ");
}
