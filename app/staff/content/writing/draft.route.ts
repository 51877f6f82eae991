import { redirect } from "react-router";
import { parkContext } from "#app/context.ts";
import { typeOfParam } from "#app/staff/core/content/type-param.ts";
import { staffContext } from "#app/staff/core/staff-context.ts";
import { entriesOf } from "#platform/content/posted.ts";
import { backOffice, localeOfPath, pathIn } from "#platform/locales.ts";
import type { Route } from "./+types/draft.route.ts";
import { readMust, withLabels } from "#app/staff/content/editor/editor-page.server.ts";
import { timingFaults } from "./publish.server.ts";
import { writeForm } from "./write.server.ts";

const noStore = { "cache-control": "no-store" };

/**
 * POST /booking-manage/content/{type}/{id}/draft: the editor's form, saved by itself; answers what the draft now is,
 * and what would keep it from being published (rule C21).
 */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const [park, staff, { name }, locale] = [
    context.get(parkContext),
    context.get(staffContext),
    typeOfParam(params.type),
    localeOfPath(url.pathname),
  ];
  const entries = entriesOf(await request.formData());
  const { written, must } = await park.db.transaction().execute(async (trx) => {
    const written = await writeForm({ park, staff, name, id: params.id }, trx, entries, "written");
    return {
      written,
      must: written
        ? [
            ...(await readMust(trx, name, written.working, locale)),
            ...withLabels(timingFaults(entries, locale), [], locale),
          ]
        : [],
    };
  });
  if (!written) return Response.json(null, { status: 404, headers: noStore });
  return Response.json(
    {
      version: written.version,
      content: written.working.content,
      conflicts: written.conflicts,
      others: written.others,
      must,
    },
    { headers: noStore },
  );
}

export function loader({ url, params }: Route.LoaderArgs) {
  return redirect(
    pathIn(localeOfPath(url.pathname), `${backOffice}/content/${typeOfParam(params.type).name}/${params.id}`),
  );
}
