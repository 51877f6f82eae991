import { once } from "node:events";
import { join } from "node:path";
import { openParkServer } from "#server/http/park-server.ts";
import { openTestPark, type TestPark } from "./park.ts";
import { freePort } from "./port.ts";
import { root } from "./template.ts";

/** The whole built site in the test's own process, so that the test can reach into its park. */
export type TestSite = TestPark & { url: string };

/** A park of one's own behind its front door, answering real requests. Close it at the end. */
export async function openTestSite(env: Record<string, string> = {}): Promise<TestSite> {
  const port = await freePort();
  const opened = await openTestPark({ env: { PORT: String(port), ...env } });
  const built: typeof import("#server/app.ts") = await import(join(root, "build/server/index.js"));
  const httpServer = openParkServer(opened.park, built.createApplication(opened.park), join(root, "build/client"));
  httpServer.server.listen(port, "127.0.0.1");
  await once(httpServer.server, "listening");
  return {
    ...opened,
    url: `http://127.0.0.1:${port}`,
    async close() {
      await httpServer.close();
      await opened.close();
    },
  };
}
