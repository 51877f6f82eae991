import { headOfItem, neighbours, showItem } from "#app/pages/item.server.ts";
import { place } from "#app/places/place.content.ts";
import { sayFact } from "#app/visiting/say-fact.ts";
import { beginVisit, itemOr404 } from "#app/visiting/visit.server.ts";
import { findItems } from "#platform/content/store.ts";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { ItemPage } from "#ui/page/item-page.tsx";
import { Say } from "#ui/say/say.tsx";
import type { Route } from "./+types/experience.route.ts";
import { experience } from "./experience.content.ts";
import { craftNames, experienceTexts } from "./experiences.texts.ts";

/** /experiences/{id} */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { locale } = visit;
  const found = await itemOr404(visit, experience, args.params.id, "/experiences");
  const told = visit.tell(found.data);
  const item = await showItem(visit, found, told);
  const [where] = await findItems(visit.park, place, told.place ? [told.place] : []);
  return {
    page: headOfItem(item),
    item,
    eyebrow: craftNames[told.craft][locale],
    time: sayFact({ value: told.minutes, unit: "minutes" }, locale),
    fee: sayFact({ value: told.fee, unit: "ntd" }, locale),
    capacity: sayFact({ value: told.capacity, unit: "people" }, locale),
    ages: told.ages,
    groups: experienceTexts[told.groupsWelcome ? "groupsWelcome" : "groupsNot"][locale],
    place: where && { to: `/navigate/${where.slug}`, name: visit.tell(where.data.name) },
    related: await neighbours(visit, experience, found, "/experiences"),
  };
}

export default function Experience({ loaderData: { item, eyebrow, time, fee, capacity, ages, groups, place: where, related } }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof experienceTexts) => experienceTexts[name][locale];
  const facts = [
    { term: word("time"), icon: "clock" as const, detail: time },
    { term: word("fee"), icon: "ticket" as const, detail: fee },
    { term: word("capacity"), icon: "group" as const, detail: capacity },
    { term: word("ages"), detail: <Say passage={ages} /> },
    { term: word("groups"), detail: groups },
  ];
  const placed = where ? [...facts, { term: word("place"), icon: "pin" as const, detail: <To to={where.to}><Say passage={where.name} /></To> }] : facts;
  return <ItemPage item={item} eyebrow={eyebrow} facts={placed} related={{ title: word("more"), cards: related }} />;
}
