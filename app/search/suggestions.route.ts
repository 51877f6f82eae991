import { beginVisit } from "#app/visiting/visit.server.ts";
import { addressOf, retryAfter } from "#platform/limits/limits.ts";
import { isLocale, pathIn } from "#platform/locales.ts";
import { parkContext } from "#app/context.ts";
import type { Route } from "./+types/suggestions.route.ts";
import { clean } from "#app/search/engine/readings.server.ts";
import { suggest } from "./search.server.ts";

const limit = { what: "search suggestions", most: 120, seconds: 60, here: true } as const;

/** GET /api/search/suggestions?locale=…&q=…: titles for what is typed so far, `[{ to, title, type }]` (rule Q6). */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { limits } = context.get(parkContext);
  const wait = await limits.waitFrom(limit, addressOf(request));
  if (wait > 0) return Response.json([], { status: 429, headers: retryAfter(wait) });
  const query = url.searchParams.get("locale");
  const locale = isLocale(query) ? query : "zh_TW";
  const visit = await beginVisit({ url: new URL(pathIn(locale, "/search"), url), context });
  const found = await suggest(visit, clean(url.searchParams.get("q") ?? ""));
  return Response.json(
    found.map((one) => ({ ...one, to: pathIn(locale, one.to) })),
    { headers: { "cache-control": "no-cache", "x-robots-tag": "noindex" } },
  );
}
