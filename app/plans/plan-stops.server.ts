import { experience } from "#app/experiences/experience.content.ts";
import { readSpots } from "#app/places/map/spots.server.ts";
import { shop } from "#app/shops/shops.content.ts";
import type { Visit } from "#app/visiting/visit.server.ts";
import { findItems } from "#platform/content/store.ts";
import type { Passage } from "#platform/locales.ts";
import { type ParkDay, stayAtPlace, stayAtSession, stayInShop, type WhyClosed } from "./stays.ts";
import type { PlannedStop, Where } from "./timeline.ts";

/** A stop of a plan: what the page shows of it, and when it can be made. */
export type PlanStop = PlannedStop<WhyClosed> & { id: string; to: string; name: Passage; note: Passage; placeName: Passage | undefined };
type Row = { kind: string; item: string; minutes: number; note: Passage };

/** The stops of a plan on a day, and the gate from which it is walked; a stop that is no longer published is left out. */
export async function readPlanStops(visit: Visit, rows: readonly Row[], park: ParkDay): Promise<{ gate: Where; stops: PlanStop[] }> {
  const ids = (kind: string) => rows.filter((row) => row.kind === kind).map((row) => row.item);
  const [places, experiences, shops] = await Promise.all([readSpots(visit), findItems(visit.park, experience, ids("experience")), findItems(visit.park, shop, ids("shop"))]);
  const spotOf = (id: string | undefined) => places.find(({ spot }) => spot.id === id)?.spot;
  const goals = new Map<string, (row: Row) => PlanStop>();
  for (const { spot } of places)
    goals.set(spot.id, (row) => {
      const stop = { id: spot.id, place: spot.id, minutes: row.minutes };
      return { ...stop, to: spot.to, name: spot.name, note: row.note, placeName: undefined, where: spot, stay: (arrival) => stayAtPlace(park, stop, arrival) };
    });
  for (const { id, slug, data } of experiences)
    goals.set(id, (row) => {
      const stop = { id, place: data.place, minutes: row.minutes, sessions: data.sessions };
      return { id, to: `/experiences/${slug}`, name: visit.tell(data.title), note: row.note, placeName: spotOf(data.place)?.name, where: spotOf(data.place), stay: (arrival) => stayAtSession(park, stop, arrival) };
    });
  for (const { id, slug, data } of shops)
    goals.set(id, (row) => {
      const stop = { id, place: data.place, minutes: row.minutes, opens: data.opens, closes: data.closes };
      return { id, to: `/shop/${slug}`, name: visit.tell(data.name), note: row.note, placeName: spotOf(data.place)?.name, where: spotOf(data.place), stay: (arrival) => stayInShop(park, stop, arrival) };
    });
  const gate = places.find(({ data }) => data.kind === "gate")?.spot;
  return { gate, stops: rows.flatMap((row) => goals.get(row.item)?.(row) ?? []) };
}
