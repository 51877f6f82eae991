import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { Logger } from "pino";
import { createServer as createVite, isRunnableDevEnvironment, type ViteDevServer } from "vite";
import { type Config, readConfig } from "#platform/config.ts";
import { clientOf } from "#platform/http/client.ts";
import type { Application } from "#platform/http/http-server.ts";
import type { PageNotes } from "#platform/http/page-cache.ts";
import type { Park } from "#platform/park.ts";
import { openControl } from "#server/operator-commands/control.ts";
import { type Closable, endingSignals, runUntilSignal } from "./lifetime.ts";
import { listen } from "#server/http/listen.ts";
import { openLog } from "./log.ts";
import { carryOut } from "#server/operator-commands/commands.ts";
import { openPark } from "./park.ts";
import { say, announceOpen } from "./terminal.ts";

type App = typeof import("./app.ts");

const root = join(import.meta.dirname, "..");

/**
 * The same park for whoever writes it: app, platform, ui and starter are loaded anew when they change, and pages
 * follow. No page is kept, and there is no Content-Security-Policy, since the tools write styles and scripts into
 * pages.
 */
await runUntilSignal(async () => {
  const config = readConfig(process.env);
  const log = openLog({ LOG_LEVEL: "warn", ...process.env });
  say("Opening the park for development …");
  return openWorkshop(config, log);
});

async function openWorkshop(config: Config, log: Logger): Promise<Closable> {
  const server = createServer();
  const vite = await keepingSignals(() =>
    createVite({
      root,
      appType: "custom",
      server: {
        middlewareMode: true,
        hmr: { server },
        watch: { ignored: ["**/build/**", "**/data/**", `${config.dataDir}/**`] },
      },
    }),
  );
  const app = await loadApp(vite);
  const { park, close } = await openPark(config, log, {
    migrations: join(root, "db/migrations"),
    handlers: app.jobHandlers,
    say,
  });
  await app.fillStarterPark(park);
  const admin = await park.auth.makeFirstAdmin(config.adminEmail, config.adminPassword);

  const answer = getRequestListener((request, { incoming }) => answerWithNewest(vite, park, request, incoming), {
    overrideGlobalObjects: false,
  });
  server.on("request", (incoming, outgoing) =>
    vite.middlewares(incoming, outgoing, () => void answer(incoming, outgoing)),
  );
  await listen(server, config);
  const control = await openControl(config.dataDir, (order, news) => carryOut(park, app, order, news), log);
  announceOpen(config, admin);
  return {
    async close() {
      control.close();
      server.closeAllConnections();
      server.close();
      await vite.close();
      await close();
    },
  };
}

/**
 * One of the tools ends the process at a signal, in the middle of our own closing: the handlers that came with it go.
 */
async function keepingSignals<T>(open: () => Promise<T>): Promise<T> {
  const ours = endingSignals.map((signal) => process.listeners(signal));
  const opened = await open();
  for (const [place, signal] of endingSignals.entries())
    for (const listener of process.listeners(signal))
      if (!ours[place]?.includes(listener)) process.off(signal, listener);
  return opened;
}

/** A page by the application as its files are now; a fault is shown where the developer looks. */
async function answerWithNewest(
  vite: ViteDevServer,
  park: Park,
  request: Request,
  incoming: Pick<IncomingMessage, "headers" | "socket">,
): Promise<Response> {
  const notes: PageNotes = { tags: new Set(), expiresAt: Number.POSITIVE_INFINITY };
  const client = { ...clientOf(incoming, undefined), requestId: randomBytes(6).toString("base64url") };
  try {
    return await applicationOf(await loadApp(vite), park).render(request, notes, client);
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    park.log.error({ err: error }, "an answer could not be made");
    return new Response(error instanceof Error ? error.stack : String(error), {
      status: 500,
      headers: { "content-type": "text/plain; charset=utf-8" },
    });
  }
}

const applications = new WeakMap<App, Application>();

/** One application for each state of the files. */
function applicationOf(app: App, park: Park): Application {
  const made = applications.get(app) ?? app.createApplication(park);
  applications.set(app, made);
  return made;
}

function loadApp({ environments }: ViteDevServer): Promise<App> {
  if (!isRunnableDevEnvironment(environments.ssr))
    throw new Error("the server's modules cannot be loaded by this release of Vite");
  return environments.ssr.runner.import<App>("/server/app.ts");
}
