import type { IncomingMessage } from "node:http";
import { nowMs } from "#platform/clock.ts";
import { type Application, type Client, openHttpServer, type PlainAnswers } from "#platform/http/http-server.ts";
import { readProxies } from "#platform/http/client.ts";
import { openMetrics } from "#platform/http/metrics.ts";
import { readStaticFiles } from "#platform/http/static-files.ts";
import type { Park } from "#platform/park.ts";
import { findOutages } from "./readiness.ts";

/** The listening side: kept pages, built files, and the three answers for operators (running.md). */
export function openParkServer(
  park: Park,
  application: Application,
  clientFolder: string,
  warnings: () => readonly string[] = () => [],
) {
  const metrics = openMetrics();
  let stopping = false;

  const plain: PlainAnswers = {
    "/healthz": async () => ({ status: 200, type: "text/plain", body: "ok\n" }),
    "/readyz": async (request) => {
      if (stopping) return notReady("stopping");
      // Without the database kept pages still leave: it is no reason to send visitors elsewhere (rule H41).
      if (/[?&]for=traffic\b/.test(request.url ?? "")) return ready;
      const outages = await findOutages(park);
      if (outages.size > 0) return notReady(...[...outages].map(([part, fault]) => `${part}: ${fault}`));
      return { ...ready, body: [ready.body, ...warnings().map((one) => `warning: ${one}\n`)].join("") };
    },
    "/metrics": async (request, client) => {
      if (!mayReadMetrics(request, client, park.config.metricsToken))
        return { status: 403, type: "text/plain", body: "only from this machine, or with the token\n" };
      return { status: 200, type: metrics.type, body: (await metrics.text()) + (await park.figures.text()) };
    },
  };

  const { server, cache } = openHttpServer({
    application,
    staticFiles: readStaticFiles(clientFolder),
    plain,
    proxies: readProxies(park.config.trustProxy),
    figures: metrics.figures,
    log: park.log,
  });
  metrics.watch(cache);
  park.changes.onChange((tags) => cache.drop(tags, nowMs()));

  return {
    server,
    cache,
    /**
     * Says at /readyz that it will end and, `drain` milliseconds later, takes no more requests and lets the open ones
     * end, for four seconds at most.
     */
    async close(drain = 0) {
      stopping = true;
      if (drain > 0) await new Promise((resolve) => setTimeout(resolve, drain));
      // A browser keeps its connection for the next request; once the open one is answered nothing is to come any more.
      const sweep = setInterval(() => server.closeIdleConnections(), 100);
      const cut = setTimeout(() => server.closeAllConnections(), 4_000);
      await new Promise((resolve) => server.close(resolve));
      clearInterval(sweep);
      clearTimeout(cut);
    },
  };
}

const ready = { status: 200, type: "text/plain", body: "ready\n" };

function notReady(...why: string[]) {
  return { status: 503, type: "text/plain", body: ["not ready", ...why, ""].join("\n") };
}

function mayReadMetrics(request: IncomingMessage, client: Client, token: string | undefined): boolean {
  if (token && request.headers.authorization === `Bearer ${token}`) return true;
  // Behind a proxy on this machine that nobody told us of, every visitor would seem to be at home.
  if (request.headers["x-forwarded-for"] !== undefined || request.headers.forwarded !== undefined) return false;
  return ["127.0.0.1", "::1"].includes(client.address);
}
