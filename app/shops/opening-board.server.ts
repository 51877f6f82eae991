import { z } from "zod";
import { openFacilities, type FacilityNow } from "#app/places/facilities.server.ts";
import { place } from "#app/places/place.content.ts";
import { areaNames } from "#app/places/places.texts.ts";
import { specialDays } from "#app/visiting/hours/hours-json-ld.ts";
import { type Closure, hoursOn, instantsOf } from "#app/visiting/hours/opening.ts";
import type { Calendar } from "#app/visiting/days/rhythm.ts";
import type { Visit } from "#app/visiting/visit.server.ts";
import { listItems } from "#platform/content/store.ts";
import { formatSpan } from "#app/visiting/hours/format-span.ts";
import { dayOf, formatDayRange, formatTimeRange } from "#platform/dates.ts";
import type { Passage } from "#platform/locales.ts";
import { boardTexts } from "./opening-board.texts.ts";
import { shop } from "./shops.content.ts";

export type BoardRow = FacilityNow & { to: string; name: Passage };
/** What is closed against the rule, or open at other hours: what, when, why. */
export type BoardNote = { key: string; what: Passage; when: string; why: Passage };

/** How far ahead closures are told, in days. */
const daysAhead = 60;

/**
 * Every place and shop with its hours today and whether it is open now; closures in force and to come; days with other
 * hours (rules T4, T5).
 */
export async function readOpeningBoard(visit: Visit) {
  const { park } = visit;
  const [facilities, places, shops] = await Promise.all([
    openFacilities(visit),
    listItems(park, place),
    listItems(park, shop),
  ]);
  const name = (words: { zh_TW: string }) => visit.localize<{ zh_TW: string }>(words);
  const placeRows = places.map(
    ({ id, slug, data }): BoardRow => ({
      to: `/navigate/${slug}`,
      name: name(data.name),
      ...facilities.localize({ id, ...data }),
    }),
  );
  const shopRows = shops.map(
    ({ id, slug, data }): BoardRow => ({
      to: `/shop/${slug}`,
      name: name(data.name),
      ...facilities.localize({ id, ...data }),
    }),
  );
  const localized = closuresToShow(visit, facilities.calendar);
  const facilityNames = new Map([
    ...(await otherNames(visit, localized)),
    ...[...places, ...shops].map(({ id, data }) => [id, name(data.name)] as const),
  ]);
  return {
    places: placeRows,
    shops: shopRows,
    closures: localized.map((closure) => noteOf(visit, closure, facilityNames)),
    special: specialNotes(visit, facilities.calendar),
    changesAt: facilities.firstChange().epochMilliseconds,
  };
}

function closuresToShow({ park }: Visit, { closures }: Calendar): Closure[] {
  const now = park.now();
  const horizon = now.add({ hours: daysAhead * 24 });
  return closures
    .filter(({ span }) => {
      const { from, to } = instantsOf(span);
      return (!to || Temporal.Instant.compare(to, now) > 0) && Temporal.Instant.compare(from, horizon) < 0;
    })
    .sort((a, b) => Temporal.Instant.compare(instantsOf(a.span).from, instantsOf(b.span).from));
}

/** The names of what else is closed by its id, such as a space that is rented. */
async function otherNames({ park, localize }: Visit, closures: readonly Closure[]): Promise<[string, Passage][]> {
  const ids = closures.flatMap(({ covers }) => (covers.kind === "facility" ? [covers.id] : []));
  if (ids.length === 0) return [];
  const rows = await park.db.selectFrom("items").select(["id", "data"]).where("id", "in", ids).execute();
  return rows.flatMap(({ id, data }) => {
    const named = nameSchema.safeParse(data.name);
    return named.success ? [[id, localize<{ zh_TW: string }>(named.data)] as [string, Passage]] : [];
  });
}

const nameSchema = z.object({ zh_TW: z.string(), en_US: z.string().optional(), ja_JP: z.string().optional() });

function noteOf(
  visit: Visit,
  { id, covers, span, reason }: Closure,
  facilityNames: ReadonlyMap<string, Passage>,
): BoardNote {
  return {
    key: id,
    what: coveredName(visit, covers, facilityNames),
    when: formatSpan(span, visit.locale),
    why: visit.localize<{ zh_TW: string }>(reason),
  };
}

function coveredName(
  { locale, identity }: Visit,
  covers: Closure["covers"],
  facilityNames: ReadonlyMap<string, Passage>,
): Passage {
  if (covers.kind === "park") return { text: identity.park[locale] };
  const area = Object.entries(areaNames).find(([area]) => area === covers.id)?.[1];
  if (covers.kind === "area" && area) return { text: area[locale] };
  if (covers.id === "inside" || covers.id === "outside") return { text: boardTexts[covers.id][locale] };
  return facilityNames.get(covers.id) ?? { text: boardTexts.partOfPark[locale] };
}

/** Days of the next half year on which the park keeps other hours than in its week; closures are told apart. */
function specialNotes(visit: Visit, calendar: Calendar): BoardNote[] {
  const { park, locale } = visit;
  return specialDays({ ...calendar, closures: [] }, dayOf(park.now())).map(({ from, through, spans }) => {
    const { reason } = hoursOn(calendar.hours, Temporal.PlainDate.from(from));
    const closed = spans.every(({ opens, closes }) => opens === closes);
    const hours = closed
      ? boardTexts.shut[locale]
      : spans.map(({ opens, closes }) => formatTimeRange(opens, closes, locale)).join(" · ");
    return {
      key: from,
      what: { text: formatDayRange(from, through, locale, { year: true, weekday: true }) },
      when: hours,
      why: reason ? visit.localize<{ zh_TW: string }>(reason) : { text: "" },
    };
  });
}
