import { parkContext } from "#app/context.ts";
import { makeTask } from "#platform/verification/work.ts";
import type { Route } from "./+types/task.route.ts";

/**
 * GET /verification/work/{form}: what a device works out while that form is filled in (rule H25); each its own, so that
 * pages may be kept.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const task = await makeTask(context.get(parkContext), params.form);
  return Response.json(task ?? null, {
    status: task ? 200 : 404,
    headers: { "cache-control": "no-store", "x-robots-tag": "noindex" },
  });
}
