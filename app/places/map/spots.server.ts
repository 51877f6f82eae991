import type { Visit } from "#app/visiting/visit.server.ts";
import { listItems } from "#platform/content/store.ts";
import type { Passage } from "#platform/locales.ts";
import { place } from "#app/places/place.content.ts";
import { placeNames, type Side } from "./labels.ts";

/** A place as the map knows it: where it lies, its letter on the map, its name. */
export type Spot = {
  id: string;
  slug: string;
  letter: string;
  to: string;
  name: Passage;
  x: number;
  y: number;
  side: Side | undefined;
  stepFree: boolean;
};

/** Every published place in its order; letters follow the order, since numbers are the audio guide's and the plans'. */
export async function readSpots(visit: Visit) {
  const items = await listItems(visit.park, place);
  const named = items.map(({ data }) => ({ ...data.position, name: visit.localize(data.name) }));
  const sides = placeNames(named.map(({ name, ...at }) => ({ ...at, name: name.text })));
  return items.map(({ id, slug, data }, at) => {
    const spot: Spot = {
      id,
      slug,
      letter: letterOf(at),
      to: `/navigate/${slug}`,
      name: named[at]?.name ?? { text: "" },
      ...data.position,
      side: sides[at],
      stepFree: data.stepFree,
    };
    return { spot, data };
  });
}

/** A … Z, then AA, AB …: `letterOf(0) === "A"`. */
export function letterOf(order: number): string {
  const last = String.fromCharCode(65 + (order % 26));
  return order < 26 ? last : letterOf(Math.floor(order / 26) - 1) + last;
}
