import { request } from "node:http";
import { join } from "node:path";
import { answersPerSecond, generator } from "./load.ts";
import { startPostgres } from "./postgres.ts";
import { canPin, cores, end, freePort, spawnOn, temporaryFolder, until } from "./processes.ts";
import { firstItem, settle, type Site, startSite } from "./site.ts";
import { type Figure, median, printTable, thousands } from "./table.ts";

const rounds = 5;
const brotli = { "accept-encoding": "br" };

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
const embeddedFigures = [await uncached(embedded, item, "item, embedded"), await uncached(embedded, "/", "home, embedded")];
await embedded.stop();

const cluster = await startPostgres(cores.measuring);
const onServer: Figure[] = [];
if (cluster) {
  const site = await startSite({ core: cores.measured, env: { PARK_MODE: "test", ...(await cluster.database("bench")) } });
  await settle(site);
  onServer.push(await uncached(site, item, "item, PostgreSQL", 300), await uncached(site, "/", "home, PostgreSQL"));
  await site.stop();
  await cluster.stop();
}

printTable("Throughput", [...cached.flat(), ...onServer, ...embeddedFigures], [
  `median of ${rounds}, alternating; load by ${generator}, 32 connections without pipelining; log written to a file as shipped`,
  canPin ? "the site on one core; load and database on the other" : "processes could not be held to cores here",
  cluster ? `PostgreSQL ${cluster.version}` : "PostgreSQL is not installed here: its figures are missing",
]);

/** A cached page beside a server that does nothing but send the same bytes. */
async function cachedAgainstBare(site: Site, path: string, name: string): Promise<Figure[]> {
  const bytes = await cachedBytes(site.origin + path);
  const port = await freePort();
  const bare = spawnOn(cores.measured, process.execPath, [join(import.meta.dirname, "bare-server.ts"), String(port), "br"], { stdio: ["pipe", "ignore", "inherit"] });
  bare.stdin?.end(bytes);
  const bareOrigin = `http://127.0.0.1:${port}`;
  await until("the bare server's first answer", 10_000, async () => (await fetch(bareOrigin)).ok || undefined);

  const ask = (origin: string, seconds: number) => answersPerSecond({ origin, path, headers: brotli, seconds, connections: 32 });
  for (const origin of [bareOrigin, site.origin]) await ask(origin, 2);
  const pairs: { bare: number; ours: number }[] = [];
  for (let round = 0; round < rounds; round++) pairs.push({ bare: await ask(bareOrigin, 2), ours: await ask(site.origin, 2) });
  await end(bare);

  const ratio = median(pairs.map(({ bare, ours }) => ours / bare));
  return [
    { measure: `cached ${name}, against a bare server`, goal: "≥ 0.80", result: ratio.toFixed(2), holds: ratio >= 0.8 },
    { measure: `  the site, ${bytes.length} bytes of Brotli`, result: `${thousands(median(pairs.map(({ ours }) => ours)))}/s` },
    { measure: "  the bare server", result: `${thousands(median(pairs.map(({ bare }) => bare)))}/s` },
  ];
}

/** The page as it leaves the cache, still compressed (`fetch` would undo that). */
async function cachedBytes(address: string): Promise<Buffer> {
  const ask = () =>
    new Promise<{ cache: string | undefined; bytes: Buffer }>((resolve, reject) => {
      const asked = request(address, { headers: brotli }, async (response) => {
        const cache = response.headers["x-cache"];
        resolve({ cache: Array.isArray(cache) ? cache[0] : cache, bytes: Buffer.concat(await Array.fromAsync(response)) });
      });
      asked.once("error", reject);
      asked.end();
    });
  await ask();
  const { cache, bytes } = await ask();
  if (cache !== "hit") throw new Error(`${address} does not come from the cache: ${cache}`);
  return bytes;
}

/** A page made anew for each request. */
async function uncached(site: Site, path: string, name: string, goal?: number): Promise<Figure> {
  const ask = (seconds: number) => answersPerSecond({ origin: site.origin, path, headers: apart, seconds, connections: 8 });
  await ask(3);
  const rates: number[] = [];
  for (let round = 0; round < rounds; round++) rates.push(await ask(2));
  const rate = median(rates);
  return { measure: `uncached ${name}`, ...(goal && { goal: `≥ ${goal}/s`, holds: rate >= goal }), result: `${thousands(rate)}/s` };
}
