import type { Transaction } from "kysely";
import { takeKey, openSubmission } from "#app/submissions/submissions.server.ts";
import { enqueueEmail } from "#app/submissions/emails.server.ts";
import { inTransaction } from "#app/submissions/in-transaction.ts";
import { dueAfter } from "#app/submissions/working-days/working-days.ts";
import { readHolidays } from "#app/submissions/working-days/working-years.server.ts";
import { type Space, spaceNames } from "#app/rentals/spaces.server.ts";
import { readFacts } from "#app/visiting/visiting.server.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { heldAgainst, lockSpaces, readRentalCalendar, writeWhat } from "./ledger.server.ts";
import { type EventKind, type Refusal, refuse, stretchesOf, type WrittenTime } from "./rental.ts";

/** A request as its form gives it (rule D11). */
export type RentalOrder = {
  spaces: readonly Space[];
  event: EventKind;
  title: string;
  organiser: string;
  taxId: string;
  contactName: string;
  phone: string;
  email: string;
  heads: number;
  times: readonly WrittenTime[];
  needs: string;
};

export type Asking = {
  locale: Locale;
  idempotencyKey: string;
  /** Uses the verification code up; false when it was used already. */
  spend?: (trx: Transaction<Tables>) => Promise<boolean>;
};

export type Asked =
  | { ok: true; id: string; secret: string }
  | { ok: false; reason: "code-used" }
  | { ok: false; reason: "refused"; refusals: Refusal[] };

/**
 * Asks for one or several spaces: under review until staff answer (rules D11, D12). One transaction, the spaces locked,
 * so that nothing comes in for hours that are just being given away. The same key again gives the same submission (rule
 * D5).
 */
export function askForSpaces(
  park: Park,
  order: RentalOrder,
  { locale, idempotencyKey, spend }: Asking,
): Promise<Asked> {
  return park.db.transaction().execute(async (trx): Promise<Asked> => {
    const turn = await takeKey(trx, park, idempotencyKey);
    if (turn.seen) return { ok: true, ...turn.seen };
    const spaceIds = order.spaces.map(({ id }) => id);
    await lockSpaces(trx, spaceIds);
    const within = inTransaction(park, trx);
    const refusals = refuse(order, await readRentalCalendar(within), within.now());
    const refused = refusals.length > 0 ? refusals : await refuseTaken(trx, order.times, spaceIds);
    if (refused.length > 0) return { ok: false, reason: "refused", refusals: refused };
    if (spend && !(await spend(trx))) return { ok: false, reason: "code-used" };
    const { spaces: _, times, event, heads, ...personal } = order;
    const submission = await openSubmission(trx, within, turn, {
      kind: "rental",
      locale,
      email: order.email,
      personal,
      dueOn: await replyDay(within, firstDayOf(times)),
      state: "under-review",
      by: "visitor",
      retainFrom: lastDayOf(times),
    });
    await trx.insertInto("rentals").values({ submission_id: submission.id, event, heads }).execute();
    await writeWhat(trx, submission.id, spaceIds, times);
    await enqueueEmail(trx, park, submission, { mail: "rental-received", forAnybody: true });
    return { ok: true, id: submission.id, secret: submission.secret };
  });
}

/**
 * The last day on which staff answer what comes in now: the longest review, and never after the rental begins (rules
 * D11, D21).
 */
export async function replyDay(within: Park, firstDay: string): Promise<string> {
  return dueAfter(
    await readHolidays(within.db),
    within.now(),
    Number((await readFacts(within))["rental.reviewTo"].value),
    firstDay,
  );
}

/** What approved rentals have against these times, row by row, each with the first space that is taken. */
export async function refuseTaken(
  trx: Transaction<Tables>,
  times: readonly WrittenTime[],
  spaceIds: readonly string[],
  except = "",
): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  for (const time of times) {
    const [held] = await heldAgainst(trx, spaceIds, stretchesOf([time]), except);
    if (!held) continue;
    const name = async (locale: Locale) => (await spaceNames(trx, [held.spaceId], locale)).join();
    const space = { zh_TW: await name("zh_TW"), en_US: await name("en_US"), ja_JP: await name("ja_JP") };
    refusals.push({
      field: `day${time.row}`,
      rule: "taken",
      about: { day: held.day, time: `${held.from}–${held.to}`, space },
    });
  }
  return refusals;
}

/** The first of these days. */
export function firstDayOf(times: readonly { day: string }[]): string {
  return times.map(({ day }) => day).sort()[0] ?? "";
}

/** The day from which the retention period counts. */
export function lastDayOf(times: readonly { lastDay: string }[]): string {
  return (
    times
      .map(({ lastDay }) => lastDay)
      .sort()
      .at(-1) ?? ""
  );
}
