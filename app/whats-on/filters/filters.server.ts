import { data } from "react-router";
import { place } from "#app/places/place.content.ts";
import { readCalendar } from "#app/places/park-calendar.server.ts";
import type { Visit } from "#app/visiting/visit.server.ts";
import type { listPrograms, ProgramName } from "#app/whats-on/programs.server.ts";
import { takesPlaceOn } from "#app/visiting/days/sessions.ts";
import { findItems } from "#platform/content/store.ts";
import type { Option } from "#ui/select/select.tsx";
import { filterTexts, tagNames } from "./filters.texts.ts";

type Programs = Awaited<ReturnType<typeof listPrograms>>;
/** What a visitor narrows a list by; `date` as typed. */
export type Asked = { place?: string | undefined; tag?: string | undefined; date?: string | undefined };
export type Filters = { query: Asked; places: Option[]; tags: Option[]; wrongDate: string | undefined };

/**
 * A list narrowed as its address asks (`?place=puppet-theatre&tag=music&date=2026-12-01`), and the choices it still
 * offers.
 */
export async function narrow(
  visit: Visit,
  name: ProgramName,
  programs: Programs,
): Promise<{ items: Programs; filters: Filters }> {
  const { park, locale, url } = visit;
  const query = {
    place: wordInQuery(url, "place"),
    tag: wordInQuery(url, "tag"),
    date: url.searchParams.get("date")?.trim().slice(0, 20) || undefined,
  };
  const day = query.date && dayFrom(query.date);
  const [calendar, places] = await Promise.all([
    readCalendar(park),
    findItems(park, place, [...new Set(programs.flatMap(({ data }) => data.place ?? []))]),
  ]);
  const placeId = places.find(({ slug }) => slug === query.place)?.id;
  const items = programs.filter(
    ({ data }) =>
      (!query.place || (placeId !== undefined && data.place === placeId)) &&
      (!query.tag || data.tags.includes(query.tag)) &&
      // An exhibition is there between its guided tours too.
      (!day || takesPlaceOn(calendar, name === "exhibition" ? { ...data, sessions: [] } : data, day)),
  );
  const any = { value: "", label: filterTexts.any[locale] };
  const placeOptions = places.map(({ slug, data }) => ({
    value: slug,
    label: visit.localize<{ zh_TW: string }>(data.name).text,
  }));
  const tagOptions = [...new Set(programs.flatMap(({ data }) => data.tags))]
    .sort()
    .map((tag) => ({ value: tag, label: tagNames[tag]?.[locale] ?? tag }));
  return {
    items,
    filters: {
      query,
      places: withQuery([any, ...placeOptions], query.place),
      tags: withQuery([any, ...tagOptions], query.tag),
      wrongDate: query.date && !day ? filterTexts.wrongDate[locale] : undefined,
    },
  };
}

/** The choice made stays to be seen where the list no longer offers it, as in an address passed on last month. */
function withQuery(options: Option[], query: string | undefined): Option[] {
  return query && !options.some(({ value }) => value === query)
    ? [...options, { value: query, label: tagNames[query]?.zh_TW ?? query }]
    : options;
}

/** A word of a query, or nothing; what no place or tag could be called is no address of the site (404). */
function wordInQuery(url: URL, name: string): string | undefined {
  const word = url.searchParams.get(name)?.trim();
  if (!word) return undefined;
  if (word.length > 80 || !/^[\p{L}\p{N}][\p{L}\p{N} -]*$/u.test(word)) throw data(null, { status: 404 });
  return word;
}

function dayFrom(text: string): string | undefined {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return undefined;
  try {
    return Temporal.PlainDate.from(text, { overflow: "reject" }).toString();
  } catch {
    return undefined;
  }
}
