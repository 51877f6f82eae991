import { headOfIntro, readIntro, readProse } from "#app/pages/intro.server.ts";
import { siblingsOf } from "#app/pages/siblings.texts.ts";
import { formatLunar } from "#app/visiting/days/format-lunar.ts";
import type { Calendar } from "#app/visiting/days/rhythm.ts";
import { readCalendar } from "#app/places/park-calendar.server.ts";
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
import { isHeld, formatFestivalHours } from "./festival-hours.ts";
import { templeTexts } from "./temple.texts.ts";

/**
 * /festival: temple services and the festivals of the coming year, the next first, each with the hours the park keeps
 * that day (rule T19).
 */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { park, locale } = visit;
  const today = dayOf(park.now());
  park.cache.expireAt(startOfDay(today.add({ days: 1 })));
  const [items, calendar] = [await listItems(park, festival), await readCalendar(park)];
  const [intro, prose, cards] = await Promise.all([
    readIntro(visit, "festival", "temple"),
    readProse(visit, "festival"),
    asCards(visit, festival, items, "/festival"),
  ]);
  const festivals = items
    .map((item, at) => {
      const { name, summary, body } = visit.localize(item.data);
      const next = nextFestivalDay(item.data.rule, today);
      return {
        anchor: item.slug,
        name,
        summary,
        body,
        picture: cards[at]?.picture,
        next: next?.toString(),
        label: next && formatDay(next, locale, { year: true }),
        lunar: next && formatLunar(next, locale),
        hours: next && formatFestivalHours(item.data, calendar, next, locale),
        when: next && eventTime(item.data, calendar, next),
      };
    })
    .sort((a, b) => (a.next ?? "9").localeCompare(b.next ?? "9"));
  const jsonLd = festivals.flatMap(({ name, summary, when, anchor }) =>
    when
      ? [
          {
            "@context": "https://schema.org",
            "@type": "Festival",
            name: name.text,
            description: summary.text,
            ...when,
            location: {
              "@type": "Place",
              name: visit.identity.park[locale],
              address: { "@type": "PostalAddress", addressCountry: "TW" },
            },
            url: `${park.config.siteUrl}${pathIn(locale, "/festival")}#${anchor}`,
          },
        ]
      : [],
  );
  return {
    page: { ...headOfIntro(intro), jsonLd },
    intro,
    sections: prose.sections,
    festivals,
    siblings: siblingsOf("/festival", locale),
  };
}

/** When a festival is, and whether it is held, for structured data. */
function eventTime(
  { begins, ends }: { begins?: string | undefined; ends?: string | undefined },
  calendar: Calendar,
  day: Temporal.PlainDate,
) {
  const at = (time: string | undefined) => (time ? `${day}T${time}:00+08:00` : day.toString());
  return {
    startDate: at(begins),
    endDate: at(ends),
    eventStatus: `https://schema.org/${isHeld({ begins, ends }, calendar, day) === "off" ? "EventCancelled" : "EventScheduled"}`,
  };
}

export default function Festivals({ loaderData: { intro, sections, festivals, siblings } }: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <>
      <ListHead intro={intro} siblings={siblings} />
      <div className="list-body">
        <ListWords sections={sections} />
        <div className="folds">
          {festivals.map((one) => (
            <Entry
              key={one.anchor}
              anchor={one.anchor}
              title={one.name}
              summary={one.summary}
              body={one.body}
              picture={one.picture}
              eyebrow={
                one.label && (
                  <>
                    {templeTexts.next[locale]} <time dateTime={one.next}>{one.label}</time>
                    {one.lunar && (
                      <>
                        {" "}
                        · {templeTexts.lunar[locale]} {one.lunar}
                      </>
                    )}
                    {one.hours?.map((line) => (
                      <span key={line} className="line">
                        {line}
                      </span>
                    ))}
                  </>
                )
              }
              more={one.label}
            />
          ))}
        </div>
      </div>
    </>
  );
}
