import { createHash } from "node:crypto";
import { arrivalsOf, mayArrive, ticketCounts } from "#app/submission-desk/book/arrivals.server.ts";
import type { TicketCount } from "#app/submission-desk/book/beyond.ts";
import { readDiary } from "#app/submission-desk/book/diary.server.ts";
import { contactOf } from "#app/submission-desk/book/list.server.ts";
import { readCode } from "#app/deeds/codes.ts";
import { kindOf } from "#app/deed-kinds.ts";
import { staffStateNames } from "#app/deeds/deeds.texts.ts";
import type { Deed } from "#app/deeds/kind.ts";
import { findBySecret, readDeed, statusLink } from "#app/deeds/read.server.ts";
import { mayBeMissed } from "#app/staff/desk/day/expected.server.ts";
import { dayOf, formatDay, formatTime, formatTimeRange } from "#platform/dates.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";

/**
 * A visit as the gate sees it. `link` is a hash of its secret, by which a phone knows its QR code without a connection.
 */
export type Visit = {
  id: string;
  code: string;
  link: string;
  name: string;
  kind: string;
  state: string;
  /** Its newest state as it was seen, for acting on it. */
  version: number;
  open: boolean;
  /** Whether it can be noted that they did not come. */
  mayMiss: boolean;
  when: string;
  today: boolean;
  tickets: TicketCount[];
  /** Who has come so far, the newest first. */
  arrivals: { key: string; at: string; people: Record<string, number> }[];
};

/** Everybody expected today who can be checked in, by the clock. */
export async function readVisits(park: Park, locale: Locale): Promise<Visit[]> {
  const today = dayOf(park.now()).toString();
  const visits: Visit[] = [];
  for (const { deed } of await readDiary(park, today, today, true)) {
    const whole = await readDeed(park.db, park, deed.id);
    const visit = whole && (await visitOf(park, whole, locale));
    if (visit) visits.push(visit);
  }
  return visits;
}

/**
 * The visit with a code, or behind the link of a QR code, of whatever day; nothing when there is none, or it is no
 * visit.
 */
export async function findVisit(park: Park, asked: string, locale: Locale): Promise<Visit | undefined> {
  const deed = await findDeed(park, asked.trim());
  return deed && visitOf(park, deed, locale);
}

async function findDeed(park: Park, asked: string): Promise<Deed | undefined> {
  const secret = /\/status\/([\w-]{32})(?:[/?#]|$)/.exec(asked)?.[1];
  if (secret) return findBySecret(park, secret);
  const code = readCode(asked);
  const row = code && (await park.db.selectFrom("deeds").select("id").where("code", "=", code).executeTakeFirst());
  return row ? readDeed(park.db, park, row.id) : undefined;
}

async function visitOf(park: Park, deed: Deed, locale: Locale): Promise<Visit | undefined> {
  const kind = kindOf(deed.kind);
  const [tickets, event] = [
    await ticketCounts(park, deed, locale),
    await kind.event?.({ db: park.db, park }, deed, locale),
  ];
  if (!tickets || !event) return undefined;
  const time = event.from && event.to ? formatTimeRange(event.from, event.to, locale) : (event.from ?? "");
  return {
    id: deed.id,
    code: deed.code,
    tickets,
    link: linkHash((await statusLink(park.db, park, deed.id, deed.locale)) ?? ""),
    name: (await contactOf(park, deed.id))?.name ?? "",
    kind: kind.label[locale],
    state: staffStateNames[deed.state][locale],
    version: deed.stateId,
    open: await mayArrive(park.db, deed),
    mayMiss: mayBeMissed({ kind: deed.kind, state: deed.state, day: event.day, from: event.from }, park.now()),
    when: `${formatDay(event.day, locale)} ${time}`.trim(),
    today: event.day === dayOf(park.now()).toString(),
    arrivals: (await arrivalsOf(park, deed.id)).map(({ key, at, people }) => ({ key, people, at: formatTime(at) })),
  };
}

/** What a phone compares: the hash of the secret at the end of a status link. */
function linkHash(link: string): string {
  return createHash("sha256").update(link.slice(-32)).digest("hex");
}
