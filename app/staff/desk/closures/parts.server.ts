import { coversOf } from "#app/closures/closing.server.ts";
import { type Closing, spanOf } from "#app/submissions/closing.ts";
import { areas, place } from "#app/places/place.content.ts";
import { areaNames } from "#app/places/places.texts.ts";
import { space, spaceSides } from "#app/rentals/space.content.ts";
import { shop } from "#app/shops/shops.content.ts";
import type { Closure } from "#app/visiting/hours/opening.ts";
import { readCalendar } from "#app/places/park-calendar.server.ts";
import { occurrencesBetween } from "#app/visiting/days/sessions.ts";
import { programTypes } from "#app/whats-on/programs.server.ts";
import { listItems } from "#platform/content/store.ts";
import { listMark, type Locale, type Localized, localize } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { sideNames } from "./closures.texts.ts";

/** What of the park can be closed by itself, by the id that closures know it by. */
export type Part = { value: string; label: string };
export type PartGroup = { name: "areas" | "spaces" | "places" | "shops"; parts: Part[] };

/** The parts of the park that staff may close: areas, spaces to rent, places, shops (rules P1, T5). */
export async function readParts(park: Park, locale: Locale): Promise<PartGroup[]> {
  const [spaces, places, shops] = [
    await listItems(park, space),
    await listItems(park, place),
    await listItems(park, shop),
  ];
  const named = (items: readonly { id: string; data: { name: { zh_TW: string } } }[]) =>
    items.map(({ id, data }) => ({ value: id, label: localize(data.name, locale).text }));
  const known = (ids: readonly string[], names: Record<string, Localized>) =>
    ids.map((value) => ({ value, label: names[value]?.[locale] ?? value }));
  return [
    { name: "areas", parts: known(areas, areaNames) },
    { name: "spaces", parts: [...known(spaceSides, sideNames), ...named(spaces)] },
    { name: "places", parts: named(places) },
    { name: "shops", parts: named(shops) },
  ];
}

/** The names of parts, as a sentence lists them; those that are no longer there by their ids. */
export function namesOfParts(groups: readonly PartGroup[], ids: readonly string[], locale: Locale): string {
  const names = new Map(groups.flatMap(({ parts }) => parts.map(({ value, label }) => [value, label])));
  return ids.map((id) => names.get(id) ?? id).join(listMark[locale]);
}

/** How many sessions closing would call off beyond those that are called off anyway (rules P2, T16). */
export async function sessionsConcerned(park: Park, closing: Omit<Closing, "reason">): Promise<number> {
  const calendar = await readCalendar(park);
  const reason = { zh_TW: "", en_US: "", ja_JP: "" };
  const then = {
    ...calendar,
    closures: [
      ...calendar.closures,
      ...coversOf(closing.areas).map(
        (covers, at): Closure => ({ id: `to come ${at}`, covers, span: spanOf(closing), reason }),
      ),
    ],
  };
  let called = 0;
  for (const type of Object.values(programTypes))
    for (const { data } of await listItems(park, type)) {
      const held = (calendarThen: typeof calendar) =>
        occurrencesBetween(calendarThen, data, closing.firstDay, closing.lastDay).filter(
          ({ state }) => state !== "cancelled",
        ).length;
      called += held(calendar) - held(then);
    }
  return called;
}
