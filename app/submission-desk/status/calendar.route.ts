import { data } from "react-router";
import { kindOf } from "#app/submission-types.ts";
import { calendarFile } from "#app/submissions/emails/calendar-file.server.ts";
import { findBySecret, statusLink } from "#app/submissions/read.server.ts";
import { parkContext } from "#app/context.ts";
import { localeOfPath } from "#platform/locales.ts";
import type { Route } from "./+types/calendar.route.ts";

/** /status/{secret}/calendar.ics: the submission's date for a calendar; 404 where it has none. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const park = context.get(parkContext);
  const locale = localeOfPath(url.pathname);
  const submission = await findBySecret(park, params.secret);
  const event =
    submission && submission.personal !== "erased"
      ? await kindOf(submission.kind).event?.({ db: park.db, park }, submission, locale)
      : undefined;
  if (!submission || !event) throw data(null, { status: 404 });
  const link = (await statusLink(park.db, park, submission.id, locale)) ?? "";
  return new Response(await calendarFile(park, submission, event, locale, link), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${submission.code}.ics"`,
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    },
  });
}
