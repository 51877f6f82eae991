import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stateOf } from "#app/deeds/deeds.server.ts";
import { undo } from "#app/staff/desk/deed/deed-acts.server.ts";
import { readDeedPage } from "#app/staff/desk/deed/deed-page.server.ts";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { bookings, officer, people } from "#tests/reservations/bookings.ts";
import { reconcile } from "./reconciliation.server.ts";

let open: TestPark;
let day: string;
let days = 0;
/** Of the other tickets. */
const none = { general: "", local: "", senior: "", free: "" };
const { booked, deed, does, mails } = bookings(() => ({ open, day }));
beforeAll(async () => {
  open = await openTestPark();
});
afterAll(() => open.close());
beforeEach(() => {
  open.at("2026-03-02 12:00");
  day = Temporal.PlainDate.from("2026-03-20").add({ days: days++ }).toString();
});

describe("a change by staff (rules G19, B1)", () => {
  it("is told with what was before, and taken back to another day within its minute", async () => {
    const id = await booked({ email: "moved@example.org" });
    const next = Temporal.PlainDate.from(day).add({ days: 100 }).toString();
    expect(await does(id, "change", { ...none, date: next, startTime: "14:00", endTime: "15:00", discount: "40" })).toEqual({ ok: true });
    expect(await places(id)).toEqual([{ day: next, hour: 14, people: 40 }]);
    const history = (await readDeedPage(open.park, await deed(id), officer, "zh_TW")).history.flatMap(({ changes }) => changes);
    expect(history).toEqual(expect.arrayContaining([expect.stringMatching(`${day} → ${next}`), expect.stringMatching("10:00 → 14:00"), expect.stringMatching("30 → 40")]));
    expect(await undo(open.park, officer, await deed(id), "change")).toEqual({ ok: true });
    expect(await places(id)).toEqual([{ day, hour: 10, people: 30 }]);
    expect(await mails(id)).toEqual(["group-confirmed"]);
    expect(await reconcile(open.park)).toEqual([]);
  });

  it("stays where somebody else has the former places by now", async () => {
    const id = await booked({ ...people(200) });
    const waiting = await booked({ ...people(50), email: "next@example.org" }, { wait: true });
    expect(await does(id, "change", { ...none, date: day, startTime: "14:00", endTime: "15:00", discount: "200" })).toEqual({ ok: true });
    expect(await stateOf(open.park.db, waiting)).toBe("offered");
    expect(await undo(open.park, officer, await deed(id), "change")).toMatchObject({ ok: false });
    expect(await places(id)).toEqual([{ day, hour: 14, people: 200 }]);
    expect(await mails(id)).toContain("group-changed");
  });
});

function places(id: string) {
  return open.park.db.selectFrom("group_places").select(["day", "hour", "people"]).where("deed_id", "=", id).execute();
}
