import { openAsBlob } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import pino from "pino";
import { inject } from "vitest";
import { jobHandlers } from "#app/jobs.ts";
import { realNow } from "#platform/clock.ts";
import { readConfig } from "#platform/config.ts";
import { instantAt } from "#platform/dates.ts";
import { openDatabase, openEmbedded } from "#platform/db/open.ts";
import { openFiles } from "#platform/files/files.ts";
import type { Park } from "#platform/park.ts";
import { logSerializers } from "#platform/faults/safe-error.ts";
import { openPark } from "#server/park.ts";
import { layeredFiles } from "./layered-files.ts";
import { copyDatabase, copyFolder, migrations } from "./template.ts";

type Options = {
  /** Where the park's clock stands, "2026-03-01 10:00" in the park; without it the clock goes. */
  now?: string;
  /** Further settings, as in the environment. */
  env?: Record<string, string>;
};

export type TestPark = {
  park: Park;
  /** Sets the park's clock: `at("2026-03-01 10:00")`; without a moment it goes again. */
  at(moment?: string): void;
  /** The database as DATABASE_URL names it; undefined for the embedded one. */
  databaseUrl: string | undefined;
  /** What was logged, a line each, from warnings on. */
  warnings: string[];
  close(): Promise<void>;
};

/**
 * A real park of one's own: the starter content and the cast, on the embedded database in memory, or on the server
 * of TEST_DATABASE_URL. Jobs run when `park.jobs.waiting()` is called. Close it at the end.
 */
export async function openTestPark({ now, env = {} }: Options = {}): Promise<TestPark> {
  const template = inject("template");
  const [copy, folder] = await Promise.all([
    env.DATABASE_URL ? undefined : copyDatabase(template),
    copyFolder(template, { only: ["secret"] }),
  ]);
  const config = readConfig({
    PARK_MODE: "test",
    DATA_DIR: folder,
    DATABASE_URL: copy?.url,
    SECRET: (copy ?? env.DATABASE_URL) && "s".repeat(32),
    ...env,
  });
  const warnings: string[] = [];
  const log = pino({ level: "warn", serializers: logSerializers }, { write: (line) => void warnings.push(line) });
  const database =
    template.dump && !env.DATABASE_URL
      ? await openEmbedded(undefined, await openAsBlob(template.dump))
      : await openDatabase(config, log);
  const files = layeredFiles(await openFiles(config.files), await openFiles({ dir: join(template.folder, "files") }));
  let set = now;
  const clock = () => (set ? instantAt(set.slice(0, 10), set.slice(11)) : realNow());
  const opened = await openPark(config, log, {
    migrations,
    database,
    files,
    handlers: jobHandlers,
    jobsByHand: true,
    now: clock,
  });
  return {
    park: opened.park,
    at(moment) {
      set = moment;
    },
    databaseUrl: config.databaseUrl,
    warnings,
    async close() {
      await opened.close();
      await copy?.drop();
      await rm(folder, { recursive: true });
    },
  };
}
