import fs from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, expect, it, vi } from "vitest";
import { durableFolder } from "./durable-folder.ts";

/** Node's own, which goes on working: whoever imported it by name calls it through this spy, until it is taken away. */
const fsync = vi.spyOn(fs, "fsyncSync");
afterAll(() => fsync.mockRestore());
syncBuiltinESMExports();
afterAll(() => {
  fsync.mockRestore();
  syncBuiltinESMExports();
});

it("has every commit on the disk before it is answered", async () => {
  const folder = await mkdtemp(join(tmpdir(), "park-durable-"));
  const db = await PGlite.create(await durableFolder(join(folder, "postgres")));
  await db.exec("create table bookings (code text)");
  fsync.mockClear();
  for (let i = 0; i < 10; i++) await db.query("insert into bookings values ($1)", [`code ${i}`]);
  expect(fsync.mock.calls.length).toBeGreaterThanOrEqual(10);
  fsync.mockClear();
  await db.query("select count(*) from bookings");
  expect(fsync).not.toHaveBeenCalled();
  await db.close();
  await rm(folder, { recursive: true });
}, 60_000);
