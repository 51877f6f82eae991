import type { Intro } from "#app/pages/intro.server.ts";
import { Card } from "#ui/card/card.tsx";
import { CardGrid } from "#ui/card-grid/card-grid.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { type Filter, type ListCard, ListHead, type Siblings } from "#ui/page/list-page.tsx";
import { UntranslatedNotice } from "#ui/say/say.tsx";
import { storyTexts } from "./stories.texts.ts";

type YearsProps = {
  intro: Intro;
  siblings: Siblings;
  filter: Filter;
  years: { year: number; name: string; cards: ListCard[] }[];
};

/** Past school years, the latest first, each with its schools and performers. */
export function ShowcaseYears({ intro, siblings, filter, years }: YearsProps) {
  const locale = useLocale();
  const goTo = {
    label: storyTexts.year[locale],
    links: years.map(({ year, name }) => ({ to: `#year-${year}`, text: { text: name } })),
  };
  return (
    <>
      <ListHead intro={intro} siblings={siblings} filters={[filter, ...(years.length > 1 ? [goTo] : [])]} />
      <div className="list-body">
        {years.some(({ cards }) => cards.some(({ title }) => title.lang)) && <UntranslatedNotice />}
        {years.length === 0 && <p className="list-empty">{storyTexts.none[locale]}</p>}
        {years.map(({ year, name, cards }) => (
          <section key={year} id={`year-${year}`} className="year-group">
            <h2>{name}</h2>
            <CardGrid>
              {cards.map((card) => (
                <Card key={card.to} {...card} />
              ))}
            </CardGrid>
          </section>
        ))}
      </div>
    </>
  );
}
