// @module-tag postgres
import { describe, expect, it } from "vitest";
import { stateOf } from "#app/submissions/submissions.server.ts";
import { readAvailability } from "#app/reservations/capacity/availability.server.ts";
import { undo } from "#app/staff/desk/submission/submission-actions.server.ts";
import { locales } from "#platform/locales.ts";
import { readOutbox } from "#tests/outbox.ts";
import type { TestPark } from "#tests/park.ts";
import { bookings, officer, people } from "#tests/reservations/bookings.ts";
import { taken } from "#tests/rentals/orders.ts";
import { goOn } from "#tests/reservations/clock.ts";
import { closeAndHear } from "#tests/closures/closing.ts";
import { onFreshDays } from "#tests/reservations/fresh-days.ts";
import { closeDays, liftClosing, listClosings, undoClosing } from "./closing.server.ts";

const reason = { zh_TW: "颱風", en_US: "Typhoon", ja_JP: "台風" };

let open: TestPark;
let day: string;
const { booked, submission, does, mails } = bookings(() => ({ open, day }));
onFreshDays((fresh) => {
  ({ open, day } = fresh);
});

describe("of two closings that share a time (rule P4)", () => {
  it("ending one opens nothing that the other shuts; ending that one does, and tells it", async () => {
    const [early, late] = [
      await booked({ email: "early@example.org" }),
      await booked({ startTime: "14:00", endTime: "16:00", email: "late@example.org" }),
    ];
    const whole = await close({});
    open.at("2026-03-02 13:00");
    const morning = await close({ until: "13:00" });
    expect(await liftClosing(open.park, whole.id, "mei")).toEqual({ ok: true, restored: 1, kept: 1 });
    expect([await stateOf(open.park.db, early), await stateOf(open.park.db, late)]).toEqual(["cancelled", "confirmed"]);
    expect(await undoClosing(open.park, morning.id, "mei")).toEqual({ ok: true, restored: 1, kept: 0 });
    expect(await stateOf(open.park.db, early)).toBe("confirmed");
    // It was cancelled an hour ago and told so: the other closing cannot take it back in silence.
    expect(await mails(early)).toEqual(["group-confirmed", "group-park-closed", "group-restored"]);
  });

  it("holds for rentals too, and for what is taken back within the minute", async () => {
    day = Temporal.PlainDate.from(day).add({ days: 60 }).toString();
    const rental = await taken(open.park, { times: [{ day, lastDay: day }], spaces: ["moon-room"], heads: 4 });
    const whole = await close({});
    const again = await close({ reason: { ...reason, zh_TW: "強烈颱風" } });
    expect(await undoClosing(open.park, whole.id, "mei")).toMatchObject({ restored: 0, kept: 1 });
    expect(await stateOf(open.park.db, rental)).toBe("cancelled");
    open.at("2026-03-02 13:00");
    expect(await liftClosing(open.park, again.id, "mei")).toMatchObject({ restored: 1, kept: 0 });
    expect(await stateOf(open.park.db, rental)).not.toBe("cancelled");
    expect(await mails(rental)).toContain("rental-restored");
  });
});

it("a closing that is sent twice is one (rule P1)", async () => {
  const id = await booked({});
  const both = await Promise.all([close({}), close({})]);
  expect(both.map((closing) => closing.cancelled).sort()).toEqual([0, 1]);
  expect(new Set(both.map((closing) => closing.id)).size).toBe(1);
  expect((await listClosings(open.park)).filter((closing) => closing.id === both[0]?.id)).toHaveLength(1);
  expect(await undoClosing(open.park, String(both[0]?.id), "mei")).toEqual({ ok: true, restored: 1, kept: 0 });
  expect(await stateOf(open.park.db, id)).toBe("confirmed");
});

it("taken back at the end of its minute nobody who had places waits for them (rule P3)", async () => {
  const group = await booked({ ...people(200), email: "big@example.org" });
  await booked({ ...people(50), endTime: "10:30", email: "waits@example.org" }, { wait: true });
  const { id } = await close({ from: "11:00", until: "13:00" });
  await goOn(open, "2026-03-02 12:01");
  expect(await undoClosing(open.park, id, "mei")).toEqual({ ok: true, restored: 1, kept: 0 });
  expect(await stateOf(open.park.db, group)).toBe("confirmed");
});

describe("what was done before a closing (rules B1, D8)", () => {
  it("is not taken back over it: neither a confirmation nor a cancellation", async () => {
    const [confirmed, cancelled] = [
      await booked({ guide: "zh30", email: "c@example.org" }),
      await booked({ email: "d@example.org" }),
    ];
    expect(await does(confirmed, "confirmation")).toEqual({ ok: true });
    expect(await does(cancelled, "cancellation", { reason: "來電" })).toEqual({ ok: true });
    await close({});
    expect(await undo(open.park, officer, await submission(confirmed), "confirmation")).toMatchObject({ ok: false });
    expect(await undo(open.park, officer, await submission(cancelled), "cancellation")).toMatchObject({ ok: false });
    expect([await stateOf(open.park.db, confirmed), await stateOf(open.park.db, cancelled)]).toEqual([
      "cancelled",
      "cancelled",
    ]);
    expect(await mails(confirmed)).toContain("group-park-closed");
  });
});

it("the letter of a closing says when the park is closed, in each language", async () => {
  const said = { zh_TW: "休園時間：", en_US: "Closed: ", ja_JP: "休園の日時：" };
  for (const locale of locales) await booked({ ...people(10), email: `when-${locale}@example.org` }, { locale });
  await close({ from: "11:00", until: "13:00" });
  await open.park.jobs.waiting({ delayed: true });
  const letters = await readOutbox(open.park);
  for (const [locale, words] of Object.entries(said)) {
    const text = letters.find(({ to, text: all }) => to === `when-${locale}@example.org` && all.includes(words))?.text;
    expect(text).toMatch(new RegExp(`${words}.*11:00.*13:00`));
  }
});

describe("the hours that a group is offered (rules G1, G13)", () => {
  it.each([
    { from: "11:00", until: "12:00", offered: { 10: "10:00-11:00", 11: undefined, 12: "12:00-14:00" } },
    { from: "17:20", until: "18:00", offered: { 15: "15:00-17:00", 16: "16:00-17:20", 17: undefined } },
    { from: "10:20", until: "11:15", offered: { 9: "09:00-10:20", 10: undefined, 11: "11:15-13:15" } },
  ])(
    "end where a closing from $from to $until begins, and begin where it ends; each can be asked for",
    async ({ from, until, offered }) => {
      await closeAndHear(open, { firstDay: day, lastDay: day, areas: [], reason, from, until });
      const { chosen } = await readAvailability({ park: open.park, locale: "zh_TW" }, day);
      const times = new Map(chosen?.hours.map((hour) => [hour.hour, `${hour.time}-${hour.until}`]));
      for (const [hour, time] of Object.entries(offered)) expect([hour, times.get(Number(hour))]).toEqual([hour, time]);
      for (const [at, time] of [...times.values()].entries()) {
        const [startTime, endTime] = time.split("-");
        await booked({
          ...people(2),
          startTime: String(startTime),
          endTime: String(endTime),
          email: `hour-${at}@example.org`,
        });
      }
    },
  );
});

function close(closing: { from?: string; until?: string; reason?: typeof reason }) {
  return closeDays(open.park, { firstDay: day, lastDay: day, areas: [], reason, ...closing }, "mei");
}
