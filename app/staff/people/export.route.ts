import { redirect } from "react-router";
import { parkContext } from "#app/context.ts";
import { exportPerson } from "#app/submission-desk/erasure.server.ts";
import { addressesCalled } from "#app/submission-desk/person/person.server.ts";
import { staffContext } from "#app/staff/core/staff-context.ts";
import { backOffice, localeOfPath, pathIn } from "#platform/locales.ts";
import type { Route } from "./+types/export.route.ts";

/**
 * POST /booking-manage/personal-data/export: everything we hold of `who` (an e-mail address, telephone number or
 * reference code), as a JSON file.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const [address, ...others] = await addressesCalled(
    context.get(parkContext),
    String(form.get("who") ?? "").slice(0, 254),
  );
  // Nobody is given another person's data: where several gave the same number, each is chosen by a reference.
  if (!address || others.length > 0)
    return redirect(
      `${pathIn(localeOfPath(url.pathname), `${backOffice}/personal-data`)}?told=${address ? "several" : "nobody"}`,
      303,
    );
  const held = await exportPerson(context.get(parkContext), address, context.get(staffContext).id);
  return new Response(JSON.stringify(held, null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="personal-data.json"',
      "cache-control": "no-store",
    },
  });
}

/** Whoever opens the address itself is led to the form. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(pathIn(localeOfPath(url.pathname), `${backOffice}/personal-data`));
}
