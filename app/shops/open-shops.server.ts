import { isOpenAt } from "#app/visiting/opening.ts";
import type { Visit } from "#app/visiting/visit.server.ts";
import { readClosures, readHours } from "#app/visiting/visiting.server.ts";
import { listItems } from "#platform/content/store.ts";
import { dayOf, formatTimeRange, instantAt, startOfDay } from "#platform/dates.ts";
import type { Passage } from "#platform/locales.ts";
import { shop } from "./shops.content.ts";

export type FacilityHours = { to: string; name: Passage; hours: string; open: boolean };

/** Every shop's hours and whether it is open now: within its own hours, while the park and the shop itself are not closed. */
export async function readShopHours(visit: Visit): Promise<FacilityHours[]> {
  const { park, locale } = visit;
  const now = park.now();
  const today = dayOf(now);
  park.until(startOfDay(today.add({ days: 1 })));
  const [hours, closures, shops] = await Promise.all([readHours(park), readClosures(park), listItems(park, shop)]);
  return shops.map(({ id, slug, data }) => {
    const [opens, closes] = [instantAt(today, data.opens), instantAt(today, data.closes)];
    for (const moment of [opens, closes]) if (Temporal.Instant.compare(moment, now) > 0) park.until(moment);
    const within = Temporal.Instant.compare(opens, now) <= 0 && Temporal.Instant.compare(now, closes) < 0;
    return {
      to: `/shop/${slug}`,
      name: visit.tell<{ zh_TW: string }>(data.name),
      hours: formatTimeRange(data.opens, data.closes, locale),
      open: within && isOpenAt(hours, closures, now, { facility: id }),
    };
  });
}
