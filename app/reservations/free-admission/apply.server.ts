import type { Transaction } from "kysely";
import { type KeyTurn, openSubmission, takeKey } from "#app/submissions/submissions.server.ts";
import { enqueueEmail } from "#app/submissions/emails.server.ts";
import { type AttachUploads, withUploads } from "#app/submissions/uploads/uploads.server.ts";
import { type Alternative, nearestAlternatives } from "#app/reservations/capacity/alternatives.server.ts";
import {
  type LockedDay,
  onDay,
  placesLeft,
  readGroupCalendar,
  takePlaces,
} from "#app/reservations/capacity/capacity.server.ts";
import { readTariff } from "#app/reservations/estimate/tariffs.server.ts";
import { type GroupCalendar, hourOf, type Refusal } from "#app/reservations/group/group.ts";
import { columnsOf, replyDay } from "#app/reservations/reserve.server.ts";
import { changeDay, type DayWork } from "#app/reservations/capacity/waiting.server.ts";
import { readFacts } from "#app/visiting/visiting.server.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import type { Upload } from "#platform/uploads/upload.ts";
import { asGroup, type FreeAdmissionOrder, freeAdmissionTerms, refuseFreeAdmission } from "./free-admission.ts";

/** Who applies, in which language, with which letter. */
export type Applying = {
  locale: Locale;
  idempotencyKey: string;
  uploads: Readonly<Record<string, readonly Upload[]>>;
  /** Uses up the verification code in the same transaction; false when it was used before (rule V1). */
  spend?: (trx: Transaction<Tables>) => Promise<boolean>;
};

export type Applied =
  | { ok: true; id: string; secret: string }
  | { ok: false; reason: "code-used" }
  | { ok: false; reason: "refused"; refusals: Refusal[] }
  | { ok: false; reason: "full"; left: number; alternatives: Alternative[] };

/**
 * Applies for free admission of a special group: its people hold places of the hour and the day like those of any
 * group, from now on and while staff read the letter (rules D10, G14). One transaction with the day locked; the same
 * key again gives the same submission.
 */
export function applyForFreeAdmission(park: Park, order: FreeAdmissionOrder, applying: Applying): Promise<Applied> {
  return withUploads(park, applying.uploads, (attach) =>
    changeDay(park, order.date, async (load, at): Promise<Applied> => {
      const turn = await takeKey(at.trx, at.park, applying.idempotencyKey);
      if (turn.seen) return { ok: true, ...turn.seen };
      const calendar = await readFreeAdmissionCalendar(at.park, onDay(at.calendar, load));
      const refusals = refuseFreeAdmission(order, calendar, at.park.now());
      if (refusals.length > 0) return { ok: false, reason: "refused", refusals };
      const left = placesLeft(load, hourOf(order.startTime));
      if (order.total > left)
        return {
          ok: false,
          reason: "full",
          left,
          alternatives: await nearestAlternatives(at.trx, order, calendar, at.park.now()),
        };
      if (applying.spend && !(await applying.spend(at.trx))) return { ok: false, reason: "code-used" };
      return write(load, at, order, { turn, locale: applying.locale, attach });
    }),
  );
}

/** What the rules of groups need to know of the park, with the longer notice of free admission. */
export async function readFreeAdmissionCalendar(park: Park, of?: GroupCalendar): Promise<GroupCalendar> {
  const calendar = of ?? (await readGroupCalendar(park));
  return {
    ...calendar,
    terms: freeAdmissionTerms(calendar.terms, Number((await readFacts(park))["freeAdmission.noticeDays"].value)),
  };
}

async function write(
  load: LockedDay,
  { trx, park }: DayWork,
  order: FreeAdmissionOrder,
  { turn, locale, attach }: { turn: KeyTurn; locale: Locale; attach: AttachUploads },
): Promise<Applied> {
  const { groupName, groupType, contactName, phone, email, wheelchairs, needs } = order;
  const submission = await openSubmission(trx, park, turn, {
    kind: "free-admission",
    locale,
    email,
    personal: { groupName, groupType, contactName, phone, wheelchairs, needs },
    dueOn: await replyDay(trx, park, order.date),
    state: "under-review",
    by: "visitor",
    retainFrom: order.date,
  });
  // A letter is always read by somebody: also an offer that is accepted goes back under review.
  await trx
    .insertInto("group_reservations")
    .values({
      submission_id: submission.id,
      ...columnsOf(asGroup(order)),
      review: true,
      tariff: JSON.stringify(await readTariff(park, order.date)),
    })
    .execute();
  await takePlaces(trx, load, { submissionId: submission.id, hour: hourOf(order.startTime), people: order.total });
  await attach(trx, submission.id);
  await enqueueEmail(trx, park, submission, { mail: "group-under-review", forAnybody: true });
  return { ok: true, id: submission.id, secret: submission.secret };
}
