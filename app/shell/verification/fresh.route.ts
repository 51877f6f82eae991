import { parkContext } from "#app/context.ts";
import { newCode } from "#platform/verification/code.ts";
import type { Route } from "./+types/fresh.route.ts";

/** GET /verification/fresh: another code, sealed, for a form that is open: `{ token }`. */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json({ token: newCode(context.get(parkContext)) }, { headers: { "cache-control": "no-store" } });
}
