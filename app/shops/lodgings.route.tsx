import { filterBy } from "#app/pages/filters.ts";
import { headOfIntro, readIntro } from "#app/pages/intro.server.ts";
import { showItem } from "#app/pages/item.server.ts";
import { choiceInQuery } from "#app/pages/paging.server.ts";
import { beginVisit } from "#app/visiting/visit.server.ts";
import { listItems } from "#platform/content/store.ts";
import { phoneLink } from "#platform/phone.ts";
import { Facts } from "#ui/facts/facts.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Entry } from "#ui/page/entry.tsx";
import { ListHead } from "#ui/page/list-page.tsx";
import { Say } from "#ui/say/say.tsx";
import type { Route } from "./+types/lodgings.route.ts";
import { lodgingJsonLd } from "./shops-json-ld.ts";
import { lodging } from "./shops.content.ts";
import { roomNames, shopTexts } from "./shops.texts.ts";

/** /lodging: every house on one page, each with its own anchor; `?people=4` leaves those with a room for so many. */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const people = choiceInQuery(visit.url, "people", ["1", "2", "4", "6"]);
  const all = await listItems(visit.park, lodging);
  const items = people ? all.filter(({ data }) => data.rooms.some(({ sleeps }) => sleeps >= Number(people))) : all;
  const intro = await readIntro(visit, "lodging", "plans");
  const read = await Promise.all(
    items.map(async (found) => {
      const localized = visit.localize(found.data);
      const item = await showItem(visit, found, { ...localized, title: localized.name });
      const { rooms, priceText, phone, url } = localized;
      const jsonLd = lodgingJsonLd(visit, {
        item,
        slug: found.slug,
        phone,
        url,
        price: priceText.text,
        rooms: rooms.map(({ name, sleeps }) => ({ name: name.text, sleeps })),
      });
      return {
        house: { anchor: found.slug, item, rooms, priceText, phone: phoneLink(phone, visit.locale), url },
        jsonLd,
      };
    }),
  );
  return {
    page: { ...headOfIntro(intro), jsonLd: read.map(({ jsonLd }) => jsonLd), ...(people && { unlisted: true }) },
    intro,
    houses: read.map(({ house }) => house),
    filter: filterBy("/lodging", "people", shopTexts.people, roomNames, people, visit.locale),
  };
}

export default function Lodgings({ loaderData: { intro, houses, filter } }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof shopTexts) => shopTexts[name][locale];
  return (
    <>
      <ListHead intro={intro} filters={[filter]} />
      <div className="list-body">
        {houses.length === 0 && <p className="list-empty">{word("noRoom")}</p>}
        <div className="folds">
          {houses.map(({ anchor, item, rooms, priceText, phone, url }) => (
            <Entry
              key={anchor}
              anchor={anchor}
              title={item.title}
              summary={item.summary}
              body={item.body}
              picture={item.picture}
              gallery={item.gallery}
              more={<Say passage={priceText} />}
            >
              <Facts
                headingLevel={3}
                facts={[
                  {
                    term: word("rooms"),
                    icon: "bed",
                    detail: rooms.map((room) => (
                      <span key={room.name.text} className="line">
                        <Say passage={room.name} /> {word("sleeps").replace("#", String(room.sleeps))}
                      </span>
                    )),
                  },
                  { term: word("price"), icon: "ticket", detail: <Say passage={priceText} /> },
                  { term: word("phone"), icon: "phone", detail: <a href={phone.to}>{phone.text}</a> },
                  ...(url
                    ? [
                        {
                          term: word("website"),
                          icon: "link" as const,
                          detail: <To to={url}>{url.replace(/^https?:\/\/|\/$/g, "")}</To>,
                        },
                      ]
                    : []),
                ]}
              />
            </Entry>
          ))}
        </div>
      </div>
    </>
  );
}
