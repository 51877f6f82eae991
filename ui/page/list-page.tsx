import type { ReactNode } from "react";
import type { Passage } from "#platform/locales.ts";
import { Card } from "#ui/card/card.tsx";
import { CardGrid } from "#ui/card-grid/card-grid.tsx";
import { useWords } from "#ui/locale/locale.tsx";
import { Pagination } from "#ui/pagination/pagination.tsx";
import type { StoredPicture } from "#ui/picture/picture.ts";
import { UntranslatedNotice } from "#ui/say/say.tsx";
import { SceneHeader } from "#ui/scene-header/scene-header.tsx";
import { type SectionLink, SectionNav } from "#ui/section-nav/section-nav.tsx";
import "./page.css";

export type ListCard = {
  to: string;
  title: Passage;
  summary?: Passage | undefined;
  picture?: StoredPicture | undefined;
  eyebrow?: string | undefined;
  /** When it is held next, before the eyebrow. */
  next?: string | undefined;
};
export type Siblings = { label: string; links: SectionLink[] } | undefined;
/** Links that narrow a list, the chosen one marked. */
export type Filter = { label: string; links: SectionLink[] };

type ListPageProps = {
  intro: { title: Passage; lead: Passage; scene?: StoredPicture | undefined };
  siblings?: Siblings;
  filters?: readonly Filter[] | undefined;
  cards: readonly ListCard[];
  /** Cards side by side where there is room: more of them where they say little. */
  columns?: 3 | 5 | undefined;
  paging?: { page: number; pages: number; href: (page: number) => string } | undefined;
  /** What stands between the head and the list. */
  children?: ReactNode;
  /** What to say and offer where the list is empty. */
  empty?: ReactNode;
  /** What stands below the list. */
  foot?: ReactNode;
};

const nothing = {
  zh_TW: "目前沒有符合的項目。",
  en_US: "There is nothing here at the moment.",
  ja_JP: "現在、該当するものはありません。",
};

/** A list: its scene with the title, neighbours, filters, cards, pages. */
export function ListPage({
  intro,
  siblings,
  filters = [],
  cards,
  columns,
  paging,
  children,
  empty,
  foot,
}: ListPageProps) {
  const nothingHere = useWords(nothing);
  return (
    <>
      <ListHead intro={intro} siblings={siblings} filters={filters} />
      <div className="list-body">
        {children}
        {cards.some(({ title, summary }) => title.lang ?? summary?.lang) && <UntranslatedNotice />}
        {cards.length > 0 ? (
          <CardGrid columns={columns}>
            {cards.map((card, order) => (
              <Card
                key={card.to}
                to={card.to}
                title={card.title}
                summary={card.summary}
                picture={card.picture}
                eyebrow={
                  card.next ? (
                    <>
                      {card.next}
                      <span className="line">{card.eyebrow}</span>
                    </>
                  ) : (
                    card.eyebrow
                  )
                }
                headingLevel={2}
                morph
                priority={order < 1 && !intro.scene}
              />
            ))}
          </CardGrid>
        ) : (
          (empty ?? <p className="list-empty">{nothingHere}</p>)
        )}
        {paging && <Pagination page={paging.page} pages={paging.pages} href={paging.href} />}
        {foot}
      </div>
    </>
  );
}

/** The head of any list, for lists that are no cards. */
export function ListHead({ intro, siblings, filters = [] }: Pick<ListPageProps, "intro" | "siblings" | "filters">) {
  return (
    <>
      <SceneHeader picture={intro.scene} title={intro.title} lead={intro.lead} />
      {(siblings || filters.length > 0) && (
        <div className="list-tools" data-named={filters.length > 1 || undefined}>
          {siblings && <SectionNav label={siblings.label} links={siblings.links} />}
          {filters.map((filter) => (
            <SectionNav key={filter.label} label={filter.label} links={filter.links} />
          ))}
        </div>
      )}
    </>
  );
}
