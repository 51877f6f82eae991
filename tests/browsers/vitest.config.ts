import { join } from "node:path";
import { defineConfig } from "vitest/config";

/**
 * Walks through the whole site that are no part of the unit and integration tests: other browsers, and the HTML
 * checker.
 */
export default defineConfig({
  root: join(import.meta.dirname, "../.."),
  test: {
    include: ["tests/browsers/*.walk.ts"],
    globalSetup: ["tests/set-up.ts"],
    maxWorkers: 1,
    hookTimeout: 120_000,
    testTimeout: 120_000,
    server: { deps: { external: [/\/build\/server\//] } },
  },
});
