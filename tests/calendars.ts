import fc from "fast-check";
import { type Closure, type DayHours, lunarNewYearsEve, type OpeningHours } from "#app/visiting/hours/opening.ts";
import { clockTime, instantAt, type Weekday } from "#platform/dates.ts";
import type { Localized } from "#platform/locales.ts";

const typhoon = words("颱風");
const repair = words("整修");

/** Random weeks, seasons, yearly days, exceptions and park closures around the days scanned. */
export function calendars(
  firstDay: Temporal.PlainDate,
  days: number,
): fc.Arbitrary<{ hours: OpeningHours; closures: Closure[] }> {
  const minute = fc.oneof(fc.constantFrom(0, 540, 1050, 1080, 1440), fc.integer({ min: 0, max: 1440 }));
  const dayHours = fc
    .tuple(minute, minute, minute)
    .map((three) => three.sort((one, other) => one - other))
    .filter(([opens, , closes]) => opens < closes && opens < 1440)
    .map(([opens, last, closes]) => ({
      opens: clockTime(opens),
      lastAdmission: clockTime(last),
      closes: clockTime(closes),
    }));
  const perhaps = fc.option(dayHours, { nil: null, freq: 3 });
  const week = fc
    .tuple(perhaps, perhaps, perhaps, perhaps, perhaps, perhaps, perhaps)
    .map(
      ([a, b, c, d, e, f, g]) =>
        ({ 1: a, 2: b, 3: c, 4: d, 5: e, 6: f, 7: g }) satisfies Record<Weekday, DayHours | null>,
    );
  const dayNumber = fc.integer({ min: -2, max: days + 2 });
  const dayText = (number: number) => firstDay.add({ days: number }).toString();
  const twoDays = fc
    .tuple(dayNumber, fc.nat(4))
    .map(([first, more]) => ({ from: dayText(first), to: dayText(first + more) }));
  const reason = fc.constantFrom(undefined, typhoon, repair);
  const hours = fc.record({
    week,
    seasons: fc.array(
      fc.tuple(twoDays, week).map(([{ from, to }, other]) => ({ from: from.slice(5), to: to.slice(5), week: other })),
      { maxLength: 2 },
    ),
    yearly: fc.array(fc.record({ on: fc.constantFrom(lunarNewYearsEve, "02-14"), hours: perhaps, reason }), {
      maxLength: 2,
    }),
    exceptions: fc.array(
      fc.tuple(twoDays, perhaps, reason).map(([span, other, why]) => ({ ...span, hours: other, reason: why })),
      { maxLength: 3 },
    ),
  });
  const moment = fc
    .integer({ min: -1440, max: (days + 2) * 1440 })
    .map((minutes) => instantAt(firstDay, "00:00").add({ minutes }));
  const span: fc.Arbitrary<Closure["span"]> = fc.oneof(
    fc.tuple(moment, fc.integer({ min: 1, max: 3000 })).map(([from, minutes]) => ({ from, to: from.add({ minutes }) })),
    twoDays.map(({ from, to }) => ({ firstDay: Temporal.PlainDate.from(from), lastDay: Temporal.PlainDate.from(to) })),
    moment.map((from) => ({ from })),
  );
  const closures = fc.array(
    fc.tuple(span, fc.constantFrom(typhoon, repair)).map(([one, why]) => ({ ...closure(one), reason: why })),
    { maxLength: 4 },
  );
  return fc.record({ hours, closures });
}

function closure(span: Closure["span"]): Closure {
  return { id: "c", covers: { kind: "park" }, span, reason: typhoon };
}

function words(text: string): Localized {
  return { zh_TW: text, en_US: text, ja_JP: text };
}
