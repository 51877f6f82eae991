import { fork } from "node:child_process";
import { Agent, get } from "node:http";
import { book } from "./booking.ts";
import { startPostgres } from "./postgres.ts";
import { cores, temporaryFolder } from "./processes.ts";
import { settle, startSite } from "./site.ts";
import { type Figure, printTable } from "./table.ts";

// Kept pages while many visitors book: `npm run bench surge`, or against a site in test mode `node bench/surge.ts
// --at=http://…`.
const asked = (flag: string) => process.argv.find((word) => word.startsWith(`--${flag}=`))?.slice(flag.length + 3);
const seconds = Number(asked("seconds") ?? 20);
const crowds = [0, 20, 200, 500];
const pauseMs = 20;
const least = 100;

type CrowdResult = { booked: number; busy: number; others: [number, number][]; slowest: number };

// The visitors are a process of their own, so that making their forms keeps no answer waiting that is measured.
if (process.send) await visit();
else if (asked("at")) print("site", await measure("", asked("at") ?? ""));
else {
  const cluster = await startPostgres(cores.measuring);
  const settings: [string, Record<string, string>][] = [
    ["embedded", {}],
    ...(cluster ? [["PostgreSQL", await cluster.database("surge")] as [string, Record<string, string>]] : []),
  ];
  const figures: Figure[] = [];
  for (const [on, database] of settings) {
    const dataDir = temporaryFolder();
    const site = await startSite({ env: { PARK_MODE: "test", ...database }, dataDir, core: cores.measured });
    await settle(site);
    figures.push(...(await measure(`${on}, `, site.origin)));
    await site.stop();
  }
  await cluster?.stop();
  print("on both databases", figures);
  process.exit(0);
}

function print(where: string, figures: Figure[]): void {
  printTable(`Surge ${where}: kept pages beside visitors who book, ${seconds} s each`, figures);
}

async function measure(on: string, origin: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  let most = least;
  for (const clients of crowds) {
    const crowd =
      clients > 0 ? fork(import.meta.filename, [origin, String(clients)], { execArgv: process.execArgv }) : undefined;
    const times = await probe(origin);
    const told =
      crowd &&
      (await new Promise<CrowdResult>(
        (resolve) => (crowd.once("message", (message) => resolve(message as CrowdResult)), crowd.send("stop")),
      ));
    const [p50, p99] = [0.5, 0.99].map((part) => times[Math.floor(times.length * part)] ?? Number.NaN) as [
      number,
      number,
    ];
    if (clients === 0) most = Math.max(least, 3 * p99);
    const faults = told?.others.filter(([status]) => status >= 500).reduce((sum, [, count]) => sum + count, 0) ?? 0;
    figures.push({
      measure: `${on}${clients} visitors: p50 / p99 of a kept page`,
      goal: clients === 0 ? "" : `≤ ${most.toFixed(0)} ms, no 500`,
      result: `${p50.toFixed(1)} / ${p99.toFixed(1)} ms${told ? `; ${(told.booked / seconds).toFixed(1)} bookings/s, ${told.busy} × 503, ${faults} × 500, slowest form ${(told.slowest / 1000).toFixed(1)} s` : ""}`,
      ...(clients > 0 && { holds: p99 <= most && faults === 0 }),
    });
  }
  return figures;
}

/** Asks for a kept page again and again; answers the times, the shortest first. */
async function probe(origin: string): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (
    const begun = performance.now();
    performance.now() - begun < seconds * 1000;
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  ) {
    const from = performance.now();
    await new Promise<void>((resolve, reject) =>
      get(`${origin}/about`, { agent }, (answer) => answer.resume().once("end", resolve)).once("error", reject),
    );
    times.push(performance.now() - from);
  }
  agent.destroy();
  return times.toSorted((a, b) => a - b);
}

async function visit(): Promise<void> {
  const [origin = "", clients] = process.argv.slice(2);
  const { bookings } = book(origin, Number(clients));
  process.once("message", () =>
    process.send?.(
      {
        booked: bookings.booked,
        busy: bookings.busy,
        others: [...bookings.others],
        slowest: Math.max(0, ...bookings.answers),
      },
      () => process.exit(0),
    ),
  );
}
