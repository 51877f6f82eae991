import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { addressFault, bounds } from "./bounds.ts";
import type { PlainAnswers } from "./http-server.ts";
import type { StaticFile } from "./static-files.ts";

/** The key under which the answer to a request is kept for all, or undefined when it is the visitor's own. */
export type KeyFor = (headers: IncomingHttpHeaders) => string | undefined;

/** An address as the door reads it. */
export type Address = {
  url: URL;
  /** Path and query, each written in one way. */
  path: string;
  file: StaticFile | undefined;
  plain: PlainAnswers[string];
  keyFor: KeyFor;
  /** What of it may stand in the log, as JSON. */
  logged: string;
};

// The same few thousand addresses are asked for again and again; reading one costs more than sending its page.
const mostKnown = 5000;
const longestKnown = 200;

type Places = { files: ReadonlyMap<string, StaticFile>; plain: PlainAnswers; keyFor(url: URL): KeyFor };

/** Reads addresses and remembers where they lead; gives undefined for what is none. */
export function openUrlKeys({ files, plain, keyFor }: Places) {
  const known = new LRUCache<string, Address>({ max: mostKnown });

  return function readAddress(
    { headers, rawHeaders, url: asked = "/" }: IncomingMessage,
    https: boolean,
  ): Address | undefined {
    const host = headers.host ?? "localhost";
    if (addressFault(asked) || hostsIn(rawHeaders) > bounds.head.hosts) return undefined;
    // A path of several slashes must not be read as another host.
    const whole = `${https ? "https" : "http"}://${host}${asked.startsWith("/") ? asked : "/"}`;
    return known.get(whole) ?? readAnew(whole, host);
  };

  function readAnew(whole: string, host: string): Address | undefined {
    const url = /^[\w.:[\]-]+$/.test(host) ? URL.parse(whole) : null;
    if (!url) return undefined;
    const { pathname, search } = url;
    const address = {
      url,
      path: pathname + search,
      file: files.get(pathname),
      plain: plain[pathname],
      keyFor: keyFor(url),
      logged: JSON.stringify(loggedPath(pathname)),
    };
    if (whole.length <= longestKnown) known.set(whole, address);
    return address;
  }
}

/** How many Host headers a request has; names and values stand in turn. */
function hostsIn(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === "host").length;
}

/** The path without its query, long parts (secret links) cut: nothing personal goes into the log. */
export function loggedPath(path: string): string {
  return path.length < 24 ? path : path.replace(/[^/]{24,}/g, (part) => `${part.slice(0, 6)}…`).slice(0, 200);
}
