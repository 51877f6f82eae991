import type { Kysely, Transaction } from "kysely";
import { z } from "zod";
import { formatFact } from "#app/visiting/facts/format-fact.ts";
import type { Tables } from "#platform/db/tables.ts";
import { plainLine } from "#platform/form/clean.ts";
import { isLocale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { keyOfSubmission } from "./submission-keys.server.ts";
import { enqueueEmail, undoEmails, undoSeconds } from "./emails.server.ts";
import { openOr } from "./read.server.ts";

/** A price, in whole NT$, for something without a fixed price, with words that only the applicant and staff read. */
export type Quote = { amount: number; words: string };
/** The e-mail that brings a quote, and the lock that comes before any change of its submission. */
export type QuotedKind = {
  mail: "rental-quoted" | "group-quoted";
  lock(trx: Transaction<Tables>, submissionId: string): Promise<void>;
  /** What the quote is for, where that may change later. */
  about?(db: Kysely<Tables>, submissionId: string): Promise<string>;
};

/** An amount as staff write it, in whole NT$, at most eight digits: 12000, 12,000 or １２０００. */
export const quotedAmount = z
  .string()
  .transform(plainLine)
  .pipe(z.string().regex(/^(\d{1,8}|\d{1,2}(,\d{3}){2}|\d{1,3},\d{3})$/))
  .transform((digits) => Number(digits.replaceAll(",", "")));

/**
 * Stores a quote and enqueues its e-mail. The newest quote is the valid one. Sent twice within the minute in which it
 * can be undone, it is stored once. Returns false when the submission was erased.
 */
export function giveQuote(
  park: Park,
  submissionId: string,
  { amount, words, by }: Quote & { by: string },
  { mail, lock, about }: QuotedKind,
): Promise<boolean> {
  return park.db.transaction().execute(async (trx) => {
    await lock(trx, submissionId);
    const quotedFor = (await about?.(trx, submissionId)) ?? null;
    const key = await keyOfSubmission(trx, park, submissionId);
    if (key === "erased") return false;
    const newest = await trx
      .selectFrom("submission_quotes")
      .select(["amount", "sealed_words", "quoted_at", "quoted_by", "quoted_for"])
      .where("submission_id", "=", submissionId)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    const isSame =
      newest &&
      newest.amount === amount &&
      newest.quoted_by === by &&
      newest.quoted_for === quotedFor &&
      openOr(key, "quote", newest.sealed_words) === words;
    if (isSame && park.now().since(newest.quoted_at.toTemporalInstant()).total("seconds") < undoSeconds) return true;
    await trx
      .insertInto("submission_quotes")
      .values({
        submission_id: submissionId,
        amount,
        sealed_words: key.seal("quote", words),
        quoted_at: park.now().toString(),
        quoted_by: by,
        quoted_for: quotedFor,
      })
      .execute();
    const { locale } = await trx
      .selectFrom("submissions")
      .select("locale")
      .where("id", "=", submissionId)
      .executeTakeFirstOrThrow();
    const told = formatFact({ value: amount, unit: "ntd" }, isLocale(locale) ? locale : "zh_TW");
    await enqueueEmail(trx, park, submissionId, { mail, by, words: { amount: told, quote: words } });
    return true;
  });
}

/** Undoes the newest quote and its e-mail. Returns false when the e-mail has left. */
export function undoQuote(park: Park, submissionId: string, by: string, { mail, lock }: QuotedKind): Promise<boolean> {
  return park.db.transaction().execute(async (trx) => {
    await lock(trx, submissionId);
    const newest = await trx
      .selectFrom("submission_quotes")
      .select("id")
      .where("submission_id", "=", submissionId)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    if (!newest || (await undoEmails(trx, park, submissionId, { newest: mail }, by)) === 0) return false;
    await trx.deleteFrom("submission_quotes").where("id", "=", newest.id).execute();
    return true;
  });
}

/**
 * The quote that holds, with `about` the newest that was given for that; nothing when there is none, or the submission
 * was erased.
 */
export async function quoteOf(
  db: Kysely<Tables>,
  park: Park,
  submissionId: string,
  about?: string,
): Promise<Quote | undefined> {
  const all = db
    .selectFrom("submission_quotes")
    .select(["amount", "sealed_words"])
    .where("submission_id", "=", submissionId)
    .orderBy("id", "desc")
    .limit(1);
  const newest = await (about === undefined
    ? all
    : all.where((of) => of.or([of("quoted_for", "is", null), of("quoted_for", "=", about)]))
  ).executeTakeFirst();
  if (!newest) return undefined;
  const words = openOr(await keyOfSubmission(db, park, submissionId), "quote", newest.sealed_words || null);
  return words === undefined ? undefined : { amount: newest.amount, words };
}
