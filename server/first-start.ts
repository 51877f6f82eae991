import { fork } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Credentials } from "#platform/auth/auth.ts";
import { readConfig } from "#platform/config.ts";
import { loadBuilt } from "./built.ts";
import { endingSignals } from "./lifetime.ts";
import { flushLog, openLog } from "./log.ts";
import { openPark } from "./park.ts";

/** The argument with which this file is a program. */
const doIt = "--first-start";

/** How many starter items it made, in how many it mended texts, and the admin if there was none. */
type Started = { made: number; renewed: number; admin: Credentials | undefined };

/**
 * Fills the empty park, or brings the starter texts of this version into one, and makes its first admin (rule S4), in
 * a process of its own, whose memory goes with it: starter texts, drawings and the sign-in library would stay for as
 * long as the park is open. The database must be closed meanwhile.
 */
export function startFirstApart(): Promise<Started> {
  return new Promise((resolve, reject) => {
    const apart = fork(import.meta.filename, [doIt]);
    let started: Started | undefined;
    apart.once("message", (told: Started) => {
      started = told;
    });
    apart.once("error", reject);
    apart.once("exit", (code) =>
      started ? resolve(started) : reject(new Error(`the first start ended with ${code} before it was done`)),
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
      renewed: await built.renewStarterTexts(park, starterFingerprint()),
      admin: await park.auth.makeFirstAdmin(config.adminEmail, config.adminPassword),
    };
  } finally {
    await close();
    await flushLog();
  }
}

/** Another one for other starter texts, made from their sources in a few milliseconds. */
export function starterFingerprint(): string {
  const folder = join(import.meta.dirname, "../starter/content");
  const hash = createHash("sha256");
  for (const name of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, name)));
  return hash.digest("hex").slice(0, 24);
}

if (process.argv[2] === doIt) {
  // The park's own process decides about signals: it lets this one finish. Without it, nobody waits for the rest.
  for (const signal of endingSignals) process.on(signal, () => {});
  process.on("disconnect", () => process.exit());
  process.send?.(await startFirst(), () => process.disconnect?.());
}
