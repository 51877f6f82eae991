import { data } from "react-router";
import { readWhere } from "#app/places/where.server.ts";
import { whereFact, WhereLinks } from "#app/places/where.tsx";
import { FileList, filesToTake } from "#app/pages/files.tsx";
import { Share } from "#app/pages/share.tsx";
import { headOfItem, showItem } from "#app/pages/item.server.ts";
import { asCards, beginVisit, itemAmongOr404 } from "#app/visiting/visit.server.ts";
import { readCalendar } from "#app/places/park-calendar.server.ts";
import { readFacts } from "#app/visiting/visiting.server.ts";
import { formatFact } from "#app/visiting/facts/format-fact.ts";
import { dayOf, formatDay, formatDayRange, instantAt, startOfDay } from "#platform/dates.ts";
import { barePath, pathIn } from "#platform/locales.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { ItemPage } from "#ui/page/item-page.tsx";
import { pictureAddress } from "#ui/picture/picture.ts";
import { Say } from "#ui/say/say.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import type { Route } from "./+types/program.route.ts";
import { programFileOf, sessionFileOf } from "./calendar-files/addresses.ts";
import { tagNames } from "./filters/filters.texts.ts";
import { takeAlongTexts } from "./calendar-files/files.texts.ts";
import { eventJsonLd } from "./event-json-ld.ts";
import { programTypes } from "./programs.server.ts";
import { nextOccurrences } from "#app/visiting/days/sessions.ts";
import { languageCodes, languageNamesOf, whatsOnTexts } from "./whats-on.texts.ts";

const mostSessions = 6;

/** /exhibition/{id}, /show/{id}, /activity/{id} */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { park, locale } = visit;
  const name = barePath(visit.url.pathname).split("/")[1];
  if (name !== "exhibition" && name !== "show" && name !== "activity") throw data(null, { status: 404 });
  const type = programTypes[name];
  const { found, others } = await itemAmongOr404(visit, type, args.params.id, `/${name}`);
  const localized = visit.localize(found.data);
  const item = await showItem(visit, found, localized);
  const now = park.now();
  const today = dayOf(now);
  const sessions = nextOccurrences(await readCalendar(park), found.data, now, today, mostSessions);
  park.cache.expireAt(sessions[0] ? instantAt(sessions[0].day, sessions[0].to) : startOfDay(today.add({ days: 1 })));
  park.cache.expireAt(startOfDay(today.add({ days: 1 })));
  const { where } = await readWhere(visit, localized.place);
  const facts = await readFacts(park);
  const { siteUrl } = park.config;
  const url = siteUrl + pathIn(locale, `/${name}/${found.slug}`);
  const jsonLd = [
    eventJsonLd({
      name,
      url,
      sessions,
      startsOn: localized.startsOn,
      endsOn: localized.endsOn,
      title: localized.title.text,
      summary: localized.summary.text,
      park: visit.identity.park[locale],
      image: item.picture && siteUrl + pictureAddress(item.picture, 1280, "webp"),
      place: where?.name.text,
      performers: localized.performers?.text,
      organizer: localized.organizer?.text,
      language: name === "exhibition" ? undefined : languageCodes[localized.language],
      price: Number(facts["ticket.regular.single"].value) + localized.fee,
      prices: siteUrl + pathIn(locale, "/info"),
    }),
  ];
  return {
    page: headOfItem(item, jsonLd),
    name,
    item,
    url,
    files: filesToTake(localized.files ?? []),
    tags: localized.tags.map((tag) => ({
      to: `/${name}?tag=${encodeURIComponent(tag)}`,
      text: tagNames[tag]?.[locale] ?? tag,
    })),
    dates: formatDayRange(localized.startsOn, localized.endsOn, locale, { year: true, weekday: true }),
    sessions: sessions.map((one) => ({
      ...one,
      label: formatDay(one.day, locale),
      file: sessionFileOf(`/${name}`, found.slug, one, locale),
    })),
    file: localized.endsOn >= today.toString() ? programFileOf(`/${name}`, found.slug, locale) : undefined,
    where,
    fee:
      localized.fee === 0
        ? whatsOnTexts.included[locale]
        : whatsOnTexts.besides[locale].replace("{fee}", () =>
            formatFact({ value: localized.fee, unit: "ntd" }, locale),
          ),
    ageGuide: localized.ageGuide,
    organizer: localized.organizer,
    performers: localized.performers,
    language: name === "exhibition" ? undefined : languageNamesOf[localized.language][locale],
    related: await asCards(visit, type, others, `/${name}`),
  };
}

export default function Program({ loaderData: program }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof whatsOnTexts) => whatsOnTexts[name][locale];
  const facts = [
    { term: word("dates"), icon: "calendar" as const, detail: program.dates },
    ...whereFact(word("place"), program.where),
    { term: word("fee"), icon: "ticket" as const, detail: program.fee },
    program.ageGuide && { term: word("age"), icon: "group" as const, detail: <Say passage={program.ageGuide} /> },
    program.language && { term: word("language"), icon: "languages" as const, detail: program.language },
    program.performers && {
      term: word(program.name === "show" ? "performers" : "makers"),
      icon: program.name === "show" ? ("show" as const) : ("hands" as const),
      detail: <Say passage={program.performers} />,
    },
    program.tags.length > 0 && { term: word("tags"), icon: "filter" as const, detail: <Tags tags={program.tags} /> },
    program.organizer && {
      term: word("organizer"),
      icon: "info" as const,
      detail: <Say passage={program.organizer} />,
    },
  ].filter((fact) => fact !== undefined && fact !== "" && fact !== false);
  return (
    <ItemPage
      item={program.item}
      eyebrow={program.dates}
      facts={facts}
      actions={program.where && <WhereLinks where={program.where} />}
      related={{ title: word("related"), cards: program.related }}
    >
      {program.sessions.length > 0 && (
        <section className="sessions">
          <h2>{word(program.name === "exhibition" ? "tours" : "sessions")}</h2>
          <ul role="list">
            {program.sessions.map((one) => (
              <li key={one.session + one.day}>
                <span>{one.label}</span>{" "}
                <span>
                  {one.from}–{one.to}
                </span>{" "}
                {one.state === "cancelled" && <Tag tone="brick">{word("cancelled")}</Tag>}
                {one.state === "sold-out" && <Tag tone="gold">{word("soldOut")}</Tag>}
                {one.state !== "cancelled" && (
                  <ButtonLink look="quiet" icon="calendar-plus" iconOnly to={one.file}>
                    {takeAlongTexts.addOne[locale].replace("{when}", `${one.label} ${one.from}`)}
                  </ButtonLink>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {program.file && (
        <p className="no-print">
          <ButtonLink look="secondary" icon="calendar-plus" to={program.file}>
            {takeAlongTexts[program.sessions.length > 1 ? "addAll" : "add"][locale]}
          </ButtonLink>
        </p>
      )}
      <FileList files={program.files} />
      <Share title={program.item.title.text} url={program.url} />
    </ItemPage>
  );
}

function Tags({ tags }: { tags: readonly { to: string; text: string }[] }) {
  return (
    <span className="tag-links">
      {tags.map(({ to, text }) => (
        <To key={to} to={to}>
          {text}
        </To>
      ))}
    </span>
  );
}
