import { readProse } from "#app/pages/intro.server.ts";
import { beginVisit } from "#app/visiting/visit.server.ts";
import { htmlLangs, pathIn } from "#platform/locales.ts";
import { Chart } from "#ui/chart/chart.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { Fold } from "#ui/fold/fold.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { Prose } from "#ui/prose/prose.tsx";
import { Say, UntranslatedNotice } from "#ui/say/say.tsx";
import { SectionNav } from "#ui/section-nav/section-nav.tsx";
import type { Route } from "./+types/sustainable.route.ts";
import { changeOf, readFigures } from "./figures.server.ts";
import { foundationTexts } from "./foundation.texts.ts";
import "./foundation.css";

/** The series the report opens with. */
const leading = ["electricity", "solar-share", "waste", "makers"];

/** /sustainable: the yearly report; each of its sections with its charts, and each chart with its table. */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { locale, park } = visit;
  const [prose, figures] = await Promise.all([readProse(visit, "sustainable"), readFigures(visit)]);
  const sections = prose.sections.map((section) => ({
    ...section,
    figures: figures.filter(({ topic }) => topic === section.anchor),
  }));
  const keys = leading.flatMap((id) => {
    const found = figures.find((one) => one.id === id);
    const last = found?.points.at(-1);
    const first = found?.points[0];
    return found && last && first
      ? [
          {
            id,
            title: found.title,
            unit: found.unit,
            value: last.value,
            label: last.label,
            since: first.label,
            first: first.value,
            change: found.look === "bars" ? changeOf(found.points) : undefined,
          },
        ]
      : [];
  });
  const page: PageHead = {
    title: prose.title,
    description: prose.lead.text,
    picture: prose.picture,
    jsonLd: [
      {
        "@context": "https://schema.org",
        "@type": "Report",
        name: prose.title.text,
        description: prose.lead.text,
        inLanguage: htmlLangs[locale],
        url: park.config.siteUrl + pathIn(locale, "/sustainable"),
        publisher: { "@type": "NGO", name: visit.identity.foundation[locale] },
        about: figures.map(({ title, unit, points }) => ({
          "@type": "StatisticalVariable",
          name: title,
          statType: unit,
          description: points.map(({ label, value }) => `${label}: ${value}`).join("; "),
        })),
      },
    ],
  };
  return {
    page,
    prose: { title: prose.title, lead: prose.lead, picture: prose.picture, untranslated: prose.untranslated },
    sections,
    keys,
  };
}

export default function Sustainable({ loaderData: { prose, sections, keys } }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof foundationTexts) => foundationTexts[name][locale];
  const written = (value: number) => value.toLocaleString(locale.replace("_", "-"));
  return (
    <article className="foundation">
      <header className="foundation-head wrap">
        <div>
          <h1>
            <Say passage={prose.title} />
          </h1>
          {prose.untranslated && <UntranslatedNotice />}
          <p className="lead">
            <Say passage={prose.lead} />
          </p>
          <SectionNav
            label={word("onThisPage")}
            links={sections.map(({ anchor, heading }) => ({ to: `#${anchor}`, text: heading }))}
          />
        </div>
        {prose.picture && (
          <Picture
            className="foundation-picture"
            picture={prose.picture}
            sizes="(min-width: 80rem) 38rem, (min-width: 64rem) 46vw, 92vw"
            priority
          />
        )}
      </header>
      {keys.length > 0 && (
        <section className="key-figures night" aria-labelledby="keys">
          <div className="wrap">
            <h2 id="keys">{word("keys")}</h2>
            <dl>
              {keys.map(({ id, title, unit, value, label, since, first, change }) => (
                <div key={id}>
                  <dt>
                    {title} <small>{label}</small>
                  </dt>
                  <dd>
                    <b>{written(value)}</b> <span>{unit}</span>
                  </dd>
                  <dd className="key-change">
                    {word(change === undefined ? "was" : change > 0 ? "more" : "less")
                      .replace("{since}", since)
                      .replace("{n}", String(Math.abs(change ?? first)))}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
      )}
      <div className="folds wrap">
        {sections.map(({ anchor, heading, body, figures }) => (
          <Fold key={anchor} id={anchor} title={<Say passage={heading} />} className="report-section" titled>
            <div className="report-words">
              <h2>
                <Say passage={heading} />
              </h2>
              <Prose html={body.html} lang={body.lang} />
            </div>
            {figures.length > 0 && (
              <div className="report-charts">
                {figures.map(({ id, topic, ...chart }) => (
                  <Chart key={id} {...chart} />
                ))}
              </div>
            )}
          </Fold>
        ))}
      </div>
      <p className="wrap">
        {word("moneyAt")} <To to="/about/business#money">{word("moneyLink")}</To>
      </p>
    </article>
  );
}
