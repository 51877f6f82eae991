// @module-tag postgres
import { sql } from "kysely";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { openEmbedded } from "#platform/db/open.ts";
import { openTestPark } from "#tests/park.ts";
import { defineJob, handle, openJobs } from "./jobs.ts";
import type { Park } from "./park.ts";

const ring = defineJob("ring-the-bell", z.object({ times: z.int() }), { retryLimit: 1 });
const sweep = defineJob("sweep", z.object({}));
const done: string[] = [];
const ringing = handle(ring, async ({ times }, run) => {
  done.push(`${times} × (${run.attempt})`);
  if (times > 100) throw new Error("the rope broke");
});
const sweeping = handle(sweep, async () => void done.push("swept"), { cron: "15 3 * * *" });

describe("jobs", () => {
  let park: Park;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ park, close } = await openTestPark());
    await park.jobs.start([ringing, sweeping]);
  });
  afterAll(() => close());
  beforeEach(() => void done.splice(0));

  it("are done after the transaction that sent them", async () => {
    await park.db.transaction().execute(async (trx) => {
      await park.jobs.send(trx, ring, { times: 3 });
      expect(done).toEqual([]);
    });
    expect(await park.jobs.waiting()).toBe(1);
    expect(done).toEqual(["3 × (1)"]);
    expect(await park.jobs.waiting()).toBe(0);
  });

  it("are never done when the transaction is rolled back", async () => {
    const sent = park.db.transaction().execute(async (trx) => {
      await park.jobs.send(trx, ring, { times: 3 });
      throw new Error("the day is full");
    });
    await expect(sent).rejects.toThrow("the day is full");
    expect(await park.jobs.waiting({ delayed: true })).toBe(0);
  });

  it("wait as long as they are told to", async () => {
    await park.jobs.send(park.db, ring, { times: 1 }, { delaySeconds: 60 });
    expect(await park.jobs.waiting()).toBe(0);
    expect(await park.jobs.waiting({ delayed: true })).toBe(1);
  });

  it("are tried again, later, under the same id, until the limit", async () => {
    await park.jobs.send(park.db, ring, { times: 101 });
    expect(await park.jobs.waiting()).toBe(1);
    expect(await park.jobs.waiting()).toBe(0);
    expect(await park.jobs.waiting({ delayed: true })).toBe(1);
    expect(await park.jobs.waiting({ delayed: true })).toBe(0);
    expect(done).toEqual(["101 × (1)", "101 × (2)"]);
  });

  it("are refused when they are told something else than their schema says", async () => {
    await expect(park.jobs.send(park.db, ring, { times: 1.5 })).rejects.toThrow();
    expect(() => handle(ring, async () => {}, { cron: "0 9 * * *" })).toThrow();
  });

  it("are refused when nobody does them, and the transaction can go on", async () => {
    await park.db.transaction().execute(async (trx) => {
      await expect(park.jobs.send(trx, defineJob("nobody", z.object({})), {})).rejects.toThrow("does not exist");
      await sql`select 1`.execute(trx);
    });
  });
});

it("many jobs at once are done one after the other without a pause, and a process that dies among them is noticed (rule B9)", async () => {
  const database = await openEmbedded(undefined);
  const jobs = await openJobs({ engine: database.engine, log: pino({ level: "silent" }) });
  const [many, rung] = [12, Promise.withResolvers<void>()];
  let times = 0;
  const peal = handle(ring, async () => {
    if (++times === many) rung.resolve();
  });
  await jobs.start([peal]);
  await database.db.transaction().execute(async (trx) => {
    for (let at = 0; at < many; at++) await jobs.send(trx, ring, { times: 1 });
  });
  // With a pause after each this takes two minutes.
  await rung.promise;
  const { rows } = await sql<{
    name: string;
  }>`select name from pgboss.queue where name not like '\_\_pgboss%' and coalesce(heartbeat_seconds, 600) > 20`.execute(
    database.db,
  );
  expect(rows, "a queue that does not notice a death in time").toEqual([]);
  await jobs.stop();
  await database.close();
}, 30_000);

it("jobs are done by themselves, a failure is logged without what the job was told", async () => {
  const lines: string[] = [];
  const database = await openEmbedded(undefined);
  const jobs = await openJobs({ engine: database.engine, log: pino({}, { write: (line) => lines.push(line) }) });
  const rung = Promise.withResolvers<number>();
  const toll = handle(ring, async ({ times }) => {
    rung.resolve(times);
    throw new Error("the rope broke");
  });
  await jobs.start([toll, sweeping]);
  // A number that no id, time or line has by chance.
  const times = 918_273_645;
  await database.db.transaction().execute((trx) => jobs.send(trx, ring, { times }));
  expect(await rung.promise).toBe(times);
  await jobs.stop();
  expect(lines.join()).toContain("the rope broke");
  expect(lines.join()).not.toContain(String(times));
  const again = await openJobs({ engine: database.engine, log: pino({ level: "silent" }) });
  await again.start([toll]);
  const schedules = await sql<{ name: string }>`select name from pgboss.schedule`.execute(database.db);
  expect(schedules.rows, "a schedule whose job is gone").toEqual([]);
  await again.stop();
  await database.close();
}, 30_000);
