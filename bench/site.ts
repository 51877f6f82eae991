import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { servingOptions, surroundings } from "../server/set-up.mjs";
import { screens } from "#tests/pages/addresses.ts";
import { freePort } from "#tests/port.ts";
import { end, processorSeconds, residentMb, spawnOn, temporaryFolder, until } from "./processes.ts";

const root = join(import.meta.dirname, "..");

/** The built site, running for a measurement in a process and a folder of its own. */
export type Site = {
  origin: string;
  /** From starting the process until the home page answered. */
  startedInMs: number;
  pid: number;
  /** The memory it holds now. */
  residentMb(): number;
  stop(): Promise<void>;
};

type SiteOptions = {
  /** Settings beside PORT, HOST and DATA_DIR. */
  env?: Record<string, string>;
  dataDir?: string;
  core?: number;
  /** More options for Node, such as --cpu-prof. */
  node?: readonly string[];
};

/** Starts the site as it is shipped: production mode and its log written to a file, unless `env` says otherwise. */
export async function startSite({
  env = {},
  dataDir = temporaryFolder(),
  core,
  node = [],
}: SiteOptions = {}): Promise<Site> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const logFile = join(temporaryFolder(), "site.log");
  const log = openSync(logFile, "a");
  const begun = performance.now();
  const child = spawnOn(core, process.execPath, [...servingOptions, ...node, join(root, "server/main.ts")], {
    cwd: root,
    stdio: ["ignore", log, log],
    env: {
      PATH: process.env.PATH,
      ...surroundings,
      PORT: String(port),
      HOST: "127.0.0.1",
      SITE_URL: origin,
      DATA_DIR: dataDir,
      ...env,
    },
  });
  closeSync(log);
  let gone = false;
  child.once("exit", () => {
    gone = true;
  });
  try {
    await until("the site's first answer", 180_000, async () => {
      if (gone) return true;
      const response = await fetch(`${origin}/`);
      await response.arrayBuffer();
      return response.ok || undefined;
    });
    if (gone) throw new Error("the site ended while starting");
  } catch (error) {
    child.kill("SIGKILL");
    throw new Error(`The site did not start:\n${readFileSync(logFile, "utf8").slice(-2000)}`, { cause: error });
  }
  return {
    origin,
    startedInMs: performance.now() - begun,
    pid: child.pid ?? 0,
    residentMb: () => residentMb(child.pid ?? 0),
    stop: () => end(child),
  };
}

/**
 * Waits until the site has done what it does beside answering after a start, such as reading everything for the search.
 */
export async function settle({ pid }: Site): Promise<void> {
  let before = processorSeconds(pid);
  await until("the site to come to rest", 180_000, async () => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const used = processorSeconds(pid) - before;
    before += used;
    // Without figures of the system there is nothing to go by.
    return !(used > 0.1) || undefined;
  });
}

/** Every address of the site map, as paths. */
export async function sitemapPaths(site: Site): Promise<string[]> {
  const xml = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? "").pathname);
}

/**
 * The first item under a list, as a path: `firstItem(site, "/exhibition")`; other lists under it, such as
 * `/exhibition/preview`, are none.
 */
export async function firstItem(site: Site, list: string): Promise<string> {
  const found = (await sitemapPaths(site)).find((path) => path.startsWith(`${list}/`) && !screens.includes(path));
  if (!found) throw new Error(`nothing is published under ${list}`);
  return found;
}
