// @module-tag postgres
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { groupOf } from "#tests/reservations/orders.ts";
import { addNote } from "#app/submissions/notes.server.ts";
import { stateOf } from "#app/submissions/submissions.server.ts";
import { closeDays, liftClosing } from "#app/closures/closing.server.ts";
import { reserve } from "./reserve.server.ts";

/** How many race: few in npm test, up to the goals' two hundred in check:all. */
const long = process.env.TEST_LONG === "1";
const sizes = long ? [20, 60, 200, 200] : [24];
const now = "2026-03-02 12:00";
const starts = ["09:30", "10:00", "10:59", "13:00"];

type Racer = { key: string; date: string; startTime: string; total: number };
type Finish = Omit<Racer, "key"> & { ok: boolean };

let open: TestPark;
let day = 0;
beforeAll(async () => {
  open = await openTestPark({ now });
});
afterAll(() => open.close());

describe("groups racing for the last places (rule D8)", () => {
  it.each(sizes)(
    "%i at once, hours and day limited together: never over, never under",
    async (size) => {
      const racers = await startingLine(size);
      const finish = open.databaseUrl ? await raceInProcesses(racers, false) : await raceHere(racers);
      await expectExact(finish, racers[0]?.date ?? "");
    },
    300_000,
  );

  it("of the same form sent at once by all, one holds places", async () => {
    const [racer] = await startingLine(1);
    if (!racer) throw new Error("nobody races");
    const racers = Array.from({ length: 12 }, () => ({ ...racer, total: 5 }));
    await (open.databaseUrl ? raceInProcesses(racers, false) : raceHere(racers));
    expect(await peopleByHour(racer.date)).toEqual(new Map([[Number(racer.startTime.slice(0, 2)), 5]]));
  });

  it("without the lock the same race oversells, where several processes write at once", async () => {
    // One process on the embedded database has one connection: there is nothing to race there, so the lock is not
    // needed either.
    let over = 0;
    for (let round = 0; round < (open.databaseUrl ? 8 : 1) && over === 0; round++) {
      const racers = (await startingLine(30)).map((racer) => ({ ...racer, startTime: "10:00", total: 3 }));
      await (open.databaseUrl ? raceInProcesses(racers, true) : raceHere(racers));
      over = Math.max(0, ((await peopleByHour(racers[0]?.date ?? "")).get(10) ?? 0) - 40);
    }
    expect(over > 0).toBe(open.databaseUrl !== undefined);
  });
});

it("a closing and officers who write notes to what it cancels do not wait for each other in a circle (rules P1, S7)", async () => {
  const [{ date } = { date: "" }] = await startingLine(1);
  const made = await Promise.all(
    ["09:30", "10:00", "13:00", "14:00"].map((startTime, at) =>
      reserve(
        open.park,
        { ...groupOf(5), date, startTime, endTime: "17:50" },
        { locale: "zh_TW", idempotencyKey: `circle ${at}` },
      ),
    ),
  );
  const ids = made.flatMap((one) => (one.ok ? [one.id] : []));
  const notes = Array.from({ length: 5 }, (_, round) =>
    ids.map((id) => addNote(open.park, id, "mei", `第 ${round} 通電話`)),
  ).flat();
  const [closing] = await Promise.all([
    closeDays(
      open.park,
      { firstDay: date, lastDay: date, areas: [], reason: { zh_TW: "颱風", en_US: "Typhoon", ja_JP: "台風" } },
      "director",
    ),
    ...notes,
  ]);
  await Promise.all([
    liftClosing(open.park, closing.id, "director"),
    ...ids.map((id) => addNote(open.park, id, "mei", "又開了")),
  ]);
  expect(await Promise.all(ids.map((id) => stateOf(open.park.db, id)))).toEqual(ids.map(() => "confirmed"));
});

/** A fresh day with forty places an hour and ninety in all, and as many groups of one to nine people who want them. */
async function startingLine(size: number): Promise<Racer[]> {
  const date = Temporal.PlainDate.from("2026-03-10").add({ days: day++ }).toString();
  await open.park.db
    .insertInto("group_days")
    .values({ day: date, per_hour: 40, per_day: 90, changed_at: open.park.now().toString(), changed_by: "test" })
    .execute();
  return Array.from({ length: size }, (_, at) => ({
    key: `race ${date} ${at}`,
    date,
    startTime: starts[(at * 7) % starts.length] ?? "",
    total: 1 + ((at * 5) % 9),
  }));
}

async function raceHere(racers: readonly Racer[]): Promise<Finish[]> {
  return Promise.all(
    racers.map(async ({ key, date, startTime, total }) => {
      const { ok } = await reserve(
        open.park,
        { ...groupOf(total), date, startTime, endTime: "17:50" },
        { locale: "zh_TW", idempotencyKey: key },
      );
      return { date, startTime, total, ok };
    }),
  );
}

const finishSchema = z.array(z.object({ date: z.string(), startTime: z.string(), total: z.number(), ok: z.boolean() }));

/** Three processes on one server, each with a third of the groups; all start at the same word. */
async function raceInProcesses(racers: readonly Racer[], unlocked: boolean): Promise<Finish[]> {
  const folder = await mkdtemp(join(tmpdir(), "park-race-"));
  const runners = [0, 1, 2].map((lane) => {
    const wanted = { url: open.databaseUrl, folder, now, unlocked, orders: racers.filter((_, at) => at % 3 === lane) };
    return fork(join(process.cwd(), "tests/reservations/racer.ts"), [JSON.stringify(wanted)], {
      execArgv: [],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
  });
  await Promise.all(runners.map((runner) => once(runner, "message")));
  const finished = runners.map(async (runner) => finishSchema.parse((await once(runner, "message"))[0]));
  for (const runner of runners) runner.send("go");
  const finish = (await Promise.all(finished)).flat();
  await rm(folder, { recursive: true });
  return finish;
}

/**
 * No limit exceeded; every group that was refused would not fit even now; every place held belongs to one that was told
 * so.
 */
async function expectExact(finish: readonly Finish[], date: string): Promise<void> {
  const byHour = await peopleByHour(date);
  const inAll = [...byHour.values()].reduce((sum, people) => sum + people, 0);
  expect(Math.max(...byHour.values())).toBeLessThanOrEqual(40);
  expect(inAll).toBeLessThanOrEqual(90);
  expect(inAll).toBe(finish.filter(({ ok }) => ok).reduce((sum, { total }) => sum + total, 0));
  const wronged = finish.filter(
    ({ ok, startTime, total }) =>
      !ok && total <= Math.min(40 - (byHour.get(Number(startTime.slice(0, 2))) ?? 0), 90 - inAll),
  );
  expect(wronged).toEqual([]);
}

async function peopleByHour(date: string): Promise<Map<number, number>> {
  const rows = await open.park.db
    .selectFrom("group_places")
    .select(["hour", (of) => of.fn.sum<string>("people").as("people")])
    .where("day", "=", date)
    .groupBy("hour")
    .execute();
  return new Map(rows.map(({ hour, people }) => [hour, Number(people)]));
}
