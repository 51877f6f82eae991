// @module-tag postgres
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import pino from "pino";
import { afterAll, expect, inject, it } from "vitest";
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

if (server) it("after the server was away, listens again on one connection, having tried a few times only", async () => {
  const gate = await openGate(new URL(server));
  const database = await openDatabase({ dataDir: "", databaseUrl: gate.url }, pino({ level: "silent" }));
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

/** A way to the server that can be shut: whoever is on it is cut off, whoever comes is turned away. */
async function openGate(to: URL) {
  const standing = new Set<Socket>();
  let refused: { count: number } | undefined;
  const gate = createServer((socket) => {
    socket.on("error", () => {});
    if (refused) return void (refused.count++, socket.destroy());
    const onward = connect(Number(to.port), to.hostname);
    standing.add(socket);
    onward.on("error", () => socket.destroy());
    socket.on("close", () => (standing.delete(socket), onward.destroy()));
    onward.on("close", () => socket.destroy());
    socket.pipe(onward).pipe(socket);
  });
  gate.listen(0, "127.0.0.1");
  await once(gate, "listening");
  closing.push(() => gate.close());
  const address = gate.address();
  const url = new URL(to);
  url.host = `127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  return {
    url: url.href,
    standing: () => standing.size,
    shut() {
      refused = { count: 0 };
      for (const socket of standing) socket.destroy();
      return refused;
    },
    open() {
      refused = undefined;
    },
  };
}
