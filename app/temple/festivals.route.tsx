import { headOfIntro, readIntro, readProse } from "#app/pages/intro.server.ts";
import { siblingsOf } from "#app/pages/siblings.texts.ts";
import { sayLunar } from "#app/visiting/days/say-lunar.ts";
import { openSpansOn } from "#app/visiting/hours/open-spans.ts";
import { readCalendar } from "#app/visiting/hours/park-calendar.server.ts";
import { asCards, beginVisit } from "#app/visiting/visit.server.ts";
import { listItems } from "#platform/content/store.ts";
import { dayOf, formatDay, startOfDay } from "#platform/dates.ts";
import { pathIn } from "#platform/locales.ts";
import { useLocale } from "#ui/locale/locale.tsx";
import { Entry } from "#ui/page/entry.tsx";
import { ListHead } from "#ui/page/list-page.tsx";
import { ListWords } from "#ui/page/list-words.tsx";
import type { Route } from "./+types/festivals.route.ts";
import { festival } from "./temple.content.ts";
import { nextFestivalDay } from "./festival-days.ts";
import { sayFestivalHours } from "./festival-hours.ts";
import { templeTexts } from "./temple.texts.ts";

/** /festival: temple services and the festivals of the coming year, the next first, each with the hours the park keeps that day (rule T19). */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { park, locale } = visit;
  const today = dayOf(park.now());
  park.until(startOfDay(today.add({ days: 1 })));
  const [items, calendar] = [await listItems(park, festival), await readCalendar(park)];
  const [intro, prose, cards] = await Promise.all([readIntro(visit, "festival", "temple"), readProse(visit, "festival"), asCards(visit, festival, items, "/festival")]);
  const festivals = items
    .map((item, at) => {
      const { name, summary, body } = visit.tell(item.data);
      const next = nextFestivalDay(item.data.rule, today);
      return { anchor: item.slug, name, summary, body, picture: cards[at]?.picture, next: next?.toString(), label: next && formatDay(next, locale, { year: true }), lunar: next && sayLunar(next, locale), hours: next && sayFestivalHours(item.data, openSpansOn(calendar, next), locale) };
    })
    .sort((a, b) => (a.next ?? "9").localeCompare(b.next ?? "9"));
  const jsonLd = festivals.flatMap(({ name, summary, next, anchor }) =>
    next ? [{ "@context": "https://schema.org", "@type": "Festival", name: name.text, description: summary.text, startDate: next, endDate: next, eventStatus: "https://schema.org/EventScheduled", location: { "@type": "Place", name: visit.identity.park[locale], address: { "@type": "PostalAddress", addressCountry: "TW" } }, url: `${park.config.siteUrl}${pathIn(locale, "/festival")}#${anchor}` }] : [],
  );
  return { page: { ...headOfIntro(intro), jsonLd }, intro, sections: prose.sections, festivals, siblings: siblingsOf("/festival", locale) };
}

export default function Festivals({ loaderData: { intro, sections, festivals, siblings } }: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <>
      <ListHead intro={intro} siblings={siblings} />
      <div className="list-body">
        <ListWords sections={sections} />
        {festivals.map((one) => (
          <Entry key={one.anchor} anchor={one.anchor} title={one.name} summary={one.summary} body={one.body} picture={one.picture} eyebrow={one.label && <>{templeTexts.next[locale]} <time dateTime={one.next}>{one.label}</time>{one.lunar && <> · {templeTexts.lunar[locale]} {one.lunar}</>}{one.hours?.map((line) => <span key={line} className="line">{line}</span>)}</>} />
        ))}
      </div>
    </>
  );
}
