import { readCalendar } from "#app/places/park-calendar.server.ts";
import { readFacts } from "#app/visiting/visiting.server.ts";
import type { DataOf } from "#platform/content/define.ts";
import { type Item, listItems } from "#platform/content/store.ts";
import { listMark, type Locale, localize } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import type { Facts } from "#app/visiting/facts/format-fact.ts";
import type { RentableSpace } from "./requests/rental.ts";
import { space, type spaceSides } from "./space.content.ts";

export type SpaceItem = Item<typeof space>;
/** A space as requests know it. */
export type Space = RentableSpace & {
  slug: string;
  side: (typeof spaceSides)[number];
  name: DataOf<typeof space>["name"];
};

/** Every published space, in the order of the pages: its capacity is the fact's where one tells it (rule F1). */
export async function readSpaces(park: Park): Promise<{ spaces: Space[]; items: SpaceItem[] }> {
  const [items, facts, { areaOf }] = [await listItems(park, space), await readFacts(park), await readCalendar(park)];
  return { items, spaces: items.map((item) => spaceOf(item, facts, areaOf)) };
}

/** Names of spaces by id, also of those taken off the site since. */
export async function spaceNames(db: Park["db"], ids: readonly string[], locale: Locale): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("items")
    .select(["id", "data", "slug"])
    .where("id", "in", [...ids])
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(({ data, slug }) => {
    const name = space.fields.name.schema.safeParse(data.name);
    return name.success ? localize(name.data, locale).text : slug;
  });
}

/** Names as a sentence lists them. */
export function listed(names: readonly string[], locale: Locale): string {
  return names.join(listMark[locale]);
}

/**
 * By which names a closure may shut a space: the space's own, its side of the park, the place on the map it belongs to,
 * and the area of that.
 */
export function areasOfSpace(
  { id, slug, side, place }: { id: string; slug: string; side: string; place?: string | undefined },
  areaOf: ReadonlyMap<string, string> | undefined,
): string[] {
  const area = place && areaOf?.get(place);
  return [id, slug, side, ...(place ? [place] : []), ...(area ? [area] : [])];
}

function spaceOf({ id, slug, data }: SpaceItem, facts: Facts, areaOf: ReadonlyMap<string, string> | undefined): Space {
  const { people, meant, fact } = data.capacity;
  const told: Record<string, { value: number | string }> = facts;
  const value = fact === undefined ? people : Number(told[fact]?.value);
  return {
    id,
    slug,
    side: data.side,
    name: data.name,
    capacity: { people: value >= 1 ? value : people, meant },
    areas: areasOfSpace({ id, slug, side: data.side, place: data.place }, areaOf),
  };
}
