import { audioStop } from "#app/audio-guide/audio-stop.content.ts";
import { experience } from "#app/experiences/experience.content.ts";
import { shop } from "#app/shops/shops.content.ts";
import { readCalendar } from "#app/places/park-calendar.server.ts";
import type { Visit } from "#app/visiting/visit.server.ts";
import { programTypes } from "#app/whats-on/programs.server.ts";
import { nextOccurrences, type Occurrence } from "#app/visiting/days/sessions.ts";
import { whatsOnTexts } from "#app/whats-on/whats-on.texts.ts";
import { listItems } from "#platform/content/store.ts";
import { dayOf, formatDay, formatTimeRange, instantAt, startOfDay } from "#platform/dates.ts";
import type { Passage } from "#platform/locales.ts";

export type HereLink = { to: string; name: Passage };
export type HereSession = HereLink & {
  key: string;
  when: string;
  state: { word: string; tone: "brick" | "gold" } | undefined;
};
/**
 * What a place holds: sessions of today that are not over and of the next fortnight, exhibitions on view, workshops,
 * shops, its audio stop.
 */
export type Here = {
  today: HereSession[];
  soon: HereSession[];
  onView: HereLink[];
  experiences: HereLink[];
  shops: HereLink[];
  audio: (HereLink & { number: number }) | undefined;
};

const daysAhead = 14;
const mostSoon = 6;

/** What is at a place; the page lives until the next session of today ends, or until midnight. */
export async function readHere(visit: Visit, placeId: string): Promise<Here> {
  const { park } = visit;
  const [sessions, exhibitions, experiences, shops, stops] = await Promise.all([
    readSessions(visit, placeId),
    listItems(park, programTypes.exhibition),
    listItems(park, experience),
    listItems(park, shop),
    listItems(park, audioStop),
  ]);
  const today = dayOf(park.now()).toString();
  const here = <T extends { data: { place?: string | undefined } }>(items: T[]) =>
    items.filter((item) => item.data.place === placeId);
  const stop = here(stops)[0];
  return {
    ...sessions,
    onView: here(exhibitions)
      .filter(({ data }) => data.startsOn <= today && today <= data.endsOn)
      .map((one) => ({ to: `/exhibition/${one.slug}`, name: visit.localize<{ zh_TW: string }>(one.data.title) })),
    experiences: here(experiences).map((one) => ({
      to: `/experiences/${one.slug}`,
      name: visit.localize<{ zh_TW: string }>(one.data.title),
    })),
    shops: here(shops).map((one) => ({
      to: `/shop/${one.slug}`,
      name: visit.localize<{ zh_TW: string }>(one.data.name),
    })),
    audio: stop && {
      to: `/audio-guide?stop=${stop.data.number}`,
      name: visit.localize<{ zh_TW: string }>(stop.data.title),
      number: stop.data.number,
    },
  };
}

/**
 * Performances and events; what would start while the park or the place is closed is marked as cancelled (rule T16).
 */
async function readSessions(visit: Visit, placeId: string): Promise<Pick<Here, "today" | "soon">> {
  const { park, locale } = visit;
  const now = park.now();
  const today = dayOf(now);
  park.cache.expireAt(startOfDay(today.add({ days: 1 })));
  const [calendar, shows, activities] = await Promise.all([
    readCalendar(park),
    listItems(park, programTypes.show),
    listItems(park, programTypes.activity),
  ]);
  const kinds = [
    ["show", shows],
    ["activity", activities],
  ] as const;
  const coming = kinds
    .flatMap(([kind, items]) =>
      items
        .filter(({ data }) => data.place === placeId)
        .flatMap((item) =>
          nextOccurrences(calendar, item.data, now, today, daysAhead * 4, daysAhead).map(({ to: until, ...one }) => ({
            ...one,
            until,
            item,
            to: `/${kind}/${item.slug}`,
          })),
        ),
    )
    .sort((a, b) => (a.day + a.from).localeCompare(b.day + b.from));
  for (const one of coming) if (one.day === today.toString()) park.cache.expireAt(instantAt(one.day, one.until));
  const say = (one: (typeof coming)[number], withDay: boolean): HereSession => ({
    key: one.to + one.day + one.session,
    to: one.to,
    name: visit.localize<{ zh_TW: string }>(one.item.data.title),
    when: `${withDay ? `${formatDay(one.day, locale, { weekday: true })} ` : ""}${formatTimeRange(one.from, one.until, locale)}`,
    state: stateOf(one.state, visit),
  });
  return {
    today: coming.filter(({ day }) => day === today.toString()).map((one) => say(one, false)),
    soon: coming
      .filter(({ day }) => day !== today.toString())
      .slice(0, mostSoon)
      .map((one) => say(one, true)),
  };
}

function stateOf(state: Occurrence["state"], { locale }: Visit): HereSession["state"] {
  if (state === "cancelled") return { word: whatsOnTexts.cancelled[locale], tone: "brick" };
  return state === "sold-out" ? { word: whatsOnTexts.soldOut[locale], tone: "gold" } : undefined;
}
