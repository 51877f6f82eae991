import { join } from "node:path";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import type { Credentials } from "#platform/auth/auth.ts";
import { readConfig } from "#platform/config.ts";
import { loadBuilt } from "./built.ts";
import { flushLog, openLog } from "./log.ts";
import { openPark } from "./park.ts";

/** How many starter items it made, and the admin if there was none. */
type Started = { made: number; admin: Credentials | undefined };

/**
 * Fills the empty park and makes its first admin (rule S4) in a thread of its own, whose memory goes with it: starter
 * texts, drawings and the sign-in library would stay for as long as the park is open. The database must be closed
 * meanwhile.
 */
export function startFirstApart(): Promise<Started> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(import.meta.filename);
    let started: Started | undefined;
    thread.once("message", (told: Started) => {
      started = told;
      void thread.terminate();
    });
    thread.once("error", reject);
    thread.once("exit", () =>
      started ? resolve(started) : reject(new Error("the first start ended before it was done")),
    );
  });
}

async function startFirst(): Promise<Started> {
  const config = readConfig(process.env);
  const built = await loadBuilt();
  const { park, close } = await openPark(config, openLog(process.env), {
    migrations: join(import.meta.dirname, "../db/migrations"),
    jobsByHand: true,
  });
  try {
    return {
      made: await built.fillStarterPark(park),
      admin: await park.auth.makeFirstAdmin(config.adminEmail, config.adminPassword),
    };
  } finally {
    await close();
    await flushLog();
  }
}

if (!isMainThread) parentPort?.postMessage(await startFirst());
