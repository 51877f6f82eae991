import { data } from "react-router";
import { FeedLinks } from "#app/pages/feed-links.tsx";
import { feedsOf } from "#app/pages/feeds.ts";
import { pageHref } from "#app/pages/filters.ts";
import { headOfIntro, readIntro } from "#app/pages/intro.server.ts";
import { choiceInQuery, pageInQuery, pageOf } from "#app/pages/paging.server.ts";
import { asCards, beginVisit, type Visit } from "#app/visiting/visit.server.ts";
import { type Item, listItems } from "#platform/content/store.ts";
import { formatDay } from "#platform/dates.ts";
import { barePath, pathIn } from "#platform/locales.ts";
import { type Filter, ListPage } from "#ui/page/list-page.tsx";
import type { Route } from "./+types/news-list.route.ts";
import { news, newsCategories, tidings } from "./stories.content.ts";
import { categoryLabel, categoryNames, storyTexts } from "./stories.texts.ts";

type Chosen = { category: (typeof newsCategories)[number] | undefined; year: string | undefined };

/** /news and /tidings: pinned first, then the newest; by category, and by year as an archive (rule C14). */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { locale, park } = visit;
  const type = barePath(visit.url.pathname) === "/tidings" ? tidings : news;
  const list = `/${type.name}`;
  const everything: Item<typeof news>[] = await listItems(park, type);
  const years = [...new Set(everything.map((item) => item.data.date.slice(0, 4)))].sort().reverse();
  const chosen = {
    category: choiceInQuery(visit.url, "category", newsCategories),
    year: yearInQuery(visit.url, years),
  };
  const page = pageInQuery(visit.url);
  const all = everything
    .filter(
      ({ data: { category, date } }) =>
        (!chosen.category || category === chosen.category) && (!chosen.year || date.startsWith(chosen.year)),
    )
    // In the archive of a year nothing stands out of its order.
    .sort(
      (a, b) =>
        (chosen.year ? 0 : Number(b.data.pinned) - Number(a.data.pinned)) || b.data.date.localeCompare(a.data.date),
    );
  const { items, pages } = pageOf(all, page);
  const intro = await readIntro(visit, type.name, "news");
  const cards = (await asCards(visit, type, items, list)).map((card, at) => {
    const item = items[at]?.data;
    const eyebrow =
      item &&
      [
        item.pinned && !chosen.year ? storyTexts.pinned[locale] : undefined,
        formatDay(item.date, locale, { year: true, weekday: false }),
        categoryNames[item.category][locale],
      ]
        .filter(Boolean)
        .join(" · ");
    return { ...card, eyebrow };
  });
  const feeds = feedsOf([type.name], locale);
  const query = pageHref("", chosen)(page);
  const jsonLd = [
    {
      "@context": "https://schema.org",
      "@type": "ItemList",
      name: intro.title.text,
      itemListElement: cards.map(({ to, title }, at) => ({
        "@type": "ListItem",
        position: at + 1,
        name: title.text,
        url: park.config.siteUrl + pathIn(locale, to),
      })),
    },
  ];
  return {
    page: { ...headOfIntro(intro, page), query: query || undefined, feeds, jsonLd },
    intro,
    feeds,
    cards,
    filters: filtersOf(visit, list, chosen, years),
    list,
    chosen,
    current: page,
    pages,
  };
}

function yearInQuery(url: URL, years: readonly string[]): string | undefined {
  const year = url.searchParams.get("year") || undefined;
  if (year && !years.includes(year)) throw data(null, { status: 404 });
  return year;
}

/** Each filter keeps what the other has chosen. */
function filtersOf({ locale }: Visit, list: string, chosen: Chosen, years: readonly string[]): Filter[] {
  const link = (text: string, change: Partial<Record<keyof Chosen, string | undefined>>, current: boolean) => ({
    to: pageHref(list, { ...chosen, ...change })(1),
    text: { text },
    current,
  });
  return [
    {
      label: categoryLabel[locale],
      links: [
        link(storyTexts.allYears[locale], { category: undefined }, !chosen.category),
        ...newsCategories.map((one) => link(categoryNames[one][locale], { category: one }, one === chosen.category)),
      ],
    },
    {
      label: storyTexts.archive[locale],
      links: [
        link(storyTexts.allYears[locale], { year: undefined }, !chosen.year),
        ...years.map((year) => link(year, { year }, year === chosen.year)),
      ],
    },
  ];
}

export default function NewsList({
  loaderData: { intro, feeds, cards, filters, list, chosen, current, pages },
}: Route.ComponentProps) {
  return (
    <ListPage
      intro={intro}
      filters={filters}
      cards={cards}
      paging={{ page: current, pages, href: pageHref(list, chosen) }}
      foot={<FeedLinks feeds={feeds} />}
    />
  );
}
