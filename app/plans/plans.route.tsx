import { pageHref } from "#app/pages/filters.ts";
import { readList } from "#app/pages/list.server.ts";
import { beginVisit } from "#app/visiting/visit.server.ts";
import { ListPage } from "#ui/page/list-page.tsx";
import type { Route } from "./+types/plans.route.ts";
import { plan } from "./plan.content.ts";
import { formatDuration } from "./plan-day.server.ts";
import { audienceNames } from "./plans.texts.ts";
import { readRainPlan } from "./rain/rain.server.ts";
import { Rain } from "./rain/rain.tsx";

/** /plan: the ten themed plans. */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { locale } = visit;
  const [list, rain] = await Promise.all([
    readList(visit, {
      type: plan,
      list: "/plan",
      intro: "plan",
      scene: "plans",
      eyebrow: ({ data }) => `${formatDuration(data.minutes, locale)} · ${audienceNames[data.audience][locale]}`,
    }),
    readRainPlan(visit),
  ]);
  return { ...list, rain };
}

export default function Plans({ loaderData: { intro, cards, current, pages, rain } }: Route.ComponentProps) {
  return (
    <ListPage intro={intro} cards={cards} paging={{ page: current, pages, href: pageHref("/plan", {}) }}>
      <Rain plan={rain} />
    </ListPage>
  );
}
