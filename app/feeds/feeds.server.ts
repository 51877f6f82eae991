import { type FeedName, hasDates } from "#app/pages/feeds.ts";
import { feedNames } from "#app/pages/feeds.texts.ts";
import { news, tidings } from "#app/stories/stories.content.ts";
import type { Visit } from "#app/visiting/visit.server.ts";
import { type ProgramName, programTypes } from "#app/whats-on/programs.server.ts";
import { type Item, listItems } from "#platform/content/store.ts";
import { dayOf, formatDayRange, startOfDay } from "#platform/dates.ts";
import { type Passage, pathIn } from "#platform/locales.ts";
import { type AtomEntry, writeAtom } from "./atom.ts";

const mostEntries = 30;
/** The pages the feeds belong to. */
const pages: Record<FeedName, string> = {
  news: "/news",
  tidings: "/tidings",
  "whats-on": "/calendar",
  exhibition: "/exhibition",
  show: "/show",
  activity: "/activity",
};

/** News, or what is on and to come, as an Atom feed in the visit's language. */
export async function writeAtomFeed(visit: Visit, name: FeedName): Promise<string> {
  const { siteUrl } = visit.park.config;
  const entries = hasDates(name) ? await programEntries(visit, name) : await newsEntries(visit, name);
  return writeAtom({
    id: idOf(visit, `feed/${visit.locale}/${name}`),
    self: `${siteUrl}/feeds/${visit.locale}/${name}.atom`,
    page: siteUrl + pathIn(visit.locale, pages[name]),
    title: `${feedNames[name][visit.locale]} – ${visit.identity.park[visit.locale]}`,
    author: visit.identity.park[visit.locale],
    locale: visit.locale,
    entries: entries.slice(0, mostEntries),
  });
}

async function newsEntries(visit: Visit, name: "news" | "tidings"): Promise<AtomEntry[]> {
  const items = await listItems(visit.park, name === "news" ? news : tidings);
  return items
    .sort((a, b) => b.data.date.localeCompare(a.data.date))
    .map((item) =>
      entryOf(visit, name, item, startOfDay(item.data.date), visit.localize<{ zh_TW: string }>(item.data.summary)),
    );
}

/** What runs or is to come; the latest word first. */
async function programEntries(visit: Visit, name: ProgramName | "whats-on"): Promise<AtomEntry[]> {
  const { park, locale } = visit;
  const names = name === "whats-on" ? (["exhibition", "show", "activity"] as const) : [name];
  const today = dayOf(park.now());
  park.cache.expireAt(startOfDay(today.add({ days: 1 })));
  const lists = names.map(async (one) =>
    (await listItems(park, programTypes[one])).map((item) => ({ list: one, item })),
  );
  return (await Promise.all(lists))
    .flat()
    .filter(({ item }) => item.data.endsOn >= today.toString())
    .sort(
      (a, b) =>
        Temporal.Instant.compare(b.item.updatedAt, a.item.updatedAt) ||
        b.item.data.startsOn.localeCompare(a.item.data.startsOn),
    )
    .map(({ list, item }) => {
      const { text, lang } = visit.localize<{ zh_TW: string }>(item.data.summary);
      const dates = formatDayRange(item.data.startsOn, item.data.endsOn, lang ? "zh_TW" : locale, { year: true });
      return entryOf(visit, list, item, item.publishAt ?? item.updatedAt, { text: `${dates} ${text}`, lang });
    });
}

type FeedItem = Omit<Item<unknown>, "data"> & { data: { title: { zh_TW: string } } };

function entryOf(visit: Visit, list: string, item: FeedItem, published: Temporal.Instant, summary: Passage): AtomEntry {
  const updated = Temporal.Instant.compare(item.updatedAt, published) > 0 ? item.updatedAt : published;
  return {
    id: idOf(visit, `${list}/${item.id}`),
    url: visit.park.config.siteUrl + pathIn(visit.locale, `/${list}/${item.slug}`),
    title: visit.localize<{ zh_TW: string }>(item.data.title),
    summary,
    published,
    updated,
  };
}

/**
 * A name that stays when the address changes (RFC 4151); the day is the one on which the host was surely the park's.
 */
function idOf({ park }: Visit, what: string): string {
  return `tag:${new URL(park.config.siteUrl).hostname},2026-01-01:${what}`;
}
