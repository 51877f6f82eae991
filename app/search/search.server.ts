import { choiceInQuery, pageOf } from "#app/pages/paging.server.ts";
import { page as proseType } from "#app/pages/page.content.ts";
import type { Visit } from "#app/visiting/visit.server.ts";
import { listItems, itemTag } from "#platform/content/store.ts";
import type { Locale, Passage } from "#platform/locales.ts";
import { showPictures, type ShownPicture } from "#platform/pictures/shown.ts";
import { addressIn, type SearchDocument } from "#app/search/engine/documents.server.ts";
import { excerptOf, markWords, type Piece } from "#app/search/engine/excerpt.ts";
import type { Finds } from "#app/search/engine/finding.server.ts";
import type { Find } from "#app/search/engine/matching.server.ts";
import { clean } from "#app/search/engine/readings.server.ts";
import { type SearchShelf, searchShelves } from "#app/search/engine/searched.ts";
import { answerTo } from "./answers/direct-answer.server.ts";
import { findElsewhere } from "./elsewhere.server.ts";
import { excerptLength, find } from "./find.server.ts";
import { kindNames, searchTexts, typeNames } from "./search.texts.ts";

/** One find as a page shows it. */
export type ShownFind = {
  to: string;
  title: Piece[];
  lang?: string | undefined;
  excerpt: Piece[];
  type: string;
  /** What it was found by, where neither title nor excerpt shows it. */
  why: Piece[];
  picture?: ShownPicture | undefined;
};

/** What was asked, cleaned; the kind and page asked for. An unknown kind or page is a 404. */
export function searchInQuery(url: URL) {
  return { q: clean(url.searchParams.get("q") ?? ""), kind: choiceInQuery(url, "kind", searchShelves) };
}

/**
 * One page of finds with its filters, the first with what other languages have besides; of nothing asked, nothing
 * (rules Q1–Q4, Q11).
 */
export async function searchPage(
  visit: Visit,
  { q, kind, page }: { q: string; kind: SearchShelf | undefined; page: number },
) {
  const found = q === "" ? nothing : await find(visit.park, visit.locale, q, kind);
  const { items, pages } = pageOf(found.finds, page);
  const total = Object.values(found.counts).reduce((sum, many) => sum + many, 0);
  const whole = page === 1 && (kind === undefined || total === 0);
  const first = page === 1 && kind === undefined;
  const [answer, shown, elsewhere] = await Promise.all([
    first ? answerTo(visit, q) : undefined,
    showFinds(visit, items, found.marks),
    whole ? findElsewhere(visit, q, found) : [],
  ]);
  return {
    answer,
    shown,
    elsewhere,
    pages,
    many: found.finds.length,
    total,
    meant: found.meant && visit.wording.word(found.meant),
    kinds: kindLinks(visit, q, kind, found, total),
  };
}

const nothing: Finds = { finds: [], counts: {}, meant: undefined, marks: [] };

/**
 * Titles for what somebody has typed so far, at most `most`; of what only another language holds, those that the
 * visitor can read.
 */
export async function suggest(
  visit: Visit,
  q: string,
  most = 8,
): Promise<{ to: string; title: string; type: string }[]> {
  if (q === "") return [];
  const found = await find(visit.park, visit.locale, q, undefined);
  const elsewhere = (await findElsewhere(visit, q, found))
    .flatMap(({ finds }) => finds)
    .filter(({ locale }) => locale === undefined);
  const foreign = elsewhere.map(({ to, title, type }) => ({ to, title: title.text, type }));
  const own = found.finds.slice(0, most).map(({ document }) => ({
    to: addressIn(document, visit.park.now()),
    title: visit.wording.word(document.title),
    type: typeNames[document.type][visit.locale],
  }));
  const seen = new Set(foreign.map(({ to }) => to));
  const fewer = own.filter(({ to }) => !seen.has(to)).slice(0, Math.max(0, most - foreign.length));
  return [...fewer, ...foreign].slice(0, most);
}

/** The pages most people look for, by name and picture. */
export async function popularPages(
  visit: Visit,
): Promise<{ to: string; title: Passage; picture: ShownPicture | undefined }[]> {
  const pages = await listItems(visit.park, proseType);
  const bySlug = new Map(pages.map((one) => [one.slug, one]));
  const chosen = popular.flatMap((slug) => bySlug.get(slug) ?? []);
  const pictures = await showPictures(
    visit.park,
    chosen.map(({ cover }) => cover),
    visit.locale,
  );
  return chosen.map(({ slug, cover, data }) => ({
    to: `/${slug}`,
    title: visit.localize(data.title),
    picture: cover ? pictures.get(cover) : undefined,
  }));
}

const popular = ["info", "access", "exhibition", "show", "experiences", "calendar", "faq", "light"];

async function showFinds(
  { park, locale, wording }: Visit,
  finds: readonly Find[],
  marks: readonly string[],
): Promise<ShownFind[]> {
  const pictures = await showPictures(
    park,
    finds.map(({ document }) => document.cover),
    locale,
  );
  return finds.map(({ document }) => {
    park.cache.tag(itemTag(document.id));
    const text = wording.word([document.summary, document.body].filter(Boolean).join(" "));
    const title = markWords(wording.word(document.title), marks);
    const excerpt = excerptOf(text, marks, excerptLength[locale]);
    const type = typeNames[document.type][locale];
    const localized = [title, excerpt, markWords(type, marks)].some(isMarked);
    return {
      to: addressIn(document, park.now()),
      title,
      lang: document.lang,
      excerpt,
      type,
      why: localized ? [] : whyFound(document, marks, locale),
      picture: document.cover ? pictures.get(document.cover) : undefined,
    };
  });
}

function whyFound({ labels }: SearchDocument, marks: readonly string[], locale: Locale): Piece[] {
  const label = labels.map((one) => markWords(one, marks)).find(isMarked);
  return label
    ? [{ text: searchTexts.foundBy[locale], marked: false }, ...label]
    : [{ text: searchTexts.foundBySimilar[locale], marked: false }];
}

function isMarked(pieces: readonly Piece[]): boolean {
  return pieces.some(({ marked }) => marked);
}

function kindLinks({ locale }: Visit, q: string, chosen: SearchShelf | undefined, { counts }: Finds, total: number) {
  const href = (kind?: SearchShelf) => `/search?${new URLSearchParams({ q, ...(kind && { kind }) })}`;
  const kinds = searchShelves.filter((kind) => counts[kind] || kind === chosen);
  return {
    label: searchTexts.kinds[locale],
    links: [
      { to: href(), text: { text: `${searchTexts.all[locale]} (${total})` }, current: chosen === undefined },
      ...kinds.map((kind) => ({
        to: href(kind),
        text: { text: `${kindNames[kind][locale]} (${counts[kind] ?? 0})` },
        current: kind === chosen,
      })),
    ],
  };
}
