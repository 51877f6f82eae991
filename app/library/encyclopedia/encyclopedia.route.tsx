import { data, redirect } from "react-router";
import { headOfItem, showItem } from "#app/pages/item.server.ts";
import { headOfIntro, readIntro } from "#app/pages/intro.server.ts";
import { choiceInQuery } from "#app/pages/paging.server.ts";
import { beginVisit, type Visit } from "#app/visiting/visit.server.ts";
import { findItem, type Item, listItems } from "#platform/content/store.ts";
import { htmlLangs, locales, pathIn, localize } from "#platform/locales.ts";
import { showPictures } from "#platform/pictures/shown.ts";
import type { Route } from "./+types/encyclopedia.route.ts";
import { encyclopediaList, termAddress } from "#app/library/addresses.ts";
import { indexed } from "./index-order.ts";
import { encyclopediaCategories, encyclopediaEntry } from "#app/library/library.content.ts";
import { encyclopediaCategoryNames } from "#app/library/library.texts.ts";
import { type ShownTerm, TermIndex } from "./term-index.tsx";
import { TermPage } from "./term-page.tsx";

const orders = ["category", "index"] as const;
type Term = Item<typeof encyclopediaEntry>;

/** /encyclopedia: all terms, by subject or in the order of the language; /encyclopedia?term=…: one of them in full. */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const all = await listItems(visit.park, encyclopediaEntry);
  const asked = visit.url.searchParams.get("term");
  return asked ? readTerm(visit, all, asked) : readIndex(visit, all);
}

async function readIndex(visit: Visit, all: Term[]) {
  const { locale } = visit;
  const category = choiceInQuery(visit.url, "category", encyclopediaCategories);
  const order = choiceInQuery(visit.url, "order", orders) ?? "category";
  const [intro, terms] = await Promise.all([readIntro(visit, "encyclopedia", "library"), asTerms(visit, all)]);
  const bySubject = () =>
    encyclopediaCategories
      .map((one) => ({
        anchor: one,
        label: encyclopediaCategoryNames[one][locale],
        items: terms.filter((term) => term.category === one),
      }))
      .filter((group) => group.items.length > 0 && (!category || group.anchor === category));
  const groups = order === "index" ? indexed(terms, locale) : bySubject();
  const jsonLd = [
    {
      "@context": "https://schema.org",
      "@type": "DefinedTermSet",
      name: intro.title.text,
      description: intro.lead.text,
      inLanguage: htmlLangs[locale],
      hasDefinedTerm: terms.map(({ word, slug }) => ({
        "@type": "DefinedTerm",
        name: word,
        url: visit.park.config.siteUrl + pathIn(locale, termAddress(slug)),
      })),
    },
  ];
  const query = category ? `?category=${category}` : order === "index" ? "?order=index" : undefined;
  return {
    page: { ...headOfIntro(intro), query, jsonLd },
    intro,
    groups,
    order,
    category,
    many: all.length,
    term: undefined,
  };
}

async function readTerm(visit: Visit, all: Term[], asked: string) {
  const { locale, park } = visit;
  const found = await findItem(park, encyclopediaEntry, asked);
  if (!found) throw data(null, { status: 404 });
  if ("movedTo" in found) throw redirect(pathIn(locale, termAddress(found.movedTo)), 301);
  const { data: entry, slug } = found.item;
  const localized = visit.localize(entry);
  const item = await showItem(visit, found.item, {
    title: localized.term,
    body: localized.body,
    gallery: localized.gallery,
  });
  const order = indexed(await asTerms(visit, all), locale).flatMap((group) => group.items);
  const at = order.findIndex((one) => one.slug === slug);
  const related = await asTerms(
    visit,
    entry.related.flatMap((id) => all.find((one) => one.id === id) ?? []),
  );
  const address = (path: string) => park.config.siteUrl + pathIn(locale, path);
  const first = firstSentence(localized.body.html);
  const jsonLd = [
    {
      "@context": "https://schema.org",
      "@type": "DefinedTerm",
      name: localized.term.text,
      description: first,
      url: address(termAddress(slug)),
      inDefinedTermSet: address(encyclopediaList),
    },
  ];
  return {
    page: { ...headOfItem(item, jsonLd), description: first, query: `?term=${slug}`, atList: true },
    term: {
      item,
      category: entry.category,
      related,
      reading:
        locale === "zh_TW"
          ? entry.reading
          : locale === "ja_JP" && !localized.term.text.includes(entry.kana ?? "")
            ? entry.kana
            : undefined,
      names: locales
        .filter((one) => one !== locale && entry.term[one])
        .map((one) => ({ text: localize(entry.term, one).text, lang: htmlLangs[one] })),
      before: order.at(at - 1),
      after: order[(at + 1) % order.length],
    },
  };
}

/** Terms as tiles and links show them. */
async function asTerms(visit: Visit, items: readonly Term[]): Promise<ShownTerm[]> {
  const pictures = await showPictures(
    visit.park,
    items.map((item) => item.cover),
    visit.locale,
  );
  return items.map(({ slug, cover, data: entry }) => {
    const { text, lang } = visit.localize<{ zh_TW: string }>(entry.term);
    const body = visit.localize(entry.body);
    return {
      slug,
      to: termAddress(slug),
      word: text,
      lang,
      kana: entry.kana,
      reading: visit.locale === "zh_TW" ? entry.reading : undefined,
      category: entry.category,
      first: { text: firstSentence(body.html), lang: body.lang },
      picture: cover ? pictures.get(cover) : undefined,
    };
  });
}

/** What a term is, in its first sentence. */
function firstSentence(html: string): string {
  const text = html
    .replace(/<[^<>]+>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'");
  return /^.+?(?:[。！？]|[.!?](?=\s|$))/s.exec(text)?.[0] ?? text;
}

export default function Encyclopedia({ loaderData }: Route.ComponentProps) {
  if (loaderData.term) return <TermPage {...loaderData.term} />;
  const { intro, groups, order, category, many } = loaderData;
  return <TermIndex intro={intro} groups={groups} order={order} category={category} many={many} />;
}
