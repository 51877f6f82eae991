import { instantAt, parkZone } from "#platform/dates.ts";
import type { ProgramName } from "./programs.server.ts";
import type { Occurrence } from "#app/visiting/days/sessions.ts";

export type EventWords = {
  name: ProgramName;
  title: string;
  summary: string;
  url: string;
  /** Absolute addresses. */
  image: string | undefined;
  park: string;
  place: string | undefined;
  performers: string | undefined;
  organizer: string | undefined;
  /** The language spoken in it (BCP 47), where words are. */
  language: string | undefined;
  startsOn: string;
  endsOn: string;
  /** What a grown-up pays in NT$, admission included; and where that is told. */
  price: number;
  prices: string;
  sessions: readonly Occurrence[];
};

const kinds = { exhibition: "ExhibitionEvent", show: "TheaterEvent", activity: "Event" } as const;

/**
 * An exhibition, performance or event as schema.org tells it, its next sessions within; each says when it is called off
 * or sold out.
 */
export function eventJsonLd(words: EventWords): Record<string, unknown> {
  const location = {
    "@type": "Place",
    name: words.place ?? words.park,
    ...(words.place && { containedInPlace: { "@type": "TouristAttraction", name: words.park } }),
    address: { "@type": "PostalAddress", addressCountry: "TW" },
  };
  const offer = (soldOut: boolean) => ({
    "@type": "Offer",
    price: words.price,
    priceCurrency: "TWD",
    url: words.prices,
    availability: `https://schema.org/${soldOut ? "SoldOut" : "InStock"}`,
  });
  const told = words.sessions.map(({ day, from, to, state }) => ({
    "@type": kinds[words.name],
    name: words.title,
    url: words.url,
    startDate: moment(day, from),
    endDate: moment(day, to),
    eventStatus: statusOf(state === "cancelled"),
    eventAttendanceMode: offline,
    location,
    offers: offer(state === "sold-out"),
  }));
  const dated = words.sessions.length > 0;
  return {
    "@context": "https://schema.org",
    "@type": kinds[words.name],
    name: words.title,
    description: words.summary,
    url: words.url,
    ...(words.image && { image: words.image }),
    startDate: words.startsOn,
    endDate: words.endsOn,
    eventStatus: statusOf(dated && words.sessions.every(({ state }) => state === "cancelled")),
    eventAttendanceMode: offline,
    location,
    offers: offer(dated && words.sessions.every(({ state }) => state !== "on")),
    ...(words.performers && { performer: { "@type": "PerformingGroup", name: words.performers } }),
    organizer: { "@type": "Organization", name: words.organizer ?? words.park },
    ...(words.language && { inLanguage: words.language }),
    ...(told.length > 0 && { subEvent: told }),
  };
}

const offline = "https://schema.org/OfflineEventAttendanceMode";

function statusOf(cancelled: boolean): string {
  return `https://schema.org/${cancelled ? "EventCancelled" : "EventScheduled"}`;
}

/** With the park's offset: 2026-11-21T14:30:00+08:00. */
function moment(day: string, time: string): string {
  return instantAt(day, time).toZonedDateTimeISO(parkZone).toString({ timeZoneName: "never" });
}
