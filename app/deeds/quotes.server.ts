import type { Kysely, Transaction } from "kysely";
import { z } from "zod";
import { sayFact } from "#app/visiting/facts/say-fact.ts";
import type { Tables } from "#platform/db/tables.ts";
import { plainLine } from "#platform/form/clean.ts";
import { isLocale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { keyOfDeed } from "./deed-keys.server.ts";
import { mailDeed, takeBackMails, undoSeconds } from "./mails.server.ts";
import { openOr } from "./read.server.ts";

/**
 * What staff ask for something that has no price of its own, in whole NT$, with words that only the applicant and staff
 * read.
 */
export type Quote = { amount: number; words: string };
/** The mail that tells of a quote, and what staff lock before they change anything of its deed. */
export type QuotedKind = {
  mail: "rental-quoted" | "group-quoted";
  lock(trx: Transaction<Tables>, deedId: string): Promise<void>;
  /** What it is given for, where that may be changed later. */
  about?(db: Kysely<Tables>, deedId: string): Promise<string>;
};

/** An amount as staff write it, in whole NT$, at most eight digits: 12000, 12,000 or １２０００. */
export const quotedAmount = z
  .string()
  .transform(plainLine)
  .pipe(z.string().regex(/^(\d{1,8}|\d{1,2}(,\d{3}){2}|\d{1,3},\d{3})$/))
  .transform((digits) => Number(digits.replaceAll(",", "")));

/**
 * Gives a quote and mails it; the newest holds. Sent twice within the minute in which it can be taken back, it is one.
 * False where the deed was erased.
 */
export function giveQuote(
  park: Park,
  deedId: string,
  { amount, words, by }: Quote & { by: string },
  { mail, lock, about }: QuotedKind,
): Promise<boolean> {
  return park.db.transaction().execute(async (trx) => {
    await lock(trx, deedId);
    const quotedFor = (await about?.(trx, deedId)) ?? null;
    const key = await keyOfDeed(trx, park, deedId);
    if (key === "erased") return false;
    const newest = await trx
      .selectFrom("deed_quotes")
      .select(["amount", "sealed_words", "quoted_at", "quoted_by", "quoted_for"])
      .where("deed_id", "=", deedId)
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
      .insertInto("deed_quotes")
      .values({
        deed_id: deedId,
        amount,
        sealed_words: key.seal("quote", words),
        quoted_at: park.now().toString(),
        quoted_by: by,
        quoted_for: quotedFor,
      })
      .execute();
    const { locale } = await trx
      .selectFrom("deeds")
      .select("locale")
      .where("id", "=", deedId)
      .executeTakeFirstOrThrow();
    const told = sayFact({ value: amount, unit: "ntd" }, isLocale(locale) ? locale : "zh_TW");
    await mailDeed(trx, park, deedId, { mail, by, words: { amount: told, quote: words } });
    return true;
  });
}

/** Takes the newest quote back, and the mail with it; false where that is on its way already. */
export function takeBackQuote(park: Park, deedId: string, by: string, { mail, lock }: QuotedKind): Promise<boolean> {
  return park.db.transaction().execute(async (trx) => {
    await lock(trx, deedId);
    const newest = await trx
      .selectFrom("deed_quotes")
      .select("id")
      .where("deed_id", "=", deedId)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    if (!newest || (await takeBackMails(trx, park, deedId, { newest: mail }, by)) === 0) return false;
    await trx.deleteFrom("deed_quotes").where("id", "=", newest.id).execute();
    return true;
  });
}

/**
 * The quote that holds, with `about` the newest that was given for that; nothing when there is none, or the deed was
 * erased.
 */
export async function quoteOf(
  db: Kysely<Tables>,
  park: Park,
  deedId: string,
  about?: string,
): Promise<Quote | undefined> {
  const all = db
    .selectFrom("deed_quotes")
    .select(["amount", "sealed_words"])
    .where("deed_id", "=", deedId)
    .orderBy("id", "desc")
    .limit(1);
  const newest = await (about === undefined
    ? all
    : all.where((of) => of.or([of("quoted_for", "is", null), of("quoted_for", "=", about)]))
  ).executeTakeFirst();
  if (!newest) return undefined;
  const words = openOr(await keyOfDeed(db, park, deedId), "quote", newest.sealed_words || null);
  return words === undefined ? undefined : { amount: newest.amount, words };
}
