import { readProse } from "#app/pages/intro.server.ts";
import { dayOf, formatTimeRange } from "#platform/dates.ts";
import type { Localized } from "#platform/locales.ts";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { ProsePage } from "#ui/page/prose-page.tsx";
import { Say } from "#ui/say/say.tsx";
import { Table } from "#ui/table/table.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import { readShopHours } from "./open-shops.server.ts";
import type { Route } from "./+types/facility-hours.route.ts";
import { readOpeningSpecifications } from "#app/visiting/park-calendar.server.ts";
import { sayFact } from "#app/visiting/say-fact.ts";
import { sayStatus } from "#app/visiting/say-status.ts";
import { beginVisit } from "#app/visiting/visit.server.ts";
import { parkStatus, readFacts, readHours } from "#app/visiting/visiting.server.ts";

const words = {
  caption: { zh_TW: "開放與作息時間", en_US: "Hours and the day’s rhythm", ja_JP: "開園時間と一日の流れ" },
  what: { zh_TW: "項目", en_US: "What", ja_JP: "項目" },
  when: { zh_TW: "時間", en_US: "When", ja_JP: "時間" },
  park: { zh_TW: "園區", en_US: "The park", ja_JP: "園内" },
  shops: { zh_TW: "園區店家", en_US: "Shops and food", ja_JP: "お店" },
  shop: { zh_TW: "店家", en_US: "Shop", ja_JP: "店名" },
  now: { zh_TW: "現在", en_US: "Now", ja_JP: "いま" },
  openNow: { zh_TW: "營業中", en_US: "Open", ja_JP: "営業中" },
  closedNow: { zh_TW: "休息中", en_US: "Closed", ja_JP: "時間外" },
  closed: { zh_TW: "農曆除夕休園", en_US: "Closed on Lunar New Year’s Eve", ja_JP: "旧暦の大晦日は休園" },
} as const satisfies Record<string, Localized>;

const rhythmFacts = ["hours.lastAdmission", "rhythm.bell", "rhythm.drum", "rhythm.mistEvery", "rhythm.mistFor", "parking.accessibleDesk", "lantern.petHours"] as const;

/** /time: whether the park is open now, its hours and the day's rhythm. */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { park, locale } = visit;
  const [prose, facts, hours, status, shops, specifications] = await Promise.all([readProse(visit, "time"), readFacts(park), readHours(park), parkStatus(park), readShopHours(visit), readOpeningSpecifications(park)]);
  const usual = hours.week[1];
  const rows = [
    [words.park[locale], usual ? formatTimeRange(usual.opens, usual.closes, locale) : ""],
    ...rhythmFacts.map((key) => [facts[key].label[locale], sayFact(facts[key], locale)]),
  ];
  const jsonLd = [{ "@context": "https://schema.org", "@type": "TouristAttraction", name: prose.title.text, ...specifications }];
  const page: PageHead = { title: prose.title, description: prose.lead.text, picture: prose.picture, jsonLd };
  return { page, prose, rows, shops, status: sayStatus(status, park.now(), locale) };
}

export default function Time({ loaderData: { prose, rows, shops, status } }: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <ProsePage prose={prose} siblings={undefined}>
      <Notice tone={status.open ? "success" : "info"} title={status.short}><p>{status.alert ?? status.detail}</p></Notice>
      <Table caption={words.caption[locale]} head={[words.what[locale], words.when[locale]]} rows={rows} />
      <p>{words.closed[locale]}</p>
      <Table
        caption={words.shops[locale]}
        head={[words.shop[locale], words.when[locale], words.now[locale]]}
        rows={shops.map((shop) => [
          <To key="name" to={shop.to}><Say passage={shop.name} /></To>,
          shop.hours,
          <Tag key="now" tone={shop.open ? "jade" : "plain"}>{words[shop.open ? "openNow" : "closedNow"][locale]}</Tag>,
        ])}
      />
    </ProsePage>
  );
}
