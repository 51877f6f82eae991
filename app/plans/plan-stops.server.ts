import { experience } from "#app/experiences/experience.content.ts";
import type { placeKinds } from "#app/places/place.content.ts";
import { readSpots } from "#app/places/map/spots.server.ts";
import { shop } from "#app/shops/shops.content.ts";
import type { Visit } from "#app/visiting/visit.server.ts";
import { findItems, listItems } from "#platform/content/store.ts";
import type { Passage } from "#platform/locales.ts";
import type { Spares } from "./second-choices.ts";
import { type ParkDay, stayAtPlace, stayAtSession, stayInShop, type WhyClosed } from "./stays.ts";
import type { PlannedStop, Where } from "./timeline.ts";

/** A stop of a plan: what the page shows of it, and when it can be made. */
export type PlanStop = PlannedStop<WhyClosed> & {
  id: string;
  to: string;
  name: Passage;
  note: Passage;
  placeName: Passage | undefined;
};
export type PlanRow = { kind: string; item: string; minutes: number; note: Passage };
type Spot = Awaited<ReturnType<typeof readSpots>>[number];
type Experience = Awaited<ReturnType<typeof listItems<typeof experience>>>[number];
type Shop = Awaited<ReturnType<typeof listItems<typeof shop>>>[number];

/**
 * The stops of a plan, to be laid for any day, and the gate from which it is walked; a stop that is no longer published
 * is left out.
 */
export async function readPlanStops(visit: Visit, rows: readonly PlanRow[]) {
  const ids = (kind: string) => rows.filter((row) => row.kind === kind).map((row) => row.item);
  const [places, experiences, shops] = await Promise.all([
    readSpots(visit),
    findItems(visit.park, experience, ids("experience")),
    findItems(visit.park, shop, ids("shop")),
  ]);
  const stopsOf = stopMakers(visit, places);
  const goals = new Map<string, (row: PlanRow, park: ParkDay) => PlanStop>();
  for (const place of places) goals.set(place.spot.id, (row, park) => stopsOf.place(place, row, park));
  for (const item of experiences) goals.set(item.id, (row, park) => stopsOf.experience(item, row, park));
  for (const item of shops) goals.set(item.id, (row, park) => stopsOf.shop(item, row, park));
  const gate: Where = places.find(({ data }) => data.kind === "gate")?.spot;
  return {
    gate,
    stopsOn: (park: ParkDay): PlanStop[] => rows.flatMap((row) => goals.get(row.item)?.(row, park) ?? []),
  };
}

/** Places under a roof: on a plan for rainy days, a stop that replaces another is at one of these. */
const sheltered: readonly (typeof placeKinds)[number][] = ["hall", "workshop", "street", "food", "service"];

/**
 * What may replace the stops of a plan on a day: workshops (of the same craft first), shops and places of the same
 * kind.
 */
export async function readSpares(
  visit: Visit,
  rows: readonly PlanRow[],
  park: ParkDay,
  { rainy }: { rainy: boolean },
): Promise<(stop: PlanStop) => Spares<PlanStop>> {
  const [places, experiences, shops] = await Promise.all([
    readSpots(visit),
    listItems(visit.park, experience),
    listItems(visit.park, shop),
  ]);
  const stopsOf = stopMakers(visit, places);
  const planned = new Set(rows.map(({ item }) => item));
  const kindOfPlace = new Map(places.map(({ spot, data }) => [spot.id, data.kind]));
  const isDry = (place: string | undefined) =>
    !rainy || (place !== undefined && sheltered.some((kind) => kind === kindOfPlace.get(place)));
  const [dryPlaces, dryExperiences, dryShops] = [
    places.filter(({ spot }) => isDry(spot.id)),
    experiences.filter(({ data }) => isDry(data.place)),
    shops.filter(({ data }) => isDry(data.place)),
  ];
  return ({ id }) => {
    const row = rows.find(({ item }) => item === id);
    const [ofPlaces, ofExperiences, ofShops] = [
      places.find(({ spot }) => spot.id === id),
      experiences.find((one) => one.id === id),
      shops.find((one) => one.id === id),
    ];
    if (!row) return { near: [], other: [] };
    const spare = (note: Passage, minutes = row.minutes): PlanRow => ({ ...row, note, minutes });
    if (ofExperiences) {
      const spares = dryExperiences.filter((one) => !planned.has(one.id));
      const made = (one: Experience) =>
        stopsOf.experience(one, spare(visit.localize(one.data.summary), one.data.minutes), park);
      const [near, other] = [true, false].map((same) =>
        spares.filter(({ data }) => (data.craft === ofExperiences.data.craft) === same).map(made),
      );
      return { near: near ?? [], other: other ?? [] };
    }
    if (ofShops)
      return {
        near: [],
        other: dryShops
          .filter((one) => !planned.has(one.id) && one.data.kind === ofShops.data.kind)
          .map((one) => stopsOf.shop(one, spare(visit.localize(one.data.summary)), park)),
      };
    return {
      near: [],
      other: dryPlaces
        .filter(({ spot, data }) => !planned.has(spot.id) && data.kind === ofPlaces?.data.kind)
        .map((one) => stopsOf.place(one, spare(visit.localize(one.data.summary)), park)),
    };
  };
}

/** How each kind of item becomes a stop: what is shown of it, where it lies, and when one can be there. */
function stopMakers(visit: Visit, places: readonly Spot[]) {
  const spotOf = (id: string | undefined) => places.find(({ spot }) => spot.id === id)?.spot;
  const localized = ({ note }: PlanRow, id: string, to: string, name: Passage, place: string | undefined) => ({
    id,
    to,
    name,
    note,
    placeName: spotOf(place)?.name,
    where: spotOf(place),
  });
  return {
    place({ spot }: Spot, row: PlanRow, park: ParkDay): PlanStop {
      const stop = { id: spot.id, place: spot.id, minutes: row.minutes };
      return {
        ...localized(row, spot.id, spot.to, spot.name, spot.id),
        placeName: undefined,
        stay: (arrival) => stayAtPlace(park, stop, arrival),
      };
    },
    experience({ id, slug, data }: Experience, row: PlanRow, park: ParkDay): PlanStop {
      const stop = { id, place: data.place, minutes: row.minutes, sessions: data.sessions };
      return {
        ...localized(row, id, `/experiences/${slug}`, visit.localize(data.title), data.place),
        stay: (arrival) => stayAtSession(park, stop, arrival),
      };
    },
    shop({ id, slug, data }: Shop, row: PlanRow, park: ParkDay): PlanStop {
      const stop = { id, place: data.place, minutes: row.minutes, opens: data.opens, closes: data.closes };
      return {
        ...localized(row, id, `/shop/${slug}`, visit.localize(data.name), data.place),
        stay: (arrival) => stayInShop(park, stop, arrival),
      };
    },
  };
}
