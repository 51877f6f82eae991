import { data } from "react-router";
import { pageHref } from "#app/pages/filters.ts";
import { headOfIntro, readIntro } from "#app/pages/intro.server.ts";
import { choiceInQuery, pageInQuery, pageOf } from "#app/pages/paging.server.ts";
import { siblingsOf } from "#app/pages/siblings.texts.ts";
import { formatFact } from "#app/visiting/facts/format-fact.ts";
import { beginVisit } from "#app/visiting/visit.server.ts";
import { readFacts } from "#app/visiting/visiting.server.ts";
import { listItems } from "#platform/content/store.ts";
import { dayOf, formatDay } from "#platform/dates.ts";
import type { Localized } from "#platform/locales.ts";
import { showPictures } from "#platform/pictures/shown.ts";
import type { FormErrors } from "#platform/form/message.ts";
import { formHeaders } from "#platform/form/form-headers.ts";
import { noStore, openForm } from "#platform/form/receive.ts";
import { Fold } from "#ui/fold/fold.tsx";
import { enquiryTexts } from "#app/questions/enquiries/enquiry.texts.ts";
import { useLocale } from "#ui/locale/locale.tsx";
import { ListHead } from "#ui/page/list-page.tsx";
import { Pagination } from "#ui/pagination/pagination.tsx";
import type { Route } from "./+types/lost-found.route.ts";
import { lostItemForm } from "#app/questions/enquiries/enquiry.form.server.ts";
import { receiveEnquiry } from "#app/questions/enquiries/enquiry-post.server.ts";
import { LostItemForm } from "./lost-item-form.tsx";
import { type FoundItem, FoundItems } from "./found-items.tsx";
import { lostCategories, lostItem, lostStates } from "#app/questions/questions.content.ts";
import { lostCategoryNames, lostStateNames, questionTexts } from "#app/questions/questions.texts.ts";

const list = "/faq/lostfound";

/** /faq/lostfound: what was found, the latest first, by kind and by whether it still waits. */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { locale, park } = visit;
  const chosen = {
    category: choiceInQuery(visit.url, "category", lostCategories),
    state: choiceInQuery(visit.url, "state", lostStates),
  };
  const page = pageInQuery(visit.url);
  const all = (await listItems(park, lostItem))
    .filter(
      (item) =>
        (!chosen.category || item.data.category === chosen.category) &&
        (!chosen.state || item.data.state === chosen.state),
    )
    .sort((a, b) => b.data.foundOn.localeCompare(a.data.foundOn));
  const { items, pages } = pageOf(all, page);
  const [intro, pictures, facts] = await Promise.all([
    readIntro(visit, "lostfound", "search"),
    showPictures(
      park,
      items.map((item) => item.cover),
      locale,
    ),
    readFacts(park),
  ]);
  const found: FoundItem[] = items.map(({ id, cover, data }) => ({
    id,
    picture: cover ? pictures.get(cover) : undefined,
    what: visit.localize(data.description),
    where: visit.localize(data.placeFound),
    on: formatDay(data.foundOn, locale, { year: true }),
    category: lostCategoryNames[data.category][locale],
    state: data.state,
    stateName: lostStateNames[data.state][locale],
  }));
  const query = pageHref("", chosen)(page);
  const jsonLd = [
    {
      "@context": "https://schema.org",
      "@type": "ItemList",
      name: intro.title.text,
      numberOfItems: all.length,
      itemListElement: found.map(({ what }, at) => ({ "@type": "ListItem", position: at + 1, name: what.text })),
    },
  ];
  const shown = {
    page: { ...headOfIntro(intro, page), query: query || undefined, jsonLd },
    intro,
    found,
    many: all.length,
    chosen,
    current: page,
    pages,
    reply: formatFact(facts["contact.replyDays"], locale),
    keptFor: formatFact(facts["privacy.retention"], locale),
    today: dayOf(park.now()).toString(),
    form: openForm(park, lostItemForm),
    siblings: siblingsOf(list, locale),
    filters: [filterOf("category", lostCategoryNames), filterOf("state", lostStateNames)],
  };
  return data(shown, { headers: noStore });

  /** Each filter keeps what the other has chosen. */
  function filterOf<W extends string>(name: "category" | "state", words: Record<W, Localized>) {
    const links = Object.entries<Localized>(words).map(([word, text]) => ({
      to: pageHref(list, { ...chosen, [name]: word })(1),
      text: { text: text[locale] },
      current: chosen[name] === word,
    }));
    return {
      label: questionTexts[name][locale],
      links: [
        {
          to: pageHref(list, { ...chosen, [name]: undefined })(1),
          text: { text: questionTexts.all[locale] },
          current: chosen[name] === undefined,
        },
        ...links,
      ],
    };
  }
}

/** Takes an enquiry: 303 to its status page; or the form again with what was written (rule D16). */
export function action(args: Route.ActionArgs) {
  return receiveEnquiry(args, "lost-item", lostItemForm, ({ lostOn }, today): FormErrors => {
    if (lostOn === undefined) return {};
    if (lostOn > today) return { lostOn: [{ key: "notYet" }] };
    return lostOn < Temporal.PlainDate.from(today).subtract({ years: 2 }).toString()
      ? { lostOn: [{ key: "longAgo" }] }
      : {};
  });
}

export const headers = formHeaders;

export default function LostFound({
  loaderData: { intro, found, many, chosen, current, pages, siblings, filters, reply, keptFor, today, form },
  actionData,
}: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <>
      <ListHead intro={intro} siblings={siblings} filters={filters} />
      <div className="list-body">
        <FoundItems found={found} many={many} />
        <Pagination page={current} pages={pages} href={pageHref(list, chosen)} />
        <div className="folds">
          <Fold id="report" title={enquiryTexts.lostTitle[locale]} open={actionData !== undefined} titled>
            <LostItemForm form={actionData?.form ?? form} reply={reply} keptFor={keptFor} today={today} />
          </Fold>
        </div>
      </div>
    </>
  );
}
