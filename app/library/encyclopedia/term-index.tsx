import type { Intro } from "#app/pages/intro.server.ts";
import { fillIn, type Passage } from "#platform/locales.ts";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { ListHead } from "#ui/page/list-page.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import type { StoredPicture } from "#ui/picture/picture.ts";
import { Say, UntranslatedNotice } from "#ui/say/say.tsx";
import { SectionNav } from "#ui/section-nav/section-nav.tsx";
import { encyclopediaList } from "#app/library/addresses.ts";
import type { IndexGroup } from "./index-order.ts";
import type { encyclopediaCategories } from "#app/library/library.content.ts";
import { encyclopediaCategoryNames, libraryTexts } from "#app/library/library.texts.ts";
import "#app/library/library.css";

type Category = (typeof encyclopediaCategories)[number];
export type ShownTerm = {
  slug: string;
  to: string;
  word: string;
  lang: string | undefined;
  kana: string | undefined;
  reading: string | undefined;
  category: Category;
  first: Passage;
  picture: StoredPicture | undefined;
};
type TermIndexProps = {
  intro: Intro;
  groups: IndexGroup<ShownTerm>[];
  order: "category" | "index";
  category: Category | undefined;
  many: number;
};

/** All terms under their headings, with a way to each heading. */
export function TermIndex({ intro, groups, order, category, many }: TermIndexProps) {
  const locale = useLocale();
  const word = (name: keyof typeof libraryTexts) => libraryTexts[name][locale];
  const orders = [
    { to: encyclopediaList, text: { text: word("byCategory") }, current: order === "category" && !category },
    { to: `${encyclopediaList}?order=index`, text: { text: word("byIndex") }, current: order === "index" },
  ];
  const headings =
    order === "index"
      ? groups.map(({ anchor, label, items }) => ({ to: `#${anchor}`, text: { text: label }, many: items.length }))
      : Object.entries(encyclopediaCategoryNames).map(([name, names]) => ({
          to: category ? `${encyclopediaList}?category=${name}` : `#${name}`,
          text: { text: names[locale] },
          current: name === category,
        }));
  return (
    <>
      <ListHead intro={intro} filters={[{ label: word("order"), links: orders }]} />
      <div className="list-body terms">
        <p className="terms-many">{fillIn(word("many"), { n: many })}</p>
        <div className="terms-index">
          <SectionNav label={word("goTo")} links={headings} />
        </div>
        {groups.some(({ items }) => items.some((term) => term.lang)) && <UntranslatedNotice />}
        {groups.map(({ anchor, label, items }) => (
          <section key={anchor} id={anchor} className="terms-group">
            <h2>{label}</h2>
            <ul role="list" className="terms-list">
              {items.map((term) => (
                <li key={term.slug} id={term.slug} className="term">
                  {term.picture && (
                    <Picture className="term-picture" picture={{ ...term.picture, alt: { text: "" } }} sizes="9.5rem" />
                  )}
                  <div>
                    <h3>
                      <To to={term.to}>
                        <Say passage={{ text: term.word, lang: term.lang }} />
                      </To>
                    </h3>
                    {term.reading && <p className="term-reading">{term.reading}</p>}
                    <p className="term-first">
                      <Say passage={term.first} />
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
