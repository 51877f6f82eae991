import { headOfItem, showItem } from "#app/pages/item.server.ts";
import { beginVisit, itemOr404 } from "#app/visiting/visit.server.ts";
import { listItems } from "#platform/content/store.ts";
import { formatDay } from "#platform/dates.ts";
import { htmlLangs, pathIn } from "#platform/locales.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Album } from "#ui/page/album.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { pictureAddress } from "#ui/picture/picture.ts";
import { Prose } from "#ui/prose/prose.tsx";
import { Say, UntranslatedNotice } from "#ui/say/say.tsx";
import type { Route } from "./+types/mascot-report.route.ts";
import { mascotReport } from "./stories.content.ts";
import { storyTexts } from "./stories.texts.ts";
import "./mascot.css";

const list = "/mascotreport";

/** /mascotreport/{id}: a page of the owl's notebook. */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { locale, park } = visit;
  const found = await itemOr404(visit, mascotReport, args.params.id, list);
  const localized = visit.localize(found.data);
  const item = await showItem(visit, found, localized);
  const all = (await listItems(park, mascotReport)).sort((a, b) => a.data.issue - b.data.issue);
  const at = all.findIndex((one) => one.id === found.id);
  const beside = (one: (typeof all)[number] | undefined) =>
    one && { to: `${list}/${one.slug}`, title: visit.localize(one.data.title) };
  const address = park.config.siteUrl + pathIn(locale, `${list}/${found.slug}`);
  const jsonLd = [
    {
      "@context": "https://schema.org",
      "@type": "BlogPosting",
      headline: localized.title.text,
      description: localized.summary.text,
      url: address,
      mainEntityOfPage: address,
      datePublished: `${localized.date}T00:00:00+08:00`,
      dateModified: found.updatedAt.toString(),
      inLanguage: localized.title.lang ?? htmlLangs[locale],
      ...(item.picture && { image: park.config.siteUrl + pictureAddress(item.picture, 1280, "webp") }),
      author: { "@type": "Organization", name: visit.identity.park[locale] },
    },
  ];
  return {
    page: headOfItem(item, jsonLd),
    item,
    issue: localized.issue,
    day: formatDay(localized.date, locale, { year: true, weekday: false }),
    older: beside(all[at - 1]),
    newer: beside(all[at + 1]),
  };
}

export default function MascotReport({ loaderData: { item, issue, day, older, newer } }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof storyTexts) => storyTexts[name][locale];
  return (
    <article className="notebook wrap">
      <header className="notebook-head">
        {item.picture && (
          <Picture className="notebook-owl" picture={item.picture} sizes="(min-width: 22.5rem) 30rem, 24rem" priority />
        )}
        <div>
          <p className="notebook-stamp">{word("issue").replace("#", String(issue))}</p>
          <h1>
            <Say passage={item.title} />
          </h1>
          {item.untranslated && <UntranslatedNotice />}
          {item.summary && (
            <p className="lead">
              <Say passage={item.summary} />
            </p>
          )}
          <p className="notebook-by">
            {day} · {word("reporter")}
          </p>
        </div>
      </header>
      <div className="notebook-page">
        {item.body && <Prose html={item.body.html} lang={item.body.lang} />}
        <p className="notebook-signed">{word("signed")}</p>
      </div>
      {(item.gallery ?? []).length > 0 && (
        <section className="notebook-evidence" aria-labelledby="evidence">
          <h2 id="evidence">{word("evidence")}</h2>
          <Album pictures={item.gallery ?? []} />
        </section>
      )}
      <nav className="notebook-turn" aria-label={word("moreReports")}>
        {older && (
          <To to={older.to}>
            <Icon name="arrow-left" />
            <span>
              <small>{word("olderIssue")}</small>
              <Say passage={older.title} />
            </span>
          </To>
        )}
        <To to={list}>{word("allIssues")}</To>
        {newer && (
          <To to={newer.to}>
            <span>
              <small>{word("newerIssue")}</small>
              <Say passage={newer.title} />
            </span>
            <Icon name="arrow-right" />
          </To>
        )}
      </nav>
    </article>
  );
}
