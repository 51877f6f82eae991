import { join } from "node:path";
import pino from "pino";
import { news } from "#app/stories/stories.content.ts";
import { closePark } from "#app/visiting/visiting.server.ts";
import { readConfig } from "#platform/config.ts";
import { listItems, saveItem } from "#platform/content/store.ts";
import type { Localized } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { openPark } from "#server/park.ts";
import { type Cluster, startPostgres } from "./postgres.ts";
import { temporaryFolder } from "./processes.ts";
import { type Site, sitemapPaths, startSite } from "./site.ts";
import { type Figure, printTable } from "./table.ts";

// What staff change is written by this process, as by one more instance. Every page has been kept before; those
// concerned are asked for again and again until none shows the old words. What counts is when the last old answer came.
const most = 2000;
const askedAtOnce = 32;

const cluster = await startPostgres();
const figures = cluster ? [...(await measure(cluster, 1)), ...(await measure(cluster, 2))] : [];
await cluster?.stop();
printTable("Freshness: the last old answer after staff's change", figures, [
  cluster
    ? `PostgreSQL ${cluster.version}; all pages of the site map kept beforehand`
    : "PostgreSQL is not installed here: nothing measured",
]);

async function measure(server: Cluster, instances: number): Promise<Figure[]> {
  const env = await server.database(`bench${instances}`);
  const sites: Site[] = [];
  for (let count = 0; count < instances; count++) sites.push(await startSite({ env: { PARK_MODE: "test", ...env } }));
  const config = readConfig({ ...env, DATA_DIR: temporaryFolder() });
  const { park, close } = await openPark(config, pino({ level: "silent" }), {
    migrations: join(import.meta.dirname, "../db/migrations"),
    jobsByHand: true,
  });

  await nameFirstNews(park, "oldwords");
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const on = instances === 1 ? "one instance" : `${instances} instances`;
  const figures = [
    await watchChange(
      sites,
      `a piece of news renamed, ${on}`,
      (html) => html.includes("oldwords"),
      () => nameFirstNews(park, "newwords"),
    ),
    await watchChange(
      sites,
      `the park closed, ${on}`,
      (html) => !html.includes("stormwords"),
      () => shutPark(park),
    ),
  ];
  await close();
  for (const site of sites) await site.stop();
  return figures;
}

/** Makes a change and asks for every page that it concerns until none is old. */
async function watchChange(
  sites: readonly Site[],
  measure: string,
  isOld: (html: string) => boolean,
  change: () => Promise<void>,
): Promise<Figure> {
  const concerned: string[] = [];
  for (const site of sites) {
    const addresses = (await sitemapPaths(site)).map((path) => site.origin + path);
    await inTurn(addresses, async (address) => {
      if (isOld(await textOf(address))) concerned.push(address);
    });
  }
  await change();
  const written = performance.now();
  let lastOld = 0;
  await inTurn(concerned, async (address) => {
    while (isOld(await textOf(address))) {
      lastOld = performance.now() - written;
      if (lastOld > 30_000) throw new Error(`${address} still shows the old words`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  const seen = performance.now() - written;
  return {
    measure,
    goal: `≤ ${most} ms`,
    result: `${Math.round(lastOld)} ms; all ${concerned.length} pages new after ${Math.round(seen)} ms`,
    holds: lastOld <= most,
  };
}

async function nameFirstNews(park: Park, words: string): Promise<void> {
  const [item] = await listItems(park, news);
  if (!item) throw new Error("there is no news");
  const data = { ...item.data, title: inAll(words) };
  await park.db.transaction().execute((trx) => saveItem(park, trx, news, { data }, "bench", { id: item.id }));
}

async function shutPark(park: Park): Promise<void> {
  await closePark(park, {
    covers: { kind: "park" },
    span: { from: park.now() },
    reason: inAll("stormwords"),
    by: "bench",
  });
}

function inAll(words: string): Localized {
  return { zh_TW: words, en_US: words, ja_JP: words };
}

async function textOf(address: string): Promise<string> {
  return (await fetch(address)).text();
}

/** Does something with each, several at once. */
async function inTurn<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = all.values();
  const workOn = async () => {
    for (const one of left) await work(one);
  };
  await Promise.all(Array.from({ length: askedAtOnce }, workOn));
}
