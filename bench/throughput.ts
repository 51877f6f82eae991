import { request } from "node:http";
import { join } from "node:path";
import { freePort } from "#tests/port.ts";
import { answersPerSecond, generator } from "./load.ts";
import { startPostgres } from "./postgres.ts";
import { canPin, cores, end, spawnOn, temporaryFolder, until } from "./processes.ts";
import { firstItem, settle, type Site, startSite } from "./site.ts";
import { type Figure, median, printTable, thousands } from "./table.ts";

const rounds = 5;
const brotli = { "accept-encoding": "br" };
const nodesOwn = new Set(["date", "connection", "keep-alive"]);
const bodyHeaders = new Set(["content-type", "content-encoding", "content-length"]);

const folder = temporaryFolder();
const shipped = await startSite({ dataDir: folder, core: cores.measured });
const item = await firstItem(shipped, "/news");
await settle(shipped);
const cached = [await cachedAgainstBare(shipped, "/", "home"), await cachedAgainstBare(shipped, item, "item")];
await shipped.stop();

// The header sets the park's clock, which passes by the page cache; it is heard in test mode alone.
const apart = { ...brotli, "x-park-now": "2026-03-02T10:00" };
const embedded = await startSite({ dataDir: folder, core: cores.measured, env: { PARK_MODE: "test" } });
await settle(embedded);
const embeddedFigures = [
  await uncached(embedded, item, "item, embedded"),
  await uncached(embedded, "/", "home, embedded"),
];
await embedded.stop();

const cluster = await startPostgres(cores.measuring);
const onServer: Figure[] = [];
if (cluster) {
  const site = await startSite({
    core: cores.measured,
    env: { PARK_MODE: "test", ...(await cluster.database("bench")) },
  });
  await settle(site);
  onServer.push(await uncached(site, item, "item, PostgreSQL", 180), await uncached(site, "/", "home, PostgreSQL"));
  await site.stop();
  await cluster.stop();
}

printTable(
  "Throughput",
  [...cached.flat(), ...onServer, ...embeddedFigures],
  [
    `median of ${rounds}, alternating; load by ${generator}, 32 connections without pipelining; log written to a file as shipped`,
    canPin ? "the site on one core; load and database on the other" : "processes could not be held to cores here",
    cluster ? `PostgreSQL ${cluster.version}` : "PostgreSQL is not installed here: its figures are missing",
  ],
);

/**
 * A cached page beside a server that does nothing but send the same bytes: head and body, and, to compare, the body
 * with the least head.
 */
async function cachedAgainstBare(site: Site, path: string, name: string): Promise<Figure[]> {
  const { head, body } = await cachedAnswer(site.origin + path);
  const same = await startBare(head, body);
  const least = await startBare(
    head.flatMap((word, at) => (at % 2 === 0 && bodyHeaders.has(word.toLowerCase()) ? [word, head[at + 1] ?? ""] : [])),
    body,
  );

  const ask = (origin: string, seconds: number) =>
    answersPerSecond({ origin, path, headers: brotli, seconds, connections: 32 });
  for (const { origin } of [same, least, site]) await ask(origin, 2);
  const runs: { ours: number; same: number; least: number }[] = [];
  for (let round = 0; round < rounds; round++)
    runs.push({ same: await ask(same.origin, 2), ours: await ask(site.origin, 2), least: await ask(least.origin, 2) });
  await Promise.all([same.stop(), least.stop()]);

  const ratio = median(runs.map(({ ours, same }) => ours / same));
  return [
    {
      measure: `cached ${name}, against a bare server`,
      goal: "≥ 0.65",
      result: ratio.toFixed(2),
      holds: ratio >= 0.65,
    },
    {
      measure: `  the site, ${body.length} bytes of Brotli`,
      result: `${thousands(median(runs.map(({ ours }) => ours)))}/s`,
    },
    {
      measure: "  the bare server, same head and body",
      result: `${thousands(median(runs.map(({ same }) => same)))}/s`,
    },
    {
      measure: "  a bare server, same body, three headers",
      result: `${thousands(median(runs.map(({ least }) => least)))}/s`,
    },
  ];
}

async function startBare(head: readonly string[], body: Buffer): Promise<{ origin: string; stop(): Promise<void> }> {
  const port = await freePort();
  const bare = spawnOn(
    cores.measured,
    process.execPath,
    [join(import.meta.dirname, "bare-server.ts"), String(port), JSON.stringify(head)],
    { stdio: ["pipe", "ignore", "inherit"] },
  );
  bare.stdin?.end(body);
  const origin = `http://127.0.0.1:${port}`;
  await until("the bare server's first answer", 10_000, async () => (await fetch(origin)).ok || undefined);
  return { origin, stop: () => end(bare) };
}

/**
 * The page as it leaves the cache, still compressed (`fetch` would undo that), and its head but for what Node adds to
 * every answer.
 */
async function cachedAnswer(address: string): Promise<{ head: string[]; body: Buffer }> {
  const ask = () =>
    new Promise<{ head: string[]; body: Buffer; cache: unknown }>((resolve, reject) => {
      const asked = request(address, { headers: brotli }, async (response) => {
        const head = response.rawHeaders.flatMap((word, at, all) =>
          at % 2 === 0 && !nodesOwn.has(word.toLowerCase()) ? [word, all[at + 1] ?? ""] : [],
        );
        resolve({ head, body: Buffer.concat(await Array.fromAsync(response)), cache: response.headers["x-cache"] });
      });
      asked.once("error", reject);
      asked.end();
    });
  await ask();
  const { cache, ...answer } = await ask();
  if (cache !== "hit") throw new Error(`${address} does not come from the cache: ${String(cache)}`);
  return answer;
}

/** A page made anew for each request. */
async function uncached(site: Site, path: string, name: string, goal?: number): Promise<Figure> {
  const ask = (seconds: number) =>
    answersPerSecond({ origin: site.origin, path, headers: apart, seconds, connections: 8 });
  await ask(3);
  const rates: number[] = [];
  for (let round = 0; round < rounds; round++) rates.push(await ask(2));
  const rate = median(rates);
  return {
    measure: `uncached ${name}`,
    ...(goal && { goal: `≥ ${goal}/s`, holds: rate >= goal }),
    result: `${thousands(rate)}/s`,
  };
}
