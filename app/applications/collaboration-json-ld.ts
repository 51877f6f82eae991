import { parkPlace } from "#app/visiting/park-json-ld.ts";
import type { Visit } from "#app/visiting/visit.server.ts";
import { pathIn } from "#platform/locales.ts";
import { type CollaborationKind, collaborationKinds } from "./collaboration.ts";
import { collaborationKindNames, collaborationLeads } from "./collaboration.texts.ts";

type Shown = { title: { text: string }; lead: { text: string } };

/**
 * What one can propose, as schema.org knows it: a service of the park with one for each kind, or the kind that was
 * chosen.
 */
export function collaborationJsonLd(
  visit: Visit,
  { title, lead }: Shown,
  asked: CollaborationKind | null,
): Record<string, unknown>[] {
  const { park, locale } = visit;
  const page = park.config.siteUrl + pathIn(locale, "/collaboration");
  const service = (kind: CollaborationKind) => ({
    "@type": "Service",
    name: collaborationKindNames[kind][locale],
    description: collaborationLeads[kind][locale],
    url: `${page}?kind=${kind}`,
  });
  if (asked) return [{ "@context": "https://schema.org", ...service(asked), provider: parkPlace(visit) }];
  return [
    {
      "@context": "https://schema.org",
      "@type": "Service",
      name: title.text,
      description: lead.text,
      url: page,
      provider: parkPlace(visit),
      hasOfferCatalog: {
        "@type": "OfferCatalog",
        name: title.text,
        itemListElement: collaborationKinds.map((kind) => ({
          "@type": "Offer",
          itemOffered: service(kind),
          url: `${page}?kind=${kind}`,
        })),
      },
    },
  ];
}
