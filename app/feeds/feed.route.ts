import { parkContext } from "#app/context.ts";
import { type FeedName, hasDates } from "#app/pages/feeds.ts";
import { feedNames } from "#app/pages/feeds.texts.ts";
import { visitIn } from "#app/visiting/visit.server.ts";
import { writeCalendarFeed } from "#app/whats-on/calendar-files/files.server.ts";
import { notFound } from "#platform/http/not-found.ts";
import { isLocale } from "#platform/locales.ts";
import type { Route } from "./+types/feed.route.ts";
import { writeAtomFeed } from "./feeds.server.ts";

/** GET /feeds/{locale}/{name}.atom and, for what is on, .ics: kept like pages, so that asking again costs 304. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { locale, file } = params;
  const [, name = "", ending] = /^([a-z-]+)\.(atom|ics)$/.exec(file) ?? [];
  if (!isLocale(locale) || !isFeedName(name)) return notFound(url.pathname);
  const visit = await visitIn(context.get(parkContext), url, locale);
  if (ending === "atom")
    return new Response(await writeAtomFeed(visit, name), {
      headers: { "content-type": "application/atom+xml; charset=utf-8" },
    });
  if (!hasDates(name)) return notFound(url.pathname);
  return new Response(await writeCalendarFeed(visit, name), {
    headers: { "content-type": "text/calendar; charset=utf-8" },
  });
}

function isFeedName(name: string): name is FeedName {
  return Object.hasOwn(feedNames, name);
}
