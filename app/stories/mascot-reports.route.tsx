import { pageHref } from "#app/pages/filters.ts";
import { headOfIntro, readIntro } from "#app/pages/intro.server.ts";
import { pageInQuery, pageOf } from "#app/pages/paging.server.ts";
import { asCards, beginVisit } from "#app/visiting/visit.server.ts";
import { listItems } from "#platform/content/store.ts";
import { formatDay } from "#platform/dates.ts";
import { pathIn } from "#platform/locales.ts";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Pagination } from "#ui/pagination/pagination.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { Say, UntranslatedNotice } from "#ui/say/say.tsx";
import type { Route } from "./+types/mascot-reports.route.ts";
import { mascotReport } from "./stories.content.ts";
import { storyTexts } from "./stories.texts.ts";
import "./mascot.css";

const list = "/mascotreport";

/** /mascotreport: a wall newspaper, the newest issue first and largest. */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { locale, park } = visit;
  const page = pageInQuery(visit.url);
  const all = (await listItems(park, mascotReport)).sort((a, b) => b.data.issue - a.data.issue);
  const { items, pages } = pageOf(all, page);
  const [intro, cards] = await Promise.all([
    readIntro(visit, "mascotreport", "park"),
    asCards(visit, mascotReport, items, list),
  ]);
  const issues = cards.map((card, at) => ({
    ...card,
    issue: items[at]?.data.issue ?? 0,
    day: formatDay(items[at]?.data.date ?? "", locale, { year: true, weekday: false }),
  }));
  const jsonLd = [
    {
      "@context": "https://schema.org",
      "@type": "Blog",
      name: intro.title.text,
      description: intro.lead.text,
      url: park.config.siteUrl + pathIn(locale, list),
      blogPost: issues.map(({ to, title }) => ({
        "@type": "BlogPosting",
        headline: title.text,
        url: park.config.siteUrl + pathIn(locale, to),
      })),
    },
  ];
  return { page: { ...headOfIntro(intro, page), jsonLd }, intro, issues, current: page, pages };
}

export default function MascotReports({ loaderData: { intro, issues, current, pages } }: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <div className="wall">
      <header className="wall-head wrap">
        <p className="wall-reporter">{storyTexts.reporter[locale]}</p>
        <h1>
          <Say passage={intro.title} />
        </h1>
        <p className="lead">
          <Say passage={intro.lead} />
        </p>
      </header>
      <div className="wrap">
        {issues.some(({ title }) => title.lang) && <UntranslatedNotice />}
        <ul role="list" className="wall-sheets">
          {issues.map(({ to, title, summary, picture, issue, day }, order) => (
            <li key={to} className="wall-sheet" data-first={(order === 0 && current === 1) || undefined}>
              {picture && (
                <Picture
                  picture={picture}
                  sizes={
                    order === 0
                      ? "(min-width: 64rem) 34rem, (min-width: 48rem) 42vw, 92vw"
                      : "(min-width: 64rem) 26rem, (min-width: 48rem) 20rem, 92vw"
                  }
                  priority={order === 0}
                />
              )}
              <div>
                <p className="wall-issue">
                  {order === 0 && current === 1 && <b>{storyTexts.latestIssue[locale]}</b>}{" "}
                  {storyTexts.issue[locale].replace("#", String(issue))} · {day}
                </p>
                <h2>
                  <To to={to}>
                    <Say passage={title} />
                  </To>
                </h2>
                {summary && (
                  <p>
                    <Say passage={summary} />
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
        <Pagination page={current} pages={pages} href={pageHref(list, {})} />
      </div>
    </div>
  );
}
