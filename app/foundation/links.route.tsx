import { headOfIntro, readIntro } from "#app/pages/intro.server.ts";
import { beginVisit } from "#app/visiting/visit.server.ts";
import { listItems } from "#platform/content/store.ts";
import type { Localized } from "#platform/locales.ts";
import { To } from "#ui/link/link.tsx";
import { ListHead } from "#ui/page/list-page.tsx";
import { Say } from "#ui/say/say.tsx";
import type { Route } from "./+types/links.route.ts";
import { link, linkCategories } from "./link.content.ts";

const categoryNames: Record<(typeof linkCategories)[number], Localized> = {
  culture: { zh_TW: "文化", en_US: "Culture", ja_JP: "文化" },
  travel: { zh_TW: "旅遊", en_US: "Travel", ja_JP: "旅行" },
  craft: { zh_TW: "工藝", en_US: "Craft", ja_JP: "工芸" },
  education: { zh_TW: "教育", en_US: "Education", ja_JP: "教育" },
};

/** /links: partner websites by category. */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const items = await listItems(visit.park, link);
  const intro = await readIntro(visit, "links", "about");
  const groups = linkCategories
    .map((category) => ({
      name: categoryNames[category][visit.locale],
      links: items.filter((item) => item.data.category === category).map(({ data }) => ({ url: data.url, name: visit.tell(data.name), summary: visit.tell(data.summary) })),
    }))
    .filter((group) => group.links.length > 0);
  return { page: headOfIntro(intro), intro, groups };
}

export default function Links({ loaderData: { intro, groups } }: Route.ComponentProps) {
  return (
    <>
      <ListHead intro={intro} />
      <div className="list-body">
        {groups.map((group) => (
          <section key={group.name}>
            <h2>{group.name}</h2>
            <ul role="list" className="link-list">
              {group.links.map((one) => (
                <li key={one.url}>
                  <To to={one.url}><Say passage={one.name} /></To>
                  <p><Say passage={one.summary} /></p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
