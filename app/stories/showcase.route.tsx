import { redirect } from "react-router";
import { headOfItem, showItem } from "#app/pages/item.server.ts";
import { asCards, beginVisit, itemAmongOr404 } from "#app/visiting/visit.server.ts";
import { dayOf, startOfDay } from "#platform/dates.ts";
import { barePath, pathIn } from "#platform/locales.ts";
import { Embed } from "#ui/embed/embed.tsx";
import { useWords } from "#ui/locale/locale.tsx";
import { ItemPage } from "#ui/page/item-page.tsx";
import { Say } from "#ui/say/say.tsx";
import type { Route } from "./+types/showcase.route.ts";
import { schoolYearOf } from "./school-year.ts";
import { showcase } from "./stories.content.ts";
import { showcaseKindNames, storyTexts } from "./stories.texts.ts";

/** /dexterity/{id} and /dexterity/history/{id}: each is at home in the list its school year belongs to (rule R7). */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const here = barePath(visit.url.pathname).startsWith("/dexterity/history/") ? "/dexterity/history" : "/dexterity";
  const { found, others } = await itemAmongOr404(visit, showcase, args.params.id, here);
  const year = schoolYearOf(dayOf(visit.park.now()));
  const home = found.data.year < year ? "/dexterity/history" : "/dexterity";
  if (home !== here) throw redirect(pathIn(visit.locale, `${home}/${found.slug}`), home === "/dexterity" ? 302 : 301);
  visit.park.cache.expireAt(startOfDay(new Temporal.PlainDate(year + 1, 8, 1)));
  const localized = visit.localize(found.data);
  const item = await showItem(visit, found, { ...localized, title: localized.name });
  return {
    page: headOfItem(item, [
      {
        "@context": "https://schema.org",
        "@type": localized.kind === "school" ? "School" : "PerformingGroup",
        name: localized.name.text,
        description: localized.summary.text,
        url: visit.park.config.siteUrl + pathIn(visit.locale, `${home}/${found.slug}`),
        knowsAbout: localized.art.text,
        ...(localized.award && { award: localized.award.text }),
      },
    ]),
    item,
    video: localized.video,
    eyebrow: showcaseKindNames[localized.kind][visit.locale],
    year: localized.year,
    art: localized.art,
    award: localized.award,
    related: await asCards(visit, showcase, others, "/dexterity"),
  };
}

export default function Showcase({
  loaderData: { item, video, eyebrow, year, art, award, related },
}: Route.ComponentProps) {
  const facts = [
    { term: useWords(storyTexts.year), detail: String(year) },
    { term: useWords(storyTexts.art), detail: <Say passage={art} /> },
  ];
  const awardTerm = useWords(storyTexts.award);
  return (
    <ItemPage
      item={item}
      eyebrow={eyebrow}
      facts={award ? [...facts, { term: awardTerm, detail: <Say passage={award} /> }] : facts}
      related={{ title: useWords(storyTexts.moreShowcases), cards: related }}
    >
      {video && <Embed url={video} title={item.title.text} picture={item.picture} />}
    </ItemPage>
  );
}
