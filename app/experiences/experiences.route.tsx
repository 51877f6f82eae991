import { listMark } from "#platform/locales.ts";
import { filterBy, pageHref } from "#app/pages/filters.ts";
import { readList } from "#app/pages/list.server.ts";
import { choiceInQuery } from "#app/pages/paging.server.ts";
import { formatFact } from "#app/visiting/facts/format-fact.ts";
import { beginVisit } from "#app/visiting/visit.server.ts";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { ListPage } from "#ui/page/list-page.tsx";
import type { Route } from "./+types/experiences.route.ts";
import { crafts, experience } from "./experience.content.ts";
import { craftNames, dayNames, experienceTexts } from "./experiences.texts.ts";
import { openSittings } from "./sittings.server.ts";

const list = "/experiences";

/** /experiences, by craft, and those one can still begin today or tomorrow (`?craft=paper&day=today`). */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { locale } = visit;
  const craft = choiceInQuery(visit.url, "craft", crafts);
  const day = choiceInQuery(visit.url, "day", ["today", "tomorrow"]);
  const sittings = await openSittings(visit);
  const read = await readList(visit, {
    type: experience,
    list,
    intro: "experiences",
    scene: "experiences",
    only: ({ data }) => (!craft || data.craft === craft) && (!day || sittings.toCome(data, day).length > 0),
    eyebrow: ({ data }) => {
      const times = day
        ? sittings
            .toCome(data, day)
            .map(({ from }) => from)
            .join(listMark[locale])
        : formatFact({ value: data.minutes, unit: "minutes" }, locale);
      return `${times} · ${formatFact({ value: data.fee, unit: "ntd" }, locale)}`;
    },
  });
  const filters = [
    filterBy(list, "craft", experienceTexts.craft, craftNames, craft, locale, { day }),
    filterBy(list, "day", experienceTexts.day, dayNames, day, locale, { craft }),
  ];
  return { ...read, page: { ...read.page, ...(day && { unlisted: true }) }, asked: { craft, day }, filters };
}

export default function Experiences({
  loaderData: { intro, cards, filters, asked, current, pages },
}: Route.ComponentProps) {
  const locale = useLocale();
  const none = asked.day && (
    <div className="list-empty">
      <p>{experienceTexts.noneThen[locale]}</p>
      <ul role="list">
        <li>
          <To to={list}>{experienceTexts.all[locale]}</To>
        </li>
      </ul>
    </div>
  );
  return (
    <ListPage
      intro={intro}
      filters={filters}
      cards={cards}
      empty={none}
      paging={{ page: current, pages, href: pageHref(list, asked) }}
    />
  );
}
