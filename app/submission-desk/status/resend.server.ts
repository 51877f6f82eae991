import { sql } from "kysely";
import { z } from "zod";
import { emailHash } from "#app/submissions/submissions.server.ts";
import { enqueueEmail } from "#app/submissions/emails.server.ts";
import { defineJob, handle, type JobHandler } from "#platform/jobs.ts";
import type { Park } from "#platform/park.ts";

const mostPerHour = 3;

/**
 * Mails a submission's secret link to its own address: "later" where it waits for the mailbox's summary (rule H24),
 * "often" when that was done three times within the hour.
 */
export async function resendLink(park: Park, submissionId: string): Promise<"yes" | "later" | "often"> {
  return park.db.transaction().execute(async (trx) => {
    // Two at once must not both be the third.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`resend ${submissionId}`}, 0))`.execute(trx);
    const since = park.now().subtract({ hours: 1 }).toString();
    const sent = await trx
      .selectFrom("submission_emails")
      .select("id")
      .where("submission_id", "=", submissionId)
      .where("mail", "=", "status-link")
      .where("asked_at", ">", sql<Date>`${since}::timestamptz`)
      .execute();
    if (sent.length >= mostPerHour) return "often";
    const id = await enqueueEmail(trx, park, submissionId, { mail: "status-link", forAnybody: true });
    const mail = id
      ? await trx.selectFrom("submission_emails").select("summary_id").where("id", "=", id).executeTakeFirst()
      : undefined;
    return mail?.summary_id ? "later" : "yes";
  });
}

/** Told no more than the keyed hash of an address. */
const mailLinks = defineJob("mail-status-links", z.object({ emailHash: z.string() }));
const mostLinks = 10;
const perMailbox = { what: "status-links-of", most: 3, seconds: 60 * 60 };

/**
 * Mails the links of everything lately asked for with an address, for who has lost the reference. A job does it, so
 * that the answer takes as long for an address that nobody ever gave.
 */
export async function askForLinks(park: Park, email: string): Promise<void> {
  const hash = emailHash(park, email);
  if ((await park.limits.wait(perMailbox, hash)) > 0) return;
  await park.db.transaction().execute((trx) => park.jobs.send(trx, mailLinks, { emailHash: hash }));
}

/** Each submission's own mail, as when it is looked up alone: nothing more often than that allows. */
export function mailStatusLinks(park: Park): JobHandler {
  return handle(mailLinks, async ({ emailHash: hash }) => {
    const rows = await park.db
      .selectFrom("submissions")
      .select("id")
      .where("email_hash", "=", hash)
      .orderBy("opened_at", "desc")
      .limit(mostLinks)
      .execute();
    for (const { id } of rows) await resendLink(park, id);
  });
}
