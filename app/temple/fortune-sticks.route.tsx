import { data, redirect } from "react-router";
import { parkContext } from "#app/context.ts";
import { pageHref } from "#app/pages/filters.ts";
import { readProse } from "#app/pages/intro.server.ts";
import { readList } from "#app/pages/list.server.ts";
import { siblingsOf } from "#app/pages/siblings.texts.ts";
import { beginVisit } from "#app/visiting/visit.server.ts";
import { localeOfPath, pathIn } from "#platform/locales.ts";
import { useLocale } from "#ui/locale/locale.tsx";
import { ListPage } from "#ui/page/list-page.tsx";
import { ListWords } from "#ui/page/list-words.tsx";
import type { Route } from "./+types/fortune-sticks.route.ts";
import { standingOf } from "./asking.ts";
import { beginAsking, openAsking, stepOn } from "./asking.server.ts";
import { AskingPanel } from "./asking-panel.tsx";
import { cyclicPair } from "./cyclic-pairs.ts";
import { fortuneStick } from "./temple.content.ts";
import { gradeNames, templeTexts } from "./temple.texts.ts";
import "./temple.css";

const list = "/fortune-stick";
const own = { headers: { "cache-control": "no-store" } };

/** /fortune-stick: ask for a stick, how that goes, and the sixty sticks; `?draw=` is a question under way (rule O4). */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const read = await readList(visit, {
    type: fortuneStick,
    list,
    intro: "fortune-stick",
    scene: "temple",
    sort: (a, b) => a.data.number - b.data.number,
    eyebrow: ({ data: stick }) =>
      [gradeNames[stick.grade][visit.locale], cyclicPair(stick.number)[visit.locale]].join(" · "),
  });
  const { sections } = await readProse(visit, "fortune-stick");
  const slip = visit.url.searchParams.get("draw") ?? undefined;
  const asking = slip === undefined ? undefined : openAsking(visit.park, slip);
  const page = { ...read.page, ...(slip !== undefined && { unlisted: true }) };
  const shown = {
    ...read,
    page,
    sections: read.current === 1 ? sections : [],
    siblings: siblingsOf(list, visit.locale),
    slip: asking && slip,
    standing: asking && standingOf(asking),
    unreadable: slip !== undefined && !asking,
  };
  return slip === undefined ? data(shown) : data(shown, own);
}

/** Draws, throws or goes on (rules O1 to O4): 303 to the page that shows it; a slip that cannot be read answers 422. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const park = context.get(parkContext);
  const slip = (await request.formData()).get("draw");
  const next = slip === null ? beginAsking(park) : typeof slip === "string" ? stepOn(park, slip) : undefined;
  if (!next) return data({ unreadable: true }, { status: 422, ...own });
  return redirect(`${pathIn(localeOfPath(url.pathname), list)}?draw=${next}#asking`, { status: 303, ...own });
}

export default function FortuneSticks({
  loaderData: { intro, sections, siblings, cards, current, pages, slip, standing, unreadable },
  actionData,
}: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <ListPage
      intro={intro}
      siblings={siblings}
      cards={cards}
      columns={5}
      paging={{ page: current, pages, href: pageHref(list, {}) }}
    >
      {current === 1 && (
        <AskingPanel standing={standing} slip={slip} unreadable={unreadable || actionData?.unreadable === true} />
      )}
      <ListWords sections={sections} />
      <h2 className="list-count">{templeTexts.allSticks[locale]}</h2>
    </ListPage>
  );
}
