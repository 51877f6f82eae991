import { startPostgres } from "./postgres.ts";
import { temporaryFolder } from "./processes.ts";
import { startSite } from "./site.ts";
import { type Figure, median, printTable } from "./table.ts";

// From starting the server of a built site until the home page answers. A clean clone (npm, build) is timed by hand.
const later = 5;

const cluster = await startPostgres();
const figures = [
  ...(await starts("embedded", {})),
  ...(cluster ? await starts("PostgreSQL", await cluster.database("bench")) : []),
];
await cluster?.stop();
printTable("Start", figures, [
  cluster ? `PostgreSQL ${cluster.version}` : "PostgreSQL is not installed here: its figures are missing",
]);

async function starts(name: string, env: Record<string, string>): Promise<Figure[]> {
  const dataDir = temporaryFolder();
  const times: number[] = [];
  for (let start = 0; start <= later; start++) {
    const site = await startSite({ dataDir, env });
    times.push(site.startedInMs / 1000);
    await site.stop();
  }
  const [first = Number.NaN, ...others] = times;
  return [
    { measure: `${name}: first start, empty folder`, result: seconds(first) },
    {
      measure: `${name}: later starts, median of ${later}`,
      goal: "≤ 4 s",
      result: seconds(median(others)),
      holds: median(others) <= 4,
    },
    { measure: `${name}: later starts, slowest`, result: seconds(Math.max(...others)) },
  ];
}

function seconds(time: number): string {
  return `${time.toFixed(1)} s`;
}
