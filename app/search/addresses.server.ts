import { contentTypes } from "#app/content.ts";
import { mediaAddress, termAddress } from "#app/library/addresses.ts";
import { builtInMenu } from "#app/shell/menu/menu.ts";
import { otherAddresses } from "#app/shell/menu/menu.texts.ts";
import { schoolYearOf } from "#app/stories/school-year.ts";
import type { ContentType } from "#platform/content/define.ts";
import { type Item, listItems } from "#platform/content/store.ts";
import { dayOf, startOfDay } from "#platform/dates.ts";
import type { Park } from "#platform/park.ts";

/** Addresses that stand in no menu and bear no name of their own. */
const unnamed = [
  "/exhibition/preview",
  "/exhibition/review",
  "/show/preview",
  "/show/review",
  "/activity/preview",
  "/activity/review",
];

/** Every public screen but items: the addresses of the menu and those beside it. */
export function screenAddresses(): string[] {
  const menu = builtInMenu.map((entry) => entry.routing);
  return [...new Set(["/", ...menu, ...Object.keys(otherAddresses), ...unnamed])].sort();
}

const itemLists = {
  news: "/news",
  tidings: "/tidings",
  exhibition: "/exhibition",
  show: "/show",
  activity: "/activity",
  experience: "/experiences",
  shop: "/shop",
  product: "/product",
  place: "/navigate",
  plan: "/plan",
  mascotreport: "/mascotreport",
  fortunestick: "/fortune-stick",
} as const;

/** Every published item with an address of its own, and when it last changed. */
export async function itemAddresses(park: Park): Promise<{ address: string; changed: string }[]> {
  const lists = Object.entries(itemLists).map(async ([name, list]) => {
    const type = contentTypes[name as keyof typeof itemLists];
    const items: Item<unknown>[] = await listItems(park, type);
    return items.map((item) => ({ address: `${list}/${item.slug}`, changed: item.updatedAt.toString() }));
  });
  const year = schoolYearOf(dayOf(park.now()));
  park.cache.expireAt(startOfDay(new Temporal.PlainDate(year + 1, 8, 1)));
  const showcases = (await listItems(park, contentTypes.showcase)).map((item) => ({
    address: `${item.data.year < year ? "/dexterity/history" : "/dexterity"}/${item.slug}`,
    changed: item.updatedAt.toString(),
  }));
  const told = async (type: ContentType, addressOf: (slug: string) => string) =>
    (await listItems(park, type)).map(({ slug, updatedAt }) => ({
      address: addressOf(slug),
      changed: updatedAt.toString(),
    }));
  const atLists = await Promise.all([
    told(contentTypes.encyclopedia, termAddress),
    told(contentTypes.media, mediaAddress),
  ]);
  return [...(await Promise.all(lists)).flat(), ...showcases, ...atLists.flat()];
}
