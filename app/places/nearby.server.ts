import { asCards, type Visit } from "#app/visiting/visit.server.ts";
import { findItems } from "#platform/content/store.ts";
import { directionTexts } from "#app/places/map/directions/directions.texts.ts";
import { shortestWalk } from "#app/places/map/directions/shortest-way.ts";
import type { Spot } from "./map/spots.server.ts";
import { place } from "./place.content.ts";

const most = 4;

/** The places soonest reached from one, as cards with the minutes on foot. */
export async function nearbyPlaces(visit: Visit, spots: readonly Spot[], id: string) {
  const here = spots.find((spot) => spot.id === id);
  if (!here) return [];
  const walks = spots
    .filter((spot) => spot.id !== id)
    .flatMap((spot) => {
      const walk = shortestWalk(here, spot, { stepFree: false });
      return walk ? [{ id: spot.id, metres: walk.metres, minutes: walk.minutes }] : [];
    })
    .sort((a, b) => a.metres - b.metres)
    .slice(0, most);
  const items = await findItems(
    visit.park,
    place,
    walks.map((walk) => walk.id),
  );
  const nearest = walks.flatMap((walk) => items.find((item) => item.id === walk.id) ?? []);
  const cards = await asCards(visit, place, nearest, "/navigate");
  return cards.map((card, at) => ({
    ...card,
    eyebrow: directionTexts.onFoot[visit.locale].replace("#", String(walks[at]?.minutes ?? 1)),
  }));
}
