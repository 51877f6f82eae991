import { createServer } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";

// Loaded into the measured process before the site (`node --import`): tells, on a port of its own, how long its event
// loop stood still at most since it was last asked, and how much processor time one turn of it took at most, which
// other programs of the machine do not lengthen. Other processes that a first start makes load it too; the port is the
// first one's.
const everyMs = 2;
const delay = monitorEventLoopDelay({ resolution: everyMs });
delay.enable();
let [before, most] = [processorMs(), 0];
function noteTurn(): void {
  const now = processorMs();
  most = Math.max(most, now - before);
  before = now;
}
setInterval(noteTurn, everyMs).unref();
const server = createServer((_, response) => {
  noteTurn();
  response.end(JSON.stringify({ ms: Math.max(0, delay.max / 1e6 - everyMs), processorMs: most }));
  delay.reset();
  most = 0;
});
server.on("error", () => {});
server.listen(Number(process.env.EVENT_LOOP_PORT), "127.0.0.1");
server.unref();

function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
