import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { surroundings } from "#server/set-up.mjs";
import { freePort } from "#tests/port.ts";

const root = join(import.meta.dirname, "../..");
// The runner reads this file once more in every worker; what it chose travels there by the environment.
process.env.E2E_PORT ??= String(await freePort());
const dataDir = process.env.E2E_DATA_DIR ?? newFolder();
const address = `http://127.0.0.1:${process.env.E2E_PORT}`;

/** The browser tests: the built site on a database of its own, in a Chromium of the system. */
export default defineConfig({
  testDir: ".",
  outputDir: join(root, "test-results"),
  fullyParallel: true,
  // One more than cores: pages wait for pictures, timers and the site.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.E2E_REPORT ? [["dot"], ["json", { outputFile: process.env.E2E_REPORT }]] : [["line"]],
  use: {
    baseURL: address,
    browserName: "chromium",
    launchOptions: {
      executablePath: process.env.PLAYWRIGHT_CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Glyphs as wide as in a browser with windows.
        "--font-render-hinting=none",
      ],
    },
    // A Chinese reader in Taiwan, unless a test says otherwise; nothing moves, so that what is measured stands still.
    locale: "zh-TW",
    timezoneId: "Asia/Taipei",
    contextOptions: { reducedMotion: "reduce" },
    viewport: { width: 1440, height: 900 },
  },
  webServer: {
    command: "node tests/e2e/serve.ts",
    cwd: root,
    url: `${address}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: {
      PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH}`,
      ...surroundings,
      PARK_MODE: "test",
      LOG_LEVEL: "warn",
      PORT: process.env.E2E_PORT,
      SITE_URL: address,
      DATA_DIR: dataDir,
    },
  },
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "park-e2e-"));
  process.env.E2E_DATA_DIR = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
