import { createServer } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";

// Loaded into the measured process before the site (`node --import`): tells, on a port of its own, how long its event
// loop stood still at most since it was last asked, and how much processor time its thread took. Other processes that a first start makes load it too; the port is
// the first one's.
const everyMs = 2;
const delay = monitorEventLoopDelay({ resolution: everyMs });
delay.enable();
let before = process.threadCpuUsage();
const server = createServer((_, response) => {
  const ms = Math.max(0, delay.max / 1e6 - everyMs);
  const used = process.threadCpuUsage(before);
  before = process.threadCpuUsage();
  delay.reset();
  response.end(JSON.stringify({ ms, processorMs: (used.user + used.system) / 1000 }));
});
server.on("error", () => {});
server.listen(Number(process.env.EVENT_LOOP_PORT), "127.0.0.1");
server.unref();
