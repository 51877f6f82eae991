import { fork } from "node:child_process";
import { once } from "node:events";
import { ask } from "#tests/ask.ts";
import {
  hostileAddresses,
  hostileBodies,
  hostileFields,
  hostileFiles,
  type HostileGroup,
  hostileHeads,
  type HostileRequest,
  hostileSearches,
} from "#tests/hostile/requests.ts";
import { freePort } from "#tests/port.ts";
import { settle, startSite } from "./site.ts";
import { type Figure, printTable, thousands } from "./table.ts";

/**
 * How long one hostile request keeps the process from everything else: the longest block of its event loop while it is
 * answered. Groups are sent first, then each request of a group that took long is sent alone. A block is the least of
 * three: what the request does not cause, such as another program's turn, does not come back three times.
 *
 * A sample is sent, so that it takes minutes: each address and each field meets every so-manieth text, each the next
 * one, so that each text meets every so-manieth address and field. `npm run bench abuse -- --full` sends everything.
 */
const longest = { block: 100, health: 250 };
const alone = 40;
const full = process.argv.includes("--full");
const mostOfKind = 900;
const mostTogether = 600;
const port = await freePort();
const site = await startSite({
  env: { PARK_MODE: "test", EVENT_LOOP_PORT: String(port) },
  node: ["--import", `${import.meta.dirname}/event-loop.ts`],
});
await settle(site);
/**
 * Of the time since this was last asked: the longest block, and the most processor time one turn of the event loop
 * took.
 */
type Block = { ms: number; processorMs: number };
const block = async (): Promise<Block> => JSON.parse((await ask(`http://127.0.0.1:${port}`, "/")).text);

const faults: string[] = [];
async function send({ name, path, method, headers, body }: HostileRequest): Promise<void> {
  try {
    const { status } = await ask(site.origin, path, { method, headers, body: body?.() });
    // A place that is taken is no fault: many are asked for at once.
    if (status >= 500 && status !== 503) faults.push(`${status} ${name}`);
  } catch {
    // A connection that is closed on a body beyond the limit is an answer.
  }
}

async function blockOf(request: HostileRequest): Promise<Block> {
  const found: Block[] = [];
  for (let time = 0; time < 3; time++) {
    await block();
    await send(request);
    found.push(await block());
    if ((found.at(-1)?.ms ?? 0) < alone) break;
  }
  return {
    ms: Math.min(...found.map(({ ms }) => ms)),
    processorMs: Math.min(...found.map(({ processorMs }) => processorMs)),
  };
}

const figures: Figure[] = [];
const slowest: (Block & { name: string })[] = [];
const everything = Map.groupBy(
  [
    ...(await hostileAddresses(site.origin)),
    ...(await hostileSearches(site.origin)),
    ...hostileHeads(),
    ...(await hostileFields(site.origin)),
    ...(await hostileBodies(site.origin)),
    ...hostileFiles(site.origin),
  ],
  ({ kind }) => kind,
);
const kinds = new Map(
  [...everything].map(([kind, groups]) => [kind, full ? groups : sampleOf(groups, mostOfKind)] as const),
);
for (const [kind, ofKind] of kinds) {
  let worst = 0;
  for (const { requests } of ofKind) {
    await block();
    for (const request of requests) await send(request);
    const { ms: together } = await block();
    if (together < alone) worst = Math.max(worst, together);
    else
      for (const request of requests) {
        const { ms, processorMs } = await blockOf(request);
        worst = Math.max(worst, ms);
        if (ms >= alone) slowest.push({ ms, processorMs, name: request.name });
      }
  }
  figures.push({
    measure: `${kind}: ${thousands(countOf(ofKind))} requests of ${thousands(countOf(everything.get(kind) ?? []))}`,
    goal: `≤ ${longest.block} ms`,
    result: `${thousands(worst)} ms`,
    holds: worst <= longest.block,
  });
}

// All of them together: ten at a time, each kind in turn, while somebody asks whether the process lives.
const each = Math.ceil(mostTogether / kinds.size);
const mixed = [...kinds.values()]
  .flatMap((groups) =>
    evenly(
      groups.flatMap(({ requests }) => requests),
      each,
    ).map((request, at) => ({ request, at })),
  )
  .toSorted((a, b) => a.at - b.at)
  .map(({ request }) => request);
const asker = fork(`${import.meta.dirname}/health-asker.ts`, [site.origin], { execArgv: process.execArgv });
const queue = mixed.values();
await Promise.all(
  Array.from({ length: 10 }, async () => {
    for (const request of queue) await send(request);
  }),
);
asker.send("end");
const [took]: number[][] = await once(asker, "message");
const healths = (took ?? []).toSorted((a, b) => a - b);
const p99 = healths[Math.floor(healths.length * 0.99)] ?? Number.NaN;
figures.push({ measure: "answers of a fault", goal: "0", result: String(faults.length), holds: faults.length === 0 });
figures.push({
  measure: `/healthz p99 under ${thousands(mixed.length)} of them, ten at once`,
  goal: `≤ ${longest.health} ms`,
  result: `${thousands(p99)} ms`,
  holds: p99 <= longest.health,
});

const notes = [
  `/healthz was asked ${thousands(healths.length)} times: half of the answers within ${thousands(healths[Math.floor(healths.length / 2)] ?? Number.NaN)} ms, the slowest ${thousands(healths.at(-1) ?? Number.NaN)} ms`,
  ...slowest
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 20)
    .map(
      ({ ms, processorMs, name }) =>
        `${thousands(ms)} ms, of which ${thousands(processorMs)} ms of processor time: ${name}`,
    ),
  ...faults.slice(0, 20),
];
printTable("Hostile requests: the longest block of the event loop", figures, notes);
await site.stop();
if (figures.some(({ holds }) => holds === false)) process.exitCode = 1;

function countOf(groups: readonly HostileGroup[]): number {
  return groups.reduce((sum, { requests }) => sum + requests.length, 0);
}

/** About so many requests of these groups, of each the same share, and beginning at another one in each. */
function sampleOf(groups: readonly HostileGroup[], most: number): HostileGroup[] {
  const every = Math.ceil(countOf(groups) / most);
  return groups.map(({ kind, requests }, group) => ({
    kind,
    requests: requests.filter((_, at) => (at + group) % every === 0),
  }));
}

/** So many of these, at equal distances. */
function evenly<T>(some: readonly T[], most: number): T[] {
  const every = Math.max(1, some.length / most);
  return some.filter((_, at) => Math.floor(at / every) !== Math.floor((at - 1) / every));
}
