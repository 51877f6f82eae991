type Sent = { type: string; etag: string; cacheControl: string };

/**
 * Bytes that a player may ask for in parts, as seeking in a sound does: the whole, one range (206), nothing new (304),
 * or 416 for a range beyond the end. Several ranges at once are answered with the whole, as HTTP allows.
 */
export function rangedResponse(request: Request, bytes: Uint8Array, { type, etag, cacheControl }: Sent): Response {
  const total = bytes.byteLength;
  const headers = { "Cache-Control": cacheControl, ETag: etag, "Accept-Ranges": "bytes" };
  if (knows(request, etag)) return new Response(null, { status: 304, headers });
  const range = rangeInHeader(request, etag, total);
  if (range === "beyond")
    return new Response(null, { status: 416, headers: { ...headers, "Content-Range": `bytes */${total}` } });
  const { from, to } = range ?? { from: 0, to: total - 1 };
  const part = bytes.subarray(from, to + 1);
  return new Response(request.method === "HEAD" ? null : new Uint8Array(part), {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      "Content-Type": type,
      "Content-Length": String(part.byteLength),
      ...(range && { "Content-Range": `bytes ${from}-${to}/${total}` }),
    },
  });
}

/** The one range asked for, both ends included; undefined for the whole. */
function rangeInHeader(
  request: Request,
  etag: string,
  total: number,
): { from: number; to: number } | "beyond" | undefined {
  const ifRange = request.headers.get("If-Range");
  if (ifRange !== null && ifRange !== etag) return undefined;
  const [asked, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(request.headers.get("Range")?.trim() ?? "") ?? [];
  if (!asked || (!first && !last)) return undefined;
  // `bytes=-500` is the last 500.
  const from = first ? Number(first) : Math.max(0, total - Number(last));
  const to = first && last ? Math.min(Number(last), total - 1) : total - 1;
  if (first && last && Number(last) < Number(first)) return undefined;
  return from >= total ? "beyond" : { from, to };
}

/** True when who asks has this very answer already (If-None-Match). */
export function knows(request: Request, etag: string): boolean {
  const known = request.headers.get("If-None-Match") ?? "";
  return known === "*" || known.split(",").some((one) => one.trim().replace(/^W\//, "") === etag);
}
