import type { ReactNode } from "react";
import type { Passage } from "#platform/locales.ts";
import { Card } from "#ui/card/card.tsx";
import { CardGrid } from "#ui/card-grid/card-grid.tsx";
import { type Fact, Facts } from "#ui/facts/facts.tsx";
import { useWords } from "#ui/locale/locale.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import type { StoredPicture } from "#ui/picture/picture.ts";
import { Prose } from "#ui/prose/prose.tsx";
import { Say, UntranslatedNotice } from "#ui/say/say.tsx";
import { Title } from "#ui/say/title.tsx";
import { Album } from "./album.tsx";
import type { ListCard } from "./list-page.tsx";
import "./page.css";

export type ItemWords = {
  title: Passage;
  summary?: Passage | undefined;
  body?: { html: string; lang?: string | undefined } | undefined;
  picture?: StoredPicture | undefined;
  gallery?: StoredPicture[] | undefined;
  untranslated: boolean;
};

type ItemPageProps = {
  item: ItemWords;
  eyebrow?: ReactNode;
  facts?: readonly Fact[] | undefined;
  /** What one can do with these facts: see the place on the map. */
  actions?: ReactNode;
  related?: { title: string; cards: readonly ListCard[] } | undefined;
  /** What the item shows of its own, after its text and pictures. */
  children?: ReactNode;
};

const atAGlance = { zh_TW: "資訊", en_US: "At a glance", ja_JP: "ご案内" };

/** An item: large picture, facts in a card beside the text, pictures, related items. */
export function ItemPage({ item, eyebrow, facts = [], actions, related, children }: ItemPageProps) {
  const glance = useWords(atAGlance);
  const gallery = item.gallery ?? [];
  return (
    <article className="item-page">
      <header className="item-head">
        {eyebrow && <p className="item-eyebrow">{eyebrow}</p>}
        <h1>
          <Title passage={item.title} />
        </h1>
        {item.untranslated && <UntranslatedNotice />}
        {item.summary && (
          <p className="lead">
            <Say passage={item.summary} />
          </p>
        )}
      </header>
      {item.picture && (
        <Picture
          className="item-picture"
          picture={item.picture}
          sizes="(min-width: 80rem) 46rem, (min-width: 64rem) 50vw, 92vw"
          priority
        />
      )}
      <div className="item-columns">
        {(item.body || gallery.length > 0) && (
          <div className="item-text">
            {item.body && <Prose html={item.body.html} lang={item.body.lang} />}
            <Album pictures={gallery} />
          </div>
        )}
        {/* Where there is one column, when and where come before sessions and sharing. */}
        {facts.length > 0 && (
          <aside className="item-facts">
            <Facts title={glance} facts={facts}>
              {actions}
            </Facts>
          </aside>
        )}
        {children && <div className="item-text">{children}</div>}
      </div>
      {related && related.cards.length > 0 && (
        <section className="item-related far-below">
          <h2>{related.title}</h2>
          <CardGrid columns={4}>
            {related.cards.map((card) => (
              <Card key={card.to} to={card.to} title={card.title} picture={card.picture} eyebrow={card.eyebrow} />
            ))}
          </CardGrid>
        </section>
      )}
    </article>
  );
}
