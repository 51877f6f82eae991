import { FeedLinks } from "#app/pages/feed-links.tsx";
import { feedsOf } from "#app/pages/feeds.ts";
import { filterBy, pageHref } from "#app/pages/filters.ts";
import { headOfIntro, readIntro } from "#app/pages/intro.server.ts";
import { askedChoice, askedPage, pageOf } from "#app/pages/paging.server.ts";
import { asCards, beginVisit } from "#app/visiting/visit.server.ts";
import { listItems } from "#platform/content/store.ts";
import { formatDay } from "#platform/dates.ts";
import { barePath } from "#platform/locales.ts";
import { ListPage } from "#ui/page/list-page.tsx";
import type { Route } from "./+types/news-list.route.ts";
import { news, newsCategories, tidings } from "./stories.content.ts";
import { categoryLabel, categoryNames } from "./stories.texts.ts";

/** /news and /tidings: pinned first, then the newest. */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const type = barePath(visit.url.pathname) === "/tidings" ? tidings : news;
  const list = `/${type.name}`;
  const category = askedChoice(visit.url, "category", newsCategories);
  const page = askedPage(visit.url);
  const all = (await listItems(visit.park, type))
    .filter((item) => !category || item.data.category === category)
    .sort((a, b) => Number(b.data.pinned) - Number(a.data.pinned) || b.data.date.localeCompare(a.data.date));
  const { items, pages } = pageOf(all, page);
  const intro = await readIntro(visit, type.name, "news");
  const cards = (await asCards(visit, type, items, list)).map((card, at) => {
    const data = items[at]?.data;
    return { ...card, eyebrow: data && `${formatDay(data.date, visit.locale, { year: true, weekday: false })}　${categoryNames[data.category][visit.locale]}` };
  });
  const filter = filterBy(list, "category", categoryLabel, categoryNames, category, visit.locale);
  const feeds = feedsOf([type.name], visit.locale);
  return { page: { ...headOfIntro(intro, page), feeds }, intro, feeds, cards, filter, list, category, current: page, pages };
}

export default function NewsList({ loaderData: { intro, feeds, cards, filter, list, category, current, pages } }: Route.ComponentProps) {
  return <ListPage intro={intro} filters={[filter]} cards={cards} paging={{ page: current, pages, href: pageHref(list, { category }) }} foot={<FeedLinks feeds={feeds} />} />;
}
