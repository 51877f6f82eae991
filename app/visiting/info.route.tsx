import { readProse } from "#app/pages/intro.server.ts";
import { readGuideMap } from "#app/places/map/guide-map.server.ts";
import { GuideMap } from "#app/places/map/guide-map.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import type { Localized } from "#platform/locales.ts";
import type { PageHead } from "#ui/page/page-head.ts";
import { ProsePage } from "#ui/page/prose-page.tsx";
import { Table } from "#ui/table/table.tsx";
import type { Route } from "./+types/info.route.ts";
import type { FactKey } from "./facts.ts";
import { readHelper } from "./price-helper.server.ts";
import { PriceHelper } from "./price-helper.tsx";
import { sayFact } from "./say-fact.ts";
import { beginVisit } from "./visit.server.ts";
import { readFacts } from "./visiting.server.ts";

const words = {
  caption: { zh_TW: "票價", en_US: "Admission prices", ja_JP: "入園料金" },
  ticket: { zh_TW: "票種", en_US: "Ticket", ja_JP: "券種" },
  single: { zh_TW: "單次", en_US: "Single visit", ja_JP: "1回" },
  annual: { zh_TW: "年票", en_US: "Annual card", ja_JP: "年間パス" },
  none: { zh_TW: "無", en_US: "None", ja_JP: "なし" },
} as const satisfies Record<string, Localized>;

type Ticket = { name: Localized; single: FactKey; annual?: FactKey };
const tickets: Ticket[] = [
  { name: { zh_TW: "全票", en_US: "Regular", ja_JP: "一般" }, single: "ticket.regular.single", annual: "ticket.regular.annual" },
  { name: { zh_TW: "優待票", en_US: "Discount", ja_JP: "割引" }, single: "ticket.discount.single" },
  { name: { zh_TW: "縣民票", en_US: "Local resident", ja_JP: "県民" }, single: "ticket.local.single", annual: "ticket.local.annual" },
  { name: { zh_TW: "敬老票", en_US: "Senior", ja_JP: "シニア" }, single: "ticket.senior.single", annual: "ticket.senior.annual" },
];

/** /info: tickets and the park guide; every price from the facts (rule F1). */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const [prose, facts, map] = await Promise.all([readProse(visit, "info"), readFacts(visit.park), readGuideMap(visit)]);
  const say = (key: FactKey | undefined) => (key ? sayFact(facts[key], visit.locale) : words.none[visit.locale]);
  const prices = tickets.map((ticket) => [ticket.name[visit.locale], say(ticket.single), say(ticket.annual)]);
  const jsonLd = [{
    "@context": "https://schema.org",
    "@type": "TouristAttraction",
    name: prose.title.text,
    offers: tickets.map((ticket) => ({ "@type": "Offer", name: ticket.name[visit.locale], price: facts[ticket.single].value, priceCurrency: "TWD" })),
  }];
  const page: PageHead = { title: prose.title, description: prose.lead.text, picture: prose.picture, jsonLd };
  return { page, prose, prices, map, helper: readHelper(visit.url.searchParams, facts, visit.locale) };
}

export default function Info({ loaderData: { prose, prices, map, helper } }: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <ProsePage prose={prose} siblings={undefined}>
      <Table caption={words.caption[locale]} head={[words.ticket[locale], words.single[locale], words.annual[locale]]} rows={prices} figures={[1, 2]} />
      <PriceHelper form={helper.form} answer={helper.answer} />
      <GuideMap drawing={map.drawing} marks={map.marks} list={map.list} />
    </ProsePage>
  );
}
