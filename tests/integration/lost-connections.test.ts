// @module-tag postgres-only
import { rm } from "node:fs/promises";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { freePort } from "#tests/port.ts";
import { Crowd } from "#tests/reservations/crowd.ts";
import { runServer } from "#tests/server.ts";
import { openTestSite } from "#tests/site.ts";
import { copyDatabase, copyFolder } from "#tests/template.ts";

const long = process.env.TEST_LONG === "1";

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
    await killer.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()");
  }
  await killer.end();
}
