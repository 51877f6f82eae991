import type { Kysely, Transaction } from "kysely";
import { type ClosedKind, type Closing, type ClosingEnd, formatClosing, spanOf } from "#app/submissions/closing.ts";
import type { SubmissionState } from "#app/submissions/submission.ts";
import { stateOf } from "#app/submissions/submissions.server.ts";
import { enqueueEmail, undoEmails } from "#app/submissions/emails.server.ts";
import { inTransaction } from "#app/submissions/in-transaction.ts";
import { dayOf } from "#platform/dates.ts";
import type { Tables } from "#platform/db/tables.ts";
import { defaultLocale, isLocale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { nextRite, putOn } from "./order-steps.server.ts";
import { kindTexts } from "./lantern-kind.texts.ts";
import { lockRites } from "./order.server.ts";
import { readRiteCalendar } from "./reading.server.ts";
import { isRiteShut, mondayAfter } from "./rites/rites.ts";

/**
 * Closing the morning of a Monday moves its rite to the next one on which the park is open; nobody loses a lantern
 * (rules P1–P4, W8).
 */
export const closedRites: ClosedKind = {
  counted: kindTexts.moved,
  moves: true,
  async concerned(park, closing) {
    const calendar = await readRiteCalendar(park);
    const then = {
      ...calendar,
      closures: [
        ...calendar.closures,
        { id: "to come", covers: { kind: "park" as const }, span: spanOf(closing), reason: untold },
      ],
    };
    return (await ordersOn(park.db, closing)).map(({ submission_id: submissionId, rite_on, locale }) => ({
      submissionId,
      locale: isLocale(locale) ? locale : defaultLocale,
      movedTo: mondayAfter(rite_on, then),
    }));
  },
  lock: lockRites,
  async close(trx, before, closing, { id, by }) {
    // Seen anew: the closure that this closing has just put up counts already.
    const park = inTransaction(before, trx);
    const found = await ordersOn(trx, closing);
    for (const { submission_id: submissionId, rite_on, locale } of found) {
      const to = await nextRite(park, rite_on);
      await trx
        .insertInto("lantern_moves")
        .values({ closing_id: id, submission_id: submissionId, moved_from: rite_on, moved_to: to })
        .onConflict((conflict) =>
          conflict.columns(["closing_id", "submission_id"]).doUpdateSet({ moved_from: rite_on, moved_to: to }),
        )
        .execute();
      await putOn(trx, park, submissionId, to);
      await enqueueEmail(trx, park, submissionId, {
        mail: "lantern-moved",
        by,
        closing: id,
        words: formatClosing(closing, locale),
      });
    }
    return found.length;
  },
  async reopen(trx, park, ended) {
    const moved = await trx
      .selectFrom("lantern_moves")
      .selectAll()
      .where("closing_id", "=", ended.id)
      .orderBy("submission_id")
      .execute();
    let restored = 0;
    for (const move of moved) if (await moveBack(trx, park, move, ended)) restored += 1;
    return { restored, kept: moved.length - restored };
  },
  async recall(trx, before, { id, by }) {
    const park = inTransaction(before, trx);
    for (const { submission_id: submissionId, moved_from, moved_to } of await trx
      .selectFrom("lantern_moves")
      .selectAll()
      .where("closing_id", "=", id)
      .orderBy("submission_id")
      .execute()) {
      const { rite_on } = await trx
        .selectFrom("lantern_orders")
        .select("rite_on")
        .where("submission_id", "=", submissionId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const back =
        rite_on === moved_from &&
        concerned.includes(await stateOf(trx, submissionId)) &&
        (await undoEmails(trx, park, submissionId, { newest: "lantern-moved-back" }, by)) > 0;
      // To another Monday than they were told of they move with a letter.
      if (back && (await nextRite(park, moved_from)) === moved_to) await putOn(trx, park, submissionId, moved_to);
    }
  },
};

const untold = { zh_TW: "", en_US: "", ja_JP: "" };

type Move = { submission_id: string; moved_from: string; moved_to: string };

async function moveBack(
  trx: Transaction<Tables>,
  park: Park,
  { submission_id: id, moved_from, moved_to }: Move,
  { id: closing, how, by, standing }: ClosingEnd,
): Promise<boolean> {
  const order = await trx
    .selectFrom("lantern_orders")
    .select("rite_on")
    .where("submission_id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const still = order.rite_on === moved_to && concerned.includes(await stateOf(trx, id));
  // On the morning of a rite its list is read out: it is too late to be put on it.
  if (!still || (how === "lifted" && moved_from <= dayOf(park.now()).toString())) return false;
  const other = standing.find(
    (closing) => closing.areas.length === 0 && isRiteShut({ span: spanOf(closing) }, moved_from),
  );
  if (other) {
    await trx
      .insertInto("lantern_moves")
      .values({ closing_id: other.id, submission_id: id, moved_from, moved_to })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return false;
  }
  await putOn(trx, park, id, moved_from);
  // Whoever has read of the other day must hear of this one.
  if (how === "lifted" || (await undoEmails(trx, park, id, { newest: "lantern-moved" }, by)) === 0)
    await enqueueEmail(trx, park, id, { mail: "lantern-moved-back", by, closing });
  return true;
}

const concerned: readonly SubmissionState[] = ["unpaid", "reported", "paid"];

/**
 * The orders for rites of these days; areas alone are no reason, since the temple's own is not among what staff close
 * so far.
 */
async function ordersOn(db: Kysely<Tables>, closing: Omit<Closing, "reason">) {
  if (closing.areas.length > 0) return [];
  const rows = await db
    .selectFrom("lantern_orders")
    .innerJoin("submissions", "submissions.id", "submission_id")
    .select(["submission_id", "rite_on", "locale"])
    .where("rite_on", ">=", closing.firstDay)
    .where("rite_on", "<=", closing.lastDay)
    .orderBy("submission_id")
    .execute();
  const standing = [];
  const span = spanOf(closing);
  for (const row of rows)
    if (isRiteShut({ span }, row.rite_on) && concerned.includes(await stateOf(db, row.submission_id)))
      standing.push(row);
  return standing;
}
