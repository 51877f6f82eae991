import { Form } from "react-router";
import { filterBy } from "#app/pages/filters.ts";
import { readIntro } from "#app/pages/intro.server.ts";
import { choiceInQuery } from "#app/pages/paging.server.ts";
import { siblingsOf } from "#app/pages/siblings.texts.ts";
import { beginVisit } from "#app/visiting/visit.server.ts";
import { listItems } from "#platform/content/store.ts";
import { pathIn } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { ListHead } from "#ui/page/list-page.tsx";
import { Prose } from "#ui/prose/prose.tsx";
import { Say, UntranslatedNotice } from "#ui/say/say.tsx";
import type { Route } from "./+types/faq.route.ts";
import { cleanQuestion, holds } from "./question-query.ts";
import { faq, faqCategories } from "./questions.content.ts";
import { faqCategoryNames, questionTexts } from "./questions.texts.ts";
import "./questions.css";

/**
 * /faq/faq: every question with its answer, by subject; `#slug` is a question's own address, and `?q=` finds some (rule
 * Q10).
 */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { locale, park } = visit;
  const category = choiceInQuery(visit.url, "category", faqCategories);
  const q = cleanQuestion(visit.url.searchParams.get("q"));
  const items = (await listItems(park, faq)).filter((item) => !category || item.data.category === category);
  const questions = items
    .map((item) => ({
      anchor: item.slug,
      category: item.data.category,
      ...visit.localize({ question: item.data.question, answer: item.data.answer }),
    }))
    .filter(({ question, answer }) => holds(q, [question.text, answer.html.replace(/<[^<>]+>/g, "")]));
  const groups = faqCategories
    .map((one) => ({
      category: one,
      name: faqCategoryNames[one][locale],
      questions: questions.filter((question) => question.category === one),
    }))
    .filter((group) => group.questions.length > 0);
  const title = { text: questionTexts.faq[locale] };
  const opening = await readIntro(visit, "faq", "search");
  const intro = { ...opening, title, lead: { text: questionTexts.faqLead[locale] } };
  const address = park.config.siteUrl + pathIn(locale, "/faq/faq");
  const jsonLd = [
    {
      "@context": "https://schema.org",
      "@type": "FAQPage",
      url: address,
      mainEntity: questions.map(({ anchor, question, answer }) => ({
        "@type": "Question",
        name: question.text,
        url: `${address}#${anchor}`,
        acceptedAnswer: { "@type": "Answer", text: answer.html },
      })),
    },
  ];
  return {
    page: {
      title,
      description: questionTexts.faqLead[locale],
      picture: opening.scene,
      query: category ? `?category=${category}` : undefined,
      unlisted: q !== "",
      jsonLd: questions.length > 0 ? jsonLd : [],
    },
    intro,
    groups,
    q,
    category,
    many: questions.length,
    filter: filterBy("/faq/faq", "category", questionTexts.category, faqCategoryNames, category, locale),
    siblings: siblingsOf("/faq/faq", locale),
  };
}

export default function Faq({
  loaderData: { intro, groups, q, category, many, filter, siblings },
}: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof questionTexts) =>
    questionTexts[name][locale].replace("{n}", String(many)).replace("{q}", () => q);
  return (
    <>
      <ListHead intro={intro} siblings={siblings} filters={[filter]} />
      <div className="list-body faq-list">
        <Form
          method="get"
          action={pathIn(locale, "/faq/faq")}
          role="search"
          aria-label={word("find")}
          className="search-form faq-find"
          key={`${category} ${q}`}
        >
          <label htmlFor="faq-q">{word("find")}</label>
          {category && <input type="hidden" name="category" value={category} />}
          <input
            id="faq-q"
            name="q"
            type="search"
            defaultValue={q}
            maxLength={60}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button type="submit" icon="search">
            {word("go")}
          </Button>
        </Form>
        {q && (
          <p role="status">
            {word(many > 0 ? "found" : "foundNone")} <To to="/faq/faq">{word("showAll")}</To>
          </p>
        )}
        {q && many === 0 && (
          <p>
            <To to={`/search?${new URLSearchParams({ q })}`}>{word("wholeSite")}</To>
          </p>
        )}
        {groups.some(({ questions }) => questions.some(({ question, answer }) => question.lang ?? answer.lang)) && (
          <UntranslatedNotice />
        )}
        {groups.map((group) => (
          <section key={group.category} className="faq-group" aria-labelledby={`group-${group.category}`}>
            <h2 id={`group-${group.category}`}>{group.name}</h2>
            {group.questions.map(({ anchor, question, answer }) => (
              <details key={anchor} open={q !== "" || undefined}>
                <summary>
                  <h3>
                    <Say passage={question} />
                  </h3>
                </summary>
                {/* The browser opens what an address leads into. */}
                <div id={anchor} className="faq-answer">
                  <Prose html={answer.html} lang={answer.lang} />
                  <p>
                    <a href={`#${anchor}`} className="faq-link" aria-label={`${word("address")}${question.text}`}>
                      {word("ownAddress")}
                    </a>
                  </p>
                </div>
              </details>
            ))}
          </section>
        ))}
        <p>
          <To to="/contact">{word("contact")}</To>
        </p>
      </div>
    </>
  );
}
