import { headOfItem, neighbours, showItem } from "#app/pages/item.server.ts";
import { beginVisit, itemOr404 } from "#app/visiting/visit.server.ts";
import { formatDay } from "#platform/dates.ts";
import { barePath } from "#platform/locales.ts";
import { useWords } from "#ui/locale/locale.tsx";
import { ItemPage } from "#ui/page/item-page.tsx";
import type { Route } from "./+types/news-item.route.ts";
import { news, tidings } from "./stories.content.ts";
import { categoryNames, storyTexts } from "./stories.texts.ts";

/** /news/{id} and /tidings/{id}. */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const type = barePath(visit.url.pathname).startsWith("/tidings/") ? tidings : news;
  const list = `/${type.name}`;
  const found = await itemOr404(visit, type, args.params.id, list);
  const told = visit.tell(found.data);
  const item = await showItem(visit, found, told);
  const day = formatDay(told.date, visit.locale, { year: true });
  const jsonLd = [{ "@context": "https://schema.org", "@type": "NewsArticle", headline: told.title.text, datePublished: told.date, description: told.summary.text }];
  return { page: headOfItem(item, jsonLd), item, eyebrow: `${day}　${categoryNames[told.category][visit.locale]}`, related: await neighbours(visit, type, found, list) };
}

export default function NewsItem({ loaderData: { item, eyebrow, related } }: Route.ComponentProps) {
  return <ItemPage item={item} eyebrow={eyebrow} related={{ title: useWords(storyTexts.more), cards: related }} />;
}
