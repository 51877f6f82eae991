// @module-tag postgres
import { rm } from "node:fs/promises";
import { afterAll, beforeAll, inject, it } from "vitest";
import { freePort } from "#tests/port.ts";
import { Crowd } from "#tests/reservations/crowd.ts";
import { runServer } from "#tests/server.ts";
import { copyDatabase, copyFolder } from "#tests/template.ts";

/**
 * How often the process is killed: once in npm test, as often as the goals ask in check:all, or as often as TEST_KILLS
 * says.
 */
const kills = Number(process.env.TEST_KILLS) || (process.env.TEST_LONG === "1" ? 50 : 1);
const visitors = 6;

let settings: Record<string, string>;
let drop: (() => Promise<void>) | undefined;
beforeAll(async () => {
  const template = inject("template");
  const [database, folder] = await Promise.all([copyDatabase(template), copyFolder(template)]);
  settings = { DATA_DIR: folder, ...(database && { DATABASE_URL: database.url, SECRET: "s".repeat(32) }) };
  drop = database?.drop;
});
afterAll(async () => {
  await rm(settings.DATA_DIR ?? "", { recursive: true });
  await drop?.();
});

it(`killed ${kills} times while groups book and mails leave, the park loses and doubles nothing (rules D5, D8, B2)`, async () => {
  const crowd = new Crowd();
  for (let round = 0; round < kills; round++) {
    const { url, child } = await start();
    await crowd.sendAgain(url);
    const before = crowd.told;
    crowd.begin(url, visitors);
    // Not before somebody was confirmed, so that every kill falls into the work; then at any moment.
    await crowd.until(() => crowd.told > before);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1200));
    child.kill("SIGKILL");
    await child.ended;
    await crowd.stop();
  }
  const { url, child } = await start();
  await crowd.sendAgain(url);
  child.kill("SIGTERM");
  await child.ended;
  await crowd.expectWhole(settings);
}, 3_600_000);

async function start() {
  const port = await freePort();
  const child = runServer({ ...settings, PORT: String(port) });
  await child.says("The back office:");
  return { url: `http://127.0.0.1:${port}`, child };
}
