import { boundedMarks } from "#platform/form/clean.ts";
import { type BodyFault, wholeBody } from "#platform/http/body/arriving.ts";
import { FormRequest } from "#platform/http/body/form-request.ts";
import { readParts } from "#platform/http/body/parts.ts";
import { openPlaces } from "#platform/http/body/places.ts";
import { openSpool } from "#platform/http/body/spool.ts";
import { bounds, formFault } from "#platform/http/bounds.ts";
import type { Park } from "#platform/park.ts";
import { backOffice } from "#server/refused-requests.ts";

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
  const places = { visitors: placesFor(bounds.places), staff: placesFor(bounds.staffPlaces) };

  return async (request, { address, limited }) => {
    const type = request.headers.get("content-type") ?? "";
    const withFiles = bringsFiles(request);
    if (!withFiles && !/^application\/x-www-form-urlencoded\b/i.test(type))
      return new Response("Unsupported Media Type", { status: 415 });
    const byStaff = backOffice.test(new URL(request.url).pathname) && (await park.auth.whoIs(request)) !== undefined;
    const most = byStaff
      ? { words: bounds.staffForm, parts: bounds.staffParts }
      : { words: bounds.form, parts: bounds.parts };
    if (Number(request.headers.get("content-length") ?? 0) > (withFiles ? most.parts : most.words).bytes)
      return refusal(413);
    const { arriving, opening } = byStaff ? places.staff : places.visitors;
    const take = (some: typeof arriving) => (limited ? some.take(address) : () => undefined);
    const leave = take(arriving);
    if (!leave) return refusal(429);
    if (!withFiles) {
      const form = await readWords(request, most.words).finally(leave);
      return form instanceof FormData
        ? { request: new FormRequest(request, form), done: async () => undefined }
        : refusal(form);
    }
    const read = await readParts(request, spool, most.parts).finally(leave);
    if (typeof read === "number") return refusal(read);
    // Only what is there takes one of the few places in which files are opened.
    const close = take(opening);
    const done = async () => {
      close?.();
      await read.drop();
    };
    if (close) return { request: new FormRequest(request, allReadable(read.form)), done };
    await done();
    return refusal(429);
  };
}

/** True for a form that may bring files. */
export function bringsFiles(request: Request): boolean {
  return request.method === "POST" && /^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "");
}

function placesFor({
  arriving,
  opening,
}: {
  arriving: Parameters<typeof openPlaces>[0];
  opening: Parameters<typeof openPlaces>[0];
}) {
  return { arriving: openPlaces(arriving), opening: openPlaces(opening) };
}

async function readWords(request: Request, most: { bytes: number; parameters: number }): Promise<FormData | BodyFault> {
  const body = await wholeBody(request.body, most.bytes);
  const fault = typeof body === "number" ? body : formFault(body, most);
  if (fault || typeof body === "number") return fault ?? 400;
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(body.toString("utf8"))) form.append(readable(name), readable(value));
  return form;
}

function allReadable(form: FormData): FormData {
  const clean = new FormData();
  for (const [name, value] of form)
    typeof value === "string" ? clean.append(readable(name), readable(value)) : clean.append(readable(name), value);
  return clean;
}

/**
 * A text as a form may bring it: without U+0000, which nobody can type and no database keeps, and no letter with marks
 * beyond number.
 */
function readable(text: string): string {
  return boundedMarks(text.replaceAll("\0", ""));
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
