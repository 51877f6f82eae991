import { pathIn } from "#platform/locales.ts";
import { dialled } from "#platform/phone.ts";
import type { Visit } from "./visit.server.ts";

/** The park as structured data names it everywhere, so that all pages speak of the same one. */
export function parkPlace({ park, locale, identity }: Visit) {
  return {
    "@type": "TouristAttraction",
    "@id": `${park.config.siteUrl}/#park`,
    name: identity.park[locale],
    url: park.config.siteUrl + pathIn(locale, "/"),
    address: { "@type": "PostalAddress", streetAddress: identity.address[locale], addressCountry: "TW" },
  };
}

/**
 * The park as the subject of a page: its contact and map, and what the page tells of it. As a business it may have an
 * address for mail and offers.
 */
export function parkJsonLd(visit: Visit, more: Record<string, unknown>): Record<string, unknown> {
  const site = visit.park.config.siteUrl;
  return {
    "@context": "https://schema.org",
    ...parkPlace(visit),
    "@type": ["TouristAttraction", "LocalBusiness"],
    telephone: dialled(visit.identity.phone),
    email: visit.identity.email,
    hasMap: site + pathIn(visit.locale, "/navigate"),
    currenciesAccepted: "TWD",
    publicAccess: true,
    isAccessibleForFree: false,
    ...more,
  };
}
