import { filterBy, pageHref } from "#app/pages/filters.ts";
import { headOfIntro, readIntro, readProse } from "#app/pages/intro.server.ts";
import { askedChoice, askedPage, pageOf } from "#app/pages/paging.server.ts";
import { siblingsOf } from "#app/pages/siblings.texts.ts";
import { asCards, beginVisit } from "#app/visiting/visit.server.ts";
import { listItems } from "#platform/content/store.ts";
import { dayOf, startOfDay } from "#platform/dates.ts";
import { barePath } from "#platform/locales.ts";
import { ListPage } from "#ui/page/list-page.tsx";
import { Prose } from "#ui/prose/prose.tsx";
import { Say } from "#ui/say/say.tsx";
import type { Route } from "./+types/showcases.route.ts";
import { schoolYearOf } from "./school-year.ts";
import { showcase, showcaseKinds } from "./stories.content.ts";
import { kindLabel, showcaseKindNames, storyTexts } from "./stories.texts.ts";

/** /dexterity: this school year and the programme; /dexterity/history: the years before. */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const list = barePath(visit.url.pathname);
  const past = list === "/dexterity/history";
  const kind = askedChoice(visit.url, "kind", showcaseKinds);
  const page = askedPage(visit.url);
  const today = dayOf(visit.park.now());
  const year = schoolYearOf(today);
  visit.park.until(startOfDay(new Temporal.PlainDate(year + 1, 8, 1)));
  const all = (await listItems(visit.park, showcase))
    .filter((item) => (past ? item.data.year < year : item.data.year >= year) && (!kind || item.data.kind === kind))
    .sort((a, b) => b.data.year - a.data.year || a.position - b.position);
  const { items, pages } = pageOf(all, page);
  const [intro, programme] = await Promise.all([readIntro(visit, "dexterity", "education"), readProse(visit, "dexterity")]);
  const cards = (await asCards(visit, showcase, items, list)).map((card, at) => ({
    ...card,
    eyebrow: storyTexts.schoolYear[visit.locale].replace("#", String(items[at]?.data.year)),
  }));
  const history = past ? { text: siblingsOf(list, visit.locale)?.links.find((link) => link.current)?.text.text ?? intro.title.text } : undefined;
  return {
    page: { ...headOfIntro(intro, page), ...(history && { title: history }) },
    intro: history ? { ...intro, title: history } : intro,
    sections: past || page > 1 ? [] : programme.sections,
    siblings: siblingsOf(list, visit.locale),
    filter: filterBy(list, "kind", kindLabel, showcaseKindNames, kind, visit.locale),
    cards, list, kind, current: page, pages,
  };
}

export default function Showcases({ loaderData: { intro, sections, siblings, filter, cards, list, kind, current, pages } }: Route.ComponentProps) {
  return (
    <ListPage intro={intro} siblings={siblings} filters={[filter]} cards={cards} paging={{ page: current, pages, href: pageHref(list, { kind }) }}>
      {sections.map(({ anchor, heading, body }) => (
        <section key={anchor} id={anchor}>
          <h2><Say passage={heading} /></h2>
          <Prose html={body.html} lang={body.lang} />
        </section>
      ))}
    </ListPage>
  );
}
