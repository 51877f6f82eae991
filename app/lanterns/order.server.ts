import { sql, type Transaction } from "kysely";
import { takeKey, openSubmission } from "#app/submissions/submissions.server.ts";
import { enqueueEmail } from "#app/submissions/emails.server.ts";
import { inTransaction } from "#app/submissions/in-transaction.ts";
import { readFacts } from "#app/visiting/visiting.server.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import type { LanternOrder } from "./lantern.ts";
import { datesOfOrderNow } from "./reading.server.ts";

type Asking = {
  locale: Locale;
  idempotencyKey: string;
  /** The rite that was shown before ordering; where another holds by now, nothing is ordered (rule W4). */
  rite?: string | undefined;
  /** Uses the verification code up; false when it was used already. */
  spend?(trx: Transaction<Tables>): Promise<boolean>;
};

export type Ordered =
  | { ok: true; id: string; secret: string }
  | { ok: false; reason: "code-used" }
  | { ok: false; reason: "rite-moved"; rite: string };

/**
 * Orders lanterns in one transaction: the dates fixed, everything personal sealed, the mail with the account enqueued
 * (rules W1–W6, D5).
 */
export async function orderLanterns(
  park: Park,
  order: LanternOrder,
  { locale, idempotencyKey, rite: shown, spend }: Asking,
): Promise<Ordered> {
  return park.db.transaction().execute(async (trx): Promise<Ordered> => {
    const turn = await takeKey(trx, park, idempotencyKey);
    if (turn.seen) return { ok: true, id: turn.seen.id, secret: turn.seen.secret };
    await lockRites(trx);
    const within = inTransaction(park, trx);
    const dates = await datesOfOrderNow(within);
    if (shown !== undefined && shown !== dates.rite) return { ok: false, reason: "rite-moved", rite: dates.rite };
    if (spend && !(await spend(trx))) return { ok: false, reason: "code-used" };
    const { email, ...personal } = {
      ...order,
      lanterns: order.lanterns.map(({ name, wish }) => ({ name, wish })),
      lastFive: "",
    };
    const submission = await openSubmission(trx, park, turn, {
      kind: "lantern",
      locale,
      email,
      personal,
      state: "unpaid",
      by: "visitor",
      retainFrom: dates.mailBy,
    });
    const price = Number((await readFacts(within))["lantern.online"].value);
    await trx
      .insertInto("lantern_orders")
      .values({
        submission_id: submission.id,
        rite_on: dates.rite,
        pay_by: dates.payBy,
        lanterns: order.lanterns.length,
        price,
      })
      .execute();
    await enqueueEmail(trx, park, submission, { mail: "lantern-ordered", forAnybody: true });
    return { ok: true, id: submission.id, secret: submission.secret };
  });
}

/**
 * Who orders, or says that money came, and who closes a Monday go one after the other, so that nobody is put on a day
 * just closed.
 */
export async function lockRites(trx: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('lantern rites', 0))`.execute(trx);
}
