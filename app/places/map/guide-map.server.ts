import type { ListedPlace } from "#app/places/place-list.tsx";
import { placeKindNames, placeTexts } from "#app/places/places.texts.ts";
import type { Visit } from "#app/visiting/visit.server.ts";
import type { Locale } from "#platform/locales.ts";
import { type MapDrawing, mapDrawing } from "#app/places/map/drawing/drawing.server.ts";
import type { MapMark } from "./park-map.tsx";
import { readSpots, type Spot } from "./spots.server.ts";

type SpotRead = Awaited<ReturnType<typeof readSpots>>[number];

/** The whole map with every place, as the page of visit information shows and prints it. */
export async function readGuideMap(
  visit: Visit,
): Promise<{ drawing: MapDrawing; marks: MapMark[]; list: ListedPlace[] }> {
  const places = await readSpots(visit);
  return {
    drawing: mapDrawing,
    marks: places.map(({ spot }) => markOf(spot)),
    list: places.map((one) => listedPlace(one, visit.locale)),
  };
}

/** A place as a mark of the map. */
export function markOf({ to, letter, name, x, y, side }: Spot): MapMark {
  return { to, mark: letter, name, x, y, side };
}

/** A place as a line of the list beside the map. */
export function listedPlace({ spot, data }: SpotRead, locale: Locale): ListedPlace {
  const more = [placeKindNames[data.kind][locale], ...(data.stepFree ? [placeTexts.stepFree[locale]] : [])];
  return { to: spot.to, letter: spot.letter, name: spot.name, more: more.join(" · ") };
}
