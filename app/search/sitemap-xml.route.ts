import { parkContext } from "#app/context.ts";
import { htmlLangs, locales, pathIn } from "#platform/locales.ts";
import type { Route } from "./+types/sitemap-xml.route.ts";
import { itemAddresses, screenAddresses } from "./addresses.server.ts";

/** GET /sitemap.xml: every public page with its other languages. */
export async function loader({ context }: Route.LoaderArgs) {
  const park = context.get(parkContext);
  const { siteUrl } = park.config;
  const pages = [
    ...screenAddresses().map((address) => ({ address, changed: undefined })),
    ...(await itemAddresses(park)),
  ];
  const entries = pages.flatMap(({ address, changed }) => {
    const alternates = locales
      .map(
        (locale) =>
          `<xhtml:link rel="alternate" hreflang="${htmlLangs[locale]}" href="${siteUrl}${pathIn(locale, address)}"/>`,
      )
      .join("");
    const fallback = `<xhtml:link rel="alternate" hreflang="x-default" href="${siteUrl}${address}"/>`;
    return locales.map(
      (locale) =>
        `<url><loc>${siteUrl}${pathIn(locale, address)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}${alternates}${fallback}</url>`,
    );
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join("\n")}</urlset>\n`;
  return new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8" } });
}
