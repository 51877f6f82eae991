import { defineConfig } from "vitest/config";
import { embeddedTests, postgresTests, quickTests } from "./tests/database-tests.ts";

const { TEST_DATABASE_URL, TEST_QUICK } = process.env;

export default defineConfig({
  test: {
    ...(TEST_QUICK !== undefined
      ? { include: quickTests(TEST_QUICK) }
      : TEST_DATABASE_URL
        ? { include: postgresTests() }
        : embeddedTests()),
    tags: [
      { name: "postgres", description: "About what can differ on a PostgreSQL server; runs on both databases." },
      { name: "embedded", description: "About what only the embedded database has, in part; runs there in any case." },
      { name: "postgres-only", description: "About what only a PostgreSQL server has; runs there alone." },
    ],
    globalSetup: ["tests/set-up.ts"],
    pool: "forks",
    // Each file has parks of its own, but modules, the embedded database's program and the built site are loaded once
    // in each worker: anew for each file, they would take a third of the time. What a file changes in them it puts
    // back. One project, not one for the integration tests beside it: workers are not shared across projects, and would
    // be started twice.
    isolate: false,
    maxWorkers: 2,
    unstubEnvs: true,
    unstubGlobals: true,
    setupFiles: ["tests/quiet.ts"],
    // Long, since nothing is asserted about time: a machine may be busy.
    hookTimeout: 180_000,
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // The built site is loaded as Node loads it.
    server: { deps: { external: [/\/build\/server\//] } },
  },
});
