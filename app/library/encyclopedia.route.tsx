import { filterBy, pageHref } from "#app/pages/filters.ts";
import { headOfIntro, readIntro } from "#app/pages/intro.server.ts";
import { askedChoice, askedPage, pageOf } from "#app/pages/paging.server.ts";
import { asCards, beginVisit } from "#app/visiting/visit.server.ts";
import { listItems } from "#platform/content/store.ts";
import { To } from "#ui/link/link.tsx";
import { useWords } from "#ui/locale/locale.tsx";
import { Entry } from "#ui/page/entry.tsx";
import { ListHead } from "#ui/page/list-page.tsx";
import { itemsPerPage } from "#ui/pagination/pages.ts";
import { Pagination } from "#ui/pagination/pagination.tsx";
import { Say } from "#ui/say/say.tsx";
import type { Route } from "./+types/encyclopedia.route.ts";
import { encyclopediaCategories, encyclopediaEntry } from "./library.content.ts";
import { encyclopediaCategoryNames, libraryTexts } from "./library.texts.ts";

const list = "/encyclopedia";

/** /encyclopedia: its terms, by category. */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { locale } = visit;
  const category = askedChoice(visit.url, "category", encyclopediaCategories);
  const page = askedPage(visit.url);
  const everything = await listItems(visit.park, encyclopediaEntry);
  const chosen = everything.filter((item) => !category || item.data.category === category);
  const { items, pages } = pageOf(chosen, page);
  const [intro, cards] = await Promise.all([readIntro(visit, "encyclopedia", "library"), asCards(visit, encyclopediaEntry, items, list)]);
  const pageById = new Map(everything.map((item, at) => [item.id, { item, page: Math.floor(at / itemsPerPage) + 1 }]));
  const entries = items.map((item, at) => {
    const { term, body } = visit.tell(item.data);
    const related = item.data.related.flatMap((id) => {
      const other = pageById.get(id);
      return other ? [{ to: `${list}${other.page > 1 ? `?page=${other.page}` : ""}#${other.item.slug}`, text: visit.tell(other.item.data.term) }] : [];
    });
    return { anchor: item.slug, title: term, body, picture: cards[at]?.picture, eyebrow: encyclopediaCategoryNames[item.data.category][locale], related };
  });
  return { page: headOfIntro(intro, page), intro, entries, category, current: page, pages, filter: filterBy(list, "category", libraryTexts.category, encyclopediaCategoryNames, category, locale) };
}

export default function Encyclopedia({ loaderData: { intro, entries, category, current, pages, filter } }: Route.ComponentProps) {
  const seeAlso = useWords(libraryTexts.related);
  return (
    <>
      <ListHead intro={intro} filters={[filter]} />
      <div className="list-body">
        {entries.map(({ related, ...entry }) => (
          <Entry key={entry.anchor} {...entry}>
            {related.length > 0 && (
              <p className="see-also">
                {seeAlso} {related.map((other) => <To key={other.to} to={other.to}><Say passage={other.text} /></To>)}
              </p>
            )}
          </Entry>
        ))}
        <Pagination page={current} pages={pages} href={pageHref(list, { category })} />
      </div>
    </>
  );
}
