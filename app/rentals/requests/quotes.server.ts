import type { Kysely } from "kysely";
import { keyOfDeed } from "#app/deeds/deed-keys.server.ts";
import { mailDeed, takeBackMails } from "#app/deeds/mails.server.ts";
import { openOr } from "#app/deeds/read.server.ts";
import { sayFact } from "#app/visiting/facts/say-fact.ts";
import type { Tables } from "#platform/db/tables.ts";
import { isLocale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { lockRental } from "./ledger.server.ts";

/** An outline quote in whole NT$ with its words, which only the renter and staff read. */
export type Quote = { amount: number; words: string };

/** Gives an outline quote and mails it; the newest holds. False where the deed was erased. */
export function giveQuote(park: Park, deedId: string, { amount, words, by }: Quote & { by: string }): Promise<boolean> {
  return park.db.transaction().execute(async (trx) => {
    await lockRental(trx, deedId);
    const key = await keyOfDeed(trx, park, deedId);
    if (key === "erased") return false;
    await trx.insertInto("rental_quotes").values({ deed_id: deedId, amount, sealed_words: key.seal("quote", words), quoted_at: park.now().toString(), quoted_by: by }).execute();
    const { locale } = await trx.selectFrom("deeds").select("locale").where("id", "=", deedId).executeTakeFirstOrThrow();
    const told = sayFact({ value: amount, unit: "ntd" }, isLocale(locale) ? locale : "zh_TW");
    await mailDeed(trx, park, deedId, { mail: "rental-quoted", by, words: { amount: told, quote: words } });
    return true;
  });
}

/** Takes the newest quote back, and the mail with it; false where that is on its way already. */
export function takeBackQuote(park: Park, deedId: string, by: string): Promise<boolean> {
  return park.db.transaction().execute(async (trx) => {
    await lockRental(trx, deedId);
    const newest = await trx.selectFrom("rental_quotes").select("id").where("deed_id", "=", deedId).orderBy("id", "desc").limit(1).executeTakeFirst();
    if (!newest || (await takeBackMails(trx, park, deedId, { newest: "rental-quoted" }, by)) === 0) return false;
    await trx.deleteFrom("rental_quotes").where("id", "=", newest.id).execute();
    return true;
  });
}

/** The quote that holds; nothing when none was given, or the deed was erased. */
export async function quoteOf(db: Kysely<Tables>, park: Park, deedId: string): Promise<Quote | undefined> {
  const newest = await db.selectFrom("rental_quotes").select(["amount", "sealed_words"]).where("deed_id", "=", deedId).orderBy("id", "desc").limit(1).executeTakeFirst();
  if (!newest) return undefined;
  const words = openOr(await keyOfDeed(db, park, deedId), "quote", newest.sealed_words || null);
  return words === undefined ? undefined : { amount: newest.amount, words };
}
