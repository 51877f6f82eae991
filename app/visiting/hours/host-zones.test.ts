import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { root } from "#tests/template.ts";

const run = promisify(execFile);

/** Every rule of time at moments around which zones differ, as text. */
const program = `
  import { starterHours, statusAt } from "#app/visiting/hours/opening.ts";
  import { openingSpecifications } from "#app/visiting/hours/hours-json-ld.ts";
  import { rhythmAt, starterTimetable } from "#app/visiting/days/rhythm.ts";
  import { toLunar } from "#app/visiting/days/lunar.ts";
  import { formatStatus } from "#app/visiting/hours/format-status.ts";
  import { dayOf, formatDay, timeOf } from "#platform/dates.ts";
  import { writeIcs } from "#app/whats-on/calendar-files/ics.ts";
  import { shippedYears } from "#app/submissions/working-days/holidays.ts";
  import { datesOf, payBy, payForRiteBy, riteOf, standingRite } from "#app/lanterns/rites/rites.ts";
  import { answerableFrom, dueAfter } from "#app/submissions/working-days/working-days.ts";
  import { bookableDays, offerEnds, offersEnd, refuseTime, termsOf } from "#app/reservations/group/group.ts";
  import { builtInFacts } from "#app/visiting/facts/facts.ts";
  import { parkingPrice, pricesFor } from "#app/visiting/prices/prices.ts";
  const terms = termsOf(builtInFacts);
  const said = [];
  for (const text of ["2026-03-08T06:59:59Z", "2026-03-08T07:00:00Z", "2026-11-01T05:30:00Z", "2026-12-31T15:59:59Z", "2026-12-31T16:00:00Z", "2027-02-05T01:00:00Z", "2027-02-05T16:00:00Z", "2026-11-21T09:59:59Z"]) {
    const now = Temporal.Instant.from(text);
    const status = statusAt(starterHours, [], now);
    const calendar = { hours: starterHours, closures: [] };
    const rites = { ...calendar, working: shippedYears, begins: "09:30" };
    said.push(riteOf(now, rites), datesOf(riteOf(now, rites), rites, 7), payBy(now, 7), payForRiteBy(riteOf(now, rites), payBy(now, 7), rites), standingRite({ rite: "2026-12-28", kept: false }, now, rites), dueAfter(shippedYears, now, 3, "2027-02-11"), answerableFrom(shippedYears, now), bookableDays(terms, now), offerEnds(offersEnd("2027-02-08", true, { terms, working: shippedYears }), now),
      refuseTime({ date: "2026-11-05", startTime: "09:00", endTime: "18:00", total: 1 }, { ...calendar, terms }, now),
      parkingPrice("09:00", "23:59", builtInFacts), pricesFor({ visitors: [{ age: 65, card: "none" }, { age: 18, card: "local" }], bus: true }, builtInFacts));
    said.push(status, formatStatus(status, now, "en_US"), toLunar(dayOf(now)), formatDay(dayOf(now), "ja_JP"), timeOf(now), openingSpecifications(calendar, dayOf(now)),
      rhythmAt(calendar, { bell: "09:15", drum: "17:30", mistEvery: 30, mistFor: 15 }, starterTimetable, now),
      writeIcs({ name: "x", locale: "zh_TW", entries: [{ uid: "x", when: { from: now, to: now.add({ hours: 1 }) }, cancelled: false, sequence: 1, changedAt: now, title: "x", description: "x", place: "x", url: "https://example.org" }, { uid: "y", when: { firstDay: "2026-03-08", lastDay: "2026-11-01" }, cancelled: false, sequence: 1, changedAt: now, title: "x", description: "x", place: "x", url: "https://example.org" }] }));
  }
  console.log(JSON.stringify(said));
`;

it("the zone of the machine changes no answer: opening, rhythm, lunar days, deadlines, prices, words, structured data, calendar files (rule T1)", async () => {
  const answers = await Promise.all(
    ["Asia/Taipei", "UTC", "America/New_York", "Asia/Tokyo"].map(
      async (TZ) =>
        (
          await run(process.execPath, ["--input-type=module-typescript", "--eval", program], {
            cwd: root,
            env: { ...process.env, TZ },
          })
        ).stdout,
    ),
  );
  expect(answers[0]?.length).toBeGreaterThan(5000);
  expect(new Set(answers).size).toBe(1);
});
