import { createServer } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";

// Loaded into the measured process before the site (`node --import`): tells, on a port of its own, how long its event
// loop stood still at most since it was last asked. Other processes that a first start makes load it too; the port is
// the first one's.
const everyMs = 2;
const delay = monitorEventLoopDelay({ resolution: everyMs });
delay.enable();
const server = createServer((_, response) => {
  const ms = Math.max(0, delay.max / 1e6 - everyMs);
  delay.reset();
  response.end(JSON.stringify({ ms }));
});
server.on("error", () => {});
server.listen(Number(process.env.EVENT_LOOP_PORT), "127.0.0.1");
server.unref();
