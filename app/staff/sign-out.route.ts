import { redirect } from "react-router";
import { parkContext } from "#app/context.ts";
import { backOffice, localeOfPath, pathIn } from "#platform/locales.ts";
import type { Route } from "./+types/sign-out.route.ts";

/** POST /booking-manage/sign-out */
export async function action({ request, context }: Route.ActionArgs) {
  const headers = await context.get(parkContext).auth.signOut(request);
  // What a browser kept of the back office's pages goes with the session; what it keeps of unsent work stays.
  headers.set("clear-site-data", '"cache"');
  return redirect(pathIn(localeOfPath(new URL(request.url).pathname), backOffice), { status: 303, headers });
}

export function loader({ request }: Route.LoaderArgs) {
  return redirect(pathIn(localeOfPath(new URL(request.url).pathname), backOffice));
}
