import { filterBy, pageHref } from "#app/pages/filters.ts";
import { headOfIntro, readIntro } from "#app/pages/intro.server.ts";
import { askedChoice, askedPage, pageOf } from "#app/pages/paging.server.ts";
import { asCards, beginVisit } from "#app/visiting/visit.server.ts";
import { listItems } from "#platform/content/store.ts";
import { formatDay } from "#platform/dates.ts";
import { Entry } from "#ui/page/entry.tsx";
import { ListHead } from "#ui/page/list-page.tsx";
import { Pagination } from "#ui/pagination/pagination.tsx";
import type { Route } from "./+types/media.route.ts";
import { mediaItem, mediaKinds } from "./library.content.ts";
import { libraryTexts, mediaKindNames } from "./library.texts.ts";

const list = "/video";

/** /video: films, sound, pictures and books, the newest first. */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { locale } = visit;
  const kind = askedChoice(visit.url, "kind", mediaKinds);
  const page = askedPage(visit.url);
  const all = (await listItems(visit.park, mediaItem)).filter((item) => !kind || item.data.kind === kind).sort((a, b) => b.data.date.localeCompare(a.data.date));
  const { items, pages } = pageOf(all, page);
  const [intro, cards] = await Promise.all([readIntro(visit, "video", "library"), asCards(visit, mediaItem, items, list)]);
  const entries = items.map((item, at) => ({
    anchor: item.slug,
    picture: cards[at]?.picture,
    title: visit.tell(item.data.title),
    summary: visit.tell(item.data.summary),
    eyebrow: [mediaKindNames[item.data.kind][locale], item.data.seconds ? playingTime(item.data.seconds) : undefined, formatDay(item.data.date, locale, { year: true, weekday: false })].filter(Boolean).join(" · "),
  }));
  return { page: headOfIntro(intro, page), intro, entries, kind, current: page, pages, filter: filterBy(list, "kind", libraryTexts.kind, mediaKindNames, kind, locale) };
}

export default function Media({ loaderData: { intro, entries, kind, current, pages, filter } }: Route.ComponentProps) {
  return (
    <>
      <ListHead intro={intro} filters={[filter]} />
      <div className="list-body">
        {entries.map((entry) => <Entry key={entry.anchor} {...entry} />)}
        <Pagination page={current} pages={pages} href={pageHref(list, { kind })} />
      </div>
    </>
  );
}

/** `playingTime(184) === "3:04"` */
function playingTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
