import { type Officer, type SubmissionState, endStates } from "#app/submissions/submission.ts";
import { addState, setDue, stateOf } from "#app/submissions/submissions.server.ts";
import { enqueueEmail } from "#app/submissions/emails.server.ts";
import { stateBefore, undoStep } from "#app/submissions/undo.server.ts";
import { dayOf, momentAt } from "#platform/dates.ts";
import type { Park } from "#platform/park.ts";
import { type Alternative, nearestAlternatives } from "#app/reservations/capacity/alternatives.server.ts";
import {
  givePlacesBack,
  givePlacesBackLater,
  holdsPlaces,
  keepPlaces,
  type LockedDay,
  placesLeft,
  takePlaces,
} from "#app/reservations/capacity/capacity.server.ts";
import { type GroupTime, hourOf, type Refusal, refuseClosures, refuseVisit } from "#app/reservations/group/group.ts";
import { replyDay } from "./reserve.server.ts";
import type { GroupMail } from "#app/reservations/mails/mails.ts";
import {
  changeDays,
  type DayWork,
  leaveQueue,
  rejoinWaitingList,
  renewOffer,
} from "#app/reservations/capacity/waiting.server.ts";

export type Answered =
  | { ok: true }
  | { ok: false; reason: "unknown" | "not-now" | "too-early" }
  | { ok: false; reason: "refused"; refusals: Refusal[] }
  | { ok: false; reason: "full"; left: number; alternatives: Alternative[] };

/** A reservation that stands, or may still come to. */
export const open: readonly SubmissionState[] = ["confirmed", "under-review", "question", "waiting", "offered"];
export const notNow = { ok: false, reason: "not-now" } as const;

/** Staff confirm a reservation under review, or restore one that ended, where its places are still free (rule D8). */
export async function confirmReservation(park: Park, submissionId: string, officer: Officer): Promise<Answered> {
  return withReservation(park, submissionId, async ({ time, load, holds }, at) => {
    const state = await stateOf(at.trx, submissionId);
    if (state === "confirmed" || state === "attended" || state === "missed") return notNow;
    const refused = refuseVisit(time, at.calendar);
    if (refused.length > 0) return { ok: false, reason: "refused", refusals: refused };
    const left = placesLeft(load, hourOf(time.startTime));
    // Who holds places already keeps them, even where staff lowered the limit since.
    if (!holds && time.total > left)
      return {
        ok: false,
        reason: "full",
        left,
        alternatives: await nearestAlternatives(at.trx, time, at.calendar, at.park.now()),
      };
    await leaveQueue(at.trx, submissionId);
    if (holds) await keepPlaces(at.trx, submissionId);
    else await takePlaces(at.trx, load, { submissionId, hour: hourOf(time.startTime), people: time.total });
    await recordStep(at, submissionId, "confirmed", "group-confirmed", officer);
    return { ok: true };
  });
}

/** Staff decline what is under review or waits. */
export async function declineReservation(park: Park, submissionId: string, officer: Officer): Promise<Answered> {
  return endReservation(
    park,
    submissionId,
    ["under-review", "question", "waiting", "offered"],
    "declined",
    "group-declined",
    officer,
  );
}

/** Staff cancel, mostly because the group telephoned (rule G19). */
export async function cancelReservation(park: Park, submissionId: string, officer: Officer): Promise<Answered> {
  return endReservation(park, submissionId, open, "cancelled", "group-cancelled", officer);
}

/** The group came. */
export async function markAttended(
  park: Park,
  submissionId: string,
  { by, why, expected }: Officer,
): Promise<Answered> {
  return withReservation(park, submissionId, async ({ time }, at) => {
    if ((await stateOf(at.trx, submissionId)) !== "confirmed") return notNow;
    if (!hasCome(time.date, at.park.now())) return { ok: false, reason: "too-early" };
    await addState(at.trx, at.park, submissionId, { state: "attended", by, why, expected });
    return { ok: true };
  });
}

/**
 * The group did not come, which can be known once its visit has begun. Its places stay its own: nobody could take them
 * any more, and it may still arrive.
 */
export async function markMissed(park: Park, submissionId: string, { by, expected }: Officer): Promise<Answered> {
  return withReservation(park, submissionId, async ({ time }, at) => {
    if ((await stateOf(at.trx, submissionId)) !== "confirmed") return notNow;
    if (!hasBegun(time, at.park.now())) return { ok: false, reason: "too-early" };
    await addState(at.trx, at.park, submissionId, { state: "missed", by, expected });
    return { ok: true };
  });
}

/** True from the first moment of a visit's day on. */
export function hasCome(date: string, now: Temporal.Instant): boolean {
  return date <= dayOf(now).toString();
}

/** True once a visit's start is over. */
export function hasBegun({ date, startTime }: Pick<GroupTime, "date" | "startTime">, now: Temporal.Instant): boolean {
  return momentAt(date, startTime) <= now.epochMilliseconds;
}

/** The group accepts its offer while it stands; it is then confirmed, or looked at by staff (rules G8, G17). */
export async function acceptOffer(park: Park, submissionId: string): Promise<Answered> {
  return withReservation(park, submissionId, async ({ review, time }, at) => {
    const offer = await at.trx
      .deleteFrom("group_offers")
      .where("submission_id", "=", submissionId)
      .returning("submission_id")
      .executeTakeFirst();
    if (!offer) return notNow;
    const state = review ? "under-review" : "confirmed";
    await addState(at.trx, at.park, submissionId, { state, by: "visitor" });
    if (review) await setDue(at.trx, submissionId, await replyDay(at.trx, at.park, time.date));
    await enqueueEmail(at.trx, at.park, submissionId, { mail: `group-${state}` });
    return { ok: true };
  });
}

/** The group does not want what it was offered; the next gets it. */
export async function declineOffer(park: Park, submissionId: string): Promise<Answered> {
  return withReservation(park, submissionId, async ({ load }, at) => {
    const offer = await at.trx
      .deleteFrom("group_offers")
      .where("submission_id", "=", submissionId)
      .returning("submission_id")
      .executeTakeFirst();
    if (!offer) return notNow;
    await givePlacesBack(at.trx, load, submissionId);
    await addState(at.trx, at.park, submissionId, { state: "cancelled", by: "visitor" });
    return { ok: true };
  });
}

/**
 * Staff take back what they did a moment ago, with the mail that told of it: the reservation is what it was, if what it
 * held is still free.
 */
export async function undoDecision(park: Park, submissionId: string, { by, expected }: Officer): Promise<Answered> {
  return withReservation(park, submissionId, async ({ time, load, holds }, at) => {
    const { trx } = at;
    const state = await stateBefore(trx, submissionId);
    if (!state) return notNow;
    const claim = { submissionId, hour: hourOf(time.startTime), people: time.total };
    const left = placesLeft(load, claim.hour);
    const held = state !== "waiting" && !endStates.includes(state);
    const refusals = endStates.includes(state) ? [] : refuseClosures(time, at.calendar.closures);
    if (refusals.length > 0) return { ok: false, reason: "refused", refusals };
    if (held && !holds && time.total > left) return { ok: false, reason: "full", left, alternatives: [] };
    if (!(await undoStep(trx, at.park, submissionId, { state, by, expected }))) return notNow;
    await leaveQueue(trx, submissionId);
    if (!held) await givePlacesBack(trx, load, submissionId);
    else if (holds) await keepPlaces(trx, submissionId);
    else await takePlaces(trx, load, claim);
    if (state === "waiting") await rejoinWaitingList(trx, load, claim);
    if (state === "offered") await renewOffer(trx, submissionId);
    return { ok: true };
  });
}

/** What it held is nobody else's while that can be taken back (rule P3). */
async function endReservation(
  park: Park,
  submissionId: string,
  from: readonly SubmissionState[],
  state: SubmissionState,
  mail: GroupMail,
  officer: Officer,
): Promise<Answered> {
  return withReservation(park, submissionId, async (_, at) => {
    if (!from.includes(await stateOf(at.trx, submissionId))) return notNow;
    await leaveQueue(at.trx, submissionId);
    await givePlacesBackLater(at.trx, submissionId, at.park.now());
    await recordStep(at, submissionId, state, mail, officer);
    return { ok: true };
  });
}

export type Held = { time: GroupTime; review: boolean; holds: boolean; load: LockedDay };

/** Does something with one reservation, its day locked and settled, further days with it. */
export async function withReservation(
  park: Park,
  submissionId: string,
  work: (held: Held, at: DayWork, loads: LockedDay[]) => Promise<Answered>,
  further: string[] = [],
): Promise<Answered> {
  const known = await park.db
    .selectFrom("group_reservations")
    .select("day")
    .where("submission_id", "=", submissionId)
    .executeTakeFirst();
  if (!known) return { ok: false, reason: "unknown" };
  return changeDays(park, [known.day, ...further], async (loads, at) => {
    const time = await timeOf(at.trx, submissionId);
    const load = loads.find(({ day }) => day === time.date);
    // Someone moved it to another day since we looked.
    if (!load) return notNow;
    return work({ time, review: time.review, holds: await holdsPlaces(at.trx, submissionId), load }, at, loads);
  });
}

async function timeOf(trx: DayWork["trx"], submissionId: string): Promise<GroupTime & { review: boolean }> {
  const row = await trx
    .selectFrom("group_reservations")
    .select(["day", "start_time", "end_time", "total", "review"])
    .where("submission_id", "=", submissionId)
    .executeTakeFirstOrThrow();
  return { date: row.day, startTime: row.start_time, endTime: row.end_time, total: row.total, review: row.review };
}

/** Adds a state with its mail; `further` are words of the mail beside the reason. Answers the state's number. */
export async function recordStep(
  { trx, park }: DayWork,
  submissionId: string,
  state: SubmissionState,
  mail: GroupMail,
  { by, why, expected }: Officer,
  further: Record<string, string> = {},
): Promise<number> {
  const stateId = await addState(trx, park, submissionId, { state, by, why, expected });
  if (state !== "under-review") await setDue(trx, submissionId, undefined);
  await enqueueEmail(trx, park, submissionId, { mail, by, words: { ...further, ...(why && { reason: why }) } });
  return stateId;
}
