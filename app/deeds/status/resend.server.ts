import { sql } from "kysely";
import { mailDeed } from "#app/deeds/mails.server.ts";
import type { Park } from "#platform/park.ts";

const mostPerHour = 3;

/** Mails a deed's secret link to its own address; false when that was done three times within the hour. */
export async function resendLink(park: Park, deedId: string): Promise<boolean> {
  return park.db.transaction().execute(async (trx) => {
    // Two at once must not both be the third.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`resend ${deedId}`}, 0))`.execute(trx);
    const since = park.now().subtract({ hours: 1 }).toString();
    const sent = await trx.selectFrom("deed_mails").select("id").where("deed_id", "=", deedId).where("mail", "=", "status-link").where("asked_at", ">", sql<Date>`${since}::timestamptz`).execute();
    if (sent.length >= mostPerHour) return false;
    await mailDeed(trx, park, deedId, { mail: "status-link" });
    return true;
  });
}
