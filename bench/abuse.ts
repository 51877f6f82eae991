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
 */
const longest = { block: 100, health: 250 };
const alone = 40;
const port = await freePort();
const site = await startSite({
  env: { PARK_MODE: "test", EVENT_LOOP_PORT: String(port) },
  node: ["--import", `${import.meta.dirname}/event-loop.ts`],
});
await settle(site);
const block = async (): Promise<number> => JSON.parse((await ask(`http://127.0.0.1:${port}`, "/")).text).ms;

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

async function blockOf(request: HostileRequest): Promise<number> {
  const found: number[] = [];
  for (let time = 0; time < 3; time++) {
    await block();
    await send(request);
    found.push(await block());
    if ((found.at(-1) ?? 0) < alone) break;
  }
  return Math.min(...found);
}

const figures: Figure[] = [];
const slowest: { ms: number; name: string }[] = [];
const groups: HostileGroup[] = [
  ...(await hostileAddresses(site.origin)),
  ...(await hostileSearches(site.origin)),
  ...hostileHeads(),
  ...(await hostileFields(site.origin)),
  ...(await hostileBodies(site.origin)),
  ...hostileFiles(site.origin),
];
for (const [kind, ofKind] of Map.groupBy(groups, ({ kind }) => kind)) {
  let worst = 0;
  for (const { requests } of ofKind) {
    await block();
    for (const request of requests) await send(request);
    const together = await block();
    if (together < alone) worst = Math.max(worst, together);
    else
      for (const request of requests) {
        const ms = await blockOf(request);
        worst = Math.max(worst, ms);
        if (ms >= alone) slowest.push({ ms, name: request.name });
      }
  }
  const count = ofKind.reduce((sum, { requests }) => sum + requests.length, 0);
  figures.push({
    measure: `${kind}: ${thousands(count)} requests`,
    goal: `≤ ${longest.block} ms`,
    result: `${thousands(worst)} ms`,
    holds: worst <= longest.block,
  });
}

// All of them together: ten at a time, each kind in turn, while somebody asks whether the process lives.
const mixed = groups
  .flatMap(({ requests }) => requests)
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  .filter((_, at) => at % 8 === 0);
const healths: number[] = [];
let sending = true;
const asking = (async () => {
  while (sending) {
    const begun = performance.now();
    await ask(site.origin, "/healthz");
    healths.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
})();
const queue = mixed.values();
await Promise.all(
  Array.from({ length: 10 }, async () => {
    for (const request of queue) await send(request);
  }),
);
sending = false;
await asking;
const p99 = healths.toSorted((a, b) => a - b)[Math.floor(healths.length * 0.99)] ?? 0;
figures.push({ measure: "answers of a fault", goal: "0", result: String(faults.length), holds: faults.length === 0 });
figures.push({
  measure: `/healthz p99 under ${thousands(mixed.length)} of them, ten at once`,
  goal: `≤ ${longest.health} ms`,
  result: `${thousands(p99)} ms`,
  holds: p99 <= longest.health,
});

const notes = [
  ...slowest
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 20)
    .map(({ ms, name }) => `${thousands(ms)} ms: ${name}`),
  ...faults.slice(0, 20),
];
printTable("Hostile requests: the longest block of the event loop", figures, notes);
await site.stop();
if (figures.some(({ holds }) => holds === false)) process.exitCode = 1;
