import { redirect } from "react-router";
import { z } from "zod";
import { parkContext } from "#app/context.ts";
import { checkIn } from "#app/deeds/book/arrivals.server.ts";
import { staffContext } from "#app/staff/staff-context.ts";
import { localeOfPath, pathIn } from "#platform/locales.ts";
import type { Route } from "./+types/arrivals.route.ts";
import { checkInTexts } from "./check-in.texts.ts";

const formSchema = z.object({ deed: z.string().regex(/^[\w-]{1,60}$/), code: z.string().max(20).catch(""), key: z.string().regex(/^[\w-]{16,60}$/) });
const peopleSchema = z.coerce.number().int().min(0).max(9999);

/**
 * POST /booking-manage/check-in/arrivals: people at the gate, `people-{ticket}` each, under a `key` made where they were checked in: sent
 * twice it counts once. A script is told in JSON what came of it, a form is led back to the page.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const [park, staff, locale] = [context.get(parkContext), context.get(staffContext), localeOfPath(url.pathname)];
  const form = await request.formData();
  const asked = formSchema.safeParse(Object.fromEntries(form));
  const people = Object.fromEntries([...form].flatMap(([name, value]) => (name.startsWith("people-") ? [[name.slice("people-".length), peopleSchema.catch(0).parse(value || 0)] as const] : [])));
  const done = asked.success ? await checkIn(park, { deedId: asked.data.deed, key: asked.data.key, people, by: staff.id }) : ({ ok: false, reason: "unknown" } as const);
  const message = done.ok ? "" : checkInTexts[done.reason][locale];
  if (request.headers.get("accept")?.includes("application/json")) return Response.json(done.ok ? done : { ...done, message }, { status: done.ok ? 200 : 422, headers: { "cache-control": "no-store" } });
  const back = new URLSearchParams({ ...(asked.success && { code: asked.data.code }), told: done.ok ? "done" : done.reason });
  return redirect(`${pathIn(locale, "/booking-manage/check-in")}?${back}`, 303);
}

/** Whoever opens the address itself is led to the page. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(pathIn(localeOfPath(url.pathname), "/booking-manage/check-in"));
}
