import { parkContext } from "#app/context.ts";
import { notFound } from "#platform/http/not-found.ts";
import { rangedResponse } from "#platform/http/ranged.ts";
import type { Route } from "./+types/film.route.ts";
import { filmTypes } from "./media-files.ts";

/**
 * GET /film/{name}.{webm|mp4}: one of our own films, whole or in part. Its name changes with it, so it may be kept for
 * ever.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const [, name, ending] = /^([a-z0-9]+(?:-[a-z0-9]+)*-[0-9a-f]{12})\.(webm|mp4)$/.exec(params.file) ?? [];
  const format = ending === "webm" ? "webm" : "mp4";
  const bytes =
    name && name.length <= 100 ? await context.get(parkContext).files.get(`films/${name}.${format}`) : undefined;
  if (!bytes) return notFound(new URL(request.url).pathname);
  return rangedResponse(request, bytes, {
    type: filmTypes[format],
    etag: `"${name}-${format}"`,
    cacheControl: "public, max-age=31536000, immutable",
  });
}
