import { data } from "react-router";
import { kindOf } from "#app/deed-kinds.ts";
import { calendarFile } from "#app/deeds/letters/calendar-file.server.ts";
import { findBySecret, statusLink } from "#app/deeds/read.server.ts";
import { parkContext } from "#app/context.ts";
import { localeOfPath } from "#platform/locales.ts";
import type { Route } from "./+types/calendar.route.ts";

/** /status/{secret}/calendar.ics: the deed's date for a calendar; 404 where it has none. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const park = context.get(parkContext);
  const locale = localeOfPath(url.pathname);
  const deed = await findBySecret(park, params.secret);
  const event =
    deed && deed.personal !== "erased"
      ? await kindOf(deed.kind).event?.({ db: park.db, park }, deed, locale)
      : undefined;
  if (!deed || !event) throw data(null, { status: 404 });
  const link = (await statusLink(park.db, park, deed.id, locale)) ?? "";
  return new Response(await calendarFile(park, deed, event, locale, link), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${deed.code}.ics"`,
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    },
  });
}
