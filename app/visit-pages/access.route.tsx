import { readProse } from "#app/pages/intro.server.ts";
import { siblingsOf } from "#app/pages/siblings.texts.ts";
import { listMark, type Localized } from "#platform/locales.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Facts as FactsCard } from "#ui/facts/facts.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { ProsePage } from "#ui/page/prose-page.tsx";
import { Table } from "#ui/table/table.tsx";
import type { Route } from "./+types/access.route.ts";
import { parkJsonLd, parkPlace } from "#app/visiting/park-json-ld.ts";
import { type Facts, formatFact } from "#app/visiting/facts/format-fact.ts";
import { journeysOf } from "#app/visiting/journeys/journeys.ts";
import { Journeys } from "#app/visiting/journeys/journeys.tsx";
import { beginVisit, type Visit } from "#app/visiting/visit.server.ts";
import { readFacts, readTimetable } from "#app/visiting/visiting.server.ts";

const words = {
  title: { zh_TW: "先看這裡", en_US: "At a glance", ja_JP: "まずはこちら" },
  address: { zh_TW: "地址", en_US: "Address", ja_JP: "所在地" },
  train: { zh_TW: "火車", en_US: "By train", ja_JP: "鉄道" },
  station: {
    zh_TW: "月河車站，前站右手邊轉接駁車",
    en_US: "Moon River Station, then the shuttle from the stop to the right of the front exit",
    ja_JP: "月河駅、表口の右手からシャトルバス",
  },
  bus: { zh_TW: "接駁車", en_US: "Shuttle", ja_JP: "シャトルバス" },
  times: {
    zh_TW: "持門票或年票免費，{first} 到 {last}，每天 {trips}",
    en_US: "Free with a ticket, from {first} to {last}, {trips} a day",
    ja_JP: "入園券・年間パスで無料、{first}から{last}まで1日{trips}",
  },
  car: { zh_TW: "開車", en_US: "By car", ja_JP: "お車" },
  carWhere: {
    zh_TW: "南門外平面停車場，每小時 {hour}，每日最多 {day}",
    en_US: "The car park outside the South Gate, {hour} an hour, at most {day} a day",
    ja_JP: "南門前の平面駐車場、1時間{hour}、1日最大{day}",
  },
  from: { zh_TW: "從臺北、南部怎麼來", en_US: "From Taipei and the south", ja_JP: "台北・南部からの行き方" },
  timetable: { zh_TW: "看接駁車時刻", en_US: "The shuttle’s timetable", ja_JP: "シャトルバスの時刻を見る" },
  map: { zh_TW: "看園區地圖", en_US: "The map of the park", ja_JP: "園内マップを見る" },
  parking: { zh_TW: "停車收費", en_US: "Parking", ja_JP: "駐車料金" },
  what: { zh_TW: "項目", en_US: "What", ja_JP: "項目" },
  howMuch: { zh_TW: "內容", en_US: "How much", ja_JP: "内容" },
  shuttle: { zh_TW: "接駁車時刻", en_US: "Shuttle timetable", ja_JP: "シャトルバス時刻表" },
  hour: { zh_TW: "時", en_US: "Hour", ja_JP: "時" },
  fromStation: { zh_TW: "火車站發車", en_US: "From the station", ja_JP: "駅発" },
  fromPark: { zh_TW: "園區發車", en_US: "From the park", ja_JP: "園発" },
  carPark: { zh_TW: "南門停車場", en_US: "South Gate car park", ja_JP: "南門駐車場" },
  stop: { zh_TW: "南門接駁車站", en_US: "South Gate shuttle stop", ja_JP: "南門シャトルバス乗り場" },
} as const satisfies Record<string, Localized>;

/**
 * /access: how to get here: the ways at a glance, then one by one; the shuttle's timetable hour by hour, and parking
 * from the facts.
 */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const [prose, facts, timetable] = await Promise.all([
    readProse(visit, "access"),
    readFacts(visit.park),
    readTimetable(visit.park),
  ]);
  const parking = (
    ["parking.freeMinutes", "parking.perHour", "parking.dailyCap", "parking.accessibleDesk"] as const
  ).map((key) => [facts[key].label[visit.locale], formatFact(facts[key], visit.locale)]);
  const hours = [
    ...new Set(timetable.flatMap((trip) => [trip.fromStation, trip.fromPark]).map((time) => time.slice(0, 2))),
  ].sort();
  const minutesAt = (times: string[], hour: string) =>
    times
      .filter((time) => time.startsWith(hour))
      .sort()
      .join("\u2003");
  const shuttle = hours.map((hour) => [
    hour,
    minutesAt(
      timetable.map((trip) => trip.fromStation),
      hour,
    ),
    minutesAt(
      timetable.map((trip) => trip.fromPark),
      hour,
    ),
  ]);
  const page: PageHead = {
    title: prose.title,
    description: prose.lead.text,
    picture: prose.picture,
    jsonLd: [parkJsonLd(visit, { containsPlace: arrivals(visit, facts) })],
  };
  const departures = timetable.flatMap((trip) => [trip.fromStation, trip.fromPark]).sort();
  const said = {
    first: departures[0] ?? "",
    last: departures.at(-1) ?? "",
    trips: formatFact(facts["shuttle.roundTrips"], visit.locale),
    hour: formatFact(facts["parking.perHour"], visit.locale),
    day: formatFact(facts["parking.dailyCap"], visit.locale),
  };
  return {
    page,
    prose,
    siblings: siblingsOf("/access", visit.locale),
    parking,
    shuttle,
    said,
    journeys: journeysOf(facts, timetable),
    address: visit.identity.address[visit.locale],
  };
}

export default function Access({
  loaderData: { prose, siblings, parking, shuttle, said, journeys, address },
}: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof words) =>
    words[name][locale].replace(/\{(\w+)\}/g, (_, part: string) => new Map(Object.entries(said)).get(part) ?? "");
  const tables = (
    <>
      <div id="timetable">
        <Table
          caption={word("shuttle")}
          head={[word("hour"), word("fromStation"), word("fromPark")]}
          rows={shuttle}
          dense
        />
      </div>
      <div id="parking">
        <Table caption={word("parking")} head={[word("what"), word("howMuch")]} rows={parking} />
      </div>
    </>
  );
  return (
    <ProsePage folded prose={prose} siblings={siblings} after={tables}>
      <FactsCard
        title={word("title")}
        facts={[
          { term: word("address"), icon: "pin", detail: address },
          { term: word("train"), icon: "route", detail: word("station") },
          { term: word("bus"), icon: "bus", detail: word("times") },
          { term: word("car"), icon: "map", detail: word("carWhere") },
        ]}
      >
        <ButtonLink to="#from" look="secondary" icon="route">
          {word("from")}
        </ButtonLink>
        <ButtonLink to="#timetable" look="secondary" icon="clock">
          {word("timetable")}
        </ButtonLink>
        <ButtonLink to="/navigate" look="secondary" icon="map">
          {word("map")}
        </ButtonLink>
      </FactsCard>
      <Journeys journeys={journeys} />
    </ProsePage>
  );
}

/**
 * The car park and the shuttle's stop as schema.org tells them; the accessible desk's hours are the car park's service.
 */
function arrivals(visit: Visit, facts: Facts): Record<string, unknown>[] {
  const { locale } = visit;
  const { address } = parkPlace(visit);
  const [opens = "", closes = ""] = String(facts["parking.accessibleDesk"].value).split("-");
  const say = (key: "parking.freeMinutes" | "parking.perHour" | "parking.dailyCap") =>
    `${facts[key].label[locale]} ${formatFact(facts[key], locale)}`;
  const desk = {
    "@type": "LocationFeatureSpecification",
    name: facts["parking.accessibleDesk"].label[locale],
    value: true,
    hoursAvailable: { "@type": "OpeningHoursSpecification", opens, closes },
  };
  return [
    {
      "@type": "ParkingFacility",
      name: words.carPark[locale],
      address,
      isAccessibleForFree: false,
      description: [say("parking.freeMinutes"), say("parking.perHour"), say("parking.dailyCap")].join(listMark[locale]),
      amenityFeature: desk,
    },
    { "@type": "BusStop", name: words.stop[locale], address },
  ];
}
