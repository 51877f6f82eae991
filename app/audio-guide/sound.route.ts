import { parkContext } from "#app/context.ts";
import { notFound } from "#platform/http/not-found.ts";
import { rangedResponse } from "#platform/http/ranged.ts";
import type { Route } from "./+types/sound.route.ts";
import { soundTypes } from "./recordings.server.ts";

const soundShape = /^\/sound\/([a-z0-9]+(?:-[a-z0-9]+)*-[0-9a-f]{12})\.(opus|mp3)$/;

/**
 * GET /sound/{name}.{opus|mp3}: a recording, whole or in part. Its name changes with it, so it may be kept for ever.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const [, name, ending] = soundShape.exec(pathname) ?? [];
  const format = ending === "opus" ? "opus" : "mp3";
  const bytes =
    name && name.length <= 100 ? await context.get(parkContext).files.get(`sounds/${name}.${format}`) : undefined;
  if (!bytes) return notFound(pathname);
  return rangedResponse(request, bytes, {
    type: soundTypes[format],
    etag: `"${name}-${format}"`,
    cacheControl: "public, max-age=31536000, immutable",
  });
}
