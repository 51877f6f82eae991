import { readProse } from "#app/pages/intro.server.ts";
import { listMark, type Localized } from "#platform/locales.ts";
import { useLocale } from "#ui/locale/locale.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { ProsePage } from "#ui/page/prose-page.tsx";
import { Table } from "#ui/table/table.tsx";
import type { Route } from "./+types/access.route.ts";
import { parkJsonLd, parkPlace } from "./park-json-ld.ts";
import { type Facts, sayFact } from "#app/visiting/facts/say-fact.ts";
import { beginVisit, type Visit } from "./visit.server.ts";
import { readFacts, readTimetable } from "./visiting.server.ts";

const words = {
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

/** /access: how to get here, parking from the facts, the shuttle's timetable hour by hour. */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const [prose, facts, timetable] = await Promise.all([readProse(visit, "access"), readFacts(visit.park), readTimetable(visit.park)]);
  const parking = (["parking.freeMinutes", "parking.perHour", "parking.dailyCap", "parking.accessibleDesk"] as const).map((key) => [facts[key].label[visit.locale], sayFact(facts[key], visit.locale)]);
  const hours = [...new Set(timetable.flatMap((trip) => [trip.fromStation, trip.fromPark]).map((time) => time.slice(0, 2)))].sort();
  const minutesAt = (times: string[], hour: string) => times.filter((time) => time.startsWith(hour)).sort().join("  ");
  const shuttle = hours.map((hour) => [hour, minutesAt(timetable.map((trip) => trip.fromStation), hour), minutesAt(timetable.map((trip) => trip.fromPark), hour)]);
  const page: PageHead = { title: prose.title, description: prose.lead.text, picture: prose.picture, jsonLd: [parkJsonLd(visit, { containsPlace: arrivals(visit, facts) })] };
  return { page, prose, parking, shuttle };
}

export default function Access({ loaderData: { prose, parking, shuttle } }: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <ProsePage prose={prose} siblings={undefined}>
      <Table caption={words.parking[locale]} head={[words.what[locale], words.howMuch[locale]]} rows={parking} />
      <Table caption={words.shuttle[locale]} head={[words.hour[locale], words.fromStation[locale], words.fromPark[locale]]} rows={shuttle} dense />
    </ProsePage>
  );
}

/** The car park and the shuttle's stop as schema.org tells them; the accessible desk's hours are the car park's service. */
function arrivals(visit: Visit, facts: Facts): Record<string, unknown>[] {
  const { locale } = visit;
  const { address } = parkPlace(visit);
  const [opens = "", closes = ""] = String(facts["parking.accessibleDesk"].value).split("-");
  const say = (key: "parking.freeMinutes" | "parking.perHour" | "parking.dailyCap") => `${facts[key].label[locale]} ${sayFact(facts[key], locale)}`;
  const desk = { "@type": "LocationFeatureSpecification", name: facts["parking.accessibleDesk"].label[locale], value: true, hoursAvailable: { "@type": "OpeningHoursSpecification", opens, closes } };
  return [
    { "@type": "ParkingFacility", name: words.carPark[locale], address, isAccessibleForFree: false, description: [say("parking.freeMinutes"), say("parking.perHour"), say("parking.dailyCap")].join(listMark[locale]), amenityFeature: desk },
    { "@type": "BusStop", name: words.stop[locale], address },
  ];
}
