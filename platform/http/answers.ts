import type { IncomingMessage, ServerResponse } from "node:http";
import { commonHeaders, framePolicy, policyFor } from "./headers.ts";
import { bodyIn, type CachedPage, type Encoding, preferredEncoding } from "./page-cache.ts";
import { fileIn, type StaticFile } from "./static-files.ts";

/** A head ready to be written: names and values in turn, put together once for each way a page or file is sent. */
export type Heads = Map<string, string[]>;

/** Sends a kept page, or 304 to who has it already. */
export function sendPage(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  page: CachedPage,
  https: boolean,
  cache: string,
): void {
  const { headers, method } = incoming;
  if (headers["if-none-match"]?.includes(page.etag)) {
    outgoing.writeHead(
      304,
      headOnce(page.heads, `304 ${https} ${cache}`, () => headOfPage(page, https, cache)),
    );
    outgoing.end();
    return;
  }
  const encoding = preferredEncoding(headers["accept-encoding"]);
  const body = bodyIn(page, encoding);
  const head = headOnce(page.heads, `${encoding} ${https} ${cache}`, () => ({
    ...headOfPage(page, https, cache),
    ...headOfBody(encoding, body),
  }));
  outgoing.writeHead(page.status, head);
  outgoing.end(method === "HEAD" ? undefined : body);
}

function headOfPage({ headers, etag }: CachedPage, https: boolean, cache: string): Record<string, string> {
  return {
    "cache-control": "public, max-age=0, must-revalidate",
    ...framePolicy,
    ...headers,
    ...(headers["content-security-policy"] && {
      "content-security-policy": policyFor(headers["content-security-policy"], https),
    }),
    ...commonHeaders(https),
    vary: headers.vary ? `${headers.vary}, Accept-Encoding` : "Accept-Encoding",
    etag,
    "x-cache": cache,
  };
}

/** Sends a built file in the best form the visitor accepts. */
export function sendFile(
  { headers, method }: IncomingMessage,
  outgoing: ServerResponse,
  file: StaticFile,
  https: boolean,
): void {
  const { encoding, body } = fileIn(file, preferredEncoding(headers["accept-encoding"]));
  outgoing.writeHead(
    200,
    headOnce(file.heads, `${encoding} ${https}`, () => ({
      ...file.headers,
      ...framePolicy,
      ...commonHeaders(https),
      ...headOfBody(encoding, body),
    })),
  );
  outgoing.end(method === "HEAD" ? undefined : body);
}

/** Sends an answer of the application whole. */
export async function sendResponse(outgoing: ServerResponse, response: Response, method: string): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  // Cookies come one by one, and must leave so.
  outgoing.writeHead(
    response.status,
    [...response.headers]
      .filter(([name]) => name !== "content-length")
      .concat([["content-length", String(body.length)]])
      .flat(),
  );
  outgoing.end(method === "HEAD" ? undefined : body);
}

/** Sends a few plain words. */
export function sendText(
  outgoing: ServerResponse,
  { https }: { https: boolean },
  status: number,
  body: string,
  headers: Record<string, string> = {},
): void {
  outgoing.writeHead(status, {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    ...framePolicy,
    ...commonHeaders(https),
    ...headers,
  });
  outgoing.end(body);
}

function headOfBody(encoding: Encoding, body: Buffer): Record<string, string> {
  return { ...(encoding !== "identity" && { "content-encoding": encoding }), "content-length": String(body.length) };
}

function headOnce(heads: Heads, way: string, make: () => Record<string, string>): string[] {
  const known = heads.get(way);
  if (known) return known;
  const made = Object.entries(make()).flat();
  heads.set(way, made);
  return made;
}
