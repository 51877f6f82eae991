import { inTime } from "../faults/in-time.ts";
import { noteOutage } from "../faults/note-outage.ts";
import { knows } from "../http/ranged.ts";
import type { Park } from "../park.ts";
import { placeholderOf } from "./placeholder.ts";
import type { VariantFormat } from "./widths.ts";

const pathShape = /^\/media\/([a-z0-9][a-z0-9-]{0,79})\/([0-9a-f]{12})-([1-9]\d{0,3})\.(avif|webp)$/;

type MediaPark = Pick<Park, "config" | "pictures" | "log" | "outages">;
/** The part of the time of an answer after which a placeholder is sent; the picture is made all the same, and kept. */
const share = 0.9;

/**
 * Answers `/media/{id}/{version}-{width}.{avif|webp}`. What an address shows never changes, so it may be kept for ever;
 * anything else is a plain 404, which the caller dresses as a page. While the picture's file cannot be had, a
 * placeholder in its colours is sent, which nobody keeps (rule H51).
 */
export async function mediaResponse(park: MediaPark, path: string, request: Request): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD")
    return new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
  const asked = parsePath(path);
  const work = asked && park.pictures.variant(asked.id, asked.version, asked.width, asked.format);
  const bytes = work && (await inTime(park.config.answerMs * share, work).catch(orWait));
  if (bytes === "wait") return placeholder(park, asked?.id ?? "");
  if (!asked || !bytes) return new Response(null, { status: 404 });
  const etag = `"${asked.version}-${asked.width}-${asked.format}"`;
  const headers = { "Cache-Control": "public, max-age=31536000, immutable", ETag: etag };
  if (knows(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : new Uint8Array(bytes), {
    headers: { ...headers, "Content-Type": `image/${asked.format}`, "Content-Length": String(bytes.byteLength) },
  });

  function orWait(error: unknown): "wait" {
    if (noteOutage(park, error)) return "wait";
    throw error;
  }
}

/** Browsers show a picture whatever its status, and ask for it again when the page is opened again. */
async function placeholder({ pictures }: MediaPark, id: string): Promise<Response> {
  const picture = await pictures.find([id]).then(
    (found) => found.get(id),
    () => undefined,
  );
  return new Response(placeholderOf(picture), {
    status: 503,
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "no-store", "Retry-After": "10" },
  });
}

function parsePath(path: string): { id: string; version: string; width: number; format: VariantFormat } | undefined {
  const [, id, version, width, extension] = pathShape.exec(path) ?? [];
  if (!id || !version || !width) return undefined;
  return { id, version, width: Number(width), format: extension === "avif" ? "avif" : "webp" };
}
