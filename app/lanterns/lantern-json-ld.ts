import type { FactKey } from "#app/visiting/facts/facts.ts";
import type { Facts } from "#app/visiting/facts/format-fact.ts";
import type { Locale, Localized } from "#platform/locales.ts";
import { lightTexts } from "./lantern.texts.ts";

/** The three lanterns as offers of one service. */
export function lanternJsonLd(facts: Facts, url: string, park: Localized, locale: Locale): Record<string, unknown>[] {
  const offer = (name: "onSite" | "pet" | "online", key: FactKey) => ({
    "@type": "Offer",
    name: lightTexts[name][locale],
    price: String(facts[key].value),
    priceCurrency: "TWD",
    availability: "https://schema.org/InStock",
    url,
  });
  return [
    {
      "@context": "https://schema.org",
      "@type": "Service",
      name: lightTexts.service[locale],
      serviceType: lightTexts.service[locale],
      url,
      provider: { "@type": "TouristAttraction", name: park[locale] },
      offers: [offer("onSite", "lantern.onSite"), offer("pet", "lantern.pet"), offer("online", "lantern.online")],
    },
  ];
}
