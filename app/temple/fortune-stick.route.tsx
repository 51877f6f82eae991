import { headOfItem, showItem } from "#app/pages/item.server.ts";
import { siblingsOf } from "#app/pages/siblings.texts.ts";
import { asCards, beginVisit, itemAmongOr404 } from "#app/visiting/visit.server.ts";
import { fillIn } from "#platform/locales.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { ItemPage } from "#ui/page/item-page.tsx";
import { Say } from "#ui/say/say.tsx";
import { SectionNav } from "#ui/section-nav/section-nav.tsx";
import type { Route } from "./+types/fortune-stick.route.ts";
import { sharePictureAddress } from "./share-picture.server.ts";
import { ShareStick } from "./share-stick.tsx";
import { stickJsonLd } from "./stick-json-ld.ts";
import { cyclicPair } from "./cyclic-pairs.ts";
import { fortuneStick } from "./temple.content.ts";
import { gradeNames, templeTexts } from "./temple.texts.ts";
import "./temple.css";

const subjects = ["study", "work", "love", "health", "travel"] as const;

/** /fortune-stick/{1…60} */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { found, others } = await itemAmongOr404(visit, fortuneStick, args.params.id, "/fortune-stick");
  const localized = visit.localize(found.data);
  const item = await showItem(visit, found, { title: localized.title, summary: localized.meaning });
  const picture = await sharePictureAddress(visit.park, found, visit.locale);
  const verse = { lines: localized.verse.text.split("\n"), lang: localized.verse.lang };
  const alt = `${templeTexts.sharePicture[visit.locale]}${localized.title.text}`;
  const jsonLd = stickJsonLd(localized, visit.locale, visit.park.config.siteUrl, picture);
  const pair = cyclicPair(localized.number)[visit.locale];
  const title = fillIn(templeTexts.headTitle[visit.locale], {
    title: localized.title.text,
    pair,
    number: localized.number,
  });
  return {
    page: { ...headOfItem(item, [jsonLd]), title: { text: title }, sharePicture: { address: picture, alt } },
    item,
    siblings: siblingsOf("/fortune-stick", visit.locale),
    share: { title: localized.title.text, picture, file: `fortune-stick-${localized.number}.png` },
    grade: gradeNames[localized.grade][visit.locale],
    pair,
    verse,
    story: localized.story,
    advice: subjects.map((subject) => ({ subject, text: localized[subject] })),
    related: await asCards(visit, fortuneStick, others, "/fortune-stick"),
  };
}

export default function FortuneStick({
  loaderData: { item, siblings, share, grade, pair, verse, story, advice, related },
}: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof templeTexts) => templeTexts[name][locale];
  return (
    <ItemPage item={item} eyebrow={grade} related={{ title: word("more"), cards: related }}>
      <div className="fortune-slip">
        <section className="fortune-paper" aria-label={word("verse")}>
          <p className="fortune-grade" aria-hidden="true">
            {grade}
          </p>
          <p className="fortune-pair">
            <span className="visually-hidden">{word("pair")} </span>
            {pair}
          </p>
          <p className="fortune-verse" lang={verse.lang}>
            {verse.lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
        </section>
        <section>
          {story && (
            <>
              <h2>{word("story")}</h2>
              <p className="fortune-story">
                <Say passage={story} />
              </p>
            </>
          )}
          <h2>{word("advice")}</h2>
          <dl className="fortune-advice">
            {advice.map(({ subject, text }) => (
              <div key={subject}>
                <dt>{word(subject)}</dt>
                <dd>
                  <Say passage={text} />
                </dd>
              </div>
            ))}
          </dl>
          <p className="fortune-note">{word("healthNote")}</p>
        </section>
      </div>
      <ShareStick {...share} />
      {siblings && (
        <SectionNav label={siblings.label} links={siblings.links.map((link) => ({ ...link, current: false }))} />
      )}
      <p>
        <ButtonLink to="/fortune-stick" look="quiet" iconAfter="arrow-right">
          {word("askToo")}
        </ButtonLink>
      </p>
    </ItemPage>
  );
}
