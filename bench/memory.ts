import { tidiesWithin } from "../server/rest.ts";
import { startPostgres } from "./postgres.ts";
import { type Site, sitemapPaths, startSite } from "./site.ts";
import { type Figure, printTable, thousands } from "./table.ts";

// --full asks the whole hundred thousand that the goal speaks of; without it a fifth, which shows a leak as well.
const more = process.argv.includes("--full") ? 100_000 : 20_000;
const first = 10_000;
const askedAtOnce = 16;

const figures: Figure[] = [];
figures.push(...(await watch("embedded", 450, {})));
const cluster = await startPostgres();
if (cluster) figures.push(...(await watch("PostgreSQL", 280, await cluster.database("bench"))));
await cluster?.stop();
printTable("Memory", figures, [
  `mixed requests: every address of the site map in turn, each tenth an unknown address, a built file, data or a page made anew`,
  cluster
    ? `PostgreSQL ${cluster.version}; its own memory does not count`
    : "PostgreSQL is not installed here: its figures are missing",
]);

async function watch(name: string, most: number, env: Record<string, string>): Promise<Figure[]> {
  // Test mode has no rate limits, which one visitor asking for so much would meet.
  const site = await startSite({ env: { PARK_MODE: "test", ...env } });
  const paths = await sitemapPaths(site);
  const begun = site.residentMb();
  await askMixed(site, paths, first);
  const after = await settled(site);
  await askMixed(site, paths, more);
  const end = await settled(site);
  await site.stop();
  const growth = (end / after - 1) * 100;
  return [
    { measure: `${name}: just started`, result: mb(begun) },
    {
      measure: `${name}: idle after ${thousands(first)} requests`,
      goal: `≤ ${most} MB`,
      result: mb(after),
      holds: after <= most,
    },
    {
      measure: `${name}: growth over ${thousands(more)} more`,
      goal: "≤ 5 %",
      result: `${growth.toFixed(1)} %`,
      holds: growth <= 5,
    },
  ];
}

/** Asks for everything in turn, several at once, in three encodings; throws when an answer is a fault. */
async function askMixed(site: Site, paths: readonly string[], times: number): Promise<void> {
  const odd = ["/no/such/page", "/seal.svg", "/news.data", "/api/HomePage/GetMenuList?locale=ja_JP"];
  const encodings = ["br", "gzip", "identity"];
  let next = 0;
  async function askOn(): Promise<void> {
    for (let at = next++; at < times; at = next++) {
      const path = (at % 10 === 9 ? odd[((at / 10) % odd.length) | 0] : paths[at % paths.length]) ?? "/";
      const anew: Record<string, string> = at % 20 === 9 ? { "x-park-now": "2026-03-02T10:00" } : {};
      const response = await fetch(site.origin + path, {
        redirect: "manual",
        headers: { "accept-encoding": encodings[at % 3] ?? "br", ...anew },
      });
      await response.arrayBuffer();
      if (response.status >= 500) throw new Error(`${path} answered ${response.status}`);
    }
  }
  await Promise.all(Array.from({ length: askedAtOnce }, askOn));
}

/** The memory a site holds once it has been left alone for as long as it waits before it tidies up (server/rest.ts). */
async function settled(site: Site): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, tidiesWithin + 5000));
  return site.residentMb();
}

function mb(amount: number): string {
  return `${Math.round(amount)} MB`;
}
