import { redirect } from "react-router";
import { z } from "zod";
import { parkContext } from "#app/context.ts";
import { staffContext } from "#app/staff/core/staff-context.ts";
import { backOffice, localeOfPath, pathIn } from "#platform/locales.ts";
import type { Route } from "./+types/views.route.ts";
import { tidiedQuery } from "./list-query.ts";
import { forgetView, keepView } from "./views.server.ts";

const formSchema = z.object({
  name: z.string().trim().min(1).max(40).optional().catch(undefined),
  query: z.string().max(2000).catch(""),
  forget: z.coerce.number().int().optional().catch(undefined),
});

/** POST /booking-manage/list/views: keeps the list's address under a `name`, or forgets a view by its number. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const [park, staff, locale] = [context.get(parkContext), context.get(staffContext), localeOfPath(url.pathname)];
  const form = formSchema.parse(Object.fromEntries(await request.formData()));
  const query = tidiedQuery(new URLSearchParams(form.query));
  const list = pathIn(locale, `${backOffice}/list`);
  if (form.forget !== undefined) await forgetView(park, staff.id, form.forget);
  else if (!form.name) return redirect(`${list}?${query}&view=nameless`, 303);
  else if (!(await keepView(park, staff.id, { name: form.name, query })))
    return redirect(`${list}?${query}&view=full`, 303);
  return redirect(query ? `${list}?${query}` : list, 303);
}

/** Whoever opens the address itself is led to the list. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(pathIn(localeOfPath(url.pathname), `${backOffice}/list`));
}
