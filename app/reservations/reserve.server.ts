import type { Transaction } from "kysely";
import { type KeyTurn, openSubmission, takeKey } from "#app/submissions/submissions.server.ts";
import { keyOfSubmission } from "#app/submissions/submission-keys.server.ts";
import { enqueueEmail } from "#app/submissions/emails.server.ts";
import { noteWithin } from "#app/submissions/notes.server.ts";
import { dueAfter } from "#app/submissions/working-days/working-days.ts";
import { readHolidays } from "#app/submissions/working-days/working-years.server.ts";
import { recordAudit } from "#platform/audit.ts";
import { readFacts } from "#app/visiting/visiting.server.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { type Alternative, nearestAlternatives } from "#app/reservations/capacity/alternatives.server.ts";
import { type LockedDay, onDay, placesLeft, takePlaces } from "#app/reservations/capacity/capacity.server.ts";
import { readTariff } from "#app/reservations/estimate/tariffs.server.ts";
import {
  type GroupOrder,
  hourOf,
  needsReview,
  type Refusal,
  refuse,
  refuseEvenStaff,
} from "#app/reservations/group/group.ts";
import { changeDay, type DayWork, joinWaitingList } from "#app/reservations/capacity/waiting.server.ts";

/** Who asks, in which language, and whether they would wait when it is full. */
export type Asking = {
  locale: Locale;
  idempotencyKey: string;
  wait?: boolean | undefined;
  /** A member of staff who writes it down for somebody on the telephone; their mail leaves after a minute. */
  by?: string | undefined;
  /** Why staff take it although notice or places are against it; kept in the audit log (rule G20). */
  override?: string | undefined;
  /** Uses up the verification code in the same transaction; false when it was used before (rule V1). */
  spend?: (trx: Transaction<Tables>) => Promise<boolean>;
};

export type Reserved =
  | { ok: true; id: string; secret: string; state: "confirmed" | "under-review" | "waiting" | "repeated" }
  | { ok: false; reason: "code-used" }
  | { ok: false; reason: "refused"; refusals: Refusal[] }
  | { ok: false; reason: "full"; left: number; alternatives: Alternative[] };

/**
 * Reserves for a group, or puts it on the waiting list when it is full and the group would wait. One transaction: the
 * day locked, rules and places checked, written, mail enqueued (rules G1–G17, D8). The same key again gives the same
 * submission (rule D5).
 */
export async function reserve(park: Park, order: GroupOrder, asking: Asking): Promise<Reserved> {
  return changeDay(park, order.date, async (load, at): Promise<Reserved> => {
    const turn = await takeKey(at.trx, at.park, asking.idempotencyKey);
    if (turn.seen) return { ok: true, id: turn.seen.id, secret: turn.seen.secret, state: "repeated" };
    // Staff who enter a booking themselves answer it at once, or soon.
    const against = refuse(order, onDay(at.calendar, load), at.park.now()).filter(
      ({ rule }) => !asking.by || rule !== "no-answer",
    );
    const refusals = asking.override ? refuseEvenStaff(order, at.calendar, at.park.now()) : against;
    if (refusals.length > 0) return { ok: false, reason: "refused", refusals };
    const left = placesLeft(load, hourOf(order.startTime));
    const isFull = order.total > left;
    if (isFull && !asking.wait && !asking.override)
      return {
        ok: false,
        reason: "full",
        left,
        alternatives: await nearestAlternatives(at.trx, order, at.calendar, at.park.now(), {
          review: needsReview(order) && !asking.by,
        }),
      };
    if (asking.spend && !(await asking.spend(at.trx))) return { ok: false, reason: "code-used" };
    const waits = isFull && !asking.override;
    const reserved = await write(load, at, order, {
      ...asking,
      turn,
      state: waits ? "waiting" : needsReview(order) ? "under-review" : "confirmed",
    });
    const overruled = [...against.map(({ rule }) => rule), ...(isFull ? ["full"] : [])];
    if (reserved.ok && asking.override && asking.by && overruled.length > 0)
      await recordOverride(at, reserved.id, { by: asking.by, why: asking.override, overruled });
    return reserved;
  });
}

async function write(
  load: LockedDay,
  { trx, park }: DayWork,
  order: GroupOrder,
  asking: Asking & { turn: KeyTurn; state: "confirmed" | "under-review" | "waiting" },
): Promise<Reserved> {
  const { state } = asking;
  const submission = await openSubmission(trx, park, asking.turn, {
    kind: "group",
    locale: asking.locale,
    email: order.email,
    personal: personalOfOrder(order),
    dueOn: state === "under-review" ? await replyDay(trx, park, order.date) : undefined,
    state,
    by: asking.by ?? "visitor",
    retainFrom: order.date,
  });
  await trx
    .insertInto("group_reservations")
    .values({
      submission_id: submission.id,
      ...columnsOf(order),
      tariff: JSON.stringify(await readTariff(park, order.date)),
    })
    .execute();
  const claim = { submissionId: submission.id, hour: hourOf(order.startTime), people: order.total };
  if (state === "waiting") await joinWaitingList(trx, load, claim);
  else await takePlaces(trx, load, claim);
  await enqueueEmail(trx, park, submission, {
    mail: `group-${state}`,
    forAnybody: true,
    ...(asking.by && { by: asking.by, told: true }),
  });
  return { ok: true, id: submission.id, secret: submission.secret, state };
}

/** An exception is written down twice: in the notes for colleagues, in the audit log for good. */
export async function recordOverride(
  { trx, park }: DayWork,
  submissionId: string,
  { by, why, overruled }: { by: string; why: string; overruled: string[] },
): Promise<void> {
  await noteWithin(trx, park, submissionId, by, why);
  const key = await keyOfSubmission(trx, park, submissionId);
  await recordAudit(trx, park.now(), {
    by,
    action: "submission.override",
    subject: `submission:${submissionId}`,
    details: { rules: overruled.join(" "), why: key === "erased" ? null : key.seal("why", why) },
  });
}

/** Until when staff answer what comes in now for a visit (rules G9, D21). */
export async function replyDay(trx: Transaction<Tables>, park: Park, visit: string): Promise<string> {
  return dueAfter(await readHolidays(trx), park.now(), Number((await readFacts(park))["group.replyDays"].value), visit);
}

/** What of an order is personal, and so is sealed (rule D9). */
export function personalOfOrder({
  groupName,
  taxId,
  contactName,
  phone,
  email,
  onsiteName,
  onsitePhone,
  requirements,
}: GroupOrder) {
  return { groupName, taxId, contactName, phone, email, onsiteName, onsitePhone, requirements };
}

/** The columns of group_reservations for an order. */
export function columnsOf(order: GroupOrder) {
  const { total, general, discount, local, senior, free, coaches, guide } = order;
  return {
    day: order.date,
    start_time: order.startTime,
    end_time: order.endTime,
    total,
    general,
    discount,
    local,
    senior,
    free,
    coaches,
    guide,
    free_reason: freeReasonOf(order),
    group_kind: order.groupKind,
    field_trip: order.fieldTrip,
    class_tour: order.classTour,
    extras: JSON.stringify(order.extras),
    review: needsReview(order),
  };
}

/** The reason for free places, as it is stored: nothing if nobody is free, or if no reason was given. */
export function freeReasonOf({ free, freeReason }: Pick<GroupOrder, "free" | "freeReason">): string | null {
  return free > 0 && freeReason !== "" ? freeReason : null;
}
