import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    pool: "forks",
    maxWorkers: 2,
    setupFiles: ["tests/quiet.ts"],
    // Long, since nothing is asserted about time: a machine may be busy.
    hookTimeout: 180_000,
    testTimeout: 60_000,
    // The built site is loaded as Node loads it.
    server: { deps: { external: [/\/build\/server\//] } },
    projects: [
      {
        extends: true,
        test: { name: "park", include: ["{app,platform,ui,server,starter}/**/*.test.ts", "tests/*.test.ts"], globalSetup: ["tests/set-up.ts"] },
      },
      {
        extends: true,
        test: { name: "site", include: ["tests/integration/*.test.ts"], globalSetup: ["tests/set-up.ts", "tests/integration/set-up.ts"] },
      },
    ],
  },
});
