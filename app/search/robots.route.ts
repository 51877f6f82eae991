import { parkContext } from "#app/context.ts";
import { backOffice, locales, prefixOf } from "#platform/locales.ts";
import type { Route } from "./+types/robots.route.ts";

/** GET /robots.txt */
export function loader({ context }: Route.LoaderArgs) {
  const closed = locales.map((locale) => `Disallow: ${prefixOf(locale)}${backOffice}`).join("\n");
  return new Response(
    `User-agent: *\n${closed}\nDisallow: /api/\n\nSitemap: ${context.get(parkContext).config.siteUrl}/sitemap.xml\n`,
    {
      headers: { "content-type": "text/plain; charset=utf-8" },
    },
  );
}
