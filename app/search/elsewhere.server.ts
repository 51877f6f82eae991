import { setImmediate as turn } from "node:timers/promises";
import { type Visit, visitIn } from "#app/visiting/visit.server.ts";
import { itemTag } from "#platform/content/store.ts";
import { htmlLangs, type Locale, locales, type Passage } from "#platform/locales.ts";
import { showPictures, type ShownPicture } from "#platform/pictures/shown.ts";
import { addressIn, type SearchDocument } from "#app/search/engine/documents.server.ts";
import { excerptOf, markWords, type Piece } from "#app/search/engine/excerpt.ts";
import type { Finds } from "#app/search/engine/finding.server.ts";
import type { Find } from "#app/search/engine/matching.server.ts";
import { searchEngine } from "#app/search/engine/search-engine.server.ts";
import { excerptLength, find } from "./find.server.ts";
import { allIn, foundIn, typeNames } from "./search.texts.ts";

/** A find in another language: by what the visitor reads it, and by what it was found. */
export type ForeignFind = {
  to: string;
  /** Set where the visitor's language does not have it: where the link leads then. */
  locale?: Locale | undefined;
  title: Passage;
  type: string;
  picture?: ShownPicture | undefined;
  foundTitle: Piece[];
  excerpt: Piece[];
};
/** What one other language has, and what leads to all of it where not all is shown. */
export type Elsewhere = {
  locale: Locale;
  lang: string;
  heading: string;
  all: string | undefined;
  finds: ForeignFind[];
};

const mostShown = 5;

/**
 * What the other two languages have of a question that nothing meets whole in the visitor's own, each item once, the
 * likelier language first (rule Q11). Beside finds of the visitor's own language only what meets the whole question is
 * worth telling.
 */
export async function findElsewhere(visit: Visit, q: string, own: Finds): Promise<Elsewhere[]> {
  if (q === "" || own.finds.some(({ whole }) => whole)) return [];
  const others: { locale: Locale; found: Finds }[] = [];
  for (const locale of locales.filter((one) => one !== visit.locale)) {
    // Other requests get their turn between two languages.
    await turn();
    others.push({ locale, found: await find(visit.park, locale, q, undefined) });
  }
  const anyWhole =
    Object.keys(own.counts).length > 0 || others.some(({ found }) => found.finds.some(({ whole }) => whole));
  const mine = (await searchEngine(visit.park).index(visit.locale)).documents;
  const told = new Set<string>();
  const worth = others.map(({ locale, found }) => ({
    locale,
    marks: found.marks,
    finds: found.finds.filter(({ document, whole }) => document.lang === undefined && (whole || !anyWhole)),
  }));
  const written = languageOf(q);
  worth.sort((a, b) => Number(b.locale === written) - Number(a.locale === written) || best(b.finds) - best(a.finds));
  const parted = worth.map(({ locale, marks, finds }) => {
    const fresh = finds.filter(({ document: { id } }) => !told.has(id));
    for (const { document } of fresh) told.add(document.id);
    return { locale, marks, finds: fresh };
  });
  return Promise.all(
    parted
      .filter(({ finds }) => finds.length > 0)
      .map(({ locale, marks, finds }) => showElsewhere(visit, mine, locale, marks, finds)),
  );
}

/**
 * The language a question is written in, as far as its letters tell: kana are Japanese, Latin letters alone English.
 */
function languageOf(q: string): Locale | undefined {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(q)) return "ja_JP";
  return /\p{Script=Han}/u.test(q) ? undefined : "en_US";
}

const best = (finds: readonly Find[]) => finds[0]?.score ?? 0;

async function showElsewhere(
  visit: Visit,
  mine: ReadonlyMap<string, SearchDocument>,
  locale: Locale,
  marks: readonly string[],
  finds: readonly Find[],
): Promise<Elsewhere> {
  const { park } = visit;
  const shown = finds.slice(0, mostShown).map(({ document }) => document);
  const [{ wording }, pictures] = await Promise.all([
    visitIn(park, visit.url, locale),
    showPictures(
      park,
      shown.map(({ cover }) => cover),
      visit.locale,
    ),
  ]);
  return {
    locale,
    lang: htmlLangs[locale],
    heading: foundIn[locale][visit.locale],
    all: finds.length > shown.length ? allIn[locale][visit.locale].replace("{n}", String(finds.length)) : undefined,
    finds: shown.map((document) => {
      park.cache.tag(itemTag(document.id));
      const own = mine.get(document.id);
      const here = own !== undefined && own.lang === undefined;
      return {
        to: addressIn(document, park.now()),
        locale: here ? undefined : locale,
        title: here
          ? { text: visit.wording.word(own.title) }
          : { text: wording.word(document.title), lang: htmlLangs[locale] },
        type: typeNames[document.type][visit.locale],
        picture: document.cover ? pictures.get(document.cover) : undefined,
        foundTitle: here ? markWords(wording.word(document.title), marks) : [],
        excerpt: excerptOf(
          wording.word([document.summary, document.body].filter(Boolean).join(" ")),
          marks,
          excerptLength[locale],
        ),
      };
    }),
  };
}
