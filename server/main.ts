import cluster from "node:cluster";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import { openInstances } from "#platform/faults/instances.ts";
import { type Config, readConfig } from "#platform/config.ts";
import { loadBuilt } from "./built.ts";
import { openControl } from "#server/operator-commands/control.ts";
import { openParkServer } from "#server/http/park-server.ts";
import { type Closable, runUntilSignal } from "./lifetime.ts";
import { listen } from "#server/http/listen.ts";
import { openLog } from "./log.ts";
import { carryOut, carryOutApart } from "#server/operator-commands/commands.ts";
import { openPark } from "./park.ts";
import { waitForServer } from "#server/database/database.ts";
import { starterFingerprint, startFirstApart } from "./first-start.ts";
import { tidyWhenQuiet } from "./rest.ts";
import { say, announceOpen } from "./terminal.ts";
import { beat, drainMs } from "./processes/watchdog.mjs";
import { startWorkers } from "./processes/workers.ts";

const root = join(import.meta.dirname, "..");

/** The whole park, from its settings to its last request. */
await runUntilSignal(async () => {
  const config = readConfig(process.env);
  const log = openLog(process.env);
  if (cluster.isWorker) {
    await waitForServer(config, log);
    return openSite(config, log);
  }
  say(openingLine(config));
  return config.workers > 1 ? openWithWorkers(config, log) : openAlone(config, log);
});

/** The very first opening takes some seconds, which should not look like a fault. */
function openingLine({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl) return "Opening the database server …";
  return existsSync(join(dataDir, "postgres"))
    ? "Opening the embedded database …"
    : `Making the embedded database in ${dataDir} …`;
}

async function openAlone(config: Config, log: Logger): Promise<Closable> {
  const { park, built, admin, close } = await openSite(config, log);
  const control = await openControl(config.dataDir, (order, news) => carryOut(park, built, order, news), log);
  announceOpen(config, admin);
  log.info({ siteUrl: config.siteUrl, port: config.port }, "the park is open");
  return { close: async (signal) => (control.close(), close(signal)) };
}

/** This process prepares the park, takes orders and watches over those that serve it. */
async function openWithWorkers(config: Config, log: Logger): Promise<Closable> {
  const { admin, close } = await preparePark(config, log);
  await close();
  say(`Starting ${config.workers} processes …`);
  const workers = await startWorkers(config.workers, log);
  const control = await openControl(config.dataDir, (order, news) => carryOutApart(config, order, log, news), log);
  announceOpen(config, admin);
  log.info({ siteUrl: config.siteUrl, port: config.port, workers: config.workers }, "the park is open");
  beat();
  return { close: async (signal) => (control.close(), workers.stop(signal)) };
}

/** The park, taking requests. */
async function openSite(config: Config, log: Logger) {
  const { park, built, admin, close } = await preparePark(config, log);
  const instances = await openInstances(park);
  const httpServer = openParkServer(
    park,
    built.createApplication(park),
    join(root, "build/client"),
    instances.warnings,
  );
  built.workAhead(park);
  tidyWhenQuiet(httpServer.server);
  await listen(httpServer.server, config);
  beat();
  return {
    park,
    built,
    admin,
    async close(signal: NodeJS.Signals) {
      await httpServer.close(drainMs(signal, process.env));
      await instances.close();
      await close();
    },
  };
}

/** The park's resources, with at least the starter park and one admin in them. */
async function preparePark(config: Config, log: Logger) {
  const built = await loadBuilt();
  const open = () =>
    openPark(config, log, { migrations: join(root, "db/migrations"), handlers: built.jobHandlers, say });
  const { park, close } = await open();
  if (!(await built.isEmpty(park)) && (await built.hasTakenIn(park.db, starterFingerprint())))
    return { park, built, admin: await park.auth.makeFirstAdmin(config.adminEmail, config.adminPassword), close };
  // The embedded database has room for one at a time.
  await close();
  const { made, renewed, admin } = await startFirstApart();
  if (made > 0) say(`  filled the empty park with ${made} starter items`);
  if (renewed > 0) say(`  brought the texts of ${renewed} starter items up to date; what staff wrote stays`);
  return { ...(await open()), built, admin };
}
