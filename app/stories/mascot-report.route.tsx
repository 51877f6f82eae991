import { headOfItem, neighbours, showItem } from "#app/pages/item.server.ts";
import { beginVisit, itemOr404 } from "#app/visiting/visit.server.ts";
import { formatDay } from "#platform/dates.ts";
import { useWords } from "#ui/locale/locale.tsx";
import { ItemPage } from "#ui/page/item-page.tsx";
import type { Route } from "./+types/mascot-report.route.ts";
import { mascotReport } from "./stories.content.ts";
import { storyTexts } from "./stories.texts.ts";

/** /mascotreport/{id} */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const found = await itemOr404(visit, mascotReport, args.params.id, "/mascotreport");
  const told = visit.tell(found.data);
  const item = await showItem(visit, found, told);
  const issue = storyTexts.issue[visit.locale].replace("#", String(told.issue));
  const jsonLd = [{ "@context": "https://schema.org", "@type": "BlogPosting", headline: told.title.text, datePublished: told.date }];
  return {
    page: headOfItem(item, jsonLd),
    item,
    eyebrow: `${issue}　${formatDay(told.date, visit.locale, { year: true, weekday: false })}`,
    related: await neighbours(visit, mascotReport, found, "/mascotreport"),
  };
}

export default function MascotReport({ loaderData: { item, eyebrow, related } }: Route.ComponentProps) {
  return <ItemPage item={item} eyebrow={eyebrow} related={{ title: useWords(storyTexts.moreReports), cards: related }} />;
}
