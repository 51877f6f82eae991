import { nextPerformance } from "#app/whats-on/today.server.ts";
import type { Rhythm } from "#app/visiting/days/rhythm.ts";
import { parkRhythm, parkStatus } from "#app/visiting/visiting.server.ts";
import { formatMoment, formatStatus } from "#app/visiting/hours/format-status.ts";
import type { Visit } from "#app/visiting/visit.server.ts";
import { dayOf, timeOf } from "#platform/dates.ts";
import type { Passage } from "#platform/locales.ts";
import { homeTexts } from "./home.texts.ts";

export type NowTile = { label: string; value: string; detail: string | Passage; to?: string | undefined };

/**
 * The "now in the park" strip: open or closed, next performance, mist, bell or drum, shuttle – as it is at the park's
 * clock.
 */
export async function readNow(visit: Visit) {
  const { park, locale } = visit;
  const now = park.now();
  const [status, rhythm, nextShow] = await Promise.all([parkStatus(park), parkRhythm(park), nextPerformance(visit)]);
  const word = (name: keyof typeof homeTexts) => homeTexts[name][locale];
  const moment = (at: Temporal.Instant | undefined) =>
    at ? formatMoment(at, now, locale, { weekday: false }) : word("none");
  const said = formatStatus(status, now, locale);
  const sound =
    earlierOf(rhythm.bell.at, rhythm.drum.at) === rhythm.bell.at
      ? { label: word("bell"), at: rhythm.bell.at }
      : { label: word("drum"), at: rhythm.drum.at };
  const tiles: NowTile[] = [
    nextShow
      ? { label: word("nextShow"), value: moment(nextShow.at), detail: nextShow.title, to: nextShow.to }
      : { label: word("nextShow"), value: word("none"), detail: "" },
    rhythm.mist.on
      ? {
          label: word("mist"),
          value: word("mistOn"),
          detail: word("mistUntil").replace("{time}", timeOf(rhythm.mist.until)),
        }
      : { label: word("mist"), value: moment(rhythm.mist.at), detail: visit.wording.word(word("mistEvery")) },
    { label: sound.label, value: moment(sound.at), detail: word("atTemple") },
    formatShuttle(rhythm.shuttle, now, locale),
  ];
  const changesAt = earlierOf(status.changesAt, rhythm.until)?.epochMilliseconds;
  return {
    changesAt,
    open: said.open,
    status: said.open ? said.short : said.word,
    statusWhy: said.alert,
    statusDetail: said.detail,
    tiles,
    part: rhythm.dayPart.part,
  };
}

/**
 * The next departure from the station and the one from the park; the first is the larger, unless today only the second
 * is left.
 */
function formatShuttle(
  { fromStation, fromPark }: Rhythm["shuttle"],
  now: Temporal.Instant,
  locale: Visit["locale"],
): NowTile {
  const word = (name: keyof typeof homeTexts) => homeTexts[name][locale];
  const isToday = (at: Temporal.Instant | undefined) => at !== undefined && dayOf(at).equals(dayOf(now));
  const backOnly = !isToday(fromStation.at) && isToday(fromPark.at);
  const [first, second] = backOnly ? [fromPark.at, undefined] : [fromStation.at, fromPark.at];
  const detail = word(backOnly ? "fromPark" : second ? "fromBoth" : "fromStation").replace(
    "{time}",
    second ? timeOf(second) : "",
  );
  return {
    label: word("shuttle"),
    value: first ? formatMoment(first, now, locale, { weekday: false }) : word("none"),
    detail,
    to: "/access",
  };
}

function earlierOf(a: Temporal.Instant | undefined, b: Temporal.Instant | undefined): Temporal.Instant | undefined {
  if (!a || !b) return a ?? b;
  return Temporal.Instant.compare(a, b) <= 0 ? a : b;
}
