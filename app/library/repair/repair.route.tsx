import { readProse } from "#app/pages/intro.server.ts";
import { beginVisit } from "#app/visiting/visit.server.ts";
import { htmlLangs, pathIn } from "#platform/locales.ts";
import { showPictures } from "#platform/pictures/shown.ts";
import { BeforeAfter } from "#ui/before-after/before-after.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { Fold } from "#ui/fold/fold.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { pictureAddress } from "#ui/picture/picture.ts";
import { Prose } from "#ui/prose/prose.tsx";
import { Say, UntranslatedNotice } from "#ui/say/say.tsx";
import type { Route } from "./+types/repair.route.ts";
import { repairSteps, repairTexts } from "./repair.texts.ts";
import "./repair.css";

const pairs = [
  ["repair-temple-before", "repair-temple-after"],
  ["repair-ridge-before", "repair-ridge-after"],
] as const;

/**
 * /repair: how the old houses were mended, told as a story; its pictures have the names of its sections
 * (`repair-wood`).
 */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { locale, park } = visit;
  const prose = await readProse(visit, "repair");
  const pictures = await showPictures(
    park,
    [...pairs.flat(), ...prose.sections.map(({ anchor }) => `repair-${anchor}`)],
    locale,
  );
  const compared = pairs.map(([before, after]) => ({ before: pictures.get(before), after: pictures.get(after) }));
  const chapters = prose.sections.map((section) => ({ ...section, picture: pictures.get(`repair-${section.anchor}`) }));
  const address = park.config.siteUrl + pathIn(locale, "/repair");
  const page: PageHead = {
    title: prose.title,
    description: prose.lead.text,
    picture: prose.picture,
    jsonLd: [
      {
        "@context": "https://schema.org",
        "@type": "Article",
        headline: prose.title.text,
        description: prose.lead.text,
        url: address,
        inLanguage: htmlLangs[locale],
        ...(prose.picture && { image: park.config.siteUrl + pictureAddress(prose.picture, 1280, "webp") }),
        articleSection: prose.sections.map(({ heading }) => heading.text),
      },
    ],
  };
  return {
    page,
    prose: { title: prose.title, lead: prose.lead, picture: prose.picture, untranslated: prose.untranslated },
    chapters,
    temple: compared[0],
    ridge: compared[1],
  };
}

export default function Repair({ loaderData: { prose, chapters, temple, ridge } }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof repairTexts) => repairTexts[name][locale];
  return (
    <article className="repair">
      <header className="repair-head wrap">
        <div>
          <h1>
            <Say passage={prose.title} />
          </h1>
          {prose.untranslated && <UntranslatedNotice />}
          <p className="lead">
            <Say passage={prose.lead} />
          </p>
        </div>
        {prose.picture && (
          <Picture
            className="repair-picture"
            picture={prose.picture}
            sizes="(min-width: 80rem) 38rem, (min-width: 64rem) 46vw, 92vw"
            priority
          />
        )}
      </header>
      {temple?.before && temple.after && (
        <section className="repair-compare night" aria-labelledby="compare">
          <div className="wrap">
            <h2 id="compare">{word("compare")}</h2>
            <p>{word("compareLead")}</p>
            <BeforeAfter before={temple.before} after={temple.after} name={word("temple")} />
          </div>
        </section>
      )}
      <section className="repair-steps wrap" aria-labelledby="steps">
        <h2 id="steps">{word("steps")}</h2>
        <ol role="list">
          {repairSteps.map(({ name, text }, order) => (
            <li key={name.en_US}>
              <span className="repair-number" aria-hidden="true">
                {order + 1}
              </span>
              <h3>{name[locale]}</h3>
              <p>{text[locale]}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className="folds wrap">
        {chapters.map(({ anchor, heading, body, picture }) => (
          <Fold key={anchor} id={anchor} title={<Say passage={heading} />} className="repair-chapter" titled>
            {picture && <Picture className="repair-picture" picture={picture} sizes="(min-width: 64rem) 34rem, 92vw" />}
            <div>
              <h2>
                <Say passage={heading} />
              </h2>
              <Prose html={body.html} lang={body.lang} />
            </div>
            {anchor === "cut-porcelain" && ridge?.before && ridge.after && (
              <div className="repair-wide">
                <BeforeAfter before={ridge.before} after={ridge.after} name={word("ridge")} />
              </div>
            )}
          </Fold>
        ))}
      </div>
      <aside className="repair-more">
        <div className="wrap">
          <h2>{word("more")}</h2>
          <p className="repair-ways">
            <ButtonLink to="/encyclopedia?category=architecture" iconAfter="arrow-right">
              {word("terms")}
            </ButtonLink>
            <ButtonLink to="/experiences/joinery-bracket" look="secondary" iconAfter="arrow-right">
              {word("tryIt")}
            </ButtonLink>
            <ButtonLink to="/video?item=roof-figures-close-up" look="secondary" iconAfter="arrow-right">
              {word("closeUp")}
            </ButtonLink>
          </p>
        </div>
      </aside>
    </article>
  );
}
