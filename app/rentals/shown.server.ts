import { formatCapacity } from "#app/visiting/facts/capacity.ts";
import { findItems } from "#platform/content/store.ts";
import { place } from "#app/places/place.content.ts";
import type { Visit } from "#app/visiting/visit.server.ts";
import { showPictures } from "#platform/pictures/shown.ts";
import { addressWithQuery, calendarAddress } from "./addresses.ts";
import type { Space, SpaceItem } from "./spaces.server.ts";
import { takenTexts } from "./taken.texts.ts";

/** The spaces of a page as it shows them: words, pictures, floor plan, figures, and where each is asked for. */
export async function showSpaces(visit: Visit, items: readonly SpaceItem[], spaces: readonly Space[]) {
  const { park, locale } = visit;
  const ids = items.flatMap(({ cover, data }) => [cover, ...data.gallery, ...(data.plan ?? [])]);
  const [pictures, places] = await Promise.all([
    showPictures(park, ids, locale),
    findItems(
      park,
      place,
      items.flatMap(({ data }) => data.place ?? []),
    ),
  ]);
  return items.flatMap((item) => {
    const space = spaces.find(({ id }) => id === item.id);
    if (!space) return [];
    const { name, summary, body, equipment, rateText } = visit.localize(item.data);
    const { area, place: placeId, gallery, plan = [] } = item.data;
    const at = places.find(({ id }) => id === placeId);
    return [
      {
        slug: item.slug,
        side: space.side,
        name,
        summary,
        body,
        equipment,
        rateText,
        picture: item.cover ? pictures.get(item.cover) : undefined,
        gallery: gallery.flatMap((id) => pictures.get(id) ?? []),
        plan: plan.flatMap((id) => pictures.get(id) ?? []),
        people: space.capacity.people,
        squareMetres: area,
        capacity: formatCapacity(space.capacity, locale),
        area: area ? takenTexts.squareMetres[locale].replace("#", area.toLocaleString("en")) : undefined,
        quoting: visit.wording.word(takenTexts.quoting[locale]),
        onMap: at && `/navigate/${at.slug}`,
        ask: addressWithQuery(space),
        calendar: calendarAddress(space),
      },
    ];
  });
}

export type ShownSpace = Awaited<ReturnType<typeof showSpaces>>[number];
