import { redirect } from "react-router";
import { parkContext } from "#app/context.ts";
import { askedType } from "#app/staff/content/asked-type.ts";
import { staffContext } from "#app/staff/staff-context.ts";
import { entriesOf } from "#platform/content/posted.ts";
import { localeOfPath, pathIn } from "#platform/locales.ts";
import type { Route } from "./+types/draft.route.ts";
import { writeForm } from "./write.server.ts";

const noStore = { "cache-control": "no-store" };

/** POST /booking-manage/content/{type}/{id}/draft: the editor's form, saved by itself; answers what the draft now is (rule C21). */
export async function action({ request, params, context }: Route.ActionArgs) {
  const [park, staff, { name }] = [context.get(parkContext), context.get(staffContext), askedType(params.type)];
  const entries = entriesOf(await request.formData());
  const written = await park.db.transaction().execute((trx) => writeForm({ park, staff, name, id: params.id }, trx, entries, "written"));
  if (!written) return Response.json(null, { status: 404, headers: noStore });
  return Response.json({ version: written.version, content: written.working.content, conflicts: written.conflicts, others: written.others }, { headers: noStore });
}

export function loader({ url, params }: Route.LoaderArgs) {
  return redirect(pathIn(localeOfPath(url.pathname), `/booking-manage/content/${askedType(params.type).name}/${params.id}`));
}
