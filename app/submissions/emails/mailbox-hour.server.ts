import { randomUUID } from "node:crypto";
import { sql, type Transaction } from "kysely";
import { z } from "zod";
import type { Tables } from "#platform/db/tables.ts";
import { defineJob } from "#platform/jobs.ts";
import { mailboxOf } from "#platform/mail/mailbox.ts";
import { emailJob } from "#platform/mail/mail.ts";
import type { Park } from "#platform/park.ts";
import { keyedHash } from "#platform/seal.ts";

type Trx = Transaction<Tables>;

/** Told no more than which summary: what stands in it is read when it leaves. */
export const sendMailSummary = defineJob("send-mail-summary", z.object({ summary: z.string() }), emailJob);

/**
 * So many leave by themselves in an hour; what comes beyond waits so many minutes, which leaves ten for a slow mail
 * server.
 */
const mostAnHour = 3;
const summaryAfterMinutes = 50;

/** A mailbox as counts know it. */
export function mailboxHash(park: Pick<Park, "config">, email: string): string {
  return keyedHash(park.config.secret, "mailboxes", mailboxOf(email));
}

/**
 * Whoever counts mails of a mailbox, adds to its summary or closes it goes alone with it until the transaction ends:
 * else one could be added to what is just leaving.
 */
export async function lockMailbox(trx: Trx, hash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mailbox ${hash}`}, 0))`.execute(trx);
}

/**
 * Counts a mail that whoever knows a form can have sent to any address. Answers nothing where it leaves by itself, and
 * beyond three within the hour the summary of its mailbox that it waits for (rule H24). Over all forms and processes;
 * nothing is counted where limits are off.
 */
export async function countInMailbox(
  trx: Trx,
  park: Park,
  mailId: string,
  email: string,
): Promise<{ id: string; leavesAt: Temporal.Instant } | undefined> {
  if (park.limits.off) return undefined;
  const [hash, now] = [mailboxHash(park, email), park.now()];
  await lockMailbox(trx, hash);
  const since = now.subtract({ hours: 1 }).toString();
  const counted = await trx
    .selectFrom("mailbox_mails")
    .select("mail_id")
    .where("mailbox_hash", "=", hash)
    .where("asked_at", ">", sql<Date>`${since}::timestamptz`)
    .limit(mostAnHour)
    .execute();
  if (counted.length < mostAnHour) {
    await trx
      .insertInto("mailbox_mails")
      .values({ mail_id: mailId, mailbox_hash: hash, asked_at: now.toString() })
      .execute();
    return undefined;
  }
  const open = await trx
    .selectFrom("mail_summaries")
    .select(["id", "leaves_at"])
    .where("mailbox_hash", "=", hash)
    .where("closed_at", "is", null)
    .executeTakeFirst();
  if (open) return { id: open.id, leavesAt: open.leaves_at.toTemporalInstant() };
  const [id, leavesAt] = [randomUUID(), now.add({ minutes: summaryAfterMinutes })];
  await trx.insertInto("mail_summaries").values({ id, mailbox_hash: hash, leaves_at: leavesAt.toString() }).execute();
  await park.jobs.send(trx, sendMailSummary, { summary: id }, { delaySeconds: summaryAfterMinutes * 60 });
  return { id, leavesAt };
}

/**
 * Forgets what was counted for a submission's mails, and summaries that hold nobody else's; answers the summaries they
 * were in.
 */
export async function forgetMailboxOf(trx: Trx, submissionId: string): Promise<string[]> {
  const mails = await trx
    .selectFrom("submission_emails")
    .select(["id", "summary_id"])
    .where("submission_id", "=", submissionId)
    .execute();
  await trx
    .deleteFrom("mailbox_mails")
    .where("mail_id", "in", [...mails.map(({ id }) => id), submissionId])
    .execute();
  const summaries = mails.flatMap(({ summary_id }) => summary_id ?? []);
  if (summaries.length === 0) return [];
  await trx
    .deleteFrom("mail_summaries")
    .where("id", "in", summaries)
    .where((on) =>
      on.not(
        on.exists(
          on
            .selectFrom("submission_emails")
            .innerJoin("submission_keys", "submission_keys.submission_id", "submission_emails.submission_id")
            .select("submission_emails.id")
            .whereRef("submission_emails.summary_id", "=", "mail_summaries.id")
            .where("submission_emails.submission_id", "!=", submissionId),
        ),
      ),
    )
    .execute();
  return summaries;
}

/** Forgets mails that count no more, and summaries that left a day ago, or that no try could send in a month. */
export async function forgetMailboxes(park: Park): Promise<void> {
  const before = (hours: number) => new Date(park.now().subtract({ hours }).epochMilliseconds);
  await park.db.deleteFrom("mailbox_mails").where("asked_at", "<", before(1)).execute();
  await park.db
    .deleteFrom("mail_summaries")
    .where((on) => on.or([on("sent_at", "<", before(24)), on("leaves_at", "<", before(31 * 24))]))
    .execute();
}
