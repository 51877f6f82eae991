import { readProse } from "#app/pages/intro.server.ts";
import { siblingsOf } from "#app/pages/siblings.texts.ts";
import { beginVisit, type Visit } from "#app/visiting/visit.server.ts";
import { barePath, htmlLangs, pathIn } from "#platform/locales.ts";
import { dialled } from "#platform/phone.ts";
import { Card } from "#ui/card/card.tsx";
import { CardGrid } from "#ui/card-grid/card-grid.tsx";
import { Chart } from "#ui/chart/chart.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { ProsePage } from "#ui/page/prose-page.tsx";
import type { Route } from "./+types/about.route.ts";
import { readFigures } from "./figures.server.ts";
import { foundationTexts } from "./foundation.texts.ts";
import "./foundation.css";

/** Where each page leads on to: the slugs of other pages, whose titles and pictures are shown. */
const onwards: Record<string, readonly string[]> = {
  about: ["about-core", "about-business", "sustainable", "repair"],
  "about-core": ["dexterity", "experiences", "repair", "video"],
  "about-business": ["sustainable", "tidings", "links", "about"],
};
const addresses: Record<string, string> = { "about-core": "/about/core", "about-business": "/about/business" };

/** /about, /about/core and /about/business: the foundation, what it does and how it keeps going. */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const bare = barePath(visit.url.pathname);
  const slug = bare.slice(1).replaceAll("/", "-");
  const [prose, figures, cards] = await Promise.all([
    readProse(visit, slug),
    slug === "about-business" ? readFigures(visit) : [],
    onwardCards(visit, slug),
  ]);
  const page: PageHead = {
    title: prose.title,
    description: prose.lead.text,
    picture: prose.picture,
    jsonLd: [organisation(visit, bare, prose.title.text)],
  };
  return {
    page,
    prose,
    siblings: siblingsOf(bare, visit.locale),
    figures: figures.filter(({ topic }) => topic === "money"),
    cards,
  };
}

async function onwardCards(visit: Visit, slug: string) {
  return Promise.all(
    (onwards[slug] ?? []).map(async (next) => {
      const { title, lead, picture } = await readProse(visit, next);
      return { to: addresses[next] ?? `/${next}`, title, summary: lead, picture };
    }),
  );
}

/** Who runs the park, as structured data. */
function organisation({ park, locale, identity }: Visit, bare: string, name: string): Record<string, unknown> {
  const { siteUrl } = park.config;
  return {
    "@context": "https://schema.org",
    "@type": "AboutPage",
    name,
    url: siteUrl + pathIn(locale, bare),
    inLanguage: htmlLangs[locale],
    mainEntity: {
      "@type": "NGO",
      name: identity.foundation[locale],
      url: siteUrl + pathIn(locale, "/about"),
      logo: `${siteUrl}/seal.svg`,
      email: identity.email,
      telephone: dialled(identity.phone),
      nonprofitStatus: "NonprofitType",
      owns: { "@type": "TouristAttraction", name: identity.park[locale], url: siteUrl + pathIn(locale, "/") },
    },
  };
}

export default function About({ loaderData: { prose, siblings, figures, cards } }: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <>
      <ProsePage prose={prose} siblings={siblings} />
      {figures.length > 0 && (
        <section className="money wrap" id="money" aria-labelledby="money-title">
          <h2 id="money-title">{foundationTexts.figures[locale]}</h2>
          <div className="report-charts">
            {figures.map(({ id, topic, ...chart }) => (
              <Chart key={id} {...chart} />
            ))}
          </div>
        </section>
      )}
      {cards.length > 0 && (
        <section className="foundation-on wrap" aria-labelledby="on">
          <h2 id="on">{foundationTexts.goOn[locale]}</h2>
          <CardGrid columns={4}>
            {cards.map((card) => (
              <Card key={card.to} {...card} />
            ))}
          </CardGrid>
        </section>
      )}
    </>
  );
}
