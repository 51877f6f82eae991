import type { IncomingHttpHeaders } from "node:http";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { commonHeaders, framePolicy, pagePolicy, policyFor } from "./headers.ts";
import { preferredEncoding } from "./page-cache.ts";

/** True for an answer that must not be sent to anybody else. */
export function forbidsKeeping({ status, headers }: Response): boolean {
  return status !== 200 || headers.has("set-cookie") || /no-store|private/.test(headers.get("cache-control") ?? "");
}

/**
 * An answer that is not kept, with the headers every answer carries; a page that brings no policy gets one without any
 * inline script, and text is compressed.
 */
export async function secured(response: Response, https: boolean, asked: IncomingHttpHeaders): Promise<Response> {
  const { status } = response;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries({ ...framePolicy, ...commonHeaders(https) }))
    if (!mayBeStricter.has(name) || !headers.has(name)) headers.set(name, value);
  const signedIn = sessionCookie.test(asked.cookie ?? "");
  // Whatever somebody signed in is sent may be for their eyes alone (rule H19); what never changes is the same for all
  // and says so itself.
  if (signedIn && !/\bimmutable\b/.test(headers.get("cache-control") ?? "")) headers.set("cache-control", "no-store");
  const type = headers.get("content-type") ?? "";
  // A file to keep may be long: it leaves as it is made.
  const asFile = headers.get("content-disposition")?.startsWith("attachment") === true;
  if (
    !response.body ||
    asFile ||
    !compressible.test(type) ||
    headers.has("content-encoding") ||
    headers.has("content-range")
  )
    return new Response(response.body, { status, headers });

  const bytes = Buffer.from(await response.arrayBuffer());
  if (type.startsWith("text/html")) {
    headers.set(
      "content-security-policy",
      policyFor(response.headers.get("content-security-policy") ?? pagePolicy(), https),
    );
    if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  }
  const body = compressed(bytes, headers, asked, signedIn);
  headers.set("content-length", String(body.length));
  return new Response(body, { status, headers });
}

// An answer may keep its address to itself, or what it may do, more strictly than the rest.
const mayBeStricter = new Set(["referrer-policy", "content-security-policy"]);
const compressible = /^text\/|\b(json|xml|javascript)\b/;
const sessionCookie = /\bsession/;
const worthIt = 1024;
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 0, [constants.BROTLI_PARAM_LGWIN]: 16 } };
/**
 * Beyond its window a page repeats at its end, for the scripts, what it said at its beginning: there a wider one and
 * two milliseconds more save a third.
 */
const window = 64 * 1024;
const thoroughly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/**
 * Quickly, since it is sent once: a page costs a seventh of a millisecond, less than handing it to another thread. With
 * the usual window it would be three times that, most of it for making room.
 */
function compressed(
  bytes: Buffer<ArrayBuffer>,
  headers: Headers,
  asked: IncomingHttpHeaders,
  signedIn: boolean,
): Buffer<ArrayBuffer> {
  // Where somebody is signed in, the length must not tell what stands beside words that another site made up (BREACH).
  if (bytes.length < worthIt || signedIn) return bytes;
  headers.append("vary", "Accept-Encoding");
  const encoding = preferredEncoding(asked["accept-encoding"]);
  if (encoding === "identity") return bytes;
  headers.set("content-encoding", encoding);
  return encoding === "br"
    ? brotliCompressSync(bytes, bytes.length > window ? thoroughly : quickly)
    : gzipSync(bytes, { level: 1 });
}
