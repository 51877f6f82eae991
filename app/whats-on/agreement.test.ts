import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { openingSpecifications } from "#app/visiting/hours/hours-json-ld.ts";
import { closedAllDay, openSpansOn } from "#app/visiting/hours/open-spans.ts";
import { type Closure, instantsOf, isOpenAt, statusAt, type Whereabouts } from "#app/visiting/hours/opening.ts";
import { hoursWithin } from "#app/visiting/hours/own-hours.ts";
import { formatFacility, formatStatus } from "#app/visiting/hours/format-status.ts";
import { dayOf, instantAt, timeOf, weekdayOf } from "#platform/dates.ts";
import { locales } from "#platform/locales.ts";
import { calendars } from "#tests/calendars.ts";
import { writeIcs } from "./calendar-files/ics.ts";
import { eventJsonLd } from "./event-json-ld.ts";
import { occurrencesOn, type Program, takesPlaceOn } from "#app/visiting/days/sessions.ts";

const firstDay = Temporal.PlainDate.from("2026-02-09");
const days = 14;
const minutes = fc.array(fc.integer({ min: 0, max: days * 1440 - 1 }), { minLength: 4, maxLength: 8 });
const times = fc.constantFrom("00:00", "08:59", "09:00", "12:30", "17:30", "17:59", "18:00", "23:30");

/**
 * Whether structured data has the park open on a day at a time; `is` and `was` say whether it is open then, and was a
 * minute before.
 */
function openByJsonLd(
  {
    openingHoursSpecification: week,
    specialOpeningHoursSpecification: special = [],
  }: ReturnType<typeof openingSpecifications>,
  day: Temporal.PlainDate,
  time: string,
  { is, was }: { is: boolean; was: boolean },
): boolean {
  const iso = day.toString();
  const exceptions = special.filter(({ validFrom = "", validThrough = "" }) => validFrom <= iso && iso <= validThrough);
  const name = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"][weekdayOf(day) - 1];
  const spans = exceptions.length > 0 ? exceptions : week.filter(({ dayOfWeek }) => dayOfWeek?.endsWith(`/${name}`));
  // Midnight is written 23:59, since schema.org knows no 24:00: in that minute it may be open still, or have closed
  // just now.
  if (time === "23:59" && spans.some(({ closes }) => closes === "23:59")) return is || !was;
  return spans.some(({ opens, closes }) => opens <= time && time < closes);
}

/** Whether a closure begins within a session that lasts until the last minute of its day. */
function isBrokenOff(closures: readonly Closure[], day: string, start: string): boolean {
  return closures.some(({ span }) => {
    const { from } = instantsOf(span);
    return (
      Temporal.Instant.compare(from, instantAt(day, start)) > 0 &&
      Temporal.Instant.compare(from, instantAt(day, "23:59")) < 0
    );
  });
}

/**
 * Random calendars, each asked at four to eight moments: a thousand moments at least in npm test, a thousand calendars
 * in check:all.
 */
const calendarsTried = process.env.TEST_LONG === "1" ? 1000 : 250;

describe("on any of so many calendars", () => {
  it("header, banner, strip, /time and structured data say open at the same moments, in every language", {
    timeout: 120_000,
  }, () => {
    fc.assert(
      fc.property(calendars(firstDay, days), minutes, (calendar, chosen) => {
        const jsonLd = openingSpecifications(calendar, firstDay);
        for (const minute of chosen) {
          const now = instantAt(firstDay, "00:00").add({ minutes: minute });
          const day = dayOf(now);
          const status = statusAt(calendar.hours, calendar.closures, now);
          const said = locales.map((locale) => formatStatus(status, now, locale));
          const inSpan = openSpansOn(calendar, day).some(
            ({ from, to }) => Temporal.Instant.compare(from, now) <= 0 && Temporal.Instant.compare(now, to) < 0,
          );
          const answers = [
            status.open,
            isOpenAt(calendar.hours, calendar.closures, now),
            inSpan,
            openByJsonLd(jsonLd, day, timeOf(now), {
              is: status.open,
              was: isOpenAt(calendar.hours, calendar.closures, now.subtract({ minutes: 1 })),
            }),
            ...said.map(({ open }) => open),
          ];
          if (new Set(answers).size !== 1) throw new Error(`${now}: ${answers}`);
          if (status.open && closedAllDay(calendar, day))
            throw new Error(`${day} is open at ${now}, and yet shut all day`);
          if (status.reason && said.some(({ alert }) => !alert)) throw new Error(`${now}: shut without a word of why`);
        }
      }),
      { numRuns: calendarsTried },
    );
  });

  it("so do they of an area and of a house in it, each closed with the park, with its area and by itself", {
    timeout: 120_000,
  }, () => {
    const covers = fc.constantFrom<Closure["covers"]>(
      { kind: "park" },
      { kind: "area", id: "river" },
      { kind: "area", id: "temple" },
      { kind: "facility", id: "tea-house" },
      { kind: "facility", id: "kiln" },
    );
    const places = fc.constantFrom<Whereabouts>(
      {},
      { area: "river" },
      { area: "river", facility: "tea-house" },
      { area: "river", facility: ["tea-house", "kiln"] },
    );
    fc.assert(
      fc.property(
        calendars(firstDay, days),
        fc.array(covers, { minLength: 4, maxLength: 4 }),
        places,
        fc.record({ opens: times, closes: times }),
        minutes,
        ({ hours, closures }, covering, where, own, chosen) => {
          const spread = closures.map((closure, at) => ({ ...closure, covers: covering[at] ?? closure.covers }));
          const calendar = { hours: where.facility ? hoursWithin(hours, own) : hours, closures: spread };
          const jsonLd = openingSpecifications(calendar, firstDay, where);
          for (const minute of chosen) {
            const now = instantAt(firstDay, "00:00").add({ minutes: minute });
            const day = dayOf(now);
            const status = statusAt(calendar.hours, spread, now, where);
            const inSpan = openSpansOn(calendar, day, where).some(
              ({ from, to }) => Temporal.Instant.compare(from, now) <= 0 && Temporal.Instant.compare(now, to) < 0,
            );
            const answers = [
              status.open,
              isOpenAt(calendar.hours, spread, now, where),
              inSpan,
              openByJsonLd(jsonLd, day, timeOf(now), {
                is: status.open,
                was: isOpenAt(calendar.hours, spread, now.subtract({ minutes: 1 }), where),
              }),
              ...locales.map((locale) => formatFacility(status, now, locale).open),
            ];
            if (new Set(answers).size !== 1) throw new Error(`${now} at ${JSON.stringify(where)}: ${answers}`);
            if (status.open && !statusAt(hours, spread, now).open)
              throw new Error(`${JSON.stringify(where)} is open at ${now} while the park is not`);
          }
        },
      ),
      { numRuns: Math.ceil(calendarsTried / 3) },
    );
  });

  it("pages, filters, structured data and calendar files call off the same sessions", { timeout: 120_000 }, () => {
    const session = fc.record({
      id: fc.constantFrom("a", "b"),
      from: times,
      cancelled: fc.constantFrom<string[]>([], ["2026-02-11"]),
      soldOut: fc.constantFrom<string[]>([], ["2026-02-12"]),
    });
    fc.assert(
      fc.property(calendars(firstDay, days), fc.array(session, { minLength: 1, maxLength: 2 }), (calendar, written) => {
        const program: Program = {
          startsOn: "2026-02-09",
          endsOn: "2026-02-22",
          sessions: written.map((one, at) => ({ ...one, id: one.id + at, to: "23:59", except: [] })),
        };
        for (const iso of ["2026-02-10", "2026-02-11", "2026-02-12", "2026-02-16"]) {
          const shown = occurrencesOn(calendar, program, iso);
          const off = shown.map(({ state }) => state === "cancelled");
          const byRule = shown.map(
            (one) =>
              program.sessions.find(({ id }) => id === one.session)?.cancelled.includes(iso) ||
              !isOpenAt(calendar.hours, calendar.closures, instantAt(iso, one.from)) ||
              isBrokenOff(calendar.closures, iso, one.from),
          );
          const told = eventJsonLd({ ...event, startsOn: iso, endsOn: iso, sessions: shown });
          const files = new ICAL.Component(
            ICAL.parse(writeIcs({ name: "x", locale: "zh_TW", entries: shown.map(entryOf) })),
          ).getAllSubcomponents("vevent");
          expect([
            off,
            byRule,
            statuses(told.subEvent),
            files.map((one) => one.getFirstPropertyValue("status") === "CANCELLED"),
          ]).toEqual([off, off, off, off]);
          expect(takesPlaceOn(calendar, program, iso)).toBe(off.includes(false));
          if (closedAllDay(calendar, Temporal.PlainDate.from(iso))) expect(off.includes(false)).toBe(false);
        }
      }),
      { numRuns: calendarsTried },
    );
  });
});

const event = {
  name: "show",
  title: "x",
  summary: "x",
  url: "https://example.org/show/x",
  image: undefined,
  park: "x",
  place: undefined,
  performers: undefined,
  organizer: undefined,
  language: undefined,
  price: 150,
  prices: "https://example.org/info",
} as const;

function entryOf(one: ReturnType<typeof occurrencesOn>[number]) {
  return {
    uid: `${one.session}@example.org`,
    when: { from: instantAt(one.day, one.from), to: instantAt(one.day, one.to) },
    cancelled: one.state === "cancelled",
    sequence: 0,
    changedAt: instantAt(one.day, "00:00"),
    title: "x",
    description: "x",
    place: undefined,
    url: "https://example.org",
  };
}

function statuses(subEvents: unknown): boolean[] {
  return (Array.isArray(subEvents) ? subEvents : []).map(({ eventStatus }: { eventStatus: string }) =>
    eventStatus.endsWith("/EventCancelled"),
  );
}
