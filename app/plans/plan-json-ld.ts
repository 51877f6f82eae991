import { parkPlace } from "#app/visiting/park-json-ld.ts";
import type { Visit } from "#app/visiting/visit.server.ts";
import { pathIn } from "#platform/locales.ts";
import type { ItemWords } from "#ui/page/item-page.tsx";
import type { PlanStop } from "./plan-stops.server.ts";

/** A plan as schema.org's trip: whom it suits, and its stops in their order, on whichever day it is walked. */
export function planJsonLd(
  visit: Visit,
  item: ItemWords,
  slug: string,
  audience: string,
  stops: readonly PlanStop[],
): Record<string, unknown> {
  const { park, locale } = visit;
  const address = (bare: string) => park.config.siteUrl + pathIn(locale, bare);
  return {
    "@context": "https://schema.org",
    "@type": "TouristTrip",
    name: item.title.text,
    description: item.summary?.text ?? item.title.text,
    url: address(`/plan/${slug}`),
    touristType: audience,
    provider: { ...parkPlace(visit), "@type": ["TouristAttraction", "LocalBusiness"] },
    itinerary: {
      "@type": "ItemList",
      numberOfItems: stops.length,
      itemListElement: stops.map(({ to, name }, at) => ({
        "@type": "ListItem",
        position: at + 1,
        name: name.text,
        url: address(to),
      })),
    },
  };
}
