// npm run bench [name …] [--full]: prints the figures of the goals, each beside what it should be. Starts on any Node
// from 20 on.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { build, install, root } from "../server/set-up.mjs";

const all = [
  "weight",
  "throughput",
  "memory",
  "start",
  "freshness",
  "search",
  "desk",
  "speed",
  "fairness",
  "abuse",
  "letters",
  "surge",
];
const asked = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const flags = process.argv.slice(2).filter((word) => word.startsWith("--"));
const unknown = asked.find((name) => !all.includes(name));
if (unknown) {
  process.stderr.write(`There is no measurement called "${unknown}"; there are ${all.join(", ")}.\n`);
  process.exit(1);
}

install();
build();
const node = join(root, "node_modules/.bin/node");
// The module parser that finds what a script imports is still behind a flag.
const options = ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning"];
let failed = 0;
for (const name of asked.length > 0 ? asked : all) {
  const { status } = spawnSync(node, [...options, join(root, "bench", `${name}.ts`), ...flags], {
    cwd: root,
    stdio: "inherit",
  });
  if (status !== 0) failed++;
}
process.exit(failed > 0 ? 1 : 0);
