import type { Visit } from "#app/visiting/visit.server.ts";
import { findItems } from "#platform/content/store.ts";
import { pathIn, type Passage } from "#platform/locales.ts";
import { walkAddress } from "#app/places/map/directions/walk-query.server.ts";
import { place } from "./place.content.ts";

/** The place a thing is at: its name and page, where it lies on the map, and the way there. */
export type Where = { name: Passage; to: string; onMap: string; walk: string };

/**
 * Where a thing is, and the place's coordinates as structured data tells them; nothing for what stands nowhere in the
 * park.
 */
export async function readWhere(
  visit: Visit,
  placeId: string | undefined,
): Promise<{ where: Where | undefined; jsonLd: Record<string, unknown> | undefined }> {
  const [found] = await findItems(visit.park, place, placeId ? [placeId] : []);
  if (!found) return { where: undefined, jsonLd: undefined };
  const name = visit.localize<{ zh_TW: string }>(found.data.name);
  const to = `/navigate/${found.slug}`;
  const site = visit.park.config.siteUrl;
  return {
    where: { name, to, onMap: `${to}#map`, walk: walkAddress("", found.slug) },
    jsonLd: {
      "@type": "Place",
      name: name.text,
      url: site + pathIn(visit.locale, to),
      hasMap: site + pathIn(visit.locale, `${to}#map`),
    },
  };
}
