import { Hono } from "hono";
import { csrf } from "hono/csrf";
import { HTTPException } from "hono/http-exception";
import { timeout } from "hono/timeout";
import { RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { endContext, outageContext, parkContext } from "#app/context.ts";
import { jobHandlers } from "#app/jobs.ts";
import { erasePersonCalled, exportPersonCalled } from "#app/operator.ts";
import { previewed } from "#app/preview.ts";
import { checkRoutes, showBacklog, workAhead } from "#app/start.ts";
import type { Application, Client } from "#platform/http/http-server.ts";
import type { PageNotes } from "#platform/http/page-cache.ts";
import { type Limits, openLimits, retryAfter } from "#platform/limits/limits.ts";
import { backOffice, isInBackOffice, barePath } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { faultOf } from "#platform/db/faults.ts";
import { clientAddressHeader, clientHttpsHeader } from "#platform/http/client.ts";
import { countedAddress, inOwnLanguage, keyFor, screenPath, tidied } from "#server/http/addresses.ts";
import { menuCalls, openRefusals } from "./refused-requests.ts";
import { FormRequest } from "#platform/http/body/form-request.ts";
import { plainOutage, setRetryAfter } from "#server/http/outages.ts";
import { bringsFiles, openPosted } from "#server/http/posted.ts";
import { openRouters } from "./routers.ts";
import { hasTakenIn } from "#starter/texts-taken-in.ts";

export { erasePersonCalled, exportPersonCalled, hasTakenIn, jobHandlers, workAhead };

/** Whether nothing was ever written here: a park to be filled. */
export async function isEmpty(park: Park): Promise<boolean> {
  return (await park.db.selectFrom("items").select("id").limit(1).executeTakeFirst()) === undefined;
}

/**
 * Fills an empty database with the starter park; its texts and drawings are loaded only for that. Returns how many
 * items it made.
 */
export async function fillStarterPark(park: Park): Promise<number> {
  return (await isEmpty(park)) ? (await import("#starter/fill.ts")).fillStarterPark(park) : 0;
}

/**
 * Brings texts that this version words better into a park filled by an older one, where staff never touched them; they
 * are loaded only for that. Returns how many items changed.
 */
export async function renewStarterTexts(park: Park, fingerprint: string): Promise<number> {
  if (await hasTakenIn(park.db, fingerprint)) return 0;
  return (await import("#starter/renew.ts")).renewStarterTexts(park, fingerprint);
}

/**
 * How often one address may have something made, and send forms: a class behind one address reads some hundred pages a
 * minute.
 */
const reads = { what: "reads", most: 600, seconds: 60, here: true } as const;
const writes = { what: "writes", most: 30, seconds: 60, here: true } as const;
/** Several editors may sit behind one address, and what they write is saved by itself. */
const drafts = { what: "drafts", most: 300, seconds: 60, here: true } as const;

/**
 * How long everything around an answer may take beyond it: the form on its way in, and the page that says it was late.
 */
const [arrivalMs, errorPageMs] = [11_000, 2_000];
/** A form with files takes longer on a slow line, and what is in them is looked at; so does much of what staff do. */
const longestMsOfFiles = 115_000;
const savesByItself = (path: string) =>
  isInBackOffice(path) &&
  /^\/(content\/\w+\/\w+\/draft|media\/(upload|documents))$/.test(barePath(path).slice(backOffice.length));
const secretOrHarmless = /^\/status\/[\w-]{32}$|^\/language$/;

/** The application: everything that is not a kept page or a built file. */
export function createApplication(park: Park): Application {
  const answerAt = openRouters(park.config.mode === "development" ? "development" : "production");
  const describeRefusal = openRefusals(park, answerAt);
  checkRoutes(Object.keys(build.routes));
  showBacklog(park);
  const hono = new Hono<{ Bindings: { notes: PageNotes; client: Client } }>();
  const limits = openLimits({ off: false, db: park.db, secret: park.config.secret, log: park.log });

  const late = () =>
    new HTTPException(503, {
      res: new Response("The answer took too long. Please try again.", {
        status: 503,
        headers: { "retry-after": "10" },
      }),
    });
  const { answerMs } = park.config;
  const [soon, posted, later] = [
    timeout(answerMs + errorPageMs, late),
    timeout(2 * answerMs + arrivalMs, late),
    timeout(longestMsOfFiles, late),
  ];
  hono.use((c, next) => (bringsFiles(c.req.raw) ? later : c.req.method === "POST" ? posted : soon)(c, next));
  hono.use(async (c, next) => {
    if (!limitsOn(park, c.req.raw)) return next();
    const limit =
      c.req.method !== "POST"
        ? reads
        : savesByItself(c.req.path) && c.req.header("cookie")?.includes("park.session")
          ? drafts
          : writes;
    const wait = await limits.waitFrom(limit, c.env.client.address);
    if (wait > 0) return c.text("Too Many Requests", 429, retryAfter(wait));
    return next();
  });
  // The calls of scripts are read, not written.
  hono.post(`${menuCalls}*`, (c) => c.text("Method Not Allowed", 405, { allow: "GET, HEAD" }));
  // A page that sends no referrer sends its forms with Origin: null. Browsers of today say beside it that they come
  // from the same site; of older ones, whoever knows the secret address may send its forms, and anybody may choose a
  // language.
  const ownForms = csrf({
    origin: (origin, c) =>
      (origin === "null" &&
        c.req.header("sec-fetch-site") === undefined &&
        secretOrHarmless.test(barePath(c.req.path))) ||
      origin === new URL(park.config.siteUrl).origin ||
      origin === `${c.env.client.https ? "https" : "http"}://${c.req.header("host")}`,
  });
  hono.use((c, next) => (isFromScript(c.req.raw) ? next() : ownForms(c, next)));
  const readPosted = openPosted(park);
  hono.use(async (c, next) => {
    if (c.req.method !== "POST") return next();
    const read = await readPosted(c.req.raw, { address: c.env.client.address, limited: limitsOn(park, c.req.raw) });
    if (read instanceof Response) return read;
    c.req.raw = read.request;
    return next().finally(read.done);
  });
  hono.all("*", async (c) => {
    const address = new URL(c.req.url);
    const elsewhere = tidied(address, c.req.method) ?? inOwnLanguage(address, c.req.raw.headers);
    if (elsewhere) return elsewhere;
    const context = new RouterContextProvider();
    const asked = forRequest(park, limits, c.req.raw, c.env.notes);
    const preview = address.searchParams.has("preview") ? await previewed(asked, c.req.raw, address) : undefined;
    context.set(parkContext, preview ?? asked);
    context.set(endContext, performance.now() + msFor(park, c.req.raw));
    const response = await answerAt(screenPath(address.pathname))(
      passedOn(c.req.raw, countedAddress(address), c.env.client),
      context,
    );
    if (preview) response.headers.set("x-robots-tag", "noindex, nofollow");
    if (preview) response.headers.set("cache-control", "no-store");
    if (c.env.notes.private) response.headers.set("cache-control", "no-store");
    // Pages go by the Date of an answer: where a test sets the park's clock, that tells it.
    if (asked.now !== park.now) response.headers.set("date", new Date(asked.now().epochMilliseconds).toUTCString());
    const wait = context.get(outageContext);
    if (wait !== null) return setRetryAfter(response, wait);
    if (address.pathname === "/") response.headers.append("vary", "Accept-Language, Cookie");
    return response;
  });
  hono.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (brokeOff(error)) return c.text("Bad Request", 400);
    const fault = faultOf(error);
    if (fault) return plainOutage(park, fault, error);
    park.log.error({ err: error, id: c.env.client.requestId }, "an answer could not be made");
    return c.text("Internal Server Error", 500);
  });

  return {
    render: async (request, notes, client) => describeRefusal(await hono.fetch(request, { notes, client }), request),
    keyFor: (url) => keyFor(park, url),
  };
}

/**
 * How long this answer may take (rule H53): twice as long for what staff send, such as closing the park; and for files,
 * which are looked at, as long as their form may be on its way.
 */
function msFor({ config: { answerMs } }: Park, request: Request): number {
  if (request.method !== "POST") return answerMs;
  if (bringsFiles(request)) return longestMsOfFiles / 3;
  return isInBackOffice(new URL(request.url).pathname) ? 2 * answerMs : answerMs;
}

/**
 * True for a form no browser sends: those of today say where a form comes from. Scripts may send the site's forms by
 * their fields (rule D20); nobody's rights are lent to them, and the back office takes none.
 */
function isFromScript({ headers, url }: Request): boolean {
  return (
    !headers.has("origin") &&
    !headers.has("sec-fetch-site") &&
    !headers.get("cookie")?.includes("park.session") &&
    !isInBackOffice(new URL(url).pathname)
  );
}

/**
 * True for Node's error about a request whose sender broke off, or sent pieces that are none: no fault of ours, and
 * nobody is there to be told.
 */
function brokeOff(error: NodeJS.ErrnoException): boolean {
  return error.code === "ECONNRESET" && error.message === "aborted";
}

/**
 * The park as one request sees it: its clock (set by a header in test mode, rule T2) and its notes for the page cache.
 */
function forRequest(park: Park, limits: Limits, request: Request, notes: PageNotes): Park {
  const set = park.config.test ? request.headers.get("x-park-now") : null;
  const moment = set ? readMoment(set) : undefined;
  return {
    ...park,
    limits: limitsOn(park, request) ? limits : park.limits,
    now: moment ? () => moment : park.now,
    cache: {
      tag: (tag) => void notes.tags.add(tag),
      expireAt: (when) => {
        notes.expiresAt = Math.min(notes.expiresAt, when.epochMilliseconds);
      },
      markPrivate: () => {
        notes.private = true;
      },
    },
  };
}

/** In test mode nothing is counted unless a request asks for it. */
function limitsOn(park: Park, request: Request): boolean {
  return !park.config.test || request.headers.get("x-park-limits") === "on";
}

function readMoment(text: string): Temporal.Instant | undefined {
  try {
    const moment = text.endsWith("Z")
      ? Temporal.Instant.from(text)
      : Temporal.PlainDateTime.from(text).toZonedDateTime("Asia/Taipei").toInstant();
    // At the ends of time itself no day has a yesterday or a tomorrow.
    const { year } = moment.toZonedDateTimeISO("Asia/Taipei");
    return year >= 1000 && year <= 9000 ? moment : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The request as the router sees it: its address without what does not count, and the visitor's address for the
 * sign-in's lock-out and whether they came by https for its cookies (what a visitor sent under these names is
 * replaced).
 */
function passedOn(request: Request, address: URL, client: Client): Request {
  const headers = new Headers(request.headers);
  headers.set(clientAddressHeader, client.address);
  headers.set(clientHttpsHeader, client.https ? "yes" : "no");
  // Where a form came from was looked at above; the router knows no page that keeps its address to itself and would
  // refuse its forms.
  if (headers.get("origin") === "null") headers.delete("origin");
  if (request instanceof FormRequest) return request.under(address.href, headers);
  return new Request(address, { method: request.method, headers, signal: request.signal });
}
