import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { Logger } from "pino";
import { nowMs } from "../clock.ts";
import { addressFault, bounds } from "./bounds.ts";
import { type Address, type KeyFor, openUrlKeys } from "./url-keys.ts";
import { sendFile, sendPage, sendResponse, sendText } from "./answers.ts";
import { clientOf, type Proxies, requestIds } from "./client.ts";
import { envelopeText } from "./envelope.ts";
import type { RequestFigures } from "./metrics.ts";
import { type CachedPage, keepPage, openPageCache, type PageCache, type PageNotes } from "./page-cache.ts";
import { boundHalfOpen } from "./half-open.ts";
import { openRequestLog } from "./request-log.ts";
import { forbidsKeeping, secured } from "./secured.ts";
import type { StaticFile } from "./static-files.ts";

/** What the application gives the door: how to make an answer, and under which key it may be kept. */
export type Application = {
  /** Makes any answer; `notes` are filled with what it showed. */
  render(request: Request, notes: PageNotes, client: Client): Promise<Response>;
  /** How an address is kept for all; asked once for each address. */
  keyFor(url: URL): KeyFor;
};

/** Who asks, as far as limits and secure cookies need it. */
export type Client = { address: string; https: boolean; requestId: string };

export type HttpServer = { server: Server; cache: PageCache };

/** Answers that need neither the application nor a database, such as /healthz, by their paths. */
export type PlainAnswers = {
  [path: string]:
    | ((request: IncomingMessage, client: Client) => Promise<{ status: number; type: string; body: string }>)
    | undefined;
};

type HttpServerParts = {
  application: Application;
  staticFiles: Map<string, StaticFile>;
  plain: PlainAnswers;
  proxies: Proxies;
  figures: RequestFigures;
  log: Logger;
};

type Incoming = Parameters<typeof clientOf>[0];
/** One request until its answer has left; `cache` is how the page cache served it. */
type Visit = {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  client: Client;
  started: number;
  cache: "hit" | "stale" | "miss" | "none";
};

const methods = new Set(["GET", "HEAD", "POST"]);

/**
 * The front door: a page already made leaves here, as bytes, before any framework sees the request;
 * everything else is made by the application and, if it is the same for everyone, kept.
 */
export function openHttpServer(parts: HttpServerParts): HttpServer {
  const cache = openPageCache();
  const making = new Map<string, Promise<CachedPage | Response>>();
  const readAddress = openUrlKeys({
    files: parts.staticFiles,
    plain: parts.plain,
    keyFor: parts.application.keyFor,
  });
  const noteInLog = openRequestLog(parts.log);
  const nextId = requestIds();
  const clients = new WeakMap<Incoming, Client>();
  // What a refused body still sends is read and thrown away by Node itself, within the request timeout: cut off in the
  // middle of sending, a browser shows a broken connection instead of the refusal.
  const throughHono = getRequestListener((request, { incoming }) => answerApart(request, incoming), {
    overrideGlobalObjects: false,
    autoCleanupIncoming: false,
    errorHandler: fault,
  });

  // Two minutes for a whole request: files come over slow lines, too. What announces no body gets no stream for one.
  const server = createServer(
    {
      requestTimeout: bounds.request.ms,
      headersTimeout: bounds.head.ms,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: bounds.head.bytes,
      keepAliveTimeout: 65_000,
      optimizeEmptyRequests: true,
    },
    (incoming, outgoing) => {
      const visit: Visit = {
        incoming,
        outgoing,
        client: clientFor(incoming),
        started: performance.now(),
        cache: "none",
      };
      const address = readAddress(incoming, visit.client.https);
      const note = () => noteRequest(parts.figures, noteInLog, visit, address);
      try {
        const making = receive(visit, address);
        if (!making) return note();
        outgoing.on("close", note);
        making.catch((error: unknown) => apologize(visit, error));
      } catch (error) {
        apologize(visit, error);
        note();
      }
    },
  );
  boundHalfOpen(server, bounds.halfOpen, parts.proxies);

  /** Answers at once with what is at hand; gives a promise only where something has to be made. */
  function receive(visit: Visit, address: Address | undefined): Promise<void> | undefined {
    const { incoming, outgoing, client } = visit;
    const method = incoming.method ?? "GET";
    if (!methods.has(method)) return void refuseMethod(visit);
    if (addressFault(incoming.url ?? "/")) return void sendText(outgoing, client, 414, "This address is too long.");
    if (!address) return void sendText(outgoing, client, 400, "Bad Request");
    if (address.file) return void sendFile(incoming, outgoing, address.file, client.https);
    if (address.plain)
      return address
        .plain(incoming, client)
        .then(({ status, body, type }) =>
          sendText(outgoing, client, status, body, { "content-type": type, "cache-control": "no-store" }),
        );
    const key = method === "POST" ? undefined : address.keyFor(incoming.headers);
    if (key === undefined) return passOn(visit, address);

    const kept = cache.get(key, nowMs());
    if (!kept) return sendNew(visit, key, address);
    if (!kept.fresh)
      make(key, address, visit).catch((error: unknown) =>
        parts.log.error({ err: error, id: client.requestId }, "a page could not be made anew"),
      );
    visit.cache = kept.fresh ? "hit" : "stale";
    sendPage(incoming, outgoing, kept.page, client.https, visit.cache);
    return undefined;
  }

  /** Calls of scripts read it in their envelope (rule M13). */
  function refuseMethod({ incoming, outgoing, client }: Visit): void {
    const [said, status] = ["Method Not Allowed", 405];
    if (incoming.url?.startsWith("/api/"))
      sendText(outgoing, client, status, envelopeText([], status, said), {
        allow: "GET, HEAD",
        "content-type": "application/json",
      });
    else sendText(outgoing, client, status, said, { allow: "GET, HEAD, POST" });
  }

  async function sendNew(visit: Visit, key: string, address: Address): Promise<void> {
    const others = making.has(key);
    const page = await make(key, address, visit);
    const before = page instanceof Response && page.status === 503 ? cache.lastResort(key, nowMs()) : undefined;
    if (before) {
      visit.cache = "stale";
      return sendPage(visit.incoming, visit.outgoing, before, visit.client.https, "stale");
    }
    // What cannot be kept may be one visitor's own refusal: whoever only waited asks for themselves.
    if (page instanceof Response && others) return passOn(visit, address);
    if (page instanceof Response) return sendResponse(visit.outgoing, page, visit.incoming.method ?? "GET");
    visit.cache = "miss";
    sendPage(visit.incoming, visit.outgoing, page, visit.client.https, "miss");
  }

  /** Makes a page once for everyone who waits for it. */
  function make(key: string, { url }: Address, { incoming, client }: Visit): Promise<CachedPage | Response> {
    const known = making.get(key);
    if (known) return known;
    const begun = (async () => {
      const dropsBefore = cache.drops;
      const notes: PageNotes = { tags: new Set(), expiresAt: Number.POSITIVE_INFINITY };
      const request = new Request(url, { headers: plainHeaders(incoming.headers) });
      const response = await parts.application.render(request, notes, client);
      if (forbidsKeeping(response)) return secured(response, client.https, incoming.headers);
      const page = await keepPage(response, notes);
      if (cache.drops === dropsBefore) cache.set(key, page);
      return page;
    })();
    making.set(key, begun);
    const done = () => making.delete(key);
    begun.then(done, done);
    return begun;
  }

  /** To the application, for an answer that is this visitor's own. */
  async function passOn({ incoming, outgoing, client }: Visit, { path, url }: Address): Promise<void> {
    // It is asked for the very address the cache looked at: backslashes, dots and a missing host read one way.
    incoming.url = path;
    incoming.headers.host = url.host;
    clients.set(incoming, client);
    await throughHono(incoming, outgoing);
  }

  async function answerApart(request: Request, incoming: Incoming): Promise<Response> {
    const client = clientFor(incoming);
    const notes: PageNotes = { tags: new Set(), expiresAt: Number.POSITIVE_INFINITY };
    return secured(await parts.application.render(request, notes, client), client.https, incoming.headers);
  }

  function clientFor(incoming: Incoming): Client {
    return clients.get(incoming) ?? { ...clientOf(incoming, parts.proxies), requestId: nextId() };
  }

  function apologize({ outgoing, client }: Visit, error: unknown): void {
    parts.log.error({ err: error, id: client.requestId }, "a request failed at the door");
    if (outgoing.headersSent) outgoing.destroy();
    else sendText(outgoing, client, 500, "Internal Server Error");
  }

  function fault(error: unknown): Response {
    if (error instanceof RequestError) return new Response("Bad Request", { status: 400 });
    parts.log.error({ err: error }, "a request failed on its way to the application");
    return new Response("Internal Server Error", { status: 500 });
  }

  return { server, cache };
}

function plainHeaders(headers: IncomingHttpHeaders): Headers {
  const plain = new Headers();
  for (const [name, value] of Object.entries(headers)) if (typeof value === "string") plain.set(name, value);
  plain.delete("if-none-match");
  plain.delete("if-modified-since");
  return plain;
}

function noteRequest(
  figures: RequestFigures,
  log: ReturnType<typeof openRequestLog>,
  { incoming, outgoing, client, started, cache }: Visit,
  address: Address | undefined,
) {
  const { method = "GET" } = incoming;
  const status = outgoing.statusCode;
  const ms = performance.now() - started;
  figures.observe(method, status, cache, ms);
  log({ id: client.requestId, method, path: address?.logged ?? '""', status, ms, cache });
}
