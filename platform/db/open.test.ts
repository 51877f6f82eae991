// @module-tag postgres
import pino from "pino";
import { afterAll, expect, inject, it } from "vitest";
import { readConfig } from "#platform/config.ts";
import { openGate } from "#tests/gate.ts";
import { openTestPark } from "#tests/park.ts";
import { openDatabase } from "./open.ts";

const server = inject("template").database?.server;
const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

it("tells what changed when the transaction commits, and nothing of one that is given up", async () => {
  const { park, close } = await openTestPark();
  closing.push(close);
  const heard: string[] = [];
  park.changes.onChange((tags) => void heard.push(...(tags ?? ["everything"])));
  const given = park.db.transaction().execute(async (trx) => {
    await park.changes.announce(trx, ["given-up"]);
    throw new Error("given up");
  });
  await expect(given).rejects.toThrow("given up");
  await park.db.transaction().execute(async (trx) => {
    await park.changes.announce(trx, ["kept"]);
    expect(heard).toEqual([]);
  });
  await expect.poll(() => heard).toEqual(["kept"]);
});

if (server)
  it("after the server was away, listens again on one connection, having tried a few times only", async () => {
    const gate = await openGate(server);
    closing.push(gate.close);
    const { databaseBounds } = readConfig({ PARK_MODE: "test", DATABASE_URL: gate.url, SECRET: "s".repeat(32) });
    const database = await openDatabase(
      { dataDir: "", databaseUrl: gate.url, databaseBounds },
      pino({ level: "silent" }),
    );
    closing.push(database.close);
    let lost = 0;
    database.changes.onChange((tags) => void (tags ?? lost++));
    const refused = gate.shut();
    // The wait doubles with each try, so there is time for a handful.
    await expect.poll(() => refused.count, { timeout: 20_000 }).toBeGreaterThanOrEqual(3);
    gate.open();
    await expect.poll(() => lost, { timeout: 20_000 }).toBe(1);
    await expect.poll(() => gate.standing()).toBe(1);
    expect(refused.count).toBeLessThanOrEqual(5);
  });
