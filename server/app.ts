import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { csrf } from "hono/csrf";
import { HTTPException } from "hono/http-exception";
import { timeout } from "hono/timeout";
import { RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { parkContext } from "#app/context.ts";
import { jobHandlers } from "#app/jobs.ts";
import { erasePersonCalled, exportPersonCalled } from "#app/operator.ts";
import { previewed } from "#app/preview.ts";
import { beginWork, checkRoutes } from "#app/start.ts";
import type { Application, Client } from "#platform/http/door.ts";
import type { PageNotes } from "#platform/http/page-cache.ts";
import { type Limits, openLimits, retryAfter } from "#platform/limits/limits.ts";
import type { Park } from "#platform/park.ts";
import { mostFormBytes } from "#platform/uploads/upload.ts";
import { boundedMarks } from "#platform/form/clean.ts";
import { bounds, formFault, partsFault } from "#platform/http/bounds.ts";
import { clientAddressHeader, clientHttpsHeader } from "#platform/http/client.ts";
import { countedAddress, inOwnLanguage, keyFor, screenPath, tidied } from "#server/door/addresses.ts";
import { backOffice, menuCalls, openRefusals } from "./refused-requests.ts";
import { openRouters } from "./routers.ts";

export { erasePersonCalled, exportPersonCalled, jobHandlers };

/** Whether nothing was ever written here: a park to be filled. */
export async function isEmpty(park: Park): Promise<boolean> {
  return (await park.db.selectFrom("items").select("id").limit(1).executeTakeFirst()) === undefined;
}

/** Fills an empty database with the starter park; its texts and drawings are loaded only for that. Returns how many items it made. */
export async function fillStarterPark(park: Park): Promise<number> {
  return (await isEmpty(park)) ? (await import("#starter/fill.ts")).fillStarterPark(park) : 0;
}

/** How often one address may have something made, and send forms: a class behind one address reads some hundred pages a minute. */
const reads = { what: "reads", most: 600, seconds: 60, here: true } as const;
const writes = { what: "writes", most: 30, seconds: 60, here: true } as const;
/** Several editors may sit behind one address, and what they write is saved by itself. */
const drafts = { what: "drafts", most: 300, seconds: 60, here: true } as const;

const longestMs = 20_000;
const savesByItself = /^(\/(en_US|ja_JP))?\/booking-manage\/(content\/\w+\/\w+\/draft|media\/(upload|documents))$/;
/** A form with files may be larger, by as much as it may bring (platform/uploads). */
const mostBodyBytesWithFiles = mostFormBytes + 4 * 1024 * 1024;
/** A form with files takes longer on a slow line, and a picture asked for the first time waits for those before it to be made. */
const longestMsOfFiles = 115_000;
/** Each is held in memory while it is read: beyond so many at once, in all and from one address, they are asked to come again. */
const mostWithFilesAtOnce = { inAll: 10, fromOne: 3 };
const secretOrHarmless = /^(\/(en_US|ja_JP))?\/status\/[\w-]{32}$|^\/language$/;

/** The application: everything that is not a kept page or a built file. */
export function createApplication(park: Park): Application {
  const answerAt = openRouters(park.config.mode === "development" ? "development" : "production");
  const tellRefusal = openRefusals(park, answerAt);
  checkRoutes(Object.keys(build.routes));
  beginWork(park);
  const hono = new Hono<{ Bindings: { notes: PageNotes; client: Client } }>();
  const limits = openLimits({ off: false, db: park.db, secret: park.config.secret, log: park.log });

  const late = () => new HTTPException(503, { res: new Response("The answer took too long. Please try again.", { status: 503, headers: { "retry-after": "10" } }) });
  const [soon, later] = [timeout(longestMs, late), timeout(longestMsOfFiles, late)];
  hono.use((c, next) => (bringsFiles(c.req.raw) || c.req.path.startsWith("/media/") ? later : soon)(c, next));
  hono.use(async (c, next) => {
    if (!limitsOn(park, c.req.raw)) return next();
    const limit = c.req.method !== "POST" ? reads : savesByItself.test(c.req.path) && c.req.header("cookie")?.includes("park.session") ? drafts : writes;
    const wait = await limits.waitFrom(limit, c.env.client.address);
    if (wait > 0) return c.text("Too Many Requests", 429, retryAfter(wait));
    return next();
  });
  // The calls of scripts are read, not written.
  hono.post(`${menuCalls}*`, (c) => c.text("Method Not Allowed", 405, { allow: "GET, HEAD" }));
  // A page that sends no referrer sends its forms with Origin: null. Browsers of today say beside it that they come from the same site; of
  // older ones, whoever knows the secret address may send its forms, and anybody may choose a language.
  const ownForms = csrf({ origin: (origin, c) => (origin === "null" && c.req.header("sec-fetch-site") === undefined && secretOrHarmless.test(c.req.path)) || origin === new URL(park.config.siteUrl).origin || origin === `${c.env.client.https ? "https" : "http"}://${c.req.header("host")}` });
  hono.use((c, next) => (isFromScript(c.req.raw) ? next() : ownForms(c, next)));
  // A body of unknown length, as proxies pass on, is read into a request made of this one: that needs a whole one, which the door's is not.
  hono.use((c, next) => {
    const { method, headers, signal, body } = c.req.raw;
    if (method === "POST" && !headers.has("content-length")) c.req.raw = new Request(c.req.url, { method, headers, signal, body, duplex: "half" } as RequestInit);
    return next();
  });
  const [small, byStaff, large] = [bounds.form.bytes, bounds.staffForm.bytes, mostBodyBytesWithFiles].map((maxSize) => bodyLimit({ maxSize, onError: (c) => c.text("Payload Too Large", 413) }));
  const sending: string[] = [];
  hono.use(async (c, next) => {
    if (!bringsFiles(c.req.raw)) return (backOffice.test(c.req.path) ? byStaff : small)?.(c, next);
    const { address } = c.env.client;
    const { inAll, fromOne } = mostWithFilesAtOnce;
    if (limitsOn(park, c.req.raw) && (sending.length >= inAll || sending.filter((one) => one === address).length >= fromOne)) return c.text("Too Many Requests", 429, { "retry-after": "20" });
    sending.push(address);
    try {
      return await large?.(c, next);
    } finally {
      sending.splice(sending.indexOf(address), 1);
    }
  });
  hono.use(async (c, next) => {
    if (c.req.method !== "POST") return next();
    const read = await readForm(park, c.req.raw);
    if (read instanceof Response) return read;
    c.req.raw = read;
    return next();
  });
  hono.all("*", async (c) => {
    const address = new URL(c.req.url);
    const elsewhere = tidied(address, c.req.method) ?? inOwnLanguage(address, c.req.raw.headers);
    if (elsewhere) return elsewhere;
    const context = new RouterContextProvider();
    const asked = forRequest(park, limits, c.req.raw, c.env.notes);
    const preview = address.searchParams.has("preview") ? await previewed(asked, c.req.raw, address) : undefined;
    context.set(parkContext, preview ?? asked);
    const response = await answerAt(screenPath(address.pathname))(passedOn(c.req.raw, countedAddress(address), c.env.client), context);
    if (preview) response.headers.set("x-robots-tag", "noindex, nofollow");
    if (preview) response.headers.set("cache-control", "no-store");
    if (c.env.notes.own) response.headers.set("cache-control", "no-store");
    // Pages go by the Date of an answer: where a test sets the park's clock, that tells it.
    if (asked.now !== park.now) response.headers.set("date", new Date(asked.now().epochMilliseconds).toUTCString());
    if (address.pathname === "/") response.headers.append("vary", "Accept-Language, Cookie");
    return response;
  });
  hono.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (brokeOff(error)) return c.text("Bad Request", 400);
    park.log.error({ err: error, id: c.env.client.requestId }, "an answer could not be made");
    return c.text("Internal Server Error", 500);
  });

  return {
    render: async (request, notes, client) => tellRefusal(await hono.fetch(request, { notes, client }), request),
    keyFor: (url) => keyFor(park, url),
  };
}

/**
 * True for a form no browser sends: those of today say where a form comes from. Scripts may send the site's forms by their fields
 * (rule D20); nobody's rights are lent to them, and the back office takes none.
 */
function isFromScript({ headers, url }: Request): boolean {
  return !headers.has("origin") && !headers.has("sec-fetch-site") && !headers.get("cookie")?.includes("park.session") && !backOffice.test(new URL(url).pathname);
}

/** True for a form that may bring files. */
function bringsFiles(request: Request): boolean {
  return request.method === "POST" && /^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "");
}

/**
 * Only forms are posted here; what is none, or a broken one, is the sender's fault and no fault of ours. Answers the request with its body at
 * hand, every text of it readable: what comes after may take any of them apart.
 */
async function readForm(park: Park, request: Request): Promise<Request | Response> {
  const type = request.headers.get("content-type") ?? "";
  const { url, method, headers, signal } = request;
  const [inWords, inParts] = [/^application\/x-www-form-urlencoded\b/i.test(type), bringsFiles(request)];
  if (!inWords && !inParts) return new Response("Unsupported Media Type", { status: 415 });
  const body = Buffer.from(await request.arrayBuffer());
  const byStaff = backOffice.test(new URL(url).pathname) && (await park.auth.whoIs(request)) !== undefined;
  const fault = inWords ? formFault(body, byStaff ? bounds.staffForm : bounds.form) : partsFault(body, type, byStaff ? bounds.staffParts : bounds.parts);
  if (fault) return new Response(fault === 413 ? "Payload Too Large" : "Bad Request", { status: fault });
  if (inWords) return new Request(url, { method, headers, signal, body: new URLSearchParams([...new URLSearchParams(body.toString("utf8"))].map(([name, value]) => [readable(name), readable(value)])) });
  const form = await new Response(body, { headers: { "content-type": type } }).formData().catch(() => undefined);
  if (!form) return new Response("Bad Request", { status: 400 });
  if ([...form].every(([name, value]) => name === readable(name) && (typeof value !== "string" || value === readable(value)))) return new Request(url, { method, headers, signal, body });
  const clean = new FormData();
  for (const [name, value] of form) typeof value === "string" ? clean.append(readable(name), readable(value)) : clean.append(readable(name), value);
  const others = new Headers(headers);
  others.delete("content-type");
  return new Request(url, { method, headers: others, signal, body: clean });
}

/** True for Node's error about a request whose sender broke off, or sent pieces that are none: no fault of ours, and nobody is there to be told. */
function brokeOff(error: NodeJS.ErrnoException): boolean {
  return error.code === "ECONNRESET" && error.message === "aborted";
}

/** A text as a form may bring it: without U+0000, which nobody can type and no database keeps, and no letter with marks beyond number. */
function readable(text: string): string {
  return boundedMarks(text.replaceAll("\0", ""));
}

/** The park as one request sees it: its clock (set by a header in test mode, rule T2) and its notes for the page cache. */
function forRequest(park: Park, limits: Limits, request: Request, notes: PageNotes): Park {
  const set = park.config.test ? request.headers.get("x-park-now") : null;
  const moment = set ? readMoment(set) : undefined;
  return {
    ...park,
    limits: limitsOn(park, request) ? limits : park.limits,
    now: moment ? () => moment : park.now,
    seen: (tag) => void notes.seen.add(tag),
    until: (when) => {
      notes.until = Math.min(notes.until, when.epochMilliseconds);
    },
    own: () => {
      notes.own = true;
    },
  };
}

/** In test mode nothing is counted unless a request asks for it. */
function limitsOn(park: Park, request: Request): boolean {
  return !park.config.test || request.headers.get("x-park-limits") === "on";
}

function readMoment(text: string): Temporal.Instant | undefined {
  try {
    const moment = text.endsWith("Z") ? Temporal.Instant.from(text) : Temporal.PlainDateTime.from(text).toZonedDateTime("Asia/Taipei").toInstant();
    // At the ends of time itself no day has a yesterday or a tomorrow.
    const { year } = moment.toZonedDateTimeISO("Asia/Taipei");
    return year >= 1000 && year <= 9000 ? moment : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The request as the router sees it: its address without what does not count, and the visitor's address for the sign-in's
 * lock-out and whether they came by https for its cookies (what a visitor sent under these names is replaced).
 */
function passedOn(request: Request, address: URL, client: Client): Request {
  const headers = new Headers(request.headers);
  headers.set(clientAddressHeader, client.address);
  headers.set(clientHttpsHeader, client.https ? "yes" : "no");
  // Where a form came from was looked at above; the router knows no page that keeps its address to itself and would refuse its forms.
  if (headers.get("origin") === "null") headers.delete("origin");
  const { method, body, signal } = request;
  return new Request(address, { method, headers, signal, ...(body && { body, duplex: "half" }) });
}
