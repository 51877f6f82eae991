import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { realNow } from "../clock.ts";
import { type Gate, openGate } from "#tests/gate.ts";
import { openStorage, type Storage } from "#tests/storage.ts";
import { type Files, openFiles } from "./files.ts";

const drum = new TextEncoder().encode("鼓");

function keepsFiles(open: () => Files) {
  it("gives back what it was given, and nothing where there is nothing", async () => {
    await open().put("pictures/drum/1.svg", drum, "image/svg+xml");
    expect(Buffer.from((await open().get("pictures/drum/1.svg")) ?? [])).toEqual(Buffer.from(drum));
    expect(await open().get("pictures/drum/2.svg")).toBeUndefined();
  });
  it("puts a new file in the place of the former one", async () => {
    await open().put("a/b", new Uint8Array(70_000).fill(1), "application/octet-stream");
    await open().put("a/b", new Uint8Array(0), "application/octet-stream");
    expect((await open().get("a/b"))?.byteLength).toBe(0);
  });
  it("forgets a file, and does not mind when it is gone already", async () => {
    await open().put("gone", drum, "text/plain");
    await open().remove("gone");
    await open().remove("gone");
    expect(await open().get("gone")).toBeUndefined();
  });
  it("forgets what is old below a folder, and nothing beside it", async () => {
    const hours = (count: number) => realNow().add({ hours: count });
    for (const key of ["old/a", "old/deep/b", "older/c"]) await open().put(key, drum, "text/plain");
    expect(await open().forgetOlder("old", hours(-1))).toBe(0);
    expect(await open().forgetOlder("old", hours(1))).toBe(2);
    expect(await open().get("old/deep/b")).toBeUndefined();
    expect(await open().get("older/c")).toBeDefined();
    expect(await open().forgetOlder("no/such/folder", hours(1))).toBe(0);
  });
  it.each([
    "../secret",
    "/etc/passwd",
    "a//b",
    "a/../b",
    "a/..",
    ".hidden",
    "a\\b",
    "a b",
    "",
    "a/",
    "鼓",
    "x".repeat(301),
  ])("takes no key such as %j", async (key) => {
    await expect(open().put(key, drum, "text/plain")).rejects.toThrow("not a file key");
    await expect(open().get(key)).rejects.toThrow("not a file key");
  });
}

describe("files in a folder", () => {
  let dir = "";
  let files: Files;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), "park-files-"));
    files = await openFiles({ dir });
  });
  afterAll(() => rm(dir, { recursive: true }));

  keepsFiles(() => files);
  it("leaves no half files beside the whole ones", async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => files.put("busy/one", new Uint8Array(50_000).fill(i), "x/y")),
    );
    expect(await readdir(join(dir, "busy"))).toEqual(["one"]);
    const bytes = (await files.get("busy/one")) ?? new Uint8Array(0);
    expect(new Set(bytes).size).toBe(1);
  });
});

describe("files in object storage", () => {
  let storage: Storage;
  let gate: Gate;
  let files: Files;
  beforeAll(async () => {
    storage = await openStorage();
    gate = await openGate(storage.url);
    files = await openFiles({
      s3: {
        endpoint: gate.url,
        bucket: "park",
        region: "auto",
        accessKeyId: "id",
        secretAccessKey: "secret",
      },
    });
  });
  afterAll(() => {
    gate.close();
    storage.close();
  });

  keepsFiles(() => files);
  it("keeps them in the bucket under their key and with their type", () => {
    expect(storage.kept.get("/park/pictures/drum/1.svg")?.type).toBe("image/svg+xml");
  });
  it("waits no longer than it is told, then leaves the storage alone for a moment, and comes back to it by itself", async () => {
    await files.put("slow", drum, "text/plain");
    gate.hold();
    await expect(files.get("slow", 200)).rejects.toMatchObject({ name: "StorageFault", fault: "busy" });
    const asked = gate.standing();
    for (let i = 0; i < 20; i++) await expect(files.get("slow", 60_000)).rejects.toMatchObject({ fault: "busy" });
    expect(gate.standing()).toBeLessThanOrEqual(asked);
    gate.open();
    await expect.poll(() => files.get("slow").catch(() => undefined), { timeout: 10_000 }).toBeDefined();
  }, 20_000);
  it("reports a storage that cannot be reached, instead of finding nothing", async () => {
    gate.shut();
    await expect(files.get("a")).rejects.toMatchObject({ name: "StorageFault", fault: "away" });
    await expect(files.put("a", drum, "text/plain")).rejects.toMatchObject({ fault: "away" });
    gate.open();
  }, 20_000);
});
