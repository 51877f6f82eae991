import { headOfIntro, readIntro } from "#app/pages/intro.server.ts";
import { asCards, beginVisit } from "#app/visiting/visit.server.ts";
import { listItems } from "#platform/content/store.ts";
import { Facts } from "#ui/facts/facts.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { ListHead } from "#ui/page/list-page.tsx";
import { Entry } from "#ui/page/entry.tsx";
import { Say } from "#ui/say/say.tsx";
import type { Route } from "./+types/lodgings.route.ts";
import { lodging } from "./shops.content.ts";
import { shopTexts } from "./shops.texts.ts";

/** /lodging: every house on one page, each with its own anchor. */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const items = await listItems(visit.park, lodging);
  const [intro, cards] = await Promise.all([readIntro(visit, "lodging", "plans"), asCards(visit, lodging, items, "/lodging")]);
  const houses = items.map((item, at) => {
    const { name, summary, body, rooms, priceText, phone, url } = visit.tell(item.data);
    return { anchor: item.slug, picture: cards[at]?.picture, name, summary, body, rooms, priceText, phone, url };
  });
  return { page: headOfIntro(intro), intro, houses };
}

export default function Lodgings({ loaderData: { intro, houses } }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof shopTexts) => shopTexts[name][locale];
  return (
    <>
      <ListHead intro={intro} />
      <div className="list-body">
        {houses.map((house) => (
          <Entry key={house.anchor} anchor={house.anchor} title={house.name} summary={house.summary} body={house.body} picture={house.picture}>
            <Facts
              headingLevel={3}
              facts={[
                { term: word("rooms"), icon: "bed", detail: house.rooms.map((room) => <span key={room.name.text} className="line"><Say passage={room.name} /> {word("sleeps").replace("#", String(room.sleeps))}</span>) },
                { term: word("price"), icon: "ticket", detail: <Say passage={house.priceText} /> },
                { term: word("phone"), icon: "phone", detail: <a href={`tel:${house.phone}`}>{house.phone}</a> },
                ...(house.url ? [{ term: word("website"), icon: "link" as const, detail: <To to={house.url}>{house.url.replace(/^https?:\/\//, "")}</To> }] : []),
              ]}
            />
          </Entry>
        ))}
      </div>
    </>
  );
}
