import { filterBy, pageHref } from "#app/pages/filters.ts";
import { readList } from "#app/pages/list.server.ts";
import { askedChoice } from "#app/pages/paging.server.ts";
import { sayFact } from "#app/visiting/say-fact.ts";
import { beginVisit } from "#app/visiting/visit.server.ts";
import { ListPage } from "#ui/page/list-page.tsx";
import type { Route } from "./+types/experiences.route.ts";
import { crafts, experience } from "./experience.content.ts";
import { craftNames, experienceTexts } from "./experiences.texts.ts";

const list = "/experiences";

/** /experiences, by craft. */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { locale } = visit;
  const craft = askedChoice(visit.url, "craft", crafts);
  const read = await readList(visit, {
    type: experience, list, intro: "experiences", scene: "experiences",
    only: (item) => !craft || item.data.craft === craft,
    eyebrow: ({ data }) => `${sayFact({ value: data.minutes, unit: "minutes" }, locale)} · ${sayFact({ value: data.fee, unit: "ntd" }, locale)}`,
  });
  return { ...read, craft, filter: filterBy(list, "craft", experienceTexts.craft, craftNames, craft, locale) };
}

export default function Experiences({ loaderData: { intro, cards, filter, craft, current, pages } }: Route.ComponentProps) {
  return <ListPage intro={intro} filters={[filter]} cards={cards} paging={{ page: current, pages, href: pageHref(list, { craft }) }} />;
}
