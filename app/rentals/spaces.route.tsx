import { headOfIntro, readIntro, readProse } from "#app/pages/intro.server.ts";
import { siblingsOf } from "#app/pages/siblings.texts.ts";
import { asCards, beginVisit } from "#app/visiting/visit.server.ts";
import { listItems } from "#platform/content/store.ts";
import { barePath, type Localized } from "#platform/locales.ts";
import { Facts } from "#ui/facts/facts.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Entry } from "#ui/page/entry.tsx";
import { ListHead } from "#ui/page/list-page.tsx";
import { Prose } from "#ui/prose/prose.tsx";
import { Say } from "#ui/say/say.tsx";
import type { Route } from "./+types/spaces.route.ts";
import { space } from "./space.content.ts";

const words = {
  capacity: { zh_TW: "容納人數", en_US: "Capacity", ja_JP: "収容人数" },
  exactly: { zh_TW: "# 人", en_US: "# people", ja_JP: "#名" },
  about: { zh_TW: "約 # 人", en_US: "about # people", ja_JP: "約#名" },
  "at least": { zh_TW: "# 人以上", en_US: "# people or more", ja_JP: "#名以上" },
  area: { zh_TW: "面積", en_US: "Area", ja_JP: "面積" },
  squareMetres: { zh_TW: "# 平方公尺", en_US: "# m²", ja_JP: "#㎡" },
  equipment: { zh_TW: "設備", en_US: "Equipment", ja_JP: "設備" },
  rate: { zh_TW: "費用", en_US: "Rates", ja_JP: "料金" },
} as const satisfies Record<string, Localized>;

/** /space/inside and /space/outside: the spaces with what they hold, and the rules. */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { locale } = visit;
  const list = barePath(visit.url.pathname);
  const side = list === "/space/outside" ? "outside" : "inside";
  const items = (await listItems(visit.park, space)).filter((item) => item.data.side === side);
  const [intro, prose, cards] = await Promise.all([readIntro(visit, `space-${side}`, "booking"), readProse(visit, `space-${side}`), asCards(visit, space, items, list)]);
  const count = (number: number) => number.toLocaleString("en");
  const spaces = items.map((item, at) => {
    const { name, summary, body, equipment, rateText } = visit.tell(item.data);
    const { capacity, area } = item.data;
    return {
      anchor: item.slug, name, summary, body, equipment, rateText, picture: cards[at]?.picture,
      capacity: words[capacity.meant][locale].replace("#", count(capacity.people)),
      area: area ? words.squareMetres[locale].replace("#", count(area)) : undefined,
    };
  });
  return { page: headOfIntro(intro), intro, sections: prose.sections, spaces, siblings: siblingsOf(list, locale) };
}

export default function Spaces({ loaderData: { intro, sections, spaces, siblings } }: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <>
      <ListHead intro={intro} siblings={siblings} />
      <div className="list-body">
        {spaces.map((one) => (
          <Entry key={one.anchor} anchor={one.anchor} title={one.name} summary={one.summary} body={one.body} picture={one.picture}>
            <Facts
              headingLevel={3}
              facts={[
                { term: words.capacity[locale], icon: "group", detail: one.capacity },
                ...(one.area ? [{ term: words.area[locale], detail: one.area }] : []),
                { term: words.equipment[locale], detail: <Say passage={one.equipment} /> },
                { term: words.rate[locale], icon: "ticket" as const, detail: <Say passage={one.rateText} /> },
              ]}
            />
          </Entry>
        ))}
        {sections.map(({ anchor, heading, body }) => (
          <section key={anchor} id={anchor}>
            <h2><Say passage={heading} /></h2>
            <Prose html={body.html} lang={body.lang} />
          </section>
        ))}
      </div>
    </>
  );
}
