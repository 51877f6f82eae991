import { isInBackOffice } from "#platform/locales.ts";
import { boundedMarks } from "#platform/form/clean.ts";
import { type BodyFault, wholeBody } from "#platform/http/body/arriving.ts";
import { FormRequest } from "#platform/http/body/form-request.ts";
import { readParts } from "#platform/http/body/parts.ts";
import { openPlaces, type Places } from "#platform/http/body/places.ts";
import { openSpool } from "#platform/http/body/spool.ts";
import { bounds, formFault } from "#platform/http/bounds.ts";
import type { Park } from "#platform/park.ts";

/** A posted form as it goes on to the application; `done` gives back its place and takes its files off the disk. */
export type Posted = { request: FormRequest; done(): Promise<void> };

/**
 * Reads what is posted, as it arrives, within the bounds of its sender (rules H12, H15). Only forms are posted here;
 * what is none, or a broken one, is the sender's fault: an answer that says so. Every text of a form is readable: what
 * comes after may take any of them apart.
 */
export function openPosted(
  park: Park,
): (request: Request, from: { address: string; limited: boolean }) => Promise<Posted | Response> {
  const spool = openSpool(park.config.dataDir);
  const senders = { visitors: withPlaces(bounds.posted.visitors), staff: withPlaces(bounds.posted.staff) };

  return async (request, { address, limited }) => {
    const type = request.headers.get("content-type") ?? "";
    const withFiles = bringsFiles(request);
    if (!withFiles && !/^application\/x-www-form-urlencoded\b/i.test(type))
      return new Response("Unsupported Media Type", { status: 415 });
    const byStaff = isInBackOffice(new URL(request.url).pathname) && (await park.auth.whoIs(request)) !== undefined;
    const { words, parts, field, arriving, opening } = byStaff ? senders.staff : senders.visitors;
    if (Number(request.headers.get("content-length") ?? 0) > (withFiles ? parts : words).bytes) return refusal(413);
    const take = (some: Places) => (limited ? some.take(address) : () => undefined);
    const leave = take(arriving);
    if (!leave) return refusal(429);
    if (!withFiles) {
      const form = await readWords(request, words).finally(leave);
      return Array.isArray(form)
        ? { request: new FormRequest(request, readable(form, field)), done: async () => undefined }
        : refusal(form);
    }
    const read = await readParts(request, spool, parts).finally(leave);
    if (typeof read === "number") return refusal(read);
    // Only what is there takes one of the few places in which files are opened.
    const close = take(opening);
    const done = async () => {
      close?.();
      await read.drop();
    };
    if (close) return { request: new FormRequest(request, readable(read.form, field)), done };
    await done();
    return refusal(429);
  };
}

/** True for a form that may bring files. */
export function bringsFiles(request: Request): boolean {
  return request.method === "POST" && /^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "");
}

type Bounds = (typeof bounds.posted)[keyof typeof bounds.posted];

function withPlaces({ arriving, opening, ...most }: Bounds) {
  return { ...most, arriving: openPlaces(arriving), opening: openPlaces(opening) };
}

async function readWords(
  request: Request,
  most: Bounds["words"],
): Promise<[name: string, value: string][] | BodyFault> {
  const body = await wholeBody(request.body, most.bytes);
  if (typeof body === "number") return body;
  const fault = formFault(body, most);
  if (fault) return fault;
  // A form writes blanks as plus signs. Node's parser turns them back one by one, which takes thirty times as long.
  for (let at = 0; at < body.length; at++) if (body[at] === plus) body[at] = blank;
  return [...new URLSearchParams(body.toString("utf8"))];
}

const [plus, blank] = [0x2b, 0x20];

/**
 * A form whose texts are as a form may bring them: without U+0000, which nobody can type and no database keeps, no
 * longer than they may be, and no letter with marks beyond number.
 */
function readable(form: Iterable<[name: string, value: string | File]>, { characters }: Bounds["field"]): FormData {
  const plain = (text: string) => boundedMarks(text.slice(0, characters).replaceAll("\0", ""));
  const clean = new FormData();
  for (const [name, value] of form)
    typeof value === "string" ? clean.append(plain(name), plain(value)) : clean.append(plain(name), value);
  return clean;
}

const reasons = {
  400: "Bad Request",
  408: "Request Timeout",
  413: "Payload Too Large",
  429: "Too Many Requests",
} as const;

function refusal(status: keyof typeof reasons): Response {
  // Whoever sends too slowly is not waited for.
  const headers: Record<string, string> =
    status === 408 ? { connection: "close" } : status === 429 ? { "retry-after": "20" } : {};
  return new Response(reasons[status], { status, headers });
}
