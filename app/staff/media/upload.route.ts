import { redirect } from "react-router";
import { parkContext } from "#app/context.ts";
import { staffContext } from "#app/staff/core/staff-context.ts";
import { backOffice, localeOfPath, pathIn } from "#platform/locales.ts";
import type { Route } from "./+types/upload.route.ts";
import { keepPicture } from "#app/staff/core/files/pictures.server.ts";

const noStore = { "cache-control": "no-store" };

/**
 * POST /booking-manage/media/upload with one `picture`: the picture as the library has it, or 422 with what is wrong
 * with it.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const file = (await request.formData()).get("picture");
  const kept =
    file instanceof File
      ? await keepPicture(context.get(parkContext), context.get(staffContext), file)
      : { ok: false as const, fault: "empty" };
  return kept.ok
    ? Response.json(kept.picture, { headers: noStore })
    : Response.json({ fault: kept.fault }, { status: 422, headers: noStore });
}

export function loader({ url }: Route.LoaderArgs) {
  return redirect(pathIn(localeOfPath(url.pathname), `${backOffice}/media`));
}
