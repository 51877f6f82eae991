import { parkContext } from "#app/context.ts";
import { fontResponse } from "#platform/fonts/answer.ts";
import { notFound } from "#platform/http/not-found.ts";
import type { Route } from "./+types/font.route.ts";

/** GET /fonts/{face}.woff2?text=…: the characters a page's headings are set in, and no others. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const address = new URL(request.url);
  const response = await fontResponse(context.get(parkContext).fonts, address);
  return response.status === 404 ? notFound(address.pathname) : response;
}
