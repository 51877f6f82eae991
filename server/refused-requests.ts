import { LRUCache } from "lru-cache";
import { type RequestHandler, RouterContextProvider } from "react-router";
import { parkContext, type Refusal, refusalContext } from "#app/context.ts";
import { envelope } from "#platform/http/envelope.ts";
import { notFound } from "#platform/http/not-found.ts";
import { isInBackOffice, type Locale, localeOfPath, pathIn } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";

/** Where scripts call: what is refused there has the envelope, too. */
export const menuCalls = "/api/HomePage/";

/**
 * Tells what was refused as whoever asked reads it (rules E1, E2, M13): people on the error page, the menu's scripts in
 * its envelope, other programs in plain words. Whatever is no refusal goes through as it is.
 */
export function openRefusals(
  park: Park,
  answerAt: (path: string) => RequestHandler,
): (response: Response, request: Request) => Promise<Response> {
  const kept = new LRUCache<string, Made>({ max: 40, ttl: 30_000 });

  return async (given, request) => {
    const { pathname } = new URL(request.url);
    const locale = localeOfPath(pathname);
    // Where rights are looked at, nothing was read yet: the page knows the park, as every other.
    if (isKeptOut(given, pathname)) return page(await made({ status: 403, pathname }, locale), 403);
    const response = isEmpty(given, request, pathname) ? notFound(pathname) : given;
    if (!isBare(response)) return response;
    if (pathname.startsWith(menuCalls)) return inEnvelope(response);
    if (!isForReaders(request, pathname)) return response;
    const { status, headers } = response;
    // The page of a file that is not there names its address, so that it is like no other.
    return page(await (status === 404 ? made({ status, pathname }, locale) : usual(status, locale)), status, headers);
  };

  /** Kept for half a minute, since refusals come in floods. */
  async function usual(status: number, locale: Locale): Promise<Made> {
    const key = `${status} ${locale}`;
    const page = kept.get(key) ?? (await made({ status }, locale));
    // Without menus, since nothing could be read, it is not kept.
    if (status !== 503) kept.set(key, page);
    return page;
  }

  async function made(refusal: Refusal, locale: Locale): Promise<Made> {
    const context = new RouterContextProvider();
    context.set(parkContext, park);
    context.set(refusalContext, refusal);
    const address = pathIn(locale, "/refused");
    const answer = await answerAt(address)(new Request(park.config.siteUrl + address), context);
    return { html: await answer.text(), policy: answer.headers.get("content-security-policy") };
  }
}

/** A page with the policy it was made with: its scripts' hashes. */
type Made = { html: string; policy: string | null };

function page({ html, policy }: Made, status: number, before: HeadersInit = {}): Response {
  const headers = new Headers(before);
  if (policy !== null) headers.set("content-security-policy", policy);
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("cache-control", "no-store");
  return new Response(html, { status, headers });
}

async function inEnvelope(response: Response): Promise<Response> {
  const refused = envelope([], response.status, await response.text());
  for (const name of ["allow", "retry-after"])
    if (response.headers.has(name)) refused.headers.set(name, response.headers.get(name) ?? "");
  refused.headers.set("cache-control", "no-store");
  return refused;
}

/**
 * A file that is not there: the router answers for its loader with an empty object for programs, which nobody asked
 * for.
 */
function isEmpty(response: Response, { method }: Request, pathname: string): boolean {
  return (
    response.status === 404 &&
    isOf("application/json", response) &&
    method !== "POST" &&
    !/^\/api\/|\.data$/.test(pathname)
  );
}

/** A screen of the back office that somebody has no right to. */
function isKeptOut(response: Response, pathname: string): boolean {
  return response.status === 403 && isOf("text/html", response) && isInBackOffice(pathname);
}

/** A refusal in plain words. */
function isBare(response: Response): boolean {
  return response.status >= 400 && isOf("text/plain", response);
}

function isOf(type: string, { headers }: Response): boolean {
  return headers.get("content-type")?.startsWith(type) === true;
}

/** True where a browser would show the answer to somebody. */
function isForReaders({ headers }: Request, pathname: string): boolean {
  return (headers.get("accept") ?? "").includes("text/html") && !/^\/(api|builds|media)\/|\.data$/.test(pathname);
}
