import { redirect } from "react-router";
import { parkContext } from "#app/context.ts";
import { staffContext } from "#app/staff/core/staff-context.ts";
import { backOffice, localeOfPath, pathIn } from "#platform/locales.ts";
import type { Route } from "./+types/documents.route.ts";
import { keepDocument } from "#app/staff/core/files/documents.server.ts";

const noStore = { "cache-control": "no-store" };

/** POST /booking-manage/media/documents with one `document`: where it is kept, or 422 with the `fault`. */
export async function action({ request, context }: Route.ActionArgs) {
  const file = (await request.formData()).get("document");
  const kept =
    file instanceof File
      ? await keepDocument(context.get(parkContext), context.get(staffContext), file)
      : "fileRefused";
  return typeof kept === "string"
    ? Response.json({ fault: kept }, { status: 422, headers: noStore })
    : Response.json(kept, { headers: noStore });
}

export function loader({ url }: Route.LoaderArgs) {
  return redirect(pathIn(localeOfPath(url.pathname), `${backOffice}/content`));
}
