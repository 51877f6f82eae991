import { readFacts } from "#app/visiting/visiting.server.ts";
import type { DataOf } from "#platform/content/define.ts";
import { type Item, listItems } from "#platform/content/store.ts";
import { type Locale, tell } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import type { Facts } from "#app/visiting/facts/say-fact.ts";
import type { RentableSpace } from "./requests/rental.ts";
import { space, type spaceSides } from "./space.content.ts";

export type SpaceItem = Item<typeof space>;
/** A space as requests know it. */
export type Space = RentableSpace & { slug: string; side: (typeof spaceSides)[number]; name: DataOf<typeof space>["name"] };

/** Every published space, in the order of the pages: its capacity is the fact's where one tells it (rule F1). */
export async function readSpaces(park: Park): Promise<{ spaces: Space[]; items: SpaceItem[] }> {
  const [items, facts] = [await listItems(park, space), await readFacts(park)];
  return { items, spaces: items.map((item) => spaceOf(item, facts)) };
}

/** Names of spaces by id, also of those taken off the site since. */
export async function spaceNames(db: Park["db"], ids: readonly string[], locale: Locale): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("items").select(["id", "data", "slug"]).where("id", "in", [...ids]).orderBy("position").orderBy("id").execute();
  return rows.map(({ data, slug }) => {
    const name = space.fields.name.schema.safeParse(data.name);
    return name.success ? tell(name.data, locale).text : slug;
  });
}

/** Names as a sentence lists them. */
export function listed(names: readonly string[], locale: Locale): string {
  return names.join(locale === "en_US" ? ", " : "、");
}

function spaceOf({ id, slug, data }: SpaceItem, facts: Facts): Space {
  const { people, meant, fact } = data.capacity;
  const told: Record<string, { value: number | string }> = facts;
  const value = fact === undefined ? people : Number(told[fact]?.value);
  // A closure may name the space itself, the side of the park, or the place on the map it belongs to.
  return { id, slug, side: data.side, name: data.name, capacity: { people: value >= 1 ? value : people, meant }, areas: [id, slug, data.side, ...(data.place ? [data.place] : [])] };
}
