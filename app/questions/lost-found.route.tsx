import { data } from "react-router";
import { filterBy, pageHref } from "#app/pages/filters.ts";
import { headOfIntro, readIntro } from "#app/pages/intro.server.ts";
import { askedChoice, askedPage, pageOf } from "#app/pages/paging.server.ts";
import { siblingsOf } from "#app/pages/siblings.texts.ts";
import { sayFact } from "#app/visiting/say-fact.ts";
import { beginVisit } from "#app/visiting/visit.server.ts";
import { readFacts } from "#app/visiting/visiting.server.ts";
import { listItems } from "#platform/content/store.ts";
import { dayOf, formatDay } from "#platform/dates.ts";
import type { FormErrors } from "#platform/form/message.ts";
import { noStore, openForm } from "#platform/form/receive.ts";
import { useLocale } from "#ui/locale/locale.tsx";
import { ListHead } from "#ui/page/list-page.tsx";
import { Pagination } from "#ui/pagination/pagination.tsx";
import { Say } from "#ui/say/say.tsx";
import { Table } from "#ui/table/table.tsx";
import type { Route } from "./+types/lost-found.route.ts";
import { lostItemForm } from "./enquiry.form.server.ts";
import { receiveEnquiry } from "./enquiry-post.server.ts";
import { LostItemForm } from "./lost-item-form.tsx";
import { lostCategories, lostItem } from "./questions.content.ts";
import { lostCategoryNames, lostStateNames, questionTexts } from "./questions.texts.ts";

const list = "/faq/lostfound";

/** /faq/lostfound: what was found, the latest first. */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { locale } = visit;
  const category = askedChoice(visit.url, "category", lostCategories);
  const page = askedPage(visit.url);
  const all = (await listItems(visit.park, lostItem)).filter((item) => !category || item.data.category === category).sort((a, b) => b.data.foundOn.localeCompare(a.data.foundOn));
  const { items, pages } = pageOf(all, page);
  const intro = await readIntro(visit, "lostfound", "search");
  const found = items.map(({ id, data }) => ({
    id,
    what: visit.tell(data.description),
    where: visit.tell(data.placeFound),
    on: formatDay(data.foundOn, locale, { year: true }),
    state: lostStateNames[data.state][locale],
  }));
  const reply = sayFact((await readFacts(visit.park))["contact.replyDays"], locale);
  const shown = { page: headOfIntro(intro, page), reply, today: dayOf(visit.park.now()).toString(), form: openForm(visit.park, lostItemForm), intro, found, category, current: page, pages, siblings: siblingsOf(list, locale), filter: filterBy(list, "category", questionTexts.category, lostCategoryNames, category, locale) };
  return data(shown, { headers: noStore });
}

/** Takes an enquiry: 303 to its status page; or the form again with what was written (rule D16). */
export function action(args: Route.ActionArgs) {
  return receiveEnquiry(args, "lost-item", lostItemForm, ({ lostOn = "" }, today): FormErrors => (lostOn > today ? { lostOn: [{ key: "notYet" }] } : {}));
}

export default function LostFound({ loaderData: { intro, found, category, current, pages, siblings, filter, reply, today, form }, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof questionTexts) => questionTexts[name][locale];
  return (
    <>
      <ListHead intro={intro} siblings={siblings} filters={[filter]} />
      <div className="list-body">
        <Table
          caption={word("lostfound")}
          captionHidden
          head={[word("what"), word("foundOn"), word("placeFound"), word("state")]}
          rows={found.map((one) => [<Say key="what" passage={one.what} />, one.on, <Say key="where" passage={one.where} />, one.state])}
        />
        <Pagination page={current} pages={pages} href={pageHref(list, { category })} />
        <LostItemForm form={actionData?.form ?? form} reply={reply} today={today} />
      </div>
    </>
  );
}
