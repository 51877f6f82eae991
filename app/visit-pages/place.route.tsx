import { headOfItem, showItem } from "#app/pages/item.server.ts";
import { type Capacity, capacityOf, formatCapacity } from "#app/visiting/facts/capacity.ts";
import { beginVisit, itemOr404, type Visit } from "#app/visiting/visit.server.ts";
import { readFacts } from "#app/visiting/visiting.server.ts";
import { listMark, pathIn } from "#platform/locales.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { type ItemWords, ItemPage } from "#ui/page/item-page.tsx";
import { Say } from "#ui/say/say.tsx";
import type { Route } from "./+types/place.route.ts";
import { readHere } from "./here.server.ts";
import { hereTexts } from "./here.texts.ts";
import { Here } from "./here.tsx";
import { walkAddress } from "#app/places/map/directions/walk-query.server.ts";
import { directionTexts } from "#app/places/map/directions/directions.texts.ts";
import { mapDrawing } from "#app/places/map/drawing/drawing.server.ts";
import { ParkMap } from "#app/places/map/park-map.tsx";
import { readSpots } from "#app/places/map/spots.server.ts";
import { nearbyPlaces } from "#app/places/nearby.server.ts";
import { type facilities, place } from "#app/places/place.content.ts";
import { facilityNames, placeKindNames, placeTexts } from "#app/places/places.texts.ts";

/** /navigate/{id} */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { locale } = visit;
  const found = await itemOr404(visit, place, args.params.id, "/navigate");
  const localized = visit.localize(found.data);
  const holds = capacityOf(found.data, await readFacts(visit.park));
  const [item, here, spots] = await Promise.all([
    showItem(visit, found, { ...localized, title: localized.name }),
    readHere(visit, found.id),
    readSpots(visit),
  ]);
  return {
    page: headOfItem(item, [jsonLdOf(visit, item, found.slug, { ...localized, holds })]),
    item,
    here,
    drawing: mapDrawing,
    marks: spots.map(({ spot: { to, letter, name, x, y, side, id } }) => ({
      to,
      mark: letter,
      name,
      x,
      y,
      ...(id === found.id ? { side, look: "strong" as const } : { look: "quiet" as const }),
    })),
    walks: [
      { to: walkAddress("", found.slug), text: directionTexts.toHere[locale] },
      { to: walkAddress(found.slug, ""), text: directionTexts.fromHere[locale] },
    ],
    eyebrow: placeKindNames[localized.kind][locale],
    capacity: holds && formatCapacity(holds, locale),
    steps: placeTexts[localized.stepFree ? "stepFree" : "withSteps"][locale],
    facilities: localized.facilities.map((one) => facilityNames[one][locale]).join(listMark[locale]),
    related: await nearbyPlaces(
      visit,
      spots.map(({ spot }) => spot),
      found.id,
    ),
  };
}

export default function Place({
  loaderData: { item, here, drawing, marks, walks, eyebrow, capacity, steps, facilities, related },
}: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof placeTexts) => placeTexts[name][locale];
  const facts = [
    { term: word("steps"), icon: "accessibility" as const, detail: steps },
    facilities ? { term: word("facilities"), icon: "info" as const, detail: facilities } : undefined,
    capacity ? { term: word("capacity"), icon: "group" as const, detail: capacity } : undefined,
    here.audio
      ? {
          term: hereTexts.audio[locale],
          icon: "audio" as const,
          detail: (
            <To to={here.audio.to}>
              {hereTexts.audioStop[locale].replace("#", String(here.audio.number))}
              <Say passage={here.audio.name} />
            </To>
          ),
        }
      : undefined,
  ].filter((fact) => fact !== undefined);
  return (
    <ItemPage item={item} eyebrow={eyebrow} facts={facts} related={{ title: word("more"), cards: related }}>
      <Here here={here} />
      <section className="whereabouts" id="map">
        <h2>{hereTexts.where[locale]}</h2>
        <ParkMap drawing={drawing} marks={marks} look="small" />
        <p className="walk-links">
          {walks.map(({ to, text }, at) => (
            <ButtonLink key={to} to={to} look={at === 0 ? "primary" : "secondary"} icon="pin">
              {text}
            </ButtonLink>
          ))}
          <To to="/navigate">{hereTexts.wholeMap[locale]}</To>
        </p>
      </section>
    </ItemPage>
  );
}

type Shown = {
  summary: { text: string };
  holds: Capacity | undefined;
  stepFree: boolean;
  facilities: (typeof facilities)[number][];
};

function jsonLdOf({ park, locale }: Visit, item: ItemWords, slug: string, localized: Shown): Record<string, unknown> {
  return {
    "@context": "https://schema.org",
    "@type": "Place",
    name: item.title.text,
    description: localized.summary.text,
    url: park.config.siteUrl + pathIn(locale, `/navigate/${slug}`),
    hasMap: park.config.siteUrl + pathIn(locale, "/navigate"),
    ...(localized.holds && { maximumAttendeeCapacity: localized.holds.people }),
    amenityFeature: localized.facilities.map((one) => ({
      "@type": "LocationFeatureSpecification",
      name: facilityNames[one][locale],
      value: true,
    })),
  };
}
