import { notFound } from "#platform/http/not-found.ts";
import type { Route } from "./+types/drawing.route.ts";
import { drawingNamed } from "./drawing.server.ts";

/** GET /park-map/{day|night}-{hash}.svg: the park without words. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const drawing = drawingNamed(params.file);
  if (!drawing) return notFound(new URL(request.url).pathname);
  return new Response(drawing, {
    headers: { "content-type": "image/svg+xml", "cache-control": "public, max-age=31536000, immutable" },
  });
}
