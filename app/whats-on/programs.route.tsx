import { data } from "react-router";
import { FeedLinks } from "#app/pages/feed-links.tsx";
import { feedsOf } from "#app/pages/feeds.ts";
import { pageHref } from "#app/pages/filters.ts";
import { itemList } from "#app/pages/item-list.ts";
import { headOfIntro, readIntro } from "#app/pages/intro.server.ts";
import { pageInQuery, pageOf } from "#app/pages/paging.server.ts";
import { siblingsOf } from "#app/pages/siblings.texts.ts";
import { asCards, beginVisit } from "#app/visiting/visit.server.ts";
import { readCalendar } from "#app/places/park-calendar.server.ts";
import { formatDay, formatDayRange } from "#platform/dates.ts";
import { barePath } from "#platform/locales.ts";
import { ListPage } from "#ui/page/list-page.tsx";
import type { Route } from "./+types/programs.route.ts";
import { type Filters, narrow } from "./filters/filters.server.ts";
import { filterTexts } from "./filters/filters.texts.ts";
import { NothingFound, ProgramFilters } from "./filters/filters.tsx";
import {
  listPrograms,
  type ProgramName,
  type ProgramTime,
  programTypes,
  formatNext,
  formatRun,
} from "./programs.server.ts";
import { timeIntros } from "./whats-on.texts.ts";

/** /exhibition, /show, /activity with /preview and /review: the time decides (rule C3), the visitor narrows. */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { locale } = visit;
  const list = barePath(visit.url.pathname);
  const { name, time } = readAddress(list);
  const page = pageInQuery(visit.url);
  const { items: found, filters } = await narrow(visit, name, await listPrograms(visit.park, name, time));
  const { items, pages } = pageOf(found, page);
  const [read, calendar] = await Promise.all([readIntro(visit, name, name), readCalendar(visit.park)]);
  const own = timeIntros[list];
  const intro = own ? { ...read, title: { text: own.title[locale] }, lead: { text: own.lead[locale] } } : read;
  const cards = (await asCards(visit, programTypes[name], items, `/${name}`)).map((card, at) => {
    const item = items[at];
    const next =
      item && name !== "exhibition" && time !== "review" ? formatNext(visit, calendar, item.data) : undefined;
    return {
      ...card,
      next,
      eyebrow:
        item &&
        (time === "review"
          ? formatDayRange(item.data.startsOn, item.data.endsOn, locale, { year: true })
          : formatRun(item.data, visit.park.now(), locale)),
    };
  });
  const feeds = feedsOf([name], locale);
  const narrowed = Object.values(filters.query).some(Boolean);
  const siblings = siblingsOf(list, locale);
  const ways = waysOn(
    filters,
    siblings?.links.filter(({ current }) => !current).map(({ to, text }) => ({ to, text: text.text })) ?? [],
    locale,
  );
  return {
    page: {
      ...headOfIntro(intro, page),
      feeds,
      jsonLd: itemList(visit, intro.title, cards),
      ...(narrowed && { unlisted: true }),
    },
    intro,
    feeds,
    siblings,
    cards,
    list,
    filters,
    narrowed,
    ways,
    found: found.length,
    current: page,
    pages,
  };
}

export default function Programs({
  loaderData: { intro, feeds, siblings, cards, list, filters, narrowed, ways, found, current, pages },
}: Route.ComponentProps) {
  const foot = <FeedLinks feeds={feeds} />;
  const empty = <NothingFound narrowed={narrowed} ways={ways} />;
  return (
    <ListPage
      intro={intro}
      siblings={siblings}
      cards={cards}
      paging={{ page: current, pages, href: pageHref(list, filters.query) }}
      empty={empty}
      foot={foot}
    >
      <ProgramFilters list={list} filters={filters} found={found} />
    </ListPage>
  );
}

const times: Record<string, ProgramTime> = { preview: "preview", review: "review" };

function readAddress(list: string): { name: ProgramName; time: ProgramTime } {
  const [, name, time] = list.split("/");
  if (name !== "exhibition" && name !== "show" && name !== "activity") throw data(null, { status: 404 });
  return { name, time: (time && times[time]) || "current" };
}

/** Where else to look: the other times, and the day asked for in the calendar. */
function waysOn(
  { query, wrongDate }: Filters,
  siblings: { to: string; text: string }[],
  locale: "zh_TW" | "en_US" | "ja_JP",
) {
  const day = query.date && !wrongDate ? query.date : undefined;
  const calendar = day
    ? { to: `/calendar?date=${day}`, text: filterTexts.dayInCalendar[locale].replace("{day}", formatDay(day, locale)) }
    : { to: "/calendar", text: filterTexts.calendar[locale] };
  return [...siblings, calendar];
}
