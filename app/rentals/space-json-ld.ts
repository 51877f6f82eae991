import { parkPlace } from "#app/visiting/park-json-ld.ts";
import type { Visit } from "#app/visiting/visit.server.ts";
import { pathIn } from "#platform/locales.ts";
import { pictureAddress, widthsOf } from "#ui/picture/picture.ts";
import type { ShownSpace } from "./shown.server.ts";
import { spaceTexts } from "./spaces.texts.ts";

/**
 * The spaces of a page as schema.org knows them: places within the park, with how many they hold and how large they
 * are.
 */
export function spacesJsonLd(visit: Visit, bare: string, spaces: readonly ShownSpace[]): Record<string, unknown> {
  const { park, locale } = visit;
  const address = park.config.siteUrl + pathIn(locale, bare);
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    url: address,
    numberOfItems: spaces.length,
    itemListElement: spaces.map(({ slug, name, summary, people, squareMetres, picture }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      item: {
        "@type": "EventVenue",
        "@id": `${address}#${slug}`,
        name: name.text,
        description: summary.text,
        url: `${address}#${slug}`,
        maximumAttendeeCapacity: people,
        ...(squareMetres && {
          additionalProperty: {
            "@type": "PropertyValue",
            name: spaceTexts.area[locale],
            value: squareMetres,
            unitCode: "MTK",
          },
        }),
        ...(picture && {
          image: park.config.siteUrl + pictureAddress(picture, widthsOf(picture.width).at(-1) ?? 320, "webp"),
        }),
        containedInPlace: parkPlace(visit),
      },
    })),
  };
}
