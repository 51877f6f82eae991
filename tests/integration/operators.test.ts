import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { ask } from "#tests/ask.ts";
import { openTestSite } from "#tests/site.ts";
import { type RunningServer, startServer } from "#tests/server.ts";
import { copyFolder } from "#tests/template.ts";

const site = inject("site");
const template = inject("template");

describe("the answers for operators (running.md)", () => {
  it("/healthz says that the process lives, /readyz that database and jobs answer", async () => {
    for (const [path, word] of [
      ["/healthz", "ok\n"],
      ["/readyz", "ready\n"],
    ] as const) {
      const { status, text, headers } = await ask(site, path);
      expect([status, text, headers["cache-control"]]).toEqual([200, word, "no-store"]);
    }
  });

  it("/metrics counts requests by status and cache, and the pages kept", async () => {
    await ask(site, "/links");
    await ask(site, "/links");
    // A request is counted when its answer has left.
    const { text, headers } = await until(
      () => ask(site, "/metrics"),
      (answer) => answer.text.includes('cache="hit"'),
    );
    expect(headers["content-type"]).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(text).toMatch(/^park_requests_total\{method="GET",status="200",cache="hit"\} [1-9]/m);
    expect(text).toMatch(/^park_request_seconds_bucket\{le="0\.001",cache="hit"\} /m);
    expect(text).toMatch(/^park_cached_pages [1-9]/m);
    expect(text).toMatch(/^park_cached_bytes [1-9]/m);
    expect(text).toMatch(/^process_resident_memory_bytes /m);
  });

  it("/metrics is for this machine, or for who has the token; /readyz answers 503 once the database does not (rule H41), and /healthz goes on", async () => {
    const own = await openTestSite({ TRUST_PROXY: "127.0.0.1", METRICS_TOKEN: "sixteen-or-more-characters" });
    const from = { "x-forwarded-for": "203.0.113.9" };
    const status = async (headers: Record<string, string>) => (await ask(own.url, "/metrics", { headers })).status;
    expect([await status({}), await status(from)]).toEqual([200, 403]);
    expect(await status({ ...from, authorization: "Bearer sixteen-or-more-characters" })).toBe(200);
    for (const authorization of ["Bearer wrong", "Bearer ", "sixteen-or-more-characters", "Bearer undefined"])
      expect(await status({ ...from, authorization })).toBe(403);
    const works = async (path: string) => (await ask(own.url, path)).status;
    expect([await works("/readyz"), await works("/healthz")]).toEqual([200, 200]);
    await own.park.db.destroy();
    expect([await works("/readyz"), await works("/healthz")]).toEqual([503, 200]);
    await own.close().catch(() => {});
  });
});

describe("a running server", () => {
  let server: RunningServer;
  beforeAll(async () => {
    // A folder that stays when the server has ended, so that one can look into it.
    server = await startServer({ template, dataDir: await copyFolder(template) });
  });
  let stopped: Promise<number | null> | undefined;
  afterAll(async () => {
    await (stopped ?? server.stop());
    await rm(server.dataDir, { recursive: true });
  });

  it("says where it is, and shows no password when there are staff already", () => {
    expect(server.printed()).toMatch(
      /The park is open: {2}http:\/\/localhost:\d+\n.*The back office: {3}http:\/\/localhost:\d+\/booking-manage/s,
    );
    expect(server.printed()).not.toMatch(/password/i);
  });

  it("answers on this machine only, in test mode", async () => {
    const answers = await ask(server.url.replace("127.0.0.1", "127.0.0.2"), "/healthz").then(
      () => true,
      () => false,
    );
    expect(answers).toBe(false);
  });

  it("logs each request with its id and nothing personal", async () => {
    await ask(server.url, "/search?q=grandmother&email=visitor@example.org", {
      headers: { "user-agent": "secret-browser", cookie: "a=private", referer: "https://example.org/private" },
    });
    await ask(server.url, "/booking-manage", { form: { email: "visitor@example.org", password: "private-password" } });
    await ask(server.url, "/status/kSdh72hGdtwYx83hGs72hdPqLmNoRs");
    const lines = await until(
      () => server.logged().filter(({ msg, path }) => msg === "request" && path !== "/healthz"),
      (found) => found.length >= 3,
    );
    expect(lines.map(({ path, method, status }) => [path, method, status])).toEqual([
      ["/search", "GET", 200],
      ["/booking-manage", "POST", 422],
      ["/status/kSdh72…", "GET", 404],
    ]);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(3);
    for (const line of lines)
      expect(line).toMatchObject({
        level: 30,
        time: expect.any(Number),
        id: expect.stringMatching(/^[\w-]{8}-\w+$/),
        ms: expect.any(Number),
      });
    expect(server.printed()).not.toMatch(/grandmother|visitor@|private|secret-browser|127\.0\.0\.1|kSdh72hGd/);
  });

  it("lets the open request end, takes no other, and gives the folder free when it is asked to stop", async () => {
    const open = beginForm(server.url);
    await wait(200);
    stopped = server.stop();
    await until(
      () => server.printed(),
      (text) => text.includes("Stopping"),
    );
    await until(
      () =>
        ask(server.url, "/healthz").then(
          () => "answers",
          () => "refused",
        ),
      (answer) => answer === "refused",
    );
    open.finish();
    expect(await open.answer).toMatch(/^HTTP\/1\.1 303 /);
    expect(await stopped).toBe(0);
    expect([existsSync(server.dataDir), existsSync(join(server.dataDir, "in-use"))]).toEqual([true, false]);
  });
});

/** Sends the first half of a form; `finish` sends the rest. */
function beginForm(url: string) {
  const body = "locale=en_US&from=/news";
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.write(
    `POST /language HTTP/1.1\r\nhost: x\r\nsec-fetch-site: same-origin\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  );
  const answer = new Promise<string>((resolve) => {
    let heard = "";
    socket.on("data", (chunk) => (heard += chunk));
    socket.on("error", () => {});
    socket.on("close", () => resolve(heard));
  });
  return { answer, finish: () => socket.write(body.slice(5)) };
}

/** Looks again and again, for five seconds at most. */
async function until<T>(look: () => T | Promise<T>, enough: (seen: T) => boolean): Promise<T> {
  for (let times = 0; ; times++) {
    const seen = await look();
    if (enough(seen) || times > 100) return seen;
    await wait(50);
  }
}
