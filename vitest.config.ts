import { defineConfig } from "vitest/config";
import { databaseTests } from "./tests/database-tests.ts";

const park = { name: "park", include: ["{app,platform,ui,server,starter}/**/*.test.ts", "tests/*.test.ts"], globalSetup: ["tests/set-up.ts"] };
const site = { name: "site", include: ["tests/integration/*.test.ts"], globalSetup: ["tests/set-up.ts", "tests/integration/set-up.ts"] };
if (process.env.ONLY_DATABASE_TESTS) [site.include, park.include] = partition(databaseTests());

export default defineConfig({
  test: {
    pool: "forks",
    // Each file has parks of its own, but modules, the embedded database's program and the built site are loaded once in each worker:
    // anew for each file, they would take a third of the time. What a file changes in them it puts back.
    isolate: false,
    maxWorkers: 2,
    unstubEnvs: true,
    unstubGlobals: true,
    setupFiles: ["tests/quiet.ts"],
    // Long, since nothing is asserted about time: a machine may be busy.
    hookTimeout: 180_000,
    testTimeout: 60_000,
    // The built site is loaded as Node loads it.
    server: { deps: { external: [/\/build\/server\//] } },
    projects: [{ extends: true, test: park }, { extends: true, test: site }],
  },
});

function partition(files: string[]): [string[], string[]] {
  const ofSite = (file: string) => file.startsWith("tests/integration/");
  return [files.filter(ofSite), files.filter((file) => !ofSite(file))];
}
