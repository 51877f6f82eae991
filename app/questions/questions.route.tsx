import { Form } from "react-router";
import { headOfIntro, readIntro, readProse } from "#app/pages/intro.server.ts";
import { siblingsOf } from "#app/pages/siblings.texts.ts";
import { beginVisit } from "#app/visiting/visit.server.ts";
import { pathIn } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { listItems } from "#platform/content/store.ts";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { ListHead } from "#ui/page/list-page.tsx";
import { Say } from "#ui/say/say.tsx";
import type { Route } from "./+types/questions.route.ts";
import "./questions.css";
import { faq, faqCategories } from "./questions.content.ts";
import { faqCategoryNames, questionTexts } from "./questions.texts.ts";

/** /faq: the subjects with their first questions, and where else to ask. */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const items = await listItems(visit.park, faq);
  const [intro, lost] = await Promise.all([readIntro(visit, "faq", "search"), readProse(visit, "lostfound")]);
  const subjects = faqCategories
    .map((category) => ({
      category,
      name: faqCategoryNames[category][visit.locale],
      questions: items
        .filter((item) => item.data.category === category)
        .slice(0, 4)
        .map((item) => ({ to: `/faq/faq#${item.slug}`, text: visit.localize(item.data.question) })),
    }))
    .filter((subject) => subject.questions.length > 0);
  return { page: headOfIntro(intro), intro, subjects, lost: lost.lead, siblings: siblingsOf("/faq", visit.locale) };
}

export default function Questions({ loaderData: { intro, subjects, lost, siblings } }: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <>
      <ListHead intro={intro} siblings={siblings} />
      <div className="wrap faq-top">
        <Form
          method="get"
          action={pathIn(locale, "/faq/faq")}
          role="search"
          aria-label={questionTexts.find[locale]}
          className="search-form"
        >
          <label htmlFor="faq-q">{questionTexts.find[locale]}</label>
          <input id="faq-q" name="q" type="search" maxLength={60} autoComplete="off" enterKeyHint="search" />
          <Button type="submit" icon="search">
            {questionTexts.go[locale]}
          </Button>
        </Form>
      </div>
      <div className="list-body faq-subjects">
        {subjects.map((subject) => (
          <section key={subject.category} className="faq-subject">
            <h2>
              <To to={`/faq/faq?category=${subject.category}`}>{subject.name}</To>
            </h2>
            <ul>
              {subject.questions.map((question) => (
                <li key={question.to}>
                  <To to={question.to}>
                    <Say passage={question.text} />
                  </To>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section className="faq-subject">
          <h2>
            <To to="/faq/lostfound">{questionTexts.lostfound[locale]}</To>
          </h2>
          <p>
            <Say passage={lost} />
          </p>
        </section>
      </div>
    </>
  );
}
