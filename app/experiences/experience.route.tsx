import { headOfItem, showItem } from "#app/pages/item.server.ts";
import { readWhere } from "#app/places/where.server.ts";
import { whereFact, WhereLinks } from "#app/places/where.tsx";
import { formatFact } from "#app/visiting/facts/format-fact.ts";
import { asCards, beginVisit, itemAmongOr404 } from "#app/visiting/visit.server.ts";
import { formatDay, formatTimeRange } from "#platform/dates.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { ItemPage } from "#ui/page/item-page.tsx";
import { Say } from "#ui/say/say.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import type { Route } from "./+types/experience.route.ts";
import { experience } from "./experience.content.ts";
import { experienceJsonLd } from "./experience-json-ld.ts";
import { craftNames, experienceTexts } from "./experiences.texts.ts";
import { openSittings } from "./sittings.server.ts";

const mostSittings = 6;

/** /experiences/{id} */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { locale } = visit;
  const { found, others } = await itemAmongOr404(visit, experience, args.params.id, "/experiences");
  const localized = visit.localize(found.data);
  const [item, { where, jsonLd: place }, sittings] = await Promise.all([
    showItem(visit, found, localized),
    readWhere(visit, localized.place),
    openSittings(visit),
  ]);
  const { minutes, fee, capacity } = found.data;
  const jsonLd = experienceJsonLd(visit, {
    item,
    slug: found.slug,
    craft: craftNames[localized.craft][locale],
    minutes,
    fee,
    capacity,
    ages: localized.ages.text,
    sessions: found.data.sessions,
    place,
  });
  return {
    page: headOfItem(item, [jsonLd]),
    item,
    where,
    eyebrow: craftNames[localized.craft][locale],
    time: formatFact({ value: minutes, unit: "minutes" }, locale),
    fee: formatFact({ value: fee, unit: "ntd" }, locale),
    capacity: formatFact({ value: capacity, unit: "people" }, locale),
    ages: localized.ages,
    groupsWelcome: localized.groupsWelcome,
    sittings: sittings.next(found.data, mostSittings).map((one) => ({
      key: one.day + one.session,
      day: formatDay(one.day, locale),
      time: formatTimeRange(one.from, one.to, locale),
      state: one.state,
    })),
    related: await asCards(visit, experience, others, "/experiences"),
  };
}

export default function Experience({
  loaderData: { item, where, eyebrow, time, fee, capacity, ages, groupsWelcome, sittings, related },
}: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof experienceTexts) => experienceTexts[name][locale];
  const facts = [
    { term: word("time"), icon: "clock" as const, detail: time },
    { term: word("fee"), icon: "ticket" as const, detail: fee },
    { term: word("capacity"), icon: "group" as const, detail: capacity },
    { term: word("ages"), detail: <Say passage={ages} /> },
    { term: word("alone"), detail: word("aloneHow") },
    { term: word("groups"), detail: word(groupsWelcome ? "groupsWelcome" : "groupsNot") },
    ...whereFact(word("place"), where),
  ];
  const actions = (
    <>
      <WhereLinks where={where} />
      {groupsWelcome && (
        <ButtonLink look="quiet" icon="group" to="/group">
          {word("reserve")}
        </ButtonLink>
      )}
    </>
  );
  return (
    <ItemPage
      item={item}
      eyebrow={eyebrow}
      facts={facts}
      actions={actions}
      related={{ title: word("more"), cards: related }}
    >
      <section className="sessions">
        <h2>{word("sittings")}</h2>
        {sittings.length === 0 && <p>{word("noSittings")}</p>}
        <ul role="list">
          {sittings.map((one) => (
            <li key={one.key}>
              <span>{one.day}</span> <span>{one.time}</span>
              {one.state === "cancelled" && <Tag tone="brick">{word("cancelled")}</Tag>}
              {one.state === "sold-out" && <Tag tone="gold">{word("full")}</Tag>}
            </li>
          ))}
        </ul>
      </section>
    </ItemPage>
  );
}
