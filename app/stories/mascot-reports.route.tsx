import { pageHref } from "#app/pages/filters.ts";
import { headOfIntro, readIntro } from "#app/pages/intro.server.ts";
import { askedPage, pageOf } from "#app/pages/paging.server.ts";
import { asCards, beginVisit } from "#app/visiting/visit.server.ts";
import { listItems } from "#platform/content/store.ts";
import { ListPage } from "#ui/page/list-page.tsx";
import type { Route } from "./+types/mascot-reports.route.ts";
import { mascotReport } from "./stories.content.ts";
import { storyTexts } from "./stories.texts.ts";

/** /mascotreport: the newest issue first. */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const page = askedPage(visit.url);
  const all = (await listItems(visit.park, mascotReport)).sort((a, b) => b.data.issue - a.data.issue);
  const { items, pages } = pageOf(all, page);
  const intro = await readIntro(visit, "mascotreport", "park");
  const cards = (await asCards(visit, mascotReport, items, "/mascotreport")).map((card, at) => ({
    ...card,
    eyebrow: storyTexts.issue[visit.locale].replace("#", String(items[at]?.data.issue)),
  }));
  return { page: headOfIntro(intro, page), intro, cards, current: page, pages };
}

export default function MascotReports({ loaderData: { intro, cards, current, pages } }: Route.ComponentProps) {
  return <ListPage intro={intro} cards={cards} paging={{ page: current, pages, href: pageHref("/mascotreport", {}) }} />;
}
