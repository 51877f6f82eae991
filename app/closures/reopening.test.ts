// @module-tag postgres
import { describe, expect, it } from "vitest";
import { stateOf } from "#app/submissions/submissions.server.ts";
import { readStatusPage } from "#app/submission-desk/status/status-page.server.ts";
import { orderLanterns } from "#app/lanterns/order.server.ts";
import { readOutbox } from "#tests/outbox.ts";
import type { TestPark } from "#tests/park.ts";
import { taken } from "#tests/rentals/orders.ts";
import { bookings, people } from "#tests/reservations/bookings.ts";
import { goOn } from "#tests/reservations/clock.ts";
import { onFreshDays } from "#tests/reservations/fresh-days.ts";
import { closeDays, liftClosing, listClosings, listLifted, undoClosing } from "./closing.server.ts";
import { reconcile } from "#app/reservations/reconciliation.server.ts";
import { undoReopening } from "./reopening.server.ts";

const reason = { zh_TW: "颱風", en_US: "Typhoon", ja_JP: "台風" };

let open: TestPark;
let day: string;
const { booked, submission, does, mails } = bookings(() => ({ open, day }));
onFreshDays((fresh) => {
  ({ open, day } = fresh);
});

describe("a reopening is taken back within its minute (rules P3, P4)", () => {
  it("and it is closed as before: nobody who was restored hears of it, and each has had one letter of the closing", async () => {
    // A Monday far enough ahead for spaces, too.
    day = Temporal.PlainDate.from("2026-05-04")
      .add({ weeks: Number(day.slice(-2)) - 20 })
      .toString();
    const group = await booked({ email: "stays@example.org" });
    const waiting = await booked({ ...people(190), email: "waiting@example.org" }, { wait: true });
    const rental = await taken(open.park, { times: [{ day, lastDay: day }], email: "hall@example.org" });
    expect(await does(rental, "approval")).toEqual({ ok: true });
    const lantern = await order();
    const rite = await riteOf(lantern);
    await goOn(open, "2026-03-02 12:05");
    const { id } = await closeDays(open.park, { firstDay: rite, lastDay: rite, areas: [], reason }, "mei");
    const closing = await close();
    await open.park.jobs.waiting({ delayed: true });
    await goOn(open, "2026-03-02 13:00");
    const before = await standing([group, waiting, rental]);
    const moved = await riteOf(lantern);

    expect(await liftClosing(open.park, closing.id, "mei")).toMatchObject({ ok: true });
    expect(await liftClosing(open.park, id, "mei")).toMatchObject({ ok: true });
    expect([await stateOf(open.park.db, group), await stateOf(open.park.db, rental), await riteOf(lantern)]).toEqual([
      "confirmed",
      "confirmed",
      rite,
    ]);
    expect((await listLifted(open.park)).map((one) => one.id)).toEqual(expect.arrayContaining([closing.id, id]));
    expect(await undoReopening(open.park, closing.id, "mei")).toEqual({ ok: true, told: 0 });
    expect(await undoReopening(open.park, id, "mei")).toEqual({ ok: true, told: 0 });

    expect([await standing([group, waiting, rental]), await riteOf(lantern)]).toEqual([before, moved]);
    expect((await listClosings(open.park)).map((one) => one.id)).toEqual(expect.arrayContaining([closing.id, id]));
    expect(await undoReopening(open.park, closing.id, "mei")).toMatchObject({ ok: false });
    await goOn(open, "2026-03-02 13:10");
    await open.park.jobs.waiting({ delayed: true });
    expect((await readOutbox(open.park)).filter(({ to }) => to === "stays@example.org")).toHaveLength(2);
    expect([await mails(group), await mails(rental), await mails(lantern)]).toEqual([
      ["group-confirmed", "group-park-closed"],
      ["rental-approved", "rental-park-closed", "rental-received"],
      ["lantern-moved", "lantern-ordered"],
    ]);
    expect(await reconcile(open.park)).toEqual([]);

    expect(await liftClosing(open.park, closing.id, "mei")).toMatchObject({ ok: true });
    expect([await stateOf(open.park.db, group), await stateOf(open.park.db, rental)]).toEqual([
      "confirmed",
      "confirmed",
    ]);
    expect(await reconcile(open.park)).toEqual([]);
  });

  it("while what came into that time meanwhile is cancelled with a letter, and comes back when it is opened later", async () => {
    const group = await booked({ email: "restored@example.org" });
    const closing = await close();
    await goOn(open, "2026-03-02 13:00");
    await liftClosing(open.park, closing.id, "mei");
    expect(
      await does(group, "change", {
        date: day,
        startTime: "13:00",
        endTime: "14:00",
        general: "",
        discount: "30",
        local: "",
        senior: "",
        free: "",
      }),
    ).toEqual({ ok: true });
    const quick = await booked({ startTime: "15:00", endTime: "16:00", email: "quick@example.org" });
    expect(await undoReopening(open.park, closing.id, "mei")).toEqual({ ok: true, told: 2 });
    expect([await stateOf(open.park.db, group), await stateOf(open.park.db, quick), await mails(quick)]).toEqual([
      "cancelled",
      "cancelled",
      ["group-confirmed", "group-park-closed"],
    ]);
    await goOn(open, "2026-03-02 14:00");
    expect(await liftClosing(open.park, closing.id, "mei")).toEqual({ ok: true, restored: 2, kept: 0 });
    expect([
      await stateOf(open.park.db, group),
      await stateOf(open.park.db, quick),
      await reconcile(open.park),
    ]).toEqual(["confirmed", "confirmed", []]);
  });

  it("though the closing itself is younger than a minute, whoever read of it hears that it is over", async () => {
    const group = await booked({ email: "both@example.org" });
    const closing = await close();
    await liftClosing(open.park, closing.id, "mei");
    await undoReopening(open.park, closing.id, "mei");
    expect(await undoClosing(open.park, closing.id, "mei")).toMatchObject({ ok: true, restored: 1 });
    expect([await stateOf(open.park.db, group), await mails(group)]).toEqual([
      "confirmed",
      ["group-confirmed", "group-park-closed", "group-restored"],
    ]);
  });

  it("but not after it, and not twice", async () => {
    const group = await booked({});
    const closing = await close();
    expect(await undoReopening(open.park, closing.id, "mei")).toMatchObject({ ok: false });
    await liftClosing(open.park, closing.id, "mei");
    await goOn(open, "2026-03-02 12:02");
    expect(await undoReopening(open.park, closing.id, "mei")).toEqual({ ok: false, reason: "too-late" });
    expect([
      await stateOf(open.park.db, group),
      (await listLifted(open.park)).filter(({ id }) => id === closing.id),
    ]).toEqual(["confirmed", []]);
  });
});

function close() {
  return closeDays(open.park, { firstDay: day, lastDay: day, areas: [], reason }, "mei");
}

async function order(): Promise<string> {
  const made = await orderLanterns(
    open.park,
    {
      lanterns: [{ name: "王小明", wish: "平安" }],
      contactName: "陳美玉",
      phone: "0912-345-678",
      email: "mei@example.org",
      recipientName: "",
      postcode: "265",
      address: "宜蘭縣",
    },
    { locale: "zh_TW", idempotencyKey: crypto.randomUUID() },
  );
  if (!made.ok) throw new Error("the order was not taken");
  return made.id;
}

async function riteOf(id: string): Promise<string> {
  return (
    await open.park.db
      .selectFrom("lantern_orders")
      .select("rite_on")
      .where("submission_id", "=", id)
      .executeTakeFirstOrThrow()
  ).rite_on;
}

/** What submissions are, hold, and say on their pages. */
function standing(ids: readonly string[]) {
  return Promise.all(
    ids.map(async (id) => {
      const held = await open.park.db
        .selectFrom("rental_holdings")
        .selectAll()
        .where("submission_id", "=", id)
        .execute();
      const { steps, state } = await readStatusPage(open.park, await submission(id), "zh_TW");
      return { state, steps, held };
    }),
  );
}
