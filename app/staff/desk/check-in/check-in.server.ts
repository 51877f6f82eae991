import { createHash } from "node:crypto";
import { arrivalsOf, mayArrive, ticketCounts } from "#app/submission-desk/queries/arrivals.server.ts";
import type { TicketCount } from "#app/submission-desk/queries/beyond.ts";
import { readDiary } from "#app/submission-desk/queries/diary.server.ts";
import { contactOf } from "#app/submission-desk/queries/list.server.ts";
import { readCode } from "#app/submissions/codes.ts";
import { kindOf } from "#app/submission-types.ts";
import { staffStateNames } from "#app/submissions/submissions.texts.ts";
import type { Submission } from "#app/submissions/submission-type.ts";
import { findBySecret, readSubmission, statusLink } from "#app/submissions/read.server.ts";
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
  for (const { submission } of await readDiary(park, today, today, true)) {
    const whole = await readSubmission(park.db, park, submission.id);
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
  const submission = await findSubmission(park, asked.trim());
  return submission && visitOf(park, submission, locale);
}

async function findSubmission(park: Park, asked: string): Promise<Submission | undefined> {
  const secret = /\/status\/([\w-]{32})(?:[/?#]|$)/.exec(asked)?.[1];
  if (secret) return findBySecret(park, secret);
  const code = readCode(asked);
  const row =
    code && (await park.db.selectFrom("submissions").select("id").where("code", "=", code).executeTakeFirst());
  return row ? readSubmission(park.db, park, row.id) : undefined;
}

async function visitOf(park: Park, submission: Submission, locale: Locale): Promise<Visit | undefined> {
  const kind = kindOf(submission.kind);
  const [tickets, event] = [
    await ticketCounts(park, submission, locale),
    await kind.event?.({ db: park.db, park }, submission, locale),
  ];
  if (!tickets || !event) return undefined;
  const time = event.from && event.to ? formatTimeRange(event.from, event.to, locale) : (event.from ?? "");
  return {
    id: submission.id,
    code: submission.code,
    tickets,
    link: linkHash((await statusLink(park.db, park, submission.id, submission.locale)) ?? ""),
    name: (await contactOf(park, submission.id))?.name ?? "",
    kind: kind.label[locale],
    state: staffStateNames[submission.state][locale],
    version: submission.stateId,
    open: await mayArrive(park.db, submission),
    mayMiss: mayBeMissed(
      { kind: submission.kind, state: submission.state, day: event.day, from: event.from },
      park.now(),
    ),
    when: `${formatDay(event.day, locale)} ${time}`.trim(),
    today: event.day === dayOf(park.now()).toString(),
    arrivals: (await arrivalsOf(park, submission.id)).map(({ key, at, people }) => ({
      key,
      people,
      at: formatTime(at),
    })),
  };
}

/** What a phone compares: the hash of the secret at the end of a status link. */
function linkHash(link: string): string {
  return createHash("sha256").update(link.slice(-32)).digest("hex");
}
