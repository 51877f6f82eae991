// @module-tag postgres-only
import { readFile, rm } from "node:fs/promises";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { ask } from "#tests/ask.ts";
import { openGate } from "#tests/gate.ts";
import { freePort } from "#tests/port.ts";
import { Crowd } from "#tests/reservations/crowd.ts";
import { runServer, startServer } from "#tests/server.ts";
import { openTestSite } from "#tests/site.ts";
import { copyDatabase, copyFolder } from "#tests/template.ts";

const long = process.env.TEST_LONG === "1";

it("a worker that starts while the database is away waits for it (rule H40)", async () => {
  const template = inject("template");
  const [database, folder] = await Promise.all([copyDatabase(template), copyFolder(template)]);
  const gate = await openGate(database?.url ?? "");
  const server = await startServer({
    dataDir: folder,
    env: { DATABASE_URL: gate.url, SECRET: "s".repeat(32), WORKERS: "2" },
  });
  gate.shut();
  const [victim = 0] = await childrenOf(server.pid);
  process.kill(victim, "SIGKILL");
  await expect.poll(() => server.printed(), { timeout: 20_000 }).toContain("waiting for the database");
  expect((await ask(server.url, "/healthz")).status).toBe(200);
  gate.open();
  const answersOf = async (worker: number) => (
    await ask(server.url, "/healthz"),
    server.logged().filter((line) => line.worker === worker && line.msg === "request")
  );
  await expect.poll(() => answersOf(3), { timeout: 20_000 }).not.toEqual([]);
  expect((await ask(server.url, "/readyz")).text).toBe("ready\n");
  await server.stop();
  gate.close();
  await database?.drop();
  await rm(folder, { recursive: true });
});

describe("every connection to the database is ended while groups book (rules D5, H40)", () => {
  it("three times: each is told or asked to send again, and nothing is lost or doubled", async () => {
    const own = await openTestSite();
    const crowd = new Crowd();
    crowd.begin(own.url, 6);
    await endConnections(own.databaseUrl, crowd, 3);
    await crowd.stop();
    await crowd.sendAgain(own.url);
    expect([...crowd.statuses.keys()].filter((status) => ![200, 303, 503].includes(status))).toEqual([]);
    await crowd.expectWhole(own.park);
    await own.close();
  });
});

if (long)
  describe("three workers", () => {
    let settings: Record<string, string>;
    let drop: (() => Promise<void>) | undefined;
    beforeEach(async () => {
      const template = inject("template");
      const [database, folder] = await Promise.all([copyDatabase(template), copyFolder(template)]);
      settings = { DATA_DIR: folder, DATABASE_URL: database?.url ?? "", SECRET: "s".repeat(32) };
      drop = database?.drop;
    });
    afterEach(async () => {
      await rm(settings.DATA_DIR ?? "", { recursive: true });
      await drop?.();
    });

    it("outlive the end of every connection, fifty times, under bookings (rules D5, H40)", async () => {
      const port = await freePort();
      const server = runServer({ ...settings, PORT: String(port), WORKERS: "3" });
      await server.says("The back office:");
      const url = `http://127.0.0.1:${port}`;
      const crowd = new Crowd();
      crowd.begin(url, 6);
      await endConnections(settings.DATABASE_URL, crowd, 50);
      await crowd.stop();
      await crowd.sendAgain(url);
      server.kill("SIGTERM");
      await server.ended;
      expect(server.printed()).not.toMatch(/a worker died|nobody expected/);
      expect([...crowd.statuses.keys()].filter((status) => ![200, 303, 503].includes(status))).toEqual([]);
      await crowd.expectWhole(settings);
    }, 600_000);
  });

/** Ends every connection to a database so many times, each time in the middle of bookings. */
async function endConnections(url: string | undefined, crowd: Crowd, times: number): Promise<void> {
  const killer = new pg.Client({ connectionString: url });
  await killer.connect();
  for (let round = 0; round < times; round++) {
    const before = crowd.told;
    await crowd.until(() => crowd.told > before + 2);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 100));
    await killer.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
  }
  await killer.end();
}

async function childrenOf(pid: number): Promise<number[]> {
  return (await readFile(`/proc/${pid}/task/${pid}/children`, "utf8")).split(" ").filter(Boolean).map(Number);
}
