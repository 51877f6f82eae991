import { fsyncSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { expect, it, vi } from "vitest";
import { durableFolder } from "./durable-folder.ts";

vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  return { ...fs, fsyncSync: vi.fn(fs.fsyncSync) };
});

it("has every commit on the disk before it is answered", async () => {
  const folder = await mkdtemp(join(tmpdir(), "park-durable-"));
  const db = await PGlite.create(await durableFolder(join(folder, "postgres")));
  await db.exec("create table bookings (code text)");
  vi.mocked(fsyncSync).mockClear();
  for (let i = 0; i < 10; i++) await db.query("insert into bookings values ($1)", [`code ${i}`]);
  expect(vi.mocked(fsyncSync).mock.calls.length).toBeGreaterThanOrEqual(10);
  vi.mocked(fsyncSync).mockClear();
  await db.query("select count(*) from bookings");
  expect(fsyncSync).not.toHaveBeenCalled();
  await db.close();
  await rm(folder, { recursive: true });
}, 60_000);
