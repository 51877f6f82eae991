import { parkContext } from "#app/context.ts";
import { notFound } from "#platform/http/not-found.ts";
import { mediaResponse } from "#platform/pictures/media.ts";
import type { Route } from "./+types/media.route.ts";

/** GET /media/…: pictures in the widths and formats pages ask for. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const response = await mediaResponse(context.get(parkContext), pathname, request);
  return response.status === 404 ? notFound(pathname) : response;
}
