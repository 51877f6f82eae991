import fc from "fast-check";
import { expect, it } from "vitest";
import { clockTime, instantAt } from "#platform/dates.ts";
import { calendars } from "#tests/calendars.ts";
import { isOpenAt, starterHours } from "./opening.ts";
import { hoursWithin } from "./own-hours.ts";

const firstDay = Temporal.PlainDate.from("2026-02-09");
const minute = fc.integer({ min: 0, max: 1439 });

it("a facility is open exactly when the park is and its own hours are, on any calendar (rule T4)", () => {
  fc.assert(
    fc.property(
      calendars(firstDay, 7),
      minute,
      minute,
      fc.array(fc.tuple(fc.nat(6), minute), { minLength: 6, maxLength: 6 }),
      ({ hours, closures }, one, other, moments) => {
        const [opens, closes] = [clockTime(Math.min(one, other)), clockTime(Math.max(one, other))];
        const own = hoursWithin(hours, { opens, closes });
        for (const [day, at] of moments) {
          const time = clockTime(at);
          const now = instantAt(firstDay.add({ days: day }), time);
          expect(isOpenAt(own, closures, now)).toBe(isOpenAt(hours, closures, now) && opens <= time && time < closes);
        }
      },
    ),
    { numRuns: 300 },
  );
});

it("keeps the park's hours where a facility has none of its own, and lets in until it closes", () => {
  expect(hoursWithin(starterHours, {}).week[1]).toEqual({ opens: "09:00", closes: "18:00", lastAdmission: "18:00" });
  expect(hoursWithin(starterHours, { closes: "20:00" }).week[1]).toEqual({
    opens: "09:00",
    closes: "18:00",
    lastAdmission: "18:00",
  });
  expect(hoursWithin(starterHours, { opens: "10:30" }).week[7]).toEqual({
    opens: "10:30",
    closes: "18:00",
    lastAdmission: "18:00",
  });
  expect(hoursWithin(starterHours, { opens: "18:00", closes: "21:00" }).week[7]).toBeNull();
});
