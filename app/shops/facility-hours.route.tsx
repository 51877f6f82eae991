import { readProse } from "#app/pages/intro.server.ts";
import { siblingsOf } from "#app/pages/siblings.texts.ts";
import { openFacilities } from "#app/places/facilities.server.ts";
import { parkJsonLd } from "#app/visiting/park-json-ld.ts";
import { readOpeningSpecifications } from "#app/places/park-calendar.server.ts";
import { formatFact } from "#app/visiting/facts/format-fact.ts";
import { formatMoment, formatStatus } from "#app/visiting/hours/format-status.ts";
import { beginVisit, type Visit } from "#app/visiting/visit.server.ts";
import { parkRhythm, parkStatus, readFacts, readHours } from "#app/visiting/visiting.server.ts";
import { dayOf, formatTimeRange, timeOf, weekdayOf } from "#platform/dates.ts";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useRevalidateAt } from "#ui/now/use-revalidate-at.ts";
import type { PageHead } from "#ui/page/page-head.ts";
import { ProsePage } from "#ui/page/prose-page.tsx";
import { Say } from "#ui/say/say.tsx";
import { Table } from "#ui/table/table.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import type { Route } from "./+types/facility-hours.route.ts";
import { type BoardNote, type BoardRow, readOpeningBoard } from "./opening-board.server.ts";
import { boardTexts } from "./opening-board.texts.ts";

/**
 * /time: whether the park is open now, the day's rhythm, every place, shop and desk with its hours, and what is closed.
 */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { park, locale } = visit;
  const [prose, status, board, rhythm, desks, specifications] = await Promise.all([
    readProse(visit, "time"),
    parkStatus(park),
    readOpeningBoard(visit),
    localizeRhythm(visit),
    localizeDesks(visit),
    readOpeningSpecifications(park),
  ]);
  const page: PageHead = {
    title: prose.title,
    description: prose.lead.text,
    picture: prose.picture,
    jsonLd: [parkJsonLd(visit, specifications)],
  };
  const changesAt = Math.min(board.changesAt, rhythm.changesAt, status.changesAt?.epochMilliseconds ?? board.changesAt);
  return {
    page,
    prose,
    siblings: siblingsOf("/time", locale),
    board,
    rhythm: rhythm.rows,
    desks,
    changesAt,
    status: formatStatus(status, park.now(), locale),
  };
}

export default function Time({
  loaderData: { prose, siblings, board, rhythm, desks, changesAt, status },
}: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof boardTexts) => boardTexts[name][locale];
  useRevalidateAt(changesAt);
  return (
    <ProsePage prose={prose} siblings={siblings} folded>
      <div data-status="">
        <Notice tone={status.open ? "success" : "info"} title={status.short}>
          {status.banner && <p>{status.banner}</p>}
          <p>{status.detail}</p>
        </Notice>
      </div>
      {board.closures.length > 0 ? (
        <Table
          caption={word("closures")}
          head={[word("closed"), word("when"), word("why")]}
          rows={board.closures.map(cellsOf)}
        />
      ) : (
        <p>{word("noClosures")}</p>
      )}
      <Table caption={word("rhythm")} head={[word("what"), word("when"), word("next")]} rows={rhythm} />
      <Table
        caption={word("places")}
        head={[word("place"), word("today"), word("now")]}
        rows={board.places.map((row) => facilityCells(row, word("shutToday")))}
      />
      <Table
        caption={word("shops")}
        head={[word("shop"), word("today"), word("now")]}
        rows={board.shops.map((row) => facilityCells(row, word("shutToday")))}
      />
      <Table
        caption={word("desks")}
        head={[word("what"), word("today"), word("now")]}
        rows={desks.map(({ name, hours, open, brief }) => [
          name,
          <span key="hours" className="nowrap">
            {hours ?? word("shutToday")}
          </span>,
          <Tag key="now" tone={open ? "jade" : "plain"}>
            {brief}
          </Tag>,
        ])}
      />
      {board.special.length > 0 && (
        <Table
          caption={word("special")}
          head={[word("day"), word("hours"), word("why")]}
          rows={board.special.map(cellsOf)}
        />
      )}
    </ProsePage>
  );
}

function cellsOf({ what, when, why }: BoardNote) {
  return [<Say key="what" passage={what} />, when, <Say key="why" passage={why} />];
}

function facilityCells({ to, name, hours, open, brief, why }: BoardRow, shut: string) {
  return [
    <To key="name" to={to}>
      <Say passage={name} />
    </To>,
    <span key="hours" className="nowrap">
      {hours ?? shut}
    </span>,
    <span key="now">
      <Tag tone={open ? "jade" : "plain"}>{brief}</Tag>
      {why && <span className="line">{why}</span>}
    </span>,
  ];
}

/** The park, bell, drum, mist and shuttle: their times, and what is now or next (rules T9–T11). */
async function localizeRhythm(visit: Visit) {
  const { park, locale } = visit;
  const [facts, hours, status, rhythm] = await Promise.all([
    readFacts(park),
    readHours(park),
    parkStatus(park),
    parkRhythm(park),
  ]);
  const now = park.now();
  const word = (name: keyof typeof boardTexts) => boardTexts[name][locale];
  const next = (at: Temporal.Instant | undefined) => (at ? formatMoment(at, now, locale) : "–");
  const usual = hours.week[weekdayOf(dayOf(now))];
  const fact = (
    key:
      | "hours.lastAdmission"
      | "rhythm.bell"
      | "rhythm.drum"
      | "rhythm.mistEvery"
      | "rhythm.mistFor"
      | "shuttle.roundTrips",
  ) => formatFact(facts[key], locale);
  const label = (key: "hours.lastAdmission" | "rhythm.bell" | "rhythm.drum") => facts[key].label[locale];
  const { mist } = rhythm;
  const rows = [
    [
      word("park"),
      usual ? formatTimeRange(usual.opens, usual.closes, locale) : word("shut"),
      next(status.open ? status.closesAt : status.opensAt),
    ],
    [
      label("hours.lastAdmission"),
      fact("hours.lastAdmission"),
      status.admitting && status.lastAdmission ? timeOf(status.lastAdmission) : "–",
    ],
    [label("rhythm.bell"), fact("rhythm.bell"), next(rhythm.bell.at)],
    [label("rhythm.drum"), fact("rhythm.drum"), next(rhythm.drum.at)],
    [
      word("mist"),
      word("mistEvery").replace("{every}", fact("rhythm.mistEvery")).replace("{for}", fact("rhythm.mistFor")),
      mist.on ? word("mistNow").replace("{time}", timeOf(mist.until)) : next(mist.at),
    ],
    [word("shuttleThere"), fact("shuttle.roundTrips"), next(rhythm.shuttle.fromStation.at)],
    [word("shuttleHere"), fact("shuttle.roundTrips"), next(rhythm.shuttle.fromPark.at)],
  ];
  return { rows, changesAt: rhythm.until.epochMilliseconds };
}

/** The desks whose hours are facts, within the park's: nobody is served while it is closed. */
async function localizeDesks(visit: Visit) {
  const [facts, facilities] = await Promise.all([readFacts(visit.park), openFacilities(visit)]);
  return (["parking.accessibleDesk", "lantern.petHours"] as const).map((key) => {
    const [opens, closes] = String(facts[key].value).split("-");
    return { name: facts[key].label[visit.locale], ...facilities.localize({ id: key, opens, closes }) };
  });
}
