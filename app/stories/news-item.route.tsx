import { FileList, filesToTake } from "#app/pages/files.tsx";
import { headOfItem, showItem } from "#app/pages/item.server.ts";
import { Share } from "#app/pages/share.tsx";
import { asCards, beginVisit, itemAmongOr404 } from "#app/visiting/visit.server.ts";
import { formatDay } from "#platform/dates.ts";
import { barePath, htmlLangs, pathIn } from "#platform/locales.ts";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { ItemPage } from "#ui/page/item-page.tsx";
import { pictureAddress } from "#ui/picture/picture.ts";
import type { Route } from "./+types/news-item.route.ts";
import { news, tidings } from "./stories.content.ts";
import { categoryNames, storyTexts } from "./stories.texts.ts";
import "./stories.css";

/** /news/{id} and /tidings/{id}. */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { locale, park } = visit;
  const type = barePath(visit.url.pathname).startsWith("/tidings/") ? tidings : news;
  const list = `/${type.name}`;
  const { found, others } = await itemAmongOr404(visit, type, args.params.id, list);
  const localized = visit.localize(found.data);
  const item = await showItem(visit, found, localized);
  const address = park.config.siteUrl + pathIn(locale, `${list}/${found.slug}`);
  const publisher = {
    "@type": "NGO",
    name: visit.identity[type === tidings ? "foundation" : "park"][locale],
    logo: `${park.config.siteUrl}/seal.svg`,
  };
  const jsonLd = [
    {
      "@context": "https://schema.org",
      "@type": "NewsArticle",
      headline: localized.title.text,
      description: localized.summary.text,
      url: address,
      mainEntityOfPage: address,
      datePublished: `${localized.date}T00:00:00+08:00`,
      dateModified: found.updatedAt.toString(),
      inLanguage: localized.title.lang ?? htmlLangs[locale],
      articleSection: categoryNames[localized.category][locale],
      ...(item.picture && { image: park.config.siteUrl + pictureAddress(item.picture, 1280, "webp") }),
      author: publisher,
      publisher,
    },
  ];
  return {
    page: headOfItem(item, jsonLd),
    item,
    list,
    address,
    files: filesToTake(localized.files),
    day: formatDay(localized.date, locale, { year: true }),
    category: localized.category,
    related: await asCards(visit, type, others, list),
  };
}

export default function NewsItem({
  loaderData: { item, list, day, category, files, address, related },
}: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <ItemPage
      item={item}
      eyebrow={
        <>
          {day} · <To to={`${list}?category=${category}`}>{categoryNames[category][locale]}</To>
        </>
      }
      related={{ title: storyTexts.more[locale], cards: related }}
    >
      <FileList files={files} />
      <Share title={item.title.text} url={address} />
    </ItemPage>
  );
}
