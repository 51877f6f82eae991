import { filterBy } from "#app/pages/filters.ts";
import { readIntro } from "#app/pages/intro.server.ts";
import { askedChoice } from "#app/pages/paging.server.ts";
import { siblingsOf } from "#app/pages/siblings.texts.ts";
import { beginVisit } from "#app/visiting/visit.server.ts";
import { listItems } from "#platform/content/store.ts";
import { To } from "#ui/link/link.tsx";
import { useWords } from "#ui/locale/locale.tsx";
import { ListHead } from "#ui/page/list-page.tsx";
import { Prose } from "#ui/prose/prose.tsx";
import { Say } from "#ui/say/say.tsx";
import type { Route } from "./+types/faq.route.ts";
import { faq, faqCategories } from "./questions.content.ts";
import { faqCategoryNames, questionTexts } from "./questions.texts.ts";

/** /faq/faq: every question with its answer; `#slug` is a question's own address. */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { locale } = visit;
  const category = askedChoice(visit.url, "category", faqCategories);
  const items = (await listItems(visit.park, faq)).filter((item) => !category || item.data.category === category);
  const questions = items.map((item) => ({ anchor: item.slug, ...visit.tell({ question: item.data.question, answer: item.data.answer }) }));
  const title = { text: questionTexts.faq[locale] };
  const intro = { ...(await readIntro(visit, "faq", "search")), title, lead: { text: questionTexts.faqLead[locale] } };
  const jsonLd = [{
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({ "@type": "Question", name: question.text, acceptedAnswer: { "@type": "Answer", text: answer.html } })),
  }];
  return {
    page: { title, description: questionTexts.faqLead[locale], jsonLd },
    intro, questions,
    filter: filterBy("/faq/faq", "category", questionTexts.category, faqCategoryNames, category, locale),
    siblings: siblingsOf("/faq/faq", locale),
  };
}

export default function Faq({ loaderData: { intro, questions, filter, siblings } }: Route.ComponentProps) {
  return (
    <>
      <ListHead intro={intro} siblings={siblings} filters={[filter]} />
      <div className="list-body faq-list">
        {questions.map(({ anchor, question, answer }) => (
          <section key={anchor} id={anchor}>
            <h2><Say passage={question} /></h2>
            <Prose html={answer.html} lang={answer.lang} />
          </section>
        ))}
        <p><To to="/contact">{useWords(questionTexts.contact)}</To></p>
      </div>
    </>
  );
}
