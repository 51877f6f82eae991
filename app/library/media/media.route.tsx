import { data, redirect } from "react-router";
import { filterBy, pageHref } from "#app/pages/filters.ts";
import { headOfItem, showItem } from "#app/pages/item.server.ts";
import { headOfIntro, readIntro } from "#app/pages/intro.server.ts";
import { choiceInQuery, pageInQuery, pageOf } from "#app/pages/paging.server.ts";
import { asCards, beginVisit, type Visit } from "#app/visiting/visit.server.ts";
import { plainWords } from "#platform/content/marks.ts";
import { findItem, type Item, listItems } from "#platform/content/store.ts";
import { formatDay } from "#platform/dates.ts";
import { locales, pathIn } from "#platform/locales.ts";
import { ListPage } from "#ui/page/list-page.tsx";
import type { Route } from "./+types/media.route.ts";
import { mediaAddress, mediaList } from "#app/library/addresses.ts";
import { mediaItem, mediaKinds } from "#app/library/library.content.ts";
import { libraryTexts, mediaKindNames, mediaPieceNames } from "#app/library/library.texts.ts";
import { captionsAddress, playingTime, sourcesOf } from "./media-files.ts";
import { mediaObject } from "./media-object.ts";
import { MediaPage } from "./media-page.tsx";

type Media = Item<typeof mediaItem>;

/**
 * /video: films, sound, pictures and books, the newest first; /video?item=…: one of them, to be seen, heard or read.
 */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const asked = visit.url.searchParams.get("item");
  const all = (await listItems(visit.park, mediaItem)).sort((a, b) => b.data.date.localeCompare(a.data.date));
  return asked ? readPiece(visit, all, asked) : readLibrary(visit, all);
}

async function readLibrary(visit: Visit, all: Media[]) {
  const { locale } = visit;
  const kind = choiceInQuery(visit.url, "kind", mediaKinds);
  const page = pageInQuery(visit.url);
  const { items, pages } = pageOf(
    all.filter((item) => !kind || item.data.kind === kind),
    page,
  );
  const [intro, cards] = await Promise.all([readIntro(visit, "video", "library"), asMediaCards(visit, items)]);
  const jsonLd = [
    {
      "@context": "https://schema.org",
      "@type": "ItemList",
      name: intro.title.text,
      itemListElement: items.map((item, at) => ({
        "@type": "ListItem",
        position: at + 1,
        name: visit.localize(item.data.title).text,
        url: visit.park.config.siteUrl + pathIn(locale, mediaAddress(item.slug)),
      })),
    },
  ];
  const head = headOfIntro(intro, page);
  const query = pageHref("", { kind })(page);
  return {
    page: { ...head, query: query || undefined, jsonLd },
    intro,
    cards,
    kind,
    current: page,
    pages,
    filter: filterBy(mediaList, "kind", libraryTexts.kind, mediaKindNames, kind, locale),
    piece: undefined,
  };
}

async function readPiece(visit: Visit, all: Media[], asked: string) {
  const { locale, park } = visit;
  const found = await findItem(park, mediaItem, asked);
  if (!found) throw data(null, { status: 404 });
  if ("movedTo" in found) throw redirect(pathIn(locale, mediaAddress(found.movedTo)), 301);
  const { data: media, slug } = found.item;
  const localized = visit.localize(media);
  const item = await showItem(visit, found.item, localized);
  const { kind, file, url, seconds } = media;
  const plays = (kind === "video" || kind === "sound") && file ? sourcesOf(kind, file) : [];
  const piece = {
    item,
    slug,
    kind,
    url,
    sources: plays,
    tracks:
      (media.cues ?? []).length > 0 ? locales.map((one) => ({ locale: one, src: captionsAddress(slug, one) })) : [],
    cues: (localized.cues ?? []).map(({ from, to, text }) => ({ from, to, text: text.text, lang: text.lang })),
    length: seconds ? playingTime(seconds) : undefined,
    added: formatDay(media.date, locale, { year: true, weekday: false }),
    related: await asMediaCards(visit, all.filter((one) => one.data.kind === kind && one.slug !== slug).slice(0, 4)),
  };
  const page = headOfItem(item, [mediaObject(piece, media, { siteUrl: park.config.siteUrl, locale })]);
  return { page: { ...page, query: `?item=${slug}`, atList: true }, piece };
}

/** What is not shown here at all, but kept in the reading room. */
function isInRoom({ kind, file, url, gallery, body }: Media["data"]): boolean {
  const plays = (kind === "video" || kind === "sound") && Boolean(file);
  return !plays && !url && (gallery ?? []).length === 0 && plainWords(body?.zh_TW).trim() === "";
}

async function asMediaCards(visit: Visit, items: readonly Media[]) {
  const cards = await asCards(visit, mediaItem, items, mediaList);
  return items.flatMap(({ slug, data: media }, at) => {
    const card = cards[at];
    const { kind, seconds } = media;
    const further = isInRoom(media) ? libraryTexts.inRoom[visit.locale] : seconds ? playingTime(seconds) : undefined;
    return card
      ? [
          {
            ...card,
            to: mediaAddress(slug),
            eyebrow: [mediaPieceNames[kind][visit.locale], further].filter(Boolean).join(" · "),
          },
        ]
      : [];
  });
}

export default function MediaLibrary({ loaderData }: Route.ComponentProps) {
  if (loaderData.piece) return <MediaPage {...loaderData.piece} />;
  const { intro, cards, kind, current, pages, filter } = loaderData;
  return (
    <ListPage
      intro={intro}
      filters={[filter]}
      cards={cards}
      paging={{ page: current, pages, href: pageHref(mediaList, { kind }) }}
    />
  );
}
