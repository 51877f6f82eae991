import { defineConfig } from "vitest/config";
import { databaseTests } from "./tests/database-tests.ts";

const park = { name: "park", include: ["{app,platform,ui,server,starter}/**/*.test.ts", "tests/*.test.ts"], exclude: ["platform/files/durable-folder.test.ts"], globalSetup: ["tests/set-up.ts"] };
/** What puts another module in the place of one that other files use is loaded by itself. */
const apart = { name: "apart", include: ["platform/files/durable-folder.test.ts"], isolate: true };
const site = { name: "site", include: ["tests/integration/*.test.ts"], globalSetup: ["tests/set-up.ts", "tests/integration/set-up.ts"] };
if (process.env.ONLY_DATABASE_TESTS) [site.include, park.include] = partition(databaseTests());

export default defineConfig({
  test: {
    pool: "forks",
    maxWorkers: 2,
    // Every file has parks of its own; what it imports is loaded once a worker, which is a fifth of the run.
    isolate: false,
    setupFiles: ["tests/quiet.ts"],
    // Long, since nothing is asserted about time: a machine may be busy.
    hookTimeout: 180_000,
    testTimeout: 60_000,
    // The built site is loaded as Node loads it.
    server: { deps: { external: [/\/build\/server\//] } },
    projects: (process.env.ONLY_DATABASE_TESTS ? [park, site] : [park, apart, site]).map((test) => ({ extends: true as const, test })),
  },
});

function partition(files: string[]): [string[], string[]] {
  const ofSite = (file: string) => file.startsWith("tests/integration/");
  return [files.filter(ofSite), files.filter((file) => !ofSite(file))];
}
