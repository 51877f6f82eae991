import { Card } from "#ui/card/card.tsx";
import { CardGrid } from "#ui/card-grid/card-grid.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Album } from "#ui/page/album.tsx";
import type { ItemWords } from "#ui/page/item-page.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { Prose } from "#ui/prose/prose.tsx";
import { Say, UntranslatedNotice } from "#ui/say/say.tsx";
import { encyclopediaList } from "#app/library/addresses.ts";
import { encyclopediaCategoryNames, libraryTexts } from "#app/library/library.texts.ts";
import type { ShownTerm } from "./term-index.tsx";
import "#app/library/library.css";

type TermPageProps = {
  item: ItemWords;
  category: ShownTerm["category"];
  reading: string | undefined;
  /** What it is called in the other languages. */
  names: { text: string; lang: string }[];
  related: ShownTerm[];
  before: ShownTerm | undefined;
  after: ShownTerm | undefined;
};

/**
 * One term: how it is read and called elsewhere, what it is, its pictures, what belongs to it, and the terms beside it.
 */
export function TermPage({ item, category, reading, names, related, before, after }: TermPageProps) {
  const locale = useLocale();
  const word = (name: keyof typeof libraryTexts) => libraryTexts[name][locale];
  return (
    <article className="term-page wrap">
      <header className="term-head">
        <p className="item-eyebrow">
          <To to={`${encyclopediaList}?category=${category}`}>{encyclopediaCategoryNames[category][locale]}</To>
        </p>
        <h1>
          <Say passage={item.title} />
        </h1>
        {reading && <p className="term-reading">{reading}</p>}
        {names.length > 0 && (
          <dl className="term-names">
            <dt>{word("elsewhere")}</dt>
            {names.map(({ text, lang }) => (
              <dd key={lang} lang={lang}>
                {text}
              </dd>
            ))}
          </dl>
        )}
        {item.untranslated && <UntranslatedNotice />}
      </header>
      {item.picture && (
        <Picture className="term-large" picture={item.picture} sizes="(min-width: 64rem) 34rem, 92vw" priority />
      )}
      <div className="term-body">
        {item.body && <Prose html={item.body.html} lang={item.body.lang} />}
        <Album pictures={item.gallery ?? []} />
      </div>
      {related.length > 0 && (
        <section className="term-related">
          <h2>{word("related")}</h2>
          <CardGrid columns={4}>
            {related.map((one) => (
              <Card
                key={one.slug}
                to={one.to}
                title={{ text: one.word, lang: one.lang }}
                picture={one.picture}
                eyebrow={encyclopediaCategoryNames[one.category][locale]}
              />
            ))}
          </CardGrid>
        </section>
      )}
      <nav className="term-turn" aria-label={word("turn")}>
        {before && (
          <To to={before.to}>
            <Icon name="arrow-left" /> <Say passage={{ text: before.word, lang: before.lang }} />
          </To>
        )}
        <To to={encyclopediaList}>{word("allTerms")}</To>
        {after && (
          <To to={after.to}>
            <Say passage={{ text: after.word, lang: after.lang }} /> <Icon name="arrow-right" />
          </To>
        )}
      </nav>
    </article>
  );
}
