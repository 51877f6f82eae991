import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeReservation } from "#app/reservations/changing.server.ts";
import { readReservation } from "#app/reservations/reservation.server.ts";
import { reserve } from "#app/reservations/reserve.server.ts";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { groupOf } from "#tests/reservations/orders.ts";
import { tariffAt } from "./estimate.ts";
import { readTariff, readTariffs } from "./tariffs.server.ts";

let open: TestPark;
beforeAll(async () => {
  open = await openTestPark({ now: "2026-11-20 10:00" });
  const stamp = { changed_by: "mei", changed_at: open.park.now().toString(), note: "董事會決議" };
  await open.park.db
    .insertInto("facts")
    .values([
      { key: "ticket.discount.single", value: "140", valid_from: "2027-01-01", valid_to: null, ...stamp },
      { key: "guide.zh30", value: "500", valid_from: "2027-01-05", valid_to: "2027-01-06", ...stamp },
      // Not a price of a visit, so it does not change the tariff.
      { key: "lantern.online", value: "400", valid_from: "2026-12-01", valid_to: null, ...stamp },
    ])
    .execute();
  await open.park.db.transaction().execute((trx) => open.park.changes.announce(trx, ["facts"]));
});
afterAll(() => open.close());

describe("the day of the visit decides what it costs (rule F14)", () => {
  it.each([
    ["2026-12-31", 120, 700],
    ["2027-01-01", 140, 700],
    ["2027-01-05", 140, 500],
    ["2027-01-06", 140, 500],
    ["2027-01-07", 140, 700],
  ])("on %s: a discount ticket %i, half an hour’s guide %i", async (day, ticket, guide) => {
    const { tickets, guides } = await readTariff(open.park, day);
    expect([tickets.discount, guides.zh30]).toEqual([ticket, guide]);
    expect(tariffAt(await readTariffs(open.park, "en_US"), day)?.tariff).toEqual({ tickets, guides });
  });

  it("and the form is given the days from which prices are others, none before today", async () => {
    expect((await readTariffs(open.park, "en_US")).map(({ from, said }) => [from, said])).toEqual([
      ["2026-11-20", "20 November 2026"],
      ["2027-01-01", "1 January 2027"],
      ["2027-01-05", "5 January 2027"],
      ["2027-01-07", "7 January 2027"],
    ]);
    expect(tariffAt(await readTariffs(open.park, "en_US"), "")?.from).toBe("2026-11-20");
  });

  it.each([
    ["2026-12-31", 3600],
    ["2027-01-02", 4200],
  ])("booked in November, thirty at the discount pay on %s: NT$%i", async (date, sum) => {
    expect((await readReservation(open.park.db, await booked(date))).estimate.sum).toBe(sum);
  });

  it("who has a price keeps it: moved to another day, and when the price is changed afterwards (rule G21)", async () => {
    const id = await booked("2026-12-30");
    const move = { ...groupOf(30), date: "2027-01-03" };
    expect(await changeReservation(open.park, id, move, { by: "mei" })).toEqual({ ok: true });
    expect((await readReservation(open.park.db, id)).estimate.sum).toBe(3600);
  });
});

async function booked(date: string): Promise<string> {
  const made = await reserve(open.park, groupOf(30, { date }), {
    locale: "en_US",
    idempotencyKey: `on ${date} ${crypto.randomUUID()}`,
  });
  if (!made.ok) throw new Error(JSON.stringify(made));
  return made.id;
}
