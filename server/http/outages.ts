import { data, type ServerBuild } from "react-router";
import { endContext, type Outage, outageContext, parkContext } from "#app/context.ts";
import { formatOutage, formatOutageOfForm } from "#app/outage.server.ts";
import { type Fault, faultOf } from "#platform/db/faults.ts";
import { inTime } from "#platform/faults/in-time.ts";
import { noteOutage } from "#platform/faults/note-outage.ts";
import { retryAfter } from "#platform/limits/limits.ts";
import type { Park } from "#platform/park.ts";
import { isInBackOffice, localeOfPath } from "#platform/locales.ts";

/** Retry-After in seconds (rule H40): longer where a person has to act first, such as for a full disk. */
const seconds: Record<Fault, number> = { away: 10, busy: 5, "read-only": 60, full: 60 };

const unavailable = "Service Unavailable";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;
type Module = Route["module"];
type Loader = NonNullable<Module["loader"]>;

/**
 * The routes of the site with one addition: an outage of the database becomes a 503 that says when to try again and
 * keeps what was sent (rule H40). When the connection breaks during a GET, the page is read once more; reading twice
 * changes nothing.
 */
export function withOutages(routes: Routes): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, route && { ...route, module: guarded(route.module) }]),
  );
}

function guarded(module: Module): Module {
  const { loader, action, middleware } = module;
  return {
    ...module,
    ...(loader && { loader: ((args) => orOutage(args, () => loader(args))) satisfies Loader }),
    ...(action && { action: ((args) => orOutage(args, () => action(args))) satisfies Loader }),
    ...(middleware && {
      middleware: middleware.map(
        (one): typeof one =>
          (args, next) =>
            orOutage(args, async () => one(args, next), false),
      ),
    }),
  };
}

type Args = Parameters<Loader>[0];

/** What the page around a late answer may still take. */
const errorPageMs = 1_000;

/** How long the answer may take from now on; where a moment is over already, the error page still gets its own. */
function msLeft({ context }: Pick<Args, "context">): number {
  return Math.max(errorPageMs, context.get(endContext) - performance.now());
}

async function orOutage<T>(
  args: Pick<Args, "request" | "context">,
  work: () => T,
  mayRepeat = true,
): Promise<Awaited<T>> {
  try {
    return await inTime(msLeft(args), (async () => work())());
  } catch (error) {
    const fault = faultOf(error);
    if (!fault) throw error;
    const { request, context } = args;
    if (fault === "away" && mayRepeat && request.method === "GET") return orOutage(args, work, false);
    noteOutage(context.get(parkContext), error);
    context.set(outageContext, seconds[fault]);
    throw data({ outage: await outageFor(request, fault) }, { status: 503 });
  }
}

/**
 * The answer as a 503 with Retry-After, never cached. A JSON answer, which the router makes where there is no page,
 * becomes plain text.
 */
export function setRetryAfter(response: Response, wait: number): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries({ ...retryAfter(wait), "cache-control": "no-store" }))
    headers.set(name, value);
  if (headers.get("content-type")?.startsWith("application/json") !== true)
    return new Response(response.body, { status: 503, headers });
  headers.set("content-type", "text/plain; charset=utf-8");
  return new Response(unavailable, { status: 503, headers });
}

/** A plain text answer, for an outage before a page is chosen. */
export function plainOutage(park: Park, fault: Fault, error: unknown): Response {
  noteOutage(park, error);
  return new Response(unavailable, {
    status: 503,
    headers: { ...retryAfter(seconds[fault]), "content-type": "text/plain; charset=utf-8" },
  });
}

async function outageFor(request: Request, fault: Fault): Promise<Outage> {
  const url = new URL(request.url);
  return request.method === "POST"
    ? formatOutageOfForm(url, await request.formData(), seconds[fault], isInBackOffice(url.pathname))
    : formatOutage(localeOfPath(url.pathname), seconds[fault]);
}
