import { Form } from "react-router";
import { readIntro } from "#app/pages/intro.server.ts";
import { pageInQuery } from "#app/pages/paging.server.ts";
import { beginVisit } from "#app/visiting/visit.server.ts";
import { pathIn } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { Card } from "#ui/card/card.tsx";
import { CardGrid } from "#ui/card-grid/card-grid.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { ListHead } from "#ui/page/list-page.tsx";
import { Pagination } from "#ui/pagination/pagination.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { Say, UntranslatedNotice } from "#ui/say/say.tsx";
import { SectionNav } from "#ui/section-nav/section-nav.tsx";
import type { Route } from "./+types/search.route.ts";
import type { Piece } from "#app/search/engine/excerpt.ts";
import { DirectAnswer } from "./answers/direct-answer.tsx";
import type { Elsewhere, ForeignFind } from "./elsewhere.server.ts";
import { SearchField } from "#app/shell/search-box/search-field.tsx";
import { searchInQuery, popularPages, searchPage, type ShownFind } from "./search.server.ts";
import { searchTexts, tryWords } from "./search.texts.ts";
import "./search.css";

const longestQuery = 100;

/** /search?q=…&kind=…&page=…: works without JavaScript (rule X1). */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { q, kind } = searchInQuery(visit.url);
  const page = pageInQuery(visit.url);
  const [intro, results, popular] = await Promise.all([
    readIntro(visit, "search", "search"),
    searchPage(visit, { q, kind, page }),
    popularPages(visit),
  ]);
  const cut = (visit.url.searchParams.get("q") ?? "").trim().length > longestQuery;
  return {
    page: { title: intro.title, description: intro.lead.text, unlisted: q !== "" },
    intro,
    q,
    kind,
    current: page,
    cut,
    popular: results.many === 0 && !results.answer ? popular : [],
    ...results,
  };
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { intro, q, kind, current, pages, answer, shown, elsewhere, many, total, kinds, meant, popular, cut } =
    loaderData;
  const locale = useLocale();
  const say = (text: keyof typeof searchTexts, values: { n?: number } = {}) =>
    searchTexts[text][locale].replace("{n}", String(values.n ?? many)).replace("{q}", () => q);
  const href = (page: number) =>
    `/search?${new URLSearchParams({ q, ...(kind && { kind }), ...(page > 1 && { page: String(page) }) })}`;
  return (
    <>
      <ListHead intro={q ? { title: intro.title, lead: intro.lead } : intro} />
      <div className="list-body">
        <Form method="get" action={pathIn(locale, "/search")} role="search" className="search-form" key={q}>
          <label htmlFor="q">{say("label")}</label>
          <SearchField id="q" defaultValue={q} maxLength={longestQuery} />
          <Button type="submit" icon="search">
            {say("go")}
          </Button>
        </Form>
        {cut && <p>{say("cut", { n: longestQuery })}</p>}
        {answer && <DirectAnswer answer={answer} />}
        {q && (
          <p role="status">
            {many > 0
              ? say(many === 1 ? "foundOne" : "found")
              : say(total > 0 ? "noKind" : elsewhere.length > 0 ? "noneHere" : "none", { n: total })}
          </p>
        )}
        {q && meant && (
          <p>
            {say("didYouMean")} <To to={`/search?${new URLSearchParams({ q: meant })}`}>{meant}</To>
          </p>
        )}
        {total > 0 && <SectionNav label={kinds.label} links={kinds.links} />}
        {shown.some(({ lang }) => lang) && <UntranslatedNotice />}
        {shown.length > 0 && (
          <ol className="search-finds" role="list">
            {shown.map((find) => (
              <Found key={find.to + find.type + find.title.map(({ text }) => text).join("")} find={find} />
            ))}
          </ol>
        )}
        <Pagination page={current} pages={pages} href={href} />
        {elsewhere.map((one) => (
          <FoundElsewhere key={one.locale} q={q} {...one} />
        ))}
        {popular.length > 0 && (
          <section className="search-popular" aria-labelledby="try">
            <h2 id="try">{say("tryWords")}</h2>
            {q && total === 0 && elsewhere.length === 0 && <p>{say("hints")}</p>}
            <ul className="search-words" role="list">
              {tryWords[locale].map((word) => (
                <li key={word}>
                  <To to={`/search?${new URLSearchParams({ q: word })}`}>{word}</To>
                </li>
              ))}
            </ul>
          </section>
        )}
        {popular.length > 0 && (
          <section className="search-popular" aria-labelledby="popular">
            <h2 id="popular">{say("popular")}</h2>
            <CardGrid columns={4}>
              {popular.map(({ to, title, picture }) => (
                <Card key={to} to={to} title={title} picture={picture && { ...picture, alt: { text: "" } }} />
              ))}
            </CardGrid>
          </section>
        )}
      </div>
    </>
  );
}

function Found({ find: { to, title, lang, excerpt, type, why, picture } }: { find: ShownFind }) {
  return (
    <li className="search-find">
      {picture && <Picture className="search-picture" picture={{ ...picture, alt: { text: "" } }} sizes="10rem" />}
      <div lang={lang}>
        <p className="search-type">{type}</p>
        <h2>
          <To to={to}>
            <Pieces pieces={title} />
          </To>
        </h2>
        {why.length > 0 && (
          <p className="search-why">
            <Pieces pieces={why} />
          </p>
        )}
        {excerpt.length > 0 && (
          <p>
            <Pieces pieces={excerpt} />
          </p>
        )}
      </div>
    </li>
  );
}

function FoundElsewhere({ q, locale, lang, heading, all, finds }: Elsewhere & { q: string }) {
  return (
    <section className="search-popular" aria-labelledby={`in-${locale}`}>
      <h2 id={`in-${locale}`}>{heading}</h2>
      <ol className="search-finds" role="list">
        {finds.map((find) => (
          <FoundForeign key={find.to} lang={lang} find={find} />
        ))}
      </ol>
      {all && (
        <p>
          <To to={`/search?${new URLSearchParams({ q })}`} locale={locale} hrefLang={lang}>
            {all}
          </To>
        </p>
      )}
    </section>
  );
}

function FoundForeign({
  lang,
  find: { to, locale, title, type, picture, foundTitle, excerpt },
}: {
  lang: string;
  find: ForeignFind;
}) {
  return (
    <li className="search-find">
      {picture && <Picture className="search-picture" picture={{ ...picture, alt: { text: "" } }} sizes="10rem" />}
      <div>
        <p className="search-type">{type}</p>
        <h3>
          <To to={to} locale={locale} hrefLang={locale && lang}>
            <Say passage={title} />
          </To>
        </h3>
        <p lang={lang}>
          {foundTitle.length > 0 && (
            <b>
              <Pieces pieces={foundTitle} />{" "}
            </b>
          )}
          <Pieces pieces={excerpt} />
        </p>
      </div>
    </li>
  );
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, marked }, at) => (marked ? <mark key={`${at}${text}`}>{text}</mark> : text));
}
