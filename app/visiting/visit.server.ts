import { LRUCache } from "lru-cache";
import { data, type RouterContextProvider, redirect } from "react-router";
import { parkContext } from "#app/context.ts";
import type { ContentType } from "#platform/content/define.ts";
import { type Found, findItem, findItemAmong, type Item, type ItemInBrief } from "#platform/content/store.ts";
import { isUntranslated, type Wording, type InLanguage, localizeAll } from "#platform/content/localized.ts";
import { loggedPath } from "#platform/http/url-keys.ts";
import { defaultLocale, type Locale, localeOfPath, pathIn } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { type ShownPicture, showPictures } from "#platform/pictures/shown.ts";
import { type Identity, readIdentity } from "./identity.server.ts";
import { fillFacts } from "#app/visiting/facts/format-fact.ts";
import { readFacts } from "./visiting.server.ts";

/** One visitor's request as loaders see it: the park, the language, and texts told in it. */
export type Visit = {
  park: Park;
  url: URL;
  locale: Locale;
  /** Names and contact data as staff have them now. */
  identity: Identity;
  localize<V>(value: V): InLanguage<V>;
  wording: Wording;
};

/** `url` is the page's address, also where the router asks for its data alone (`request.url` then ends in .data). */
type LoaderArgs = { url: URL; context: Readonly<RouterContextProvider> };

/** What every public loader begins with. */
export async function beginVisit({ url, context }: LoaderArgs): Promise<Visit> {
  return visitIn(context.get(parkContext), url, localeOfPath(url.pathname));
}

/** The same in a language that the address does not begin with, as in feeds. */
export async function visitIn(park: Park, url: URL, locale: Locale): Promise<Visit> {
  const [facts, identity] = [await readFacts(park), await readIdentity(park)];
  const wording: Wording = {
    locale,
    word: (text) =>
      text.includes("{")
        ? fillFacts(text, facts, locale, (key) => park.log.warn({ key }, "a text refers to a fact that does not exist"))
        : text,
  };
  return {
    park,
    url,
    locale,
    identity,
    wording,
    localize: (value) => noticed(localizeAll(value, wording), { park, url, locale }),
  };
}

/** Pages whose missing texts are in the log already; the log is not told of each visit. */
const complained = new LRUCache<string, true>({ max: 5000 });

/** What is told, with a warning in the log, once a page, where it had to stay in Chinese (rule E5). */
function noticed<V>(localized: V, { park, url, locale }: Pick<Visit, "park" | "url" | "locale">): V {
  // Told many times a page: whatever is whole, as all Chinese is, costs no more than the look.
  if (locale === defaultLocale || !isUntranslated(localized)) return localized;
  const path = loggedPath(url.pathname);
  const page = `${locale} ${path}`;
  if (!complained.has(page)) park.log.warn({ locale, path }, "a text is not translated");
  complained.set(page, true);
  return localized;
}

/** The published item an address names; else leads to its present address, or answers 404 (rule R4). */
export async function itemOr404<C extends ContentType>(
  visit: Visit,
  type: C,
  slug: string,
  list: string,
): Promise<Item<C>> {
  const found: Found<C> = await findItem(visit.park, type, slug);
  return hereOr404(visit, list, found).item;
}

/** The same with a few other items of its type for cards, those after it first. */
export async function itemAmongOr404<C extends ContentType>(
  visit: Visit,
  type: C,
  slug: string,
  list: string,
  most = 4,
): Promise<{ found: Item<C>; others: ItemInBrief[] }> {
  const { item, others } = hereOr404(visit, list, await findItemAmong(visit.park, type, slug, most));
  return { found: item, others };
}

function hereOr404<Here extends object>(
  visit: Visit,
  list: string,
  found: Here | { movedTo: string } | undefined,
): Here {
  if (!found) throw data(null, { status: 404 });
  if ("movedTo" in found) throw redirect(pathIn(visit.locale, `${list}/${found.movedTo}`), 301);
  return found;
}

/** What a card shows of an item. */
export type CardItem = {
  to: string;
  title: InLanguage<{ zh_TW: string }>;
  summary?: InLanguage<{ zh_TW: string }> | undefined;
  picture?: ShownPicture | undefined;
};

/** Items as cards under a list's address, their covers read at once. */
export async function asCards(
  visit: Visit,
  type: ContentType,
  items: readonly ItemInBrief[],
  list: string,
): Promise<CardItem[]> {
  const pictures = await showPictures(
    visit.park,
    items.map((item) => item.cover),
    visit.locale,
  );
  return items.map((item) => {
    const localized: Record<string, unknown> = Object.fromEntries(
      Object.entries(item.data)
        .filter(([key]) => key === type.title || key === "summary")
        .map(([key, value]) => [key, visit.localize(value)]),
    );
    return {
      to: `${list}/${item.slug}`,
      title: passage(localized[type.title]),
      summary: localized.summary ? passage(localized.summary) : undefined,
      picture: item.cover ? pictures.get(item.cover) : undefined,
    };
  });
}

function passage(localized: unknown): InLanguage<{ zh_TW: string }> {
  if (typeof localized === "object" && localized !== null && "text" in localized && typeof localized.text === "string")
    return {
      text: localized.text,
      ...("lang" in localized && typeof localized.lang === "string" && { lang: localized.lang }),
    };
  return { text: "" };
}
