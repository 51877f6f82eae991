import { headOfIntro, readIntro } from "#app/pages/intro.server.ts";
import { asCards, beginVisit } from "#app/visiting/visit.server.ts";
import { listItems } from "#platform/content/store.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { To } from "#ui/link/link.tsx";
import { ListHead } from "#ui/page/list-page.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { Say, UntranslatedNotice } from "#ui/say/say.tsx";
import type { Route } from "./+types/links.route.ts";
import { foundationTexts, linkCategoryNames } from "./foundation.texts.ts";
import { link, linkCategories } from "./link.content.ts";
import "./foundation.css";

/** /links: partner websites by category. */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { locale } = visit;
  const items = await listItems(visit.park, link);
  const [intro, cards] = await Promise.all([readIntro(visit, "links", "about"), asCards(visit, link, items, "/links")]);
  const all = items.map(({ slug, data }, at) => ({
    slug,
    category: data.category,
    url: data.url,
    host: URL.parse(data.url)?.hostname,
    name: visit.localize(data.name),
    summary: visit.localize(data.summary),
    picture: cards[at]?.picture,
  }));
  const groups = linkCategories
    .map((category) => ({
      category,
      name: linkCategoryNames[category][locale],
      links: all.filter((one) => one.category === category),
    }))
    .filter((group) => group.links.length > 0);
  const jsonLd = [
    {
      "@context": "https://schema.org",
      "@type": "ItemList",
      name: intro.title.text,
      itemListElement: all.map(({ url, name }, at) => ({
        "@type": "ListItem",
        position: at + 1,
        url,
        name: name.text,
      })),
    },
  ];
  return { page: { ...headOfIntro(intro), jsonLd }, intro, groups, here: foundationTexts.onThisPage[locale] };
}

export default function Links({ loaderData: { intro, groups, here } }: Route.ComponentProps) {
  return (
    <>
      <ListHead
        intro={intro}
        filters={[
          { label: here, links: groups.map(({ category, name }) => ({ to: `#${category}`, text: { text: name } })) },
        ]}
      />
      <div className="list-body">
        {groups.some(({ links }) => links.some(({ name }) => name.lang)) && <UntranslatedNotice />}
        {groups.map((group) => (
          <section key={group.category} id={group.category} className="partner-group">
            <h2>{group.name}</h2>
            <ul role="list" className="partners">
              {group.links.map(({ slug, url, host, name, summary, picture }) => (
                <li key={slug} className="partner">
                  {picture && (
                    <Picture className="partner-picture" picture={{ ...picture, alt: { text: "" } }} sizes="9.5rem" />
                  )}
                  <div>
                    <h3>
                      <To to={url}>
                        <Say passage={name} />
                      </To>
                    </h3>
                    <p>
                      <Say passage={summary} />
                    </p>
                    {host && (
                      <p className="partner-host">
                        <Icon name="external" /> {host}
                      </p>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
