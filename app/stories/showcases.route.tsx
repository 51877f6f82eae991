import { filterBy, pageHref } from "#app/pages/filters.ts";
import { headOfIntro, readIntro, readProse } from "#app/pages/intro.server.ts";
import { choiceInQuery, pageInQuery, pageOf } from "#app/pages/paging.server.ts";
import { siblingsOf } from "#app/pages/siblings.texts.ts";
import { formatFact } from "#app/visiting/facts/format-fact.ts";
import { asCards, beginVisit, type Visit } from "#app/visiting/visit.server.ts";
import { readFacts } from "#app/visiting/visiting.server.ts";
import { type Item, listItems } from "#platform/content/store.ts";
import { dayOf, startOfDay } from "#platform/dates.ts";
import { barePath, pathIn } from "#platform/locales.ts";
import { useLocale } from "#ui/locale/locale.tsx";
import { ListPage } from "#ui/page/list-page.tsx";
import type { Route } from "./+types/showcases.route.ts";
import { Programme } from "./programme.tsx";
import { schoolYearOf } from "./school-year.ts";
import { ShowcaseYears } from "./showcase-years.tsx";
import { showcase, showcaseKinds } from "./stories.content.ts";
import { kindLabel, showcaseKindNames, storyTexts } from "./stories.texts.ts";
import "./stories.css";

type Showcase = Item<typeof showcase>;

/**
 * /dexterity: the programme, its scholarship (rule F10), how to apply, and this school year; /dexterity/history: the
 * years before, by school year.
 */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { locale, park } = visit;
  const list = barePath(visit.url.pathname);
  const kind = choiceInQuery(visit.url, "kind", showcaseKinds);
  const year = schoolYearOf(dayOf(park.now()));
  park.cache.expireAt(startOfDay(new Temporal.PlainDate(year + 1, 8, 1)));
  const all = (await listItems(park, showcase))
    .filter(
      (item) =>
        (list === "/dexterity/history" ? item.data.year < year : item.data.year >= year) &&
        (!kind || item.data.kind === kind),
    )
    .sort((a, b) => b.data.year - a.data.year || a.position - b.position);
  const shared = {
    list,
    kind,
    year,
    siblings: siblingsOf(list, locale),
    filter: filterBy(list, "kind", kindLabel, showcaseKindNames, kind, locale),
  };
  return list === "/dexterity/history" ? readHistory(visit, all, shared) : readThisYear(visit, all, shared);
}

type Shared = {
  list: string;
  kind: string | undefined;
  year: number;
  siblings: ReturnType<typeof siblingsOf>;
  filter: ReturnType<typeof filterBy>;
};

async function readThisYear(visit: Visit, all: Showcase[], shared: Shared) {
  const page = pageInQuery(visit.url);
  const { items, pages } = pageOf(all, page);
  const [intro, programme, facts, cards] = await Promise.all([
    readIntro(visit, "dexterity", "education"),
    readProse(visit, "dexterity"),
    readFacts(visit.park),
    asShowcaseCards(visit, items),
  ]);
  const opens = page === 1 && !shared.kind;
  return {
    page: { ...headOfIntro(intro, page), jsonLd: listOf(visit, intro.title.text, cards) },
    intro,
    cards,
    ...shared,
    sections: opens ? programme.sections : [],
    scholarship: opens ? formatFact(facts["dexterity.scholarship"], visit.locale) : undefined,
    current: page,
    pages,
    years: undefined,
  };
}

async function readHistory(visit: Visit, all: Showcase[], shared: Shared) {
  const opening = await readIntro(visit, "dexterity", "education");
  const title = { text: shared.siblings?.links.find((link) => link.current)?.text.text ?? opening.title.text };
  const intro = { ...opening, title };
  const cards = await asShowcaseCards(visit, all);
  const byYear = [...new Set(all.map((item) => item.data.year))].map((year) => ({
    year,
    name: storyTexts.schoolYear[visit.locale].replace("#", String(year)),
    cards: cards.filter((_, at) => all[at]?.data.year === year),
  }));
  return { page: { ...headOfIntro(intro), jsonLd: listOf(visit, title.text, cards) }, intro, ...shared, years: byYear };
}

async function asShowcaseCards(visit: Visit, items: readonly Showcase[]) {
  const cards = await asCards(visit, showcase, items, "/dexterity");
  const now = schoolYearOf(dayOf(visit.park.now()));
  return items.flatMap((item, at) => {
    const card = cards[at];
    return card
      ? [
          {
            ...card,
            to: `${item.data.year < now ? "/dexterity/history" : "/dexterity"}/${item.slug}`,
            eyebrow: `${showcaseKindNames[item.data.kind][visit.locale]} · ${visit.localize<{ zh_TW: string }>(item.data.art).text}`,
          },
        ]
      : [];
  });
}

function listOf({ park, locale }: Visit, name: string, cards: readonly { to: string; title: { text: string } }[]) {
  return [
    {
      "@context": "https://schema.org",
      "@type": "ItemList",
      name,
      itemListElement: cards.map(({ to, title }, at) => ({
        "@type": "ListItem",
        position: at + 1,
        name: title.text,
        url: park.config.siteUrl + pathIn(locale, to),
      })),
    },
  ];
}

export default function Showcases({ loaderData }: Route.ComponentProps) {
  const locale = useLocale();
  if (loaderData.years) return <ShowcaseYears {...loaderData} years={loaderData.years} />;
  const { intro, sections, scholarship, siblings, filter, cards, list, kind, year, current, pages } = loaderData;
  return (
    <ListPage
      intro={intro}
      siblings={siblings}
      filters={[filter]}
      cards={cards}
      paging={{ page: current, pages, href: pageHref(list, { kind }) }}
    >
      {scholarship && <Programme sections={sections} scholarship={scholarship} />}
      <h2>{storyTexts.thisYear[locale].replace("#", String(year))}</h2>
    </ListPage>
  );
}
