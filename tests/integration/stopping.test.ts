import { request } from "node:http";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { type Answer, ask } from "#tests/ask.ts";
import { type RunningServer, startServer } from "#tests/server.ts";

let server: RunningServer;
let stopped: Promise<number | null> | undefined;
beforeAll(async () => {
  server = await startServer({ template: inject("template"), env: { DRAIN_SECONDS: "2" } });
});
afterAll(() => stopped ?? server.stop());

it("a server that is told to stop says so to the proxy first, answers what comes until then, and lets an open request end (rules H16, H41)", async () => {
  const traffic = async () => (await ask(server.url, "/readyz?for=traffic")).status;
  expect(await traffic()).toBe(200);
  const open = beginForm("/language", "language=ja_JP&to=%2Fnews");
  let turned = false;
  const answers: (number | string)[] = [];
  /** A visitor behind a proxy: asks one page after the other until the proxy has heard that the server stops. */
  const visitor = async () => {
    while (!turned)
      answers.push(
        await ask(server.url, "/news").then(
          ({ status }) => status,
          (error: NodeJS.ErrnoException) => error.code ?? error.message,
        ),
      );
  };
  const visitors = Promise.all([visitor(), visitor(), visitor()]);
  await expect.poll(() => answers.length, { timeout: 20_000 }).toBeGreaterThan(10);

  stopped = server.stop();
  await expect.poll(traffic, { interval: 20, timeout: 5_000 }).toBe(503);
  // Who has not heard of it yet is answered all the same, also on a new connection.
  expect([(await ask(server.url, "/links")).status, (await ask(server.url, "/healthz")).status]).toEqual([200, 200]);
  turned = true;
  await visitors;
  expect(new Set(answers)).toEqual(new Set([200]));

  await expect
    .poll(
      () =>
        ask(server.url, "/healthz").then(
          () => "taken",
          ({ code }) => code,
        ),
      { timeout: 5_000 },
    )
    .toBe("ECONNREFUSED");
  expect((await open.end()).status).toBe(303);
  expect(await stopped).toBe(0);
}, 60_000);

/** A form of which only the first half was sent; `end` sends the other and gives the answer. */
function beginForm(path: string, body: string): { end(): Promise<Pick<Answer, "status">> } {
  const { hostname, port, origin } = new URL(server.url);
  const outgoing = request({
    hostname,
    port,
    path,
    method: "POST",
    agent: false,
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "content-length": body.length,
      origin,
      "sec-fetch-site": "same-origin",
    },
  });
  const answered = new Promise<Pick<Answer, "status">>((resolve, reject) => {
    outgoing.on("error", reject);
    outgoing.on("response", (incoming) => {
      incoming.resume();
      resolve({ status: incoming.statusCode ?? 0 });
    });
  });
  answered.catch(() => {});
  outgoing.write(body.slice(0, 8));
  return { end: () => (outgoing.end(body.slice(8)), answered) };
}
