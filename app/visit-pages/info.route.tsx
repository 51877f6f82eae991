import { readProse } from "#app/pages/intro.server.ts";
import { siblingsOf } from "#app/pages/siblings.texts.ts";
import { readGuideMap } from "#app/places/map/guide-map.server.ts";
import { GuideMap } from "#app/places/map/guide-map.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { ProsePage } from "#ui/page/prose-page.tsx";
import { Table } from "#ui/table/table.tsx";
import type { Route } from "./+types/info.route.ts";
import { parkJsonLd } from "#app/visiting/park-json-ld.ts";
import { formatComingPrices } from "#app/visiting/prices/coming-prices.server.ts";
import { dayOfVisit, readHelper } from "#app/visiting/prices/price-helper.server.ts";
import { PriceHelper } from "#app/visiting/prices/price-helper.tsx";
import { ticketOffers, ticketRows } from "#app/visiting/prices/tickets.ts";
import { ticketTexts } from "#app/visiting/prices/tickets.texts.ts";
import { beginVisit } from "#app/visiting/visit.server.ts";
import { readFacts } from "#app/visiting/visiting.server.ts";
import { dayOf } from "#platform/dates.ts";

/** /info: tickets and the park guide; every price from the facts (rule F1). */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { locale } = visit;
  const [prose, facts, coming, map] = await Promise.all([
    readProse(visit, "info"),
    readFacts(visit.park),
    formatComingPrices(visit.park, locale),
    readGuideMap(visit),
  ]);
  const { searchParams } = visit.url;
  const today = dayOf(visit.park.now()).toString();
  const day = dayOfVisit(searchParams, today);
  const helper = readHelper(searchParams, day ? await readFacts(visit.park, day) : facts, locale, today);
  const page: PageHead = {
    title: prose.title,
    description: prose.lead.text,
    picture: prose.picture,
    jsonLd: [parkJsonLd(visit, { makesOffer: ticketOffers(facts, locale) })],
  };
  return { page, prose, siblings: siblingsOf("/info", locale), prices: ticketRows(facts, locale), coming, map, helper };
}

export default function Info({ loaderData: { prose, siblings, prices, coming, map, helper } }: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <ProsePage prose={prose} siblings={siblings} folded>
      <Table
        caption={ticketTexts.caption[locale]}
        head={[ticketTexts.ticket[locale], ticketTexts.single[locale], ticketTexts.annual[locale]]}
        rows={prices.map(({ name, who, single, annual }) => [
          <span key="name">
            {name}
            <span className="line">{who}</span>
          </span>,
          single,
          annual,
        ])}
        figures={[1, 2]}
      />
      <div className="price-days">
        <p className="quiet">{ticketTexts.byVisit[locale]}</p>
        {coming.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <PriceHelper form={helper.form} answer={helper.answer} />
      <GuideMap drawing={map.drawing} marks={map.marks} list={map.list} />
    </ProsePage>
  );
}
