import { redirect } from "react-router";
import { z } from "zod";
import { parkContext } from "#app/context.ts";
import { checkIn, undoArrival } from "#app/submission-desk/queries/arrivals.server.ts";
import { say } from "#app/staff/core/desk.texts.ts";
import { staffContext } from "#app/staff/core/staff-context.ts";
import { backOffice, localeOfPath, pathIn } from "#platform/locales.ts";
import type { Route } from "./+types/arrivals.route.ts";
import { checkInTexts } from "./check-in.texts.ts";
import { peopleIn } from "./people-in.server.ts";

const formSchema = z.object({
  submission: z.string().regex(/^[\w-]{1,60}$/),
  code: z.string().max(20).catch(""),
  key: z.string().regex(/^[\w-]{16,60}$/),
  sure: z.coerce.number().int().min(0).max(9999).catch(0),
  wish: z.literal("take-back").optional().catch(undefined),
});

/**
 * POST /booking-manage/check-in/arrivals: people at the gate, `people-{ticket}` each, under a `key` made where they
 * were checked in: sent twice it counts once. More than were expected come with `sure`, how many more, or are asked
 * about. `wish=take-back` takes back what came under the key. A script is told in JSON what came of it, a form is led
 * back to the page.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const [park, staff, locale] = [context.get(parkContext), context.get(staffContext), localeOfPath(url.pathname)];
  const form = await request.formData();
  const asked = formSchema.safeParse(Object.fromEntries(form));
  const people = peopleIn(form);
  const by = staff.id;
  if (asked.success && asked.data.wish === "take-back") {
    const { submission: submissionId, key, code } = asked.data;
    // Taken back already, or never received here: either way the wish is fulfilled.
    const taken = await undoArrival(park, { submissionId, key, by });
    if (wantsJson(request)) return Response.json({ ok: true, taken }, noStore);
    return redirect(here(locale, { code, told: "undone" }), 303);
  }
  const done = asked.success
    ? await checkIn(park, {
        submissionId: asked.data.submission,
        key: asked.data.key,
        people,
        by,
        sure: asked.data.sure,
      })
    : ({ ok: false, reason: "unknown" } as const);
  if (wantsJson(request)) {
    const message = done.ok ? "" : say(checkInTexts[done.reason][locale], { n: "beyond" in done ? done.beyond : 0 });
    return Response.json(done.ok ? done : { ...done, message }, { status: done.ok ? 200 : 422, ...noStore });
  }
  // Nothing was written yet: what was typed goes back to the form, which asks.
  const typed =
    !done.ok && done.reason === "more"
      ? Object.fromEntries(Object.entries(people).map(([ticket, number]) => [`people-${ticket}`, String(number)]))
      : {};
  return redirect(
    here(locale, {
      ...(asked.success && { code: asked.data.code }),
      told: done.ok ? "done" : done.reason,
      ...(done.ok && asked.success && { key: asked.data.key }),
      ...typed,
    }),
    303,
  );
}

const noStore = { headers: { "cache-control": "no-store" } };

function wantsJson(request: Request): boolean {
  return request.headers.get("accept")?.includes("application/json") === true;
}

function here(locale: Parameters<typeof pathIn>[0], query: Record<string, string>): string {
  return `${pathIn(locale, `${backOffice}/check-in`)}?${new URLSearchParams(query)}`;
}

/** Whoever opens the address itself is led to the page. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(pathIn(localeOfPath(url.pathname), `${backOffice}/check-in`));
}
