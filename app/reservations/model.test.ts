import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { type Entry, Oracle } from "#tests/reservations/oracle.ts";
import { groupOf } from "#tests/reservations/orders.ts";
import {
  acceptOffer,
  type Answered,
  cancelReservation,
  confirmReservation,
  declineOffer,
  declineReservation,
  undoDecision,
} from "./decisions.server.ts";
import { changeReservation } from "./changing.server.ts";
import { closeDays, liftClosing, undoClosing } from "#app/closures/closing.server.ts";
import { reconcile } from "./reconciliation.server.ts";
import { reserve } from "./reserve.server.ts";
import { settleDueDays } from "#app/reservations/capacity/waiting.server.ts";

/** Steps in all: a thousand in npm test, ten thousand in check:all. */
const runs = process.env.TEST_LONG === "1" ? 100 : 10;
const stepsOfRun = 100;

let open: TestPark;
let run = 0;
beforeAll(async () => {
  open = await openTestPark();
});
afterAll(() => open.close());

const hour = fc.integer({ min: 10, max: 12 });
const people = fc.integer({ min: 1, max: 14 });
/** Who of them comes in free: nobody, all for a reason, or all for none (rule G22). */
const free = fc.constantFrom("nobody", "nobody", "young", "for no reason");
const which = fc.nat({ max: 1000 });
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("submit" as const),
      hour,
      people,
      free,
      review: fc.boolean(),
      wait: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom(
        "approve" as const,
        "decline" as const,
        "cancel" as const,
        "accept" as const,
        "refuse" as const,
      ),
      which,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("change" as const), which, hour, people, free }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("later" as const),
      minutes: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 13 * 60 })),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("mistake" as const),
      which,
      action: fc.constantFrom("approve" as const, "decline" as const, "cancel" as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom("close" as const, "open" as const, "close by mistake" as const) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

it(`does in ${runs * stepsOfRun} random steps exactly what one would do on paper (rules G8–G17, G22, B1, P1, P3, P4)`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: stepsOfRun, maxLength: stepsOfRun, size: "max" }), (steps) =>
      walk(steps),
    ),
    { numRuns: runs, endOnFailure: true },
  );
  expect(await reconcile(open.park)).toEqual([]);
}, 1_800_000);

type World = { date: string; oracle: Oracle; ids: Map<Entry, string>; minutes: number; closing: string | undefined };

async function walk(steps: readonly Step[]): Promise<void> {
  open.at("2026-01-01 00:00");
  // Far enough from the days of the other runs and from the notice; the Lunar New Year's Eve is left out.
  const date = Temporal.PlainDate.from("2026-02-20").add({ days: run++ }).toString();
  await open.park.db
    .insertInto("group_days")
    .values({ day: date, per_hour: 20, per_day: 45, changed_at: open.park.now().toString(), changed_by: "test" })
    .execute();
  const world: World = {
    date,
    oracle: new Oracle({ perHour: 20, perDay: 45 }),
    ids: new Map(),
    minutes: 0,
    closing: undefined,
  };
  for (const [at, one] of steps.entries()) {
    const [expected, found] = await take(one, world, at);
    expect({ at, one, outcome: found }).toEqual({ at, one, outcome: expected });
    const states = await statesOf([...world.ids.values()]);
    for (const [entry, id] of world.ids)
      expect({ at, one, entry, state: states.get(id) }).toEqual({ at, one, entry, state: entry.state });
  }
}

/** The newest state of each submission, asked for at once: one by one, they would be half of the test's queries. */
async function statesOf(ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await open.park.db
    .selectFrom("submission_states")
    .distinctOn("submission_id")
    .select(["submission_id", "state"])
    .where("submission_id", "in", ids)
    .orderBy("submission_id")
    .orderBy("id", "desc")
    .execute();
  return new Map(rows.map(({ submission_id, state }) => [submission_id, state]));
}

/** Does a step on paper and in the park; answers what came of it in both. */
async function take(one: Step, world: World, at: number): Promise<[string, string]> {
  const { oracle, date, ids, minutes: now } = world;
  if (one.do === "submit") {
    const expected = oracle.submit(now, { ...one, unreasoned: one.free === "for no reason" });
    const order = {
      ...groupOf(one.people),
      ...counted(one),
      date,
      startTime: `${one.hour}:00`,
      endTime: `${one.hour + 1}:00`,
      requirements: one.review ? "輪椅" : "",
    };
    const reserved = await reserve(
      open.park,
      { ...order, email: `g${at}-${date}@example.org` },
      { locale: "zh_TW", idempotencyKey: `${date} ${at}`, wait: one.wait },
    );
    const entry = oracle.entries.at(-1);
    if (reserved.ok && entry && !ids.has(entry)) ids.set(entry, reserved.id);
    return [expected, reserved.ok ? reserved.state : reserved.reason];
  }
  if (one.do === "later") {
    world.minutes += one.minutes;
    const moment = Temporal.PlainDateTime.from("2026-01-01T00:00").add({ minutes: world.minutes });
    open.at(`${moment.toPlainDate()} ${moment.toPlainTime().toString({ smallestUnit: "minute" })}`);
    await settleDueDays(open.park);
    oracle.settle(world.minutes);
    return ["", ""];
  }
  if (!("which" in one)) return closeOrOpen(one.do, world);
  const entry = oracle.entries[one.which % Math.max(1, oracle.entries.length)];
  const id = entry && ids.get(entry);
  if (!entry || !id) return ["", ""];
  const by = { by: "mei" };
  if (one.do === "approve") return [oracle.approve(now, entry), said(await confirmReservation(open.park, id, by))];
  if (one.do === "decline")
    return [oracle.end(now, entry, "declined"), said(await declineReservation(open.park, id, by))];
  if (one.do === "cancel")
    return [oracle.end(now, entry, "cancelled"), said(await cancelReservation(open.park, id, by))];
  if (one.do === "accept") return [oracle.answer(now, entry, true), said(await acceptOffer(open.park, id))];
  if (one.do === "mistake") return [oracle.mistake(now, entry, one.action), await mistake(id, one.action)];
  if (one.do === "refuse") return [oracle.answer(now, entry, false), said(await declineOffer(open.park, id))];
  if (one.do !== "change") throw new Error(`no such step: ${one.do}`);
  const change = {
    date,
    startTime: `${one.hour}:00`,
    endTime: `${one.hour + 1}:00`,
    total: one.people,
    general: 0,
    local: 0,
    senior: 0,
    ...counted(one),
  };
  return [
    oracle.change(now, entry, { ...one, unreasoned: one.free === "for no reason" }),
    said(await changeReservation(open.park, id, change, by)),
  ];
}

function counted({ people: all, free: why }: { people: number; free: string }) {
  return why === "nobody"
    ? { discount: all, free: 0, freeReason: "" as const }
    : { discount: 0, free: all, freeReason: why === "young" ? ("young" as const) : ("" as const) };
}

async function mistake(id: string, action: "approve" | "decline" | "cancel"): Promise<string> {
  const done = await { approve: confirmReservation, decline: declineReservation, cancel: cancelReservation }[action](
    open.park,
    id,
    { by: "mei" },
  );
  return said(done.ok ? await undoDecision(open.park, id, { by: "mei" }) : done);
}

const typhoon = { areas: [], reason: { zh_TW: "颱風", en_US: "Typhoon", ja_JP: "台風" } };

async function closeOrOpen(what: "close" | "open" | "close by mistake", world: World): Promise<[string, string]> {
  const { oracle, date, minutes } = world;
  if (what === "close" && !world.closing) {
    oracle.close(minutes);
    world.closing = (await closeDays(open.park, { firstDay: date, lastDay: date, ...typhoon }, "mei")).id;
  } else if (what === "open" && world.closing) {
    oracle.reopen(minutes);
    await liftClosing(open.park, world.closing, "mei");
    world.closing = undefined;
  } else if (what === "close by mistake" && !world.closing) {
    oracle.settle(minutes);
    const { id } = await closeDays(open.park, { firstDay: date, lastDay: date, ...typhoon }, "mei");
    await undoClosing(open.park, id, "mei");
  }
  return ["", ""];
}

function said(answered: Answered): string {
  return answered.ok ? "ok" : answered.reason;
}
