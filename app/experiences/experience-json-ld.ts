import { parkPlace } from "#app/visiting/park-json-ld.ts";
import type { Visit } from "#app/visiting/visit.server.ts";
import type { Session } from "#platform/content/define.ts";
import { weekdays } from "#platform/dates.ts";
import { pathIn } from "#platform/locales.ts";
import type { ItemWords } from "#ui/page/item-page.tsx";
import { pictureAddress } from "#ui/picture/picture.ts";

type Shown = {
  item: ItemWords;
  slug: string;
  craft: string;
  minutes: number;
  fee: number;
  capacity: number;
  ages: string;
  sessions: readonly Session[];
  place: Record<string, unknown> | undefined;
};

const dayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** A workshop one takes part in: a service of the park at fixed hours, and what it costs. */
export function experienceJsonLd(
  visit: Visit,
  { item, slug, craft, minutes, fee, capacity, ages, sessions, place }: Shown,
): Record<string, unknown> {
  const site = visit.park.config.siteUrl;
  const url = site + pathIn(visit.locale, `/experiences/${slug}`);
  return {
    "@context": "https://schema.org",
    "@type": "Service",
    name: item.title.text,
    ...(item.summary && { description: item.summary.text }),
    url,
    ...(item.picture && { image: site + pictureAddress(item.picture, 1280, "webp") }),
    serviceType: craft,
    provider: parkPlace(visit),
    ...(place && {
      availableChannel: { "@type": "ServiceChannel", serviceLocation: { ...place, maximumAttendeeCapacity: capacity } },
    }),
    audience: { "@type": "Audience", audienceType: ages },
    hoursAvailable: sessions
      .filter(({ on }) => !on)
      .map(({ weekdays: days = weekdays, from, to }) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: days.map((day) => `https://schema.org/${dayNames[day - 1]}`),
        opens: from,
        closes: to,
      })),
    offers: {
      "@type": "Offer",
      price: fee,
      priceCurrency: "TWD",
      url,
      availability: "https://schema.org/InStoreOnly",
      eligibleDuration: { "@type": "QuantitativeValue", value: minutes, unitCode: "MIN" },
    },
  };
}
