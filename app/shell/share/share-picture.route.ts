import { parkContext } from "#app/context.ts";
import { notFound } from "#platform/http/not-found.ts";
import type { Route } from "./+types/share-picture.route.ts";
import { readShareName } from "./share-address.server.ts";
import { sharePicture } from "./share-picture.server.ts";

/**
 * GET /share/page/{words}.{signature}.png: what services show of a link to a page; its address changes with its words,
 * so it is kept for ever.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const park = context.get(parkContext);
  const words = readShareName(park, params.file);
  if (!words) return notFound(new URL(request.url).pathname);
  const bytes = await sharePicture(park, params.file, words);
  if (!bytes)
    return new Response("Too many pictures are being drawn. Please try again.", {
      status: 503,
      headers: { "retry-after": "5", "cache-control": "no-store" },
    });
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": "image/png",
      "content-length": String(bytes.byteLength),
      "cache-control": "public, max-age=31536000, immutable",
    },
  });
}
